import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { exampleXml, plant } from '../../../e2e/support/documents'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'
import { editor } from './test-editor'
import { startEngine } from './test-engine'

const address = '/tools/document-check'
await loadPages(address, `${address}/sample`)

vi.mock('@/workers/rsx/client', () => ({ startChecker: () => startEngine() }))
vi.mock('@/features/tools/document-check/model/create-editor', () => import('./test-editor'))

const platform = platformForTests()
afterEach(() => vi.restoreAllMocks())

async function open(path: string, options = {}) {
  await platform.signIn(options)
  return openPortal(path, { others: [address, `${address}/sample`] })
}
const choose = async (...files: File[]) => userEvent.upload(await screen.findByLabelText('Files to check'), files)
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' })
const shipment = exampleXml('SH104415-1-v7.7-CrossDock')
const staff = { namespace: 'sps', roles: ['network-toolbox:user'] }

describe('checking with the real rules', () => {
  test('a ship notice is judged for two retailers, corrected by one press and by hand, and passes at one', async () => {
    await open(`${address}?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters`)
    const withUnit = plant(shipment, '<OrderQtyUOM>EA<', '<OrderQtyUOM>ea<')
    await choose(new File([plant(withUnit, /<ShipDate>[\d-]+</, '<ShipDate>2026-02-30<')], 'SH1.xml'))
    expect(await status('3 errors in SH1.xml. Passes at 0 of 2 retailers.')).toBeInTheDocument()
    await waitFor(() => expect(editor.text).toContain('2026-02-30'))
    const list = screen.getByRole('region', { name: 'Findings' })
    await userEvent.click(within(list).getByRole('button', { name: 'Replace with EA' }))
    expect(await status('2 errors in SH1.xml. Passes at 0 of 2 retailers.')).toBeInTheDocument()
    act(() => editor.type(editor.text.replace('2026-02-30', '2026-03-02')))
    // The example has no delivery date, which one of the two requires.
    expect(await status('1 error in SH1.xml. Passes at 1 of 2 retailers.')).toBeInTheDocument()
  })

  test('a correction that is pressed while a newer text is checked follows after the check', async () => {
    await open(address)
    const withUnit = plant(shipment, '<OrderQtyUOM>EA<', '<OrderQtyUOM>ea<')
    await choose(new File([plant(withUnit, /<ShipDate>[\d-]+</, '<ShipDate>2026-02-30<')], 'SH1.xml'))
    expect(await status('2 errors in SH1.xml.')).toBeInTheDocument()
    await waitFor(() => expect(editor.text).toContain('2026-02-30'))
    const button = screen.getByRole('button', { name: 'Replace with EA' })
    // Another text moves the place of the finding.
    act(() => editor.type(editor.text.replace('<ShipDate>2026-02-30<', '\n\n<ShipDate>2026-03-02<')))
    act(() => button.click())
    expect(await status(/^No error in SH1\.xml/)).toBeInTheDocument()
    expect(editor.text).toBe(shipment.replace(/<ShipDate>[\d-]+</, '\n\n<ShipDate>2026-03-02<'))
  })

  test('loads a design again that could not be loaded', async () => {
    platform.fail({ match: { path: '/content/My-design-files/Shipments-856.json' }, status: 500 })
    await open(`${address}?retailer=Northgate+Outfitters`)
    await choose(new File([shipment], 'SH1.xml'))
    const cell = (text: string) =>
      screen.findByRole('button', { name: new RegExp(`^SH1.xml, Northgate Outfitters: ${text}`) })
    expect(await cell('Cannot tell')).toBeInTheDocument()
    const note = (await screen.findByText('What cannot be told')).closest<HTMLElement>('[role=note]') as HTMLElement
    expect(note).toHaveTextContent(
      'The design of Shipments could not be loaded: what retailers require cannot be told.',
    )
    platform.context().faults.remove()
    await userEvent.click(within(note).getByRole('button', { name: 'Retry' }))
    expect(await cell('1 error')).toBeInTheDocument()
    expect(screen.queryByText('What cannot be told')).not.toBeInTheDocument()
  })

  test('says first up to where a file was judged when reading stopped', async () => {
    await open(address)
    await choose(new File([shipment.slice(0, shipment.indexOf('</Header>'))], 'SH1.xml'))
    expect(await status('1 error in SH1.xml.')).toBeInTheDocument()
    const list = screen.getByRole('region', { name: 'Findings' })
    const line = within(list).getByText(/^Judged up to line \d+, column \d+, where reading stopped\./)
    const row = within(list).getByText(/is not closed before the end of the file/)
    expect(line.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    act(() => editor.type(shipment))
    expect(await status('No error in SH1.xml. No retailer is chosen.')).toBeInTheDocument()
    expect(screen.queryByText(/^Judged up to/)).not.toBeInTheDocument()
  })

  test('a namespace of a version that there is not leads to a verdict, and another version can be chosen', async () => {
    await open(address)
    await choose(new File([plant(shipment, 'rsx.network.example/7.7', 'rsx.network.example/8.0')], 'SH1.xml'))
    expect(await status('1 error in SH1.xml.')).toBeInTheDocument()
    expect(screen.queryByText(/No version of the schema/)).not.toBeInTheDocument()
    expect(screen.getByText(/names version 8\.0, which Shipments does not have\./)).toHaveTextContent(
      'Shipments has the versions 7.7.4, 7.7.0',
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Version' }), '7.7.0')
    expect(await screen.findByText('Shipments · 7.7.0 · XML')).toBeInTheDocument()
    expect(await screen.findByText(/judged by 7\.7\.0/)).toBeInTheDocument()
  })

  test('stays with the document whose last error was corrected', async () => {
    await open(address)
    const invalid = plant(shipment, '<OrderQtyUOM>EA<', '<OrderQtyUOM>ea<')
    await choose(new File([shipment], 'good.xml'), new File([invalid], 'bad.xml'))
    await waitFor(() => expect(editor.text).toBe(invalid))
    act(() => editor.type(shipment))
    expect(await status('No error in 2 documents. No retailer is chosen.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'bad.xml' })).toHaveAttribute('aria-current', 'true')
  })

  test('asks for the type of a file that fits no document, and checks it as the chosen one', async () => {
    await open(address)
    await choose(new File(['{"Manifest": {}}'], 'unnamed.json'))
    const question = await screen.findByRole('note')
    expect(question).toHaveTextContent('Choose the document type')
    expect(question).toHaveTextContent('The content fits no document of the network.')
    const types = within(question).getByRole('combobox', { name: 'Document type' })
    await userEvent.selectOptions(types, await within(types).findByRole('option', { name: 'Invoices' }))
    expect(await status(/errors in unnamed\.json/)).toBeInTheDocument()
    expect(screen.getByText('Invoices · 7.7.4 · JSON')).toBeInTheDocument()
  })

  test('a type that only the name of the file tells can be changed', async () => {
    await open(address)
    await choose(new File(['<Manifest/>'], 'PO1.xml'))
    expect(await screen.findByText('Orders · 7.7.4 · XML')).toBeInTheDocument()
    const types = screen.getByRole('combobox', { name: 'Document type' })
    await userEvent.selectOptions(types, await within(types).findByRole('option', { name: 'Shipments' }))
    expect(await screen.findByText('Shipments · 7.7.4 · XML')).toBeInTheDocument()
    expect(await screen.findByText(/It should be Shipments\./)).toBeInTheDocument()
  })

  test('people with the Network Toolbox check a document of an internal version', async () => {
    await open(address, staff)
    platform.fail({ match: { path: '/rsx/v1/assets/7.1.0/Orders/' }, status: 404, raw: '' })
    await choose(new File(['{"Header": {"OrderHeader": {"PurchaseOrderNumber": "1"}}}'], 'PO1.json'))
    const versions = await screen.findByRole('combobox', { name: 'Version' })
    await userEvent.selectOptions(versions, await within(versions).findByRole('option', { name: '7.1.0' }))
    expect(await screen.findByText('Orders · 7.1.0 · JSON')).toBeInTheDocument()
    expect(await status(/in PO1\.json/)).toBeInTheDocument()
  })
})

describe('a code that only a later version has', () => {
  const order = (type: string) =>
    `<Orders xmlns="https://rsx.network.example/7.3"><Order><Header><OrderHeader><TradingPartnerId>NGO</TradingPartnerId><PurchaseOrderNumber>PO1</PurchaseOrderNumber><PurchaseOrderTypeCode>${type}</PurchaseOrderTypeCode></OrderHeader></Header></Order></Orders>`

  test('is told with the version, whose schema is loaded only then', async () => {
    const { userId } = await platform.signIn()
    openPortal(address)
    const laterLoads = () =>
      platform
        .context()
        .requests.list(userId)
        .filter(({ path }) => path === '/rsx/v1/assets/7.7.4/Orders/')
    await choose(new File([order('SA')], 'PO1.xml'))
    expect(await screen.findByText('Orders · 7.3.0 · XML')).toBeInTheDocument()
    expect(await status(/^No error in PO1\.xml/)).toBeInTheDocument()
    expect(laterLoads()).toHaveLength(0)
    await waitFor(() => expect(editor.text).toContain('>SA<'))
    act(() => editor.type(order('EO')))
    expect(
      await screen.findByText(/is 'EO'\. This code is in version 7\.7\.4 and not in 7\.3\.0\./),
    ).toBeInTheDocument()
    expect(screen.getByText('Finding 33: Code only in a later version')).toBeInTheDocument()
    expect(laterLoads()).toHaveLength(1)
    act(() => editor.type(order('ZZZ')))
    expect(await screen.findByText(/is 'ZZZ'\. Allowed: /)).toBeInTheDocument()
    expect(laterLoads()).toHaveLength(1)
  })

  test('while it is looked for, the findings that are shown are corrected', async () => {
    await platform.signIn()
    openPortal(address)
    platform.hold({ match: { path: '/rsx/v1/assets/7.7.4/Orders/' } })
    const dated = '</PurchaseOrderTypeCode><PurchaseOrderDate>20260302</PurchaseOrderDate>'
    await choose(new File([order('EO').replace('</PurchaseOrderTypeCode>', dated)], 'PO1.xml'))
    expect(await screen.findByText(/is 'EO'\. Allowed: /)).toBeInTheDocument()
    await waitFor(() => expect(editor.text).toContain('>20260302<'))
    await userEvent.click(screen.getByRole('button', { name: 'Replace with 2026-03-02' }))
    expect(editor.text).toContain('>2026-03-02<')
  })
})

describe('making a sample with the real rules', () => {
  const valueOf = async (name: string) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Values and why' }))
    return within(
      (await screen.findByRole('rowheader', { name: new RegExp(`${name}$`) })).closest('tr') ?? document.body,
    )
  }

  test('names the retailers that contradict each other, and uses the chosen code', async () => {
    const { router } = await open(
      `${address}/sample?document=Orders&retailer=Northgate+Outfitters&retailer=Summit+Trail+Supply`,
    )
    const notice = await screen.findByText('The retailers contradict each other')
    expect(notice.closest('[role=note]')).toHaveTextContent(
      'Northgate Outfitters requires KN; Summit Trail Supply requires DS.',
    )
    const codes = screen.getByRole('combobox', { name: 'PrimaryPOTypeCode in Orders' })
    // Each option says who accepts it.
    expect(
      within(codes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['DS (Summit Trail Supply)', 'KN (Northgate Outfitters)'])
    await userEvent.selectOptions(codes, 'DS')
    await waitFor(async () => expect((await valueOf('PrimaryPOTypeCode')).getByText('DS')).toBeInTheDocument())
    expect(router.state.location.search).toContain('choice=Orders%2FHeader%2FOrderHeader%2FPrimaryPOTypeCode%3DDS')
  })

  test('names a retailer that disagrees with the fulfilment model alone', async () => {
    await open(`${address}/sample?document=Orders&model=DropShip&retailer=Northgate+Outfitters`)
    const notice = await screen.findByText('Northgate Outfitters and the fulfilment model disagree')
    expect(notice.closest('[role=note]')).toHaveTextContent(
      'the fulfilment model has DS; Northgate Outfitters requires KN.',
    )
    expect(screen.queryByText('The retailers contradict each other')).not.toBeInTheDocument()
    const codes = within(screen.getByRole('combobox', { name: 'PrimaryPOTypeCode in Orders' })).getAllByRole('option')
    expect(codes.map(({ textContent }) => textContent)).toEqual([
      'KN (Northgate Outfitters)',
      'DS (the fulfilment model)',
    ])
  })

  test.each([
    [
      'the design',
      'My-design-files/Orders-850.json',
      '?document=Orders&retailer=Northgate+Outfitters',
      'what retailers require',
    ],
    ['the layout', 'CSV/Orders.zip', '?document=Orders&format=csv', 'CSV files of this document cannot be checked'],
  ])('says that %s could not be loaded, and loads it again', async (_, file, query, untold) => {
    platform.fail({ match: { path: `/content/${file}` }, status: 500 })
    await open(`${address}/sample${query}`)
    const note = (await screen.findByText('What cannot be told')).closest<HTMLElement>('[role=note]') as HTMLElement
    expect(note).toHaveTextContent(/of Orders could not be loaded:/)
    expect(note).toHaveTextContent(untold)
    platform.context().faults.remove()
    await userEvent.click(within(note).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText('What cannot be told')).not.toBeInTheDocument())
    expect(screen.getByRole('combobox', { name: /file$/ })).toBeInTheDocument()
  })

  test('is of the chosen version, and is checked by it', async () => {
    const { router } = await open(`${address}/sample?document=Orders`)
    await screen.findByRole('combobox', { name: /file$/ })
    const version = screen.getByRole('combobox', { name: 'Version' })
    const versions = () => within(version).getAllByRole('option')
    // The list of versions is another query than the one that makes the sample.
    await waitFor(() => expect(versions().map(({ textContent }) => textContent)).toEqual(['7.7.4', '7.7.0']))
    await userEvent.selectOptions(version, '7.7.0')
    expect(await screen.findByRole('option', { name: /^PO\d+-1-v7\.7\.0-CrossDock\.xml$/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Open in the check' }))
    expect(await screen.findByText('Orders · 7.7.0 · XML')).toBeInTheDocument()
    expect(router.state.location.search).toBe('?version=7.7.0')
  })
})
