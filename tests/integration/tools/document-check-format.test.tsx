import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleXml, plant } from '../../../e2e/support/documents'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'
import { editor } from './test-editor'
import { startEngine } from './test-engine'

const address = '/tools/document-check'
await loadPages(address)

vi.mock('@/workers/rsx/client', () => ({ startChecker: () => startEngine() }))
vi.mock('@/features/tools/document-check/model/create-editor', () => import('./test-editor'))
const saved = vi.hoisted((): Promise<string>[] => [])
vi.mock('@/modules/downloads/save-file', () => ({ saveFile: (file: Blob) => saved.push(file.text()) }))

const platform = platformForTests()
beforeEach(() => void (saved.length = 0))

async function open(text: string) {
  await platform.signIn()
  openPortal(address)
  await userEvent.upload(await screen.findByLabelText('Files to check'), new File([text], 'SH1.xml'))
  return screen.findByRole('button', { name: 'Format the document' })
}
const shipment = exampleXml('SH104415-1-v7.7-CrossDock')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('formatting a document', () => {
  test('gives a document in one line its lines with one press, which can be undone, and saves what the reader chose', async () => {
    const planted = plant(shipment, '<OrderQtyUOM>EA<', '<OrderQtyUOM>ea<')
    const oneLine = planted.replaceAll(/>\s+</g, '><').replace('<Shipment>', `<!--${' x'.repeat(60_000)}--><Shipment>`)
    await userEvent.click(await open(oneLine))
    await waitFor(() => expect(editor.text).not.toBe(oneLine))
    const formatted = editor.text
    expect(formatted.replace(/ *<!--[ x]*-->\n/, '')).toBe(planted)
    const line = formatted.slice(0, formatted.indexOf('<OrderQtyUOM>ea<')).split('\n').length
    expect(await screen.findByRole('button', { name: new RegExp(`^Line ${line}, `) })).toBeInTheDocument()
    await press('Save file')
    await press('Undo')
    expect(await screen.findByRole('button', { name: /^Line 1, / })).toBeInTheDocument()
    await press('Save file')
    await expect(Promise.all(saved)).resolves.toEqual([formatted, oneLine])
  })

  test('is not offered for a document that is not well-formed, with the reason', async () => {
    const cut = shipment.slice(0, shipment.indexOf('</Header>'))
    const button = await open(cut)
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(
        'The document is not well-formed. Correct that first, then format it.',
      ),
    )
    await userEvent.click(button)
    expect(editor.text).toBe(cut)
    act(() => editor.type(shipment))
    await waitFor(() => expect(button).toHaveAccessibleDescription(''))
  })
})
