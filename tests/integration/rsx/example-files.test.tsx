import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setErrorReporter } from '@/config/error-report'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/rsx/docs/example-download')

const saved = vi.hoisted((): { name: string; file: Blob }[] => [])
vi.mock('@/modules/downloads/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ name, file }),
}))

const platform = platformForTests()
const address = '/rsx/docs/example-download'
const open = async (query = '') => {
  await platform.signIn()
  const portal = openPortal(address + query)
  await screen.findByRole('heading', { level: 1, name: 'Example Files', hidden: true })
  return portal
}
const form = 'Make a sample for your retailers'
const cards = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => (textContent === form ? [] : [textContent]))
const cardOf = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest<HTMLElement>('[class*="_card_"]') as HTMLElement
const numbersOf = (name: string) =>
  within(cardOf(name))
    .getAllByText(/^\d{3}$/)
    .map(({ textContent }) => textContent)
const files = (name: string) =>
  within(screen.getByRole('list', { name: `Example files of ${name}` }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const order = 'PO104417-1-v7.7-BulkImport'

afterEach(() => {
  saved.length = 0
})

describe('make a sample', () => {
  const sample = () => within(screen.getByRole('region', { name: 'Make a sample' }))
  const link = () => sample().getByRole('link', { name: 'Make a sample' }).getAttribute('href')

  it('opens the page that makes it with the choices and the format of the page', async () => {
    await open('?format=json')
    expect(link()).toBe('/tools/document-check/sample?format=json')
    await userEvent.click(sample().getByRole('radio', { name: 'Shipment' }))
    await userEvent.selectOptions(sample().getByRole('combobox', { name: 'Format' }), 'CSV')
    await userEvent.selectOptions(sample().getByRole('combobox', { name: 'Fulfilment model' }), 'Drop ship')
    await userEvent.selectOptions(sample().getByRole('combobox', { name: 'Size' }), 'Everything')
    await userEvent.click(sample().getByRole('button', { name: 'Choose retailers' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Northgate Outfitters' }))
    await userEvent.click(screen.getByRole('button', { name: 'Make for 1' }))
    expect(new URLSearchParams(link()?.split('?')[1]).toString()).toBe(
      'document=Shipments&format=csv&model=DropShip&size=everything&retailer=Northgate+Outfitters',
    )
  })
})

describe('the list of retailers', () => {
  const openList = async () => {
    await open()
    const makeSample = within(screen.getByRole('region', { name: 'Make a sample' }))
    await userEvent.click(makeSample.getByRole('button', { name: 'Choose retailers' }))
    return within(await screen.findByRole('dialog', { name: 'Retailer List' }))
  }

  it('is never empty while it is loaded', async () => {
    const answer = platform.hold({ match: { path: '/content/My-design-files/.*' } })
    const list = await openList()
    expect(list.getByText('Loading the retailers')).toBeInTheDocument()
    expect(list.queryByText('No records found')).not.toBeInTheDocument()
    answer()
    expect(await list.findByRole('checkbox', { name: 'Northgate Outfitters' })).toBeEnabled()
  })

  it('that could not be loaded says so, and is loaded by Retry', async () => {
    platform.fail({ match: { path: '/content/My-design-files/.*' }, status: 500 })
    const list = await openList()
    expect(await list.findByRole('alert')).toHaveTextContent('The retailers could not be loaded')
    expect(list.queryByText('No records found')).not.toBeInTheDocument()
    platform.context().faults.remove()
    await userEvent.click(list.getByRole('button', { name: 'Retry' }))
    await userEvent.click(await list.findByRole('checkbox', { name: 'Northgate Outfitters' }))
    await userEvent.click(list.getByRole('button', { name: 'Make for 1' }))
    expect(screen.getByRole('button', { name: 'Remove Northgate Outfitters' })).toBeVisible()
  })
})

describe('the cards', () => {
  it('are seven with their numbers and models, the most used first', async () => {
    await open()
    expect(cards()).toEqual([
      'Orders',
      'OrderAcks',
      'Shipments',
      'Invoices',
      'OrderChanges',
      'OrderChangeAcks',
      'InventoryInquiriesAndAdvices',
    ])
    expect(cards().map((name) => numbersOf(name))).toEqual([
      ['850', '875', '940'],
      ['855'],
      ['856'],
      ['810'],
      ['860'],
      ['865'],
      ['846'],
    ])
    expect(files('Orders')).toEqual([
      'Cross dockPO104415-1-v7.7-CrossDock.xml',
      'Multi storePO104416-1-v7.7-MultiStore.xml',
      `Bulk import${order}.xml`,
      'Drop shipPO104418-1-v7.7-DropShip.xml',
    ])
    expect(files('Shipments').length).toBeGreaterThan(4)
    expect(screen.getByText('7 document types')).toHaveAttribute('role', 'status')
  })

  it('are filtered by name and number and sorted, both in the address', async () => {
    const user = userEvent.setup()
    const { router } = await open()
    const filter = screen.getByRole('textbox', { name: 'Filter' })
    await user.type(filter, '86')
    await waitFor(() => expect(cards()).toEqual(['OrderChanges', 'OrderChangeAcks']))
    await user.clear(filter)
    await user.type(filter, 'order')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Document Name Z-A')
    await waitFor(() => expect(cards()).toEqual(['Orders', 'OrderChanges', 'OrderChangeAcks', 'OrderAcks']))
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?(?=.*filter=order)(?=.*sort=za)/))
    await user.type(filter, 'zzz')
    expect(await screen.findByRole('heading', { name: 'No records found' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(cards()).toHaveLength(7))
  })

  it('shorten a long filter in the message', async () => {
    await open(`?filter=${'z'.repeat(1000)}`)
    expect(screen.getByText(`No document name or number contains “${'z'.repeat(60)}…”.`)).toBeVisible()
  })

  it('say which documents lack a format, instead of their files', async () => {
    const user = userEvent.setup()
    await open('?format=json')
    expect(screen.getByRole('radio', { name: 'JSON' })).toBeChecked()
    expect(files('Invoices')[0]).toMatch(/\.json$/)
    expect(screen.queryByRole('list', { name: 'Example files of OrderChanges' })).toBeNull()
    const isLimited = (name: string) => within(cardOf(name)).queryByText('XML and Positional only') !== null
    expect(cards().filter(isLimited)).toEqual(['OrderChanges', 'OrderChangeAcks'])
    await user.click(screen.getByRole('radio', { name: 'Positional' }))
    expect(files('OrderChanges')[0]).toMatch(/\.txt$/)
  })

  it('ignore invalid values in the address', async () => {
    await open('?format=exe&sort=%00&file=..%2F..%2Fsecret')
    expect(screen.getByRole('radio', { name: 'XML' })).toBeChecked()
    expect(cards()).toHaveLength(7)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('downloads', () => {
  it('save one file, and all of a document as one archive', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(screen.getByRole('button', { name: `Download ${order}.xml` }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe(`${order}.xml`)
    expect(await saved[0]?.file.text()).toContain('<PurchaseOrderNumber>PO104417-1</PurchaseOrderNumber>')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.getByRole('button', { name: `Download ${order}.xml` })).not.toHaveAttribute('aria-busy')
    await user.click(screen.getByRole('button', { name: 'Download all Orders-v7.7-XML.zip' }))
    await waitFor(() => expect(saved[1]?.name).toBe('Orders-v7.7-XML.zip'))
    expect(new TextDecoder().decode((await saved[1]?.file.arrayBuffer())?.slice(0, 2))).toBe('PK')
  })

  it('show a spinner until they end, and can be cancelled', async () => {
    const user = userEvent.setup()
    await open()
    platform.hold({ match: { path: `/content/OMM-example-files/.*${order}` } })
    const button = screen.getByRole('button', { name: `Download ${order}.xml` })
    await user.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('progressbar', { name: `Download of ${order}.xml` })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: `Cancel download of ${order}.xml` }))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(saved).toEqual([])
  })

  it('continue when the list shows other files', async () => {
    const user = userEvent.setup()
    await open()
    const answer = platform.hold({ match: { path: '/content/OMM-example-files/.*XML\\.zip' } })
    await user.click(screen.getByRole('button', { name: 'Download all Orders-v7.7-XML.zip' }))
    await user.click(screen.getByRole('radio', { name: 'JSON' }))
    const other = screen.getByRole('button', { name: 'Download all Orders-v7.7-JSON.zip' })
    expect(other).not.toHaveAttribute('aria-busy')
    expect(screen.queryByRole('progressbar')).toBeNull()
    await user.click(other)
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Orders-v7.7-JSON.zip']))

    await user.click(screen.getByRole('radio', { name: 'XML' }))
    expect(screen.getByRole('button', { name: 'Cancel download of Orders-v7.7-XML.zip' })).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'zzz')
    await screen.findByRole('heading', { name: 'No records found' })
    answer()
    await waitFor(() => expect(saved.at(-1)?.name).toBe('Orders-v7.7-XML.zip'))
  })

  it('end with the page', async () => {
    const user = userEvent.setup()
    const { unmount } = await open()
    const answer = platform.hold({ match: { path: `/content/OMM-example-files/.*${order}` } })
    await user.click(screen.getByRole('button', { name: `Download ${order}.xml` }))
    unmount()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(saved).toEqual([])
  })

  it.each([
    ['fail', { status: 500 }],
    ['are refused', { status: 403 }],
    ['cannot be reached', { drop: true }],
    ['break off half way', { cutAfter: 500 }],
    ['are answered with a page', { raw: '<h1>Sign in</h1>', headers: { 'Content-Type': 'text/html' } }],
  ])('that %s are only logged, and the spinner ends', async (_, fault) => {
    const user = userEvent.setup()
    const logged = vi.fn<(error: unknown) => void>()
    setErrorReporter(logged)
    await open()
    platform.fail({ match: { path: '/content/OMM-example-files/' }, ...fault })
    const button = screen.getByRole('button', { name: `Download ${order}.xml` })
    await user.click(button)
    await waitFor(() => expect(logged).toHaveBeenCalled())
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(saved).toEqual([])
  })
})

describe('a file in the page', () => {
  it('opens by its name, has an address of its own and closes', async () => {
    const user = userEvent.setup()
    const { router } = await open('?filter=orders')
    const list = router.state.location.key
    const link = screen.getByRole('link', { name: `Bulk import: open ${order}.xml` })
    await user.click(link)
    const preview = await screen.findByRole('dialog', { name: `${order}.xml` })
    const dialog = within(preview)
    await waitFor(() => expect(preview).toHaveTextContent('<PurchaseOrderNumber>PO104417-1</PurchaseOrderNumber>'))
    expect(dialog.getByRole('button', { name: 'Copy Code' })).toBeVisible()
    expect(router.state.location.search).toBe(`?filter=orders&file=${order}.xml`)
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('?filter=orders')
    // Closing went back to the entry of the list: going back again leaves the list, and the file is forward.
    expect(router.state.historyAction).toBe('POP')
    expect(router.state.location.key).toBe(list)
  })

  it('keeps a filter that was typed just before it was opened', async () => {
    const user = userEvent.setup()
    const { router } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), '850')
    await user.click(screen.getByRole('link', { name: `Bulk import: open ${order}.xml` }))
    await waitFor(() => expect(router.state.location.search).toBe(`?filter=850&file=${order}.xml`))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe('?filter=850'))
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('850')
  })

  it('opened directly by its address closes without going back', async () => {
    const user = userEvent.setup()
    const { router } = await open(`?filter=orders&file=${order}.xml`)
    await screen.findByRole('dialog', { name: `${order}.xml` })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.historyAction).toBe('REPLACE')
    expect(router.state.location.search).toBe('?filter=orders')
  })

  it('continues to download after it is closed', async () => {
    const user = userEvent.setup()
    const answer = platform.hold({ match: { path: `/content/OMM-example-files/.*${order}` } })
    await open(`?file=${order}.xml`)
    const dialog = within(await screen.findByRole('dialog', { name: `${order}.xml` }))
    await user.click(dialog.getByRole('button', { name: `Download ${order}.xml` }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved).toEqual([])
    answer()
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`${order}.xml`]))
  })

  it('opens directly by its address, in every format', async () => {
    await open(`?file=${order}.json`)
    const dialog = within(await screen.findByRole('dialog', { name: `${order}.json` }))
    expect(await dialog.findByText(/"Header"/)).toBeVisible()
  })

  it('says when it cannot be loaded and tries again', async () => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/content/OMM-example-files/' }, status: 503 })
    await open(`?file=${order}.csv`)
    expect(await screen.findByRole('heading', { name: 'The file could not be shown' })).toBeVisible()
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/PO104417-1/, { selector: 'code' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: `${order}.csv` })).toHaveFocus()
  })

  it('says when it does not exist', async () => {
    platform.fail({ match: { path: '/content/OMM-example-files/' }, status: 404 })
    await open(`?file=${order}.xml`)
    expect(await screen.findByRole('heading', { name: 'File Not Found' })).toBeVisible()
    expect(screen.getByText('We could not find the requested document')).toBeVisible()
  })
})
