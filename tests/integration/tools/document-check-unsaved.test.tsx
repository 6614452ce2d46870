import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choose, invalid, openTool, status, xml } from './check-page'
import { editor } from './test-editor'

test('saving one document leaves the question before another edited one is lost', async () => {
  await openTool()
  await choose(xml(invalid, 'a.xml'), xml(invalid, 'b.xml'))
  await status('4 errors in 2 documents.')
  const editAndSave = async (name: string, isSaved: boolean) => {
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(editor.text).toBe(invalid))
    act(() => editor.type(`${invalid} `))
    if (isSaved) await userEvent.click(screen.getByRole('button', { name: 'Save file' }))
  }
  await editAndSave('a.xml', false)
  await editAndSave('b.xml', true)
  const close = screen.getByRole('button', { name: 'Close the files' })
  await userEvent.click(close)
  const question = await screen.findByRole('alertdialog', { name: 'Close the edited text?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await userEvent.click(screen.getByRole('button', { name: 'a.xml' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save file' }))
  await userEvent.click(close)
  expect(await screen.findByRole('heading', { name: 'Drop files here' })).toBeInTheDocument()
})

test('a pasted text is discarded only after a question, whatever closes the dialog', async () => {
  await openTool()
  await userEvent.click(screen.getByRole('button', { name: 'Paste text' }))
  const field = screen.getByRole('textbox', { name: 'Text of the document' })
  await userEvent.click(field)
  await userEvent.paste(invalid)
  for (const name of ['Close', 'Cancel']) {
    await userEvent.click(screen.getByRole('button', { name }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard the text?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field).toHaveValue(invalid)
  }
  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Discard the text?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
