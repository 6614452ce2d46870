import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { exampleXml, plant } from '../../../e2e/support/documents'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'
import { editor } from './test-editor'
import { startEngine } from './test-engine'

const address = '/tools/document-check'
await loadPages(address)

vi.mock('@/workers/rsx/client', () => ({ startChecker: () => startEngine() }))
vi.mock('@/features/tools/document-check/model/create-editor', () => import('./test-editor'))
const saved = vi.hoisted((): { name: string; text: Promise<string> }[] => [])
vi.mock('@/modules/downloads/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ name, text: file.text() }),
}))

const platform = platformForTests()
afterEach(() => {
  vi.restoreAllMocks()
  editor.close()
  saved.length = 0
})

const shipment = exampleXml('SH104415-1-v7.7-CrossDock')
const otherUnit = plant(shipment, '<OrderQtyUOM>EA<', '<OrderQtyUOM>CA<')
const edi =
  'ISA*00*          *00*          *ZZ*NORTHGATE      *ZZ*LAKESIDE       *260320*0915*U*00401*000000007*0*P*>~GS*PO*NORTHGATE*LAKESIDE*20260320*0915*7*X*004010~ST*850*0001~'

async function open(query = '') {
  await platform.signIn()
  return openPortal(address + query)
}
const choose = async (...files: File[]) => userEvent.upload(await screen.findByLabelText('Files to check'), files)
const beside = async (file: File) => userEvent.upload(await screen.findByLabelText('File to compare with'), file)
const comparison = () => screen.findByRole('region', { name: 'Comparison' })
const sentence = async (text: string | RegExp) =>
  within(await comparison()).findByText(text, { selector: '[role=status]' })
const rows = async () => within(await comparison()).findAllByRole('listitem')
const xml = (text: string, name: string) => new File([text], name)

