import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/rsx/docs/schema-download')

const saved = vi.hoisted((): { name: string; text: Promise<string> }[] => [])
vi.mock('@/modules/downloads/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ name, text: file.text() }),
}))

const platform = platformForTests()
const address = '/rsx/docs/schema-download'
const open = (query = '') => openPortal(address + query)
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const versions = (name: string) =>
  within(screen.getByRole('group', { name: `Versions of ${name}` }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const choose = (user: ReturnType<typeof userEvent.setup>, name: string, version: string) =>
  user.click(within(screen.getByRole('group', { name: `Versions of ${name}` })).getByRole('button', { name: version }))
const download = () => screen.getByRole('button', { name: 'Download Schemas' })

afterEach(() => {
  vi.useRealTimers()
  saved.length = 0
  delete window.dataLayer
})

describe('the list', () => {
  it('opens for visitors with the base version, the numbers, and the most used first', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Schema Downloads' })).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'Version' })).toHaveValue('7.7.0')
    expect(titles().slice(0, 4)).toEqual(['Orders', 'OrderAcks', 'Shipments', 'Invoices'])
    const [first] = screen.getAllByRole('listitem')
    await waitFor(() => expect(first).toHaveTextContent('Orders850875ORDERS7.7.0'))
    expect(screen.queryByText(/7\.1\.0/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })

  it('filters by name and number, sorts, and says when nothing matches', async () => {
    const user = userEvent.setup()
    const { router } = open()
    const filter = await screen.findByRole('textbox', { name: 'Filter' })
    await user.type(filter, '875')
    await waitFor(() => expect(titles()).toEqual(['Orders']))
    expect(screen.getByText('1 document')).toHaveAttribute('role', 'status')
    await waitFor(() => expect(router.state.location.search).toBe('?filter=875'))
    await user.clear(filter)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Document Name Z-A')
    await waitFor(() => expect(titles()[0]).toBe('WarehouseTransferReceiptAdvices'))
    await user.type(filter, 'zzz')
    expect(await screen.findByRole('heading', { name: 'No records found' })).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?(?=.*\bfilter=zzz\b)(?=.*\bsort=za\b)/))
  })

  it('shortens a long filter in the message', async () => {
    open(`?filter=${'z'.repeat(1000)}`)
    expect(await screen.findByText(`No document name or number contains “${'z'.repeat(60)}…”.`)).toBeVisible()
  })

  it('finds a version by typing, after 200 ms', async () => {
    const user = userEvent.setup()
    open('?showLegacy=true')
    const picker = await screen.findByRole('combobox', { name: 'Version' })
    await user.click(picker)
    const options = () =>
      within(screen.getByRole('listbox', { name: 'Version' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(options()).toEqual(['All versions', '7.7.0', '6.9.0'])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(picker, { target: { value: '6' } })
    act(() => void vi.advanceTimersByTime(150))
    fireEvent.change(picker, { target: { value: '6.' } })
    act(() => void vi.advanceTimersByTime(199))
    expect(options()).toHaveLength(3)
    act(() => void vi.advanceTimersByTime(1))
    expect(options()).toEqual(['6.9.0'])
    vi.useRealTimers()
    await user.keyboard('{Enter}')
    expect(picker).toHaveValue('6.9.0')
    await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Orders', 'Shipments', 'Invoices']))
    await user.type(picker, 'nonsense')
    expect(await screen.findByText('No version matches')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(picker).toHaveValue('6.9.0')
  })

  it('hides legacy schemas until the switch is on', async () => {
    const user = userEvent.setup()
    const { router } = open('?set=qualified')
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    const version = screen.getByRole('combobox', { name: 'Version' })
    const legacy = screen.getByRole('switch', { name: 'Show legacy schemas' })
    expect(versions('Orders')).toEqual(['7.7.4'])
    await user.click(legacy)
    expect(versions('Orders')).toEqual(['7.7.4', '7.3.0'])
    expect(version).toHaveValue('All versions')
    await user.click(legacy)
    expect(versions('Orders')).toEqual(['7.7.4'])
    expect(version).toHaveValue('7.7.4')
    expect(router.state.location.search).toBe('?set=qualified')
  })

  it('keeps the version of the address when legacy schemas are shown', async () => {
    open('?set=qualified&version=7.7.4&showLegacy=true')
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    expect(versions('Orders')).toEqual(['7.7.4'])
  })

  it('changes between network and qualified schemas; the format goes back to XML', async () => {
    const user = userEvent.setup()
    open()
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    await user.click(screen.getByRole('radio', { name: 'CSV' }))
    expect(screen.getAllByText('Not available as CSV').length).toBeGreaterThan(3)
    await choose(user, 'Orders', '7.7.0')
    await user.click(screen.getByRole('radio', { name: 'Show Qualified Schemas' }))
    expect(screen.getByRole('radio', { name: 'XML' })).toBeChecked()
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('7.7.4')
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })
})

describe('the restricted version', () => {
  const toolbox = { namespace: 'sps', roles: ['network-toolbox:user'] }

  it.each([
    [
      'staff without the toolbox',
      { namespace: 'spsc' },
      'Schema version 7.1.0 is available through the Service Desk with Network Toolbox.',
    ],
    ['staff with it', toolbox, 'Schema version 7.1.0 is internal only.'],
  ])('has a note for %s', async (_, person, note) => {
    await platform.signIn(person)
    open()
    expect(await screen.findByText(note)).toBeVisible()
  })

  it('is hidden from customers', async () => {
    await platform.signIn()
    open()
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    expect(screen.queryByText(/7\.1\.0/)).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Show Internal Schemas' })).toBeNull()
  })

  it('is offered to staff with the toolbox', async () => {
    await platform.signIn(toolbox)
    open()
    await userEvent.setup().click(await screen.findByRole('radio', { name: 'Show Internal Schemas' }))
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('7.1.0')
    expect(titles()).toContain('WarehouseInventoryAdjustmentAdvices')
  })
})

describe('a download', () => {
  it('of one schema is saved under its name and reported to analytics', async () => {
    const user = userEvent.setup()
    platform.fail({
      match: { path: '/rsx/v1/assets/7.7.0/Orders/\\?format=json&structure=true' },
      raw: 'PK the schema',
    })
    open('?format=json')
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    await choose(user, 'Orders', '7.7.0')
    expect(screen.getByText('Orders-7.7.0-schema.zip')).toBeVisible()
    await user.click(download())
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('Orders-7.7.0-schema.zip')
    expect(await saved[0]?.text).toBe('PK the schema')
    expect(window.dataLayer).toContainEqual({ event: 'schema-download', format: 'JSON', schemas: ['Orders 7.7.0'] })
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })

  it('that fails saves nothing, says so, and keeps the choice', async () => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/assets/7.7.0/Invoices' }, drop: true })
    open()
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    await choose(user, 'Orders', '7.7.0')
    await choose(user, 'Invoices', '7.7.0')
    await user.click(download())
    expect(
      await screen.findByText(
        /^An error has occurred while getting schema, please try again later\. Check your internet connection and try again\. Invoices 7\.7\.0 could not be read; nothing was saved\.$/,
      ),
    ).toBeVisible()
    expect(saved).toEqual([])
    expect(window.dataLayer ?? []).toEqual([])
    expect(screen.getByText('2 schemas')).toBeVisible()
    expect(download()).not.toHaveAttribute('aria-busy')
  })

  it.each([
    ['a page', { raw: '<h1>Sign in</h1>', headers: { 'Content-Type': 'text/html; charset=utf-8' } }],
    ['something else', { raw: 'nothing that could be opened' }],
  ])('that is answered with %s saves nothing, and says so', async (_, answer) => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/assets/7.7.0/Orders' }, ...answer })
    open()
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    await choose(user, 'Orders', '7.7.0')
    await user.click(download())
    expect(await screen.findByText('An error has occurred while getting schema, please try again later.')).toBeVisible()
    expect(saved).toEqual([])
    expect(window.dataLayer ?? []).toEqual([])
  })

  it('with a damaged archive names its document', async () => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/assets/7.7.0/Orders/' }, raw: 'PK damaged' })
    open()
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    await choose(user, 'Orders', '7.7.0')
    await choose(user, 'Invoices', '7.7.0')
    await user.click(download())
    expect(await screen.findByText(/Orders 7\.7\.0 could not be read; nothing was saved\.$/)).toBeVisible()
    expect(saved).toEqual([])
  })

  it('contains nothing that the list does not show', async () => {
    const user = userEvent.setup()
    open('?set=qualified&version=all&showLegacy=true')
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    await choose(user, 'Orders', '7.3.0')
    await choose(user, 'Invoices', '7.7.4')
    expect(screen.getByText('2 schemas')).toBeVisible()
    await user.click(screen.getByRole('switch', { name: 'Show legacy schemas' }))
    expect(screen.getByText('1 schema')).toBeVisible()
    await user.click(download())
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Invoices-7.7.4-schema.zip']))
    await user.click(screen.getByRole('switch', { name: 'Show legacy schemas' }))
    expect(screen.getByText('2 schemas')).toBeVisible()
  })

  it('continues when the selection is cleared', async () => {
    const user = userEvent.setup()
    const answer = platform.hold({ match: { path: '/rsx/v1/assets/7.7.0/Orders' } })
    open()
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    await choose(user, 'Orders', '7.7.0')
    await user.click(download())
    await choose(user, 'Orders', '7.7.0')
    await user.click(screen.getByRole('radio', { name: 'Show Qualified Schemas' }))
    expect(screen.getByRole('progressbar', { name: 'Download' })).toBeVisible()
    expect(download()).not.toHaveAttribute('aria-disabled')
    answer()
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Orders-7.7.0-schema.zip']))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  })

  it('shows its progress until the file is saved, then no longer', async () => {
    const user = userEvent.setup()
    const answer = platform.hold({ match: { path: '/rsx/v1/assets/7.7.0/Orders' } })
    open()
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    await choose(user, 'Orders', '7.7.0')
    await user.click(download())
    expect(await screen.findByRole('progressbar', { name: 'Download' })).toBeVisible()
    expect(saved).toEqual([])
    answer()
    await waitFor(() => expect(saved).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  it('can be cancelled', async () => {
    const user = userEvent.setup()
    const answer = platform.hold({ match: { path: '/rsx/v1/assets/7.7.0/Orders' }, raw: 'late' })
    open()
    await screen.findByRole('heading', { level: 2, name: 'Orders' })
    await choose(user, 'Orders', '7.7.0')
    await user.click(download())
    expect(await screen.findByRole('progressbar', { name: 'Download' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    answer()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(saved).toEqual([])
    expect(screen.queryByText(/An error has occurred/)).toBeNull()
  })
})

const envelope = { error: { error: 'Down', errorDescription: 'Back at noon.' } }
const faults = [
  ['400', { status: 400, body: envelope }, ''],
  ['401', { status: 401, body: envelope }, ''],
  ['403', { status: 403, body: envelope }, ''],
  ['404', { status: 404, body: envelope }, ''],
  ['500 with the envelope', { status: 500, body: envelope }, ''],
  ['500 without it', { status: 500, raw: '<h1>oops</h1>' }, ''],
  ['malformed JSON', { status: 200, raw: '{"assets": [' }, ''],
  ['another shape', { status: 200, body: [1, 2] }, ''],
  ['a dropped connection', { drop: true }, ' Check your internet connection and try again.'],
] as const

describe('failures of the listing', () => {
  it.each(faults)('show the message and Retry, after %s', async (_, fault, cause) => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/assets' }, ...fault })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `An error has occurred while fetching schema names, please try again later.${cause}`,
    )
    expect(screen.getAllByText(/An error has occurred/)).toHaveLength(1)
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Orders' })).toBeVisible()
  })
})

describe('failures of the document numbers', () => {
  it.each(faults)('show the message and leave the schemas, after %s', async (_, fault, cause) => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/schema_document_relationship/rsx/' }, ...fault })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `An error has occurred while fetching doc number, please try again later.${cause}`,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Orders' })).toBeVisible()
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})
