import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useShortcuts } from '@/browser/shortcuts'
import { Dialog } from '@/ui/Dialog'
import { FilterField } from '@/ui/FilterField'

function Page({ dialog = false }: { dialog?: boolean }) {
  const [areOn, turn] = useShortcuts()
  return (
    <>
      <button type="button" onClick={() => turn(!areOn)}>
        Turn
      </button>
      <FilterField placeholder="Name" value="" onChange={() => undefined} />
      <textarea aria-label="Notes" />
      {dialog && (
        <Dialog open onOpenChange={() => undefined} title="A question" footer={<button type="button">Yes</button>} />
      )}
    </>
  )
}

const filter = () => screen.getByRole('textbox', { name: 'Filter', hidden: true })

it('is focused by the key /, but not while the reader types elsewhere', async () => {
  render(<Page />)
  expect(filter()).toHaveAttribute('aria-keyshortcuts', '/')
  const notes = screen.getByRole('textbox', { name: 'Notes' })
  await userEvent.type(notes, 'and/or')
  expect(notes).toHaveFocus()
  expect(notes).toHaveValue('and/or')
  act(() => notes.blur())
  await userEvent.keyboard('/')
  expect(filter()).toHaveFocus()
  expect(filter()).toHaveValue('')
})

it('is not focused from a dialog', async () => {
  render(<Page dialog />)
  const yes = await screen.findByRole('button', { name: 'Yes' })
  act(() => yes.focus())
  await userEvent.keyboard('/')
  expect(yes).toHaveFocus()
  act(() => yes.blur())
  await userEvent.keyboard('/')
  expect(filter()).not.toHaveFocus()
})

it('is not focused by the key / when the reader has turned the shortcut off', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Turn' }))
  await userEvent.keyboard('/')
  expect(filter()).not.toHaveFocus()
  expect(filter()).not.toHaveAttribute('aria-keyshortcuts')
  expect(localStorage.getItem('dc.shortcuts')).toBe('off')
  await userEvent.click(screen.getByRole('button', { name: 'Turn' }))
  expect(localStorage.getItem('dc.shortcuts')).toBeNull()
  await userEvent.keyboard('/')
  expect(filter()).toHaveFocus()
})

it('passes on the first 20 of the marks on a letter', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<FilterField placeholder="Name" value="" onChange={onChange} />)
  fireEvent.change(filter(), { target: { value: `a${'\u0301'.repeat(20_000)}b` } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(`a${'\u0301'.repeat(20)}b`)
})