describe('a document beside another', () => {
  test('two open files: a sentence, a row for the one difference, and the place in both texts', async () => {
    await open()
    await choose(xml(shipment, 'SH1.xml'), xml(otherUnit, 'SH2.xml'))
    const choice = await screen.findByRole('combobox', { name: 'Compare with' })
    expect(choice).toHaveDisplayValue('SH2.xml')
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
    expect(await sentence('1 difference: 1 value differs.')).toBeInTheDocument()
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row).toHaveTextContent(/OrderQtyUOM.*EA.*CA.*EA: Each\. .*CA: Case\. /)
    if (!row) return
    await waitFor(() => expect(editor.isOpen('Text of SH2.xml, to read')).toBe(true))
    await userEvent.hover(within(row).getByRole('button'))
    const at = editor.revealedIn.get('Text of SH2.xml, to read')
    expect(otherUnit.slice(at?.start, at?.end)).toBe('CA')
    const own = editor.revealedIn.get('Text of SH1.xml')
    expect(shipment.slice(own?.start, own?.end)).toBe('EA')
  })

  test('the cursor in one text shows the place in the other', async () => {
    await open()
    await choose(xml(shipment, 'SH1.xml'))
    await beside(xml(otherUnit, 'SH2.xml'))
    await sentence('1 difference: 1 value differs.')
    await waitFor(() => expect(editor.isOpen('Text of SH2.xml, to read')).toBe(true))
    const wanted = '<ShipDate>'
    act(() => editor.moveCursor('Text of SH2.xml, to read', otherUnit.indexOf(wanted) + wanted.length))
    const date = /<ShipDate>([^<]*)/.exec(shipment)?.[1]
    await waitFor(() => {
      const at = editor.revealedIn.get('Text of SH1.xml')
      expect(shipment.slice(at?.start, at?.end)).toBe(date)
    })
  })

  test('equal content in another format is no difference, and a sample is one press away', async () => {
    await open()
    await choose(xml(shipment, 'SH1.xml'))
    await beside(xml(shipment.replaceAll('\n', '\n '), 'SH1 again.xml'))
    expect(await sentence('No difference between SH1.xml and SH1 again.xml.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close the comparison' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Compare with' }), 'A sample')
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
    expect(await sentence(/^\d+ differences: /)).toBeInTheDocument()
  })

  test('the file before its edits, again after each of them', async () => {
    await open()
    await choose(xml(shipment, 'SH1.xml'))
    await waitFor(() => expect(editor.text).toBe(shipment))
    act(() => editor.type(otherUnit))
    await screen.findByText('The file before your edits')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'The file before your edits')
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
    expect(await sentence('1 difference: 1 value differs.')).toBeInTheDocument()
    await screen.findByRole('region', { name: 'Text' })
    act(() => editor.type(shipment))
    expect(await sentence('No difference between SH1.xml and SH1.xml before your edits.')).toBeInTheDocument()
  })

  test.each([
    ['cut.xml', shipment.slice(0, shipment.length / 2), /is not closed before the end of the file/],
    ['picture.png', '\u0089PNG\r\n\u001a\n', /./],
    ['order.edi', edi, /./],
  ])('a file that cannot be read is named, and there is no verdict: %s', async (name, text, reason) => {
    await open()
    await choose(xml(shipment, 'SH1.xml'))
    await beside(xml(text, name))
    const alert = await within(await comparison()).findByRole('alert')
    expect(alert).toHaveTextContent(`${name} could not be read`)
    expect(alert).toHaveTextContent(reason)
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeInTheDocument()
    expect(await comparison()).not.toHaveTextContent('No difference')
  })

  test('another type of document is not compared, with the reason', async () => {
    await open()
    await choose(xml(shipment, 'SH1.xml'))
    await beside(xml(exampleXml('PO104415-1-v7.7-CrossDock'), 'PO1.xml'))
    expect(await within(await comparison()).findByRole('alert')).toHaveTextContent(
      'Only documents of one type are compared.',
    )
  })

  test('all places and a filter are in the address, and the differences are saved as a spreadsheet and Markdown', async () => {
    const { router } = await open()
    await choose(xml(shipment, 'SH1.xml'))
    await beside(xml(otherUnit, 'SH2.xml'))
    await sentence('1 difference: 1 value differs.')
    await userEvent.click(screen.getByRole('radio', { name: 'All' }))
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(20))
    await userEvent.type(screen.getByLabelText('Filter'), 'ShipDate')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await waitFor(() => expect(router.state.location.search).toBe('?show=all&filter=ShipDate'))
    const exports = within(screen.getByRole('group', { name: 'Comparison as a file' }))
    await userEvent.click(exports.getByRole('button', { name: 'Markdown' }))
    await userEvent.click(exports.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['comparison.md', 'comparison.csv']))
    const [markdown, csv] = await Promise.all(saved.map(({ text }) => text))
    expect(markdown).toContain('# SH1.xml beside SH2.xml')
    expect(csv?.split('\r\n')[1]).toContain('OrderQtyUOM')
  })
})

describe('files that are open together', () => {
  test('a file in X12 is not selected before a document of RSX', async () => {
    await open()
    await choose(xml(edi, 'order.edi'), xml(shipment, 'SH1.xml'))
    expect(await screen.findByRole('button', { name: 'SH1.xml' })).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(editor.text).toBe(shipment))
    expect(screen.getByRole('button', { name: 'SH1.xml' })).toHaveAttribute('aria-current', 'true')
  })

  test('Undo takes back a change after another file was selected meanwhile', async () => {
    await open()
    await choose(xml(shipment, 'SH1.xml'), xml(otherUnit, 'SH2.xml'))
    await waitFor(() => expect(editor.text).toBe(shipment))
    act(() => editor.type(`${shipment} `))
    await userEvent.click(screen.getByRole('button', { name: 'SH2.xml' }))
    await waitFor(() => expect(editor.text).toBe(otherUnit))
    await userEvent.click(screen.getByRole('button', { name: 'SH1.xml' }))
    await waitFor(() => expect(editor.text).toBe(`${shipment} `))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(editor.text).toBe(shipment)
  })
})
