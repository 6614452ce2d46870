import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentToasts } from '@/ui/toast'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/rsx/docs/fields-qualifiers')

const platform = platformForTests()
const root = '/rsx/docs/fields-qualifiers'
const open = (path = '') => openPortal(root + path)
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
/** The first column of the visible rows. Uses a selector, because computing the roles of hundreds of rows takes seconds. */
const shownRows = () =>
  [...document.querySelectorAll('tbody tr:not([hidden]) > td:first-child')].map(
    ({ firstChild }) => firstChild?.textContent,
  )
const filter = () => screen.getByLabelText('Filter')

beforeEach(async () => {
  await platform.signIn()
})

describe('the choice', () => {
  it('starts with the qualified version and leads to a document', async () => {
    const user = userEvent.setup()
    const { router } = open()
    const documents = within(await screen.findByRole('navigation', { name: 'Documents of 7.7.4' }))
    expect(documents.getAllByRole('link')[0]).toHaveAttribute('href', `${root}/7.7.4/Orders`)
    expect(await documents.findByRole('link', { name: /Orders 850 ?875 ?ORDERS/ })).toBeVisible()
    const picker = screen.getByRole('combobox', { name: 'Version' })
    await user.click(picker)
    await user.click(screen.getByRole('option', { name: '7.7.0' }))
    expect(router.state.location.pathname).toBe(`${root}/7.7.0`)
    await user.click(await screen.findByRole('link', { name: /^Invoices/ }))
    expect(await heading('Invoices')).toBeVisible()
  })

  it('of another version keeps the filter, and the document if that version has it', async () => {
    const user = userEvent.setup()
    const { router } = open('/7.7.0/CarrierLoadTenders?filter=date&qualified=true')
    await heading('CarrierLoadTenders')
    const choose = async (name: string, option: string) => {
      await user.click(await screen.findByRole('combobox', { name }))
      await user.click(screen.getByRole('option', { name: option }))
    }
    await choose('Document type', 'Orders')
    expect(router.state.location.pathname).toBe(`${root}/7.7.0/Orders`)
    await waitFor(() => expect(filter()).toHaveValue('date'))
    await choose('Version', '7.7.4')
    expect(router.state.location.pathname).toBe(`${root}/7.7.4/Orders`)
    await waitFor(() => expect(screen.getByLabelText('Show only Qualified Fields')).toBeChecked())
    expect(filter()).toHaveValue('date')
  })
})

describe('the fields', () => {
  it('are filtered by name or description and by the checkbox, both in the address', async () => {
    const user = userEvent.setup()
    const { router } = open('/7.7.4/ProductActivities')
    expect(await screen.findByText('108 fields, 15 with qualifiers')).toHaveAttribute('role', 'status')
    await user.type(filter(), 'DATETIMEQUAL')
    await waitFor(() => expect(shownRows()).toEqual(['DateTimeQualifier']))
    await waitFor(() => expect(router.state.location.search).toBe('?filter=DATETIMEQUAL'))
    await user.clear(filter())
    await user.click(screen.getByLabelText('Show only Qualified Fields'))
    await waitFor(() => expect(router.state.location.search).toBe('?qualified=true'))
    expect(await screen.findByText('15 of 108 fields, 15 with qualifiers')).toBeVisible()
    expect(shownRows()).toHaveLength(15)
    await user.click(screen.getByRole('link', { name: 'DateTimeQualifier' }))
    expect(router.state.location.pathname).toBe(`${root}/7.7.4/ProductActivities/DateTimeQualifier`)
    expect(await screen.findByText('86 values')).toBeVisible()
  })

  it('are complete in the largest document', async () => {
    open('/7.7.4/Orders')
    expect(await screen.findByText('372 fields, 101 with qualifiers')).toBeVisible()
    expect(shownRows()).toHaveLength(372)
  })

  it('with the same name have different ids', async () => {
    const fields = ['Pack', 'Pack', 'Item'].map((name) => ({ name, description: name, enums: [] }))
    platform.fail({ match: { path: '/rsx/v1/schema/7.7.4/Orders/fields/' }, status: 200, body: { fields } })
    open('/7.7.4/Orders#field-Pack%232')
    expect(await screen.findByText('3 fields, 0 with qualifiers')).toBeVisible()
    const rows = [...document.querySelectorAll('tbody tr')]
    expect(rows.map(({ id }) => id)).toEqual(['field-Pack', 'field-Pack#2', 'field-Item'])
    expect(rows.map((row) => row.hasAttribute('data-current'))).toEqual([false, true, false])
    const links = screen.getAllByLabelText('Copy link to Pack').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['#field-Pack', '#field-Pack%232'])
  })

  it('are filtered by the address; an empty result says so', async () => {
    open('/7.7.4/ProductActivities?filter=zzzz&qualified=true')
    expect(await screen.findByRole('heading', { name: 'No records found' })).toBeVisible()
    expect(filter()).toHaveValue('zzzz')
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('of the base version have no qualifiers', async () => {
    open('/7.7.0/ProductActivities')
    expect(await screen.findByText('108 fields, 0 with qualifiers')).toBeVisible()
    expect(screen.getByText('DateTimeQualifier').closest('a')).toBeNull()
  })

  it('each have a link, which a click copies', async () => {
    const user = userEvent.setup()
    const { router } = open('/7.7.4/ProductActivities?filter=vendor')
    await user.click(await screen.findByLabelText('Copy link to Vendor'))
    expect(router.state.location.hash).toBe('#field-Vendor')
    expect(router.state.location.search).toBe('?filter=vendor')
    expect(await screen.findByText('Copied to Clipboard')).toBeVisible()
    expect(document.getElementById('field-Vendor')).toHaveAttribute('data-current')
  })

  it('are copied as CSV and Markdown, visible ones only', async () => {
    const user = userEvent.setup()
    open('/7.7.4/ProductActivities?filter=TradingPartnerId')
    await user.click(await screen.findByText('Copy as CSV'))
    expect(await navigator.clipboard.readText()).toMatch(
      /^Field,Description,Type and length,Group,Qualifiers\r\nTradingPartnerId,.*,"string, up to 15",Header,0\r\n/,
    )
    await user.click(screen.getByText('Copy as Markdown'))
    expect(await navigator.clipboard.readText()).toMatch(
      /^\| Field \| Description \| Type and length \| Group \| Qualifiers \|\n/,
    )
  })
})

describe('the values of a field', () => {
  it('are filtered by value or description, and have their descriptions', async () => {
    const user = userEvent.setup()
    open('/7.7.4/ProductActivities/DateTimeQualifier')
    await heading('DateTimeQualifier')
    expect(await screen.findByText('86 values')).toBeVisible()
    await user.type(filter(), '010')
    await waitFor(() => expect(shownRows()).toEqual(['010']))
    await user.click(screen.getByText('Copy as CSV'))
    expect(await navigator.clipboard.readText()).toMatch(/^Value,Description,Long description\r\n010,/)
  })

  it('link to the neighbouring fields and to other documents that use them', async () => {
    const user = userEvent.setup()
    open('/7.7.4/ProductActivities/DateTimeQualifier')
    const around = within(await screen.findByRole('navigation', { name: 'Fields around this one' }))
    expect(around.getByRole('link', { name: /^Previous/ })).toBeVisible()
    expect(around.getByRole('link', { name: /^Next/ })).toBeVisible()
    const used = within(screen.getByRole('complementary', { name: 'Also used in' }))
    await user.click(await used.findByRole('link', { name: 'Shipments' }))
    expect(await screen.findByText(/Shipments 7\.7\.4$/)).toBeVisible()
  })

  it('are shown even if other documents cannot be loaded', async () => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/schema/7.7.4/Invoices/fields/' }, status: 404 })
    open('/7.7.4/ProductActivities/DateTimeQualifier')
    const used = within(await screen.findByRole('complementary', { name: 'Also used in' }))
    expect(await used.findByText(/^Some documents could not be searched/)).toBeVisible()
    expect(await used.findByRole('link', { name: 'Shipments' })).toBeVisible()
    platform.context().faults.remove()
    await user.click(used.getByRole('button', { name: 'Retry' }))
    expect(await used.findByRole('link', { name: 'Invoices' })).toBeVisible()
  })

  it('are shown without the list of versions', async () => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/valid_schema_names/' }, status: 500 })
    open('/7.7.4/ProductActivities/DateTimeQualifier')
    const used = within(await screen.findByRole('complementary', { name: 'Also used in' }))
    expect(await used.findByText(/^The other documents could not be searched/)).toBeVisible()
    platform.context().faults.remove()
    await user.click(used.getByRole('button', { name: 'Retry' }))
    expect(await used.findByRole('link', { name: 'Shipments' })).toBeVisible()
  })

  it('of a field without a list are empty, and the page says so', async () => {
    open('/7.7.0/Orders/DateTimeQualifier')
    expect(await screen.findByRole('heading', { name: 'No records found' })).toBeVisible()
    expect(screen.getByText('DateTimeQualifier has no list of allowed values in version 7.7.0.')).toBeVisible()
  })
})

describe('an unknown version, document or field', () => {
  it.each([
    ['/9.9.9', 'Version Not Found', 'All versions', root],
    ['/9.9.9/Orders', 'Version Not Found', 'All versions', root],
    ['/7.1.0/Orders', 'Version Not Found', 'All versions', root],
    // Every object has a property of this name.
    ['/constructor', 'Version Not Found', 'All versions', root],
    ['/constructor/Orders', 'Version Not Found', 'All versions', root],
    ['/7.7.4/Letters', 'Document Not Found', 'Documents of 7.7.4', `${root}/7.7.4`],
    ['/7.7.4/Letters/Stamp', 'Document Not Found', 'Documents of 7.7.4', `${root}/7.7.4`],
    ['/7.7.4/Orders/Nonsense', 'Field Not Found', 'All fields of Orders', `${root}/7.7.4/Orders`],
  ])('%s: says so and links back', async (path, title, label, back) => {
    open(path)
    expect(await heading(title)).toBeVisible()
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', back)
    expect(screen.queryByText(/An error has occurred/)).toBeNull()
  })
})

const envelope = { error: { error: 'Down', errorDescription: 'Back at noon.' } }
const faults = [
  ['400', { status: 400, body: envelope }, ''],
  ['500 with the envelope', { status: 500, body: envelope }, ''],
  ['500 without it', { status: 500, raw: '<h1>oops</h1>' }, ''],
  ['malformed JSON', { status: 200, raw: '{"fields": [' }, ''],
  ['another shape', { status: 200, body: { fields: 7, schemas: 7 } }, ''],
  ['a dropped connection', { drop: true }, ' Check your internet connection and try again.'],
] as const

describe('failures', () => {
  it.each(faults)('of the versions: %s', async (_, fault, cause) => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/valid_schema_names/' }, ...fault })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `An error has occurred while fetching versions, please try again later.${cause}`,
    )
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: /^Orders/ })).toBeVisible()
  })

  it('of the versions do not hide the fields of one', async () => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/valid_schema_names/' }, status: 500 })
    open('/7.7.4/ProductActivities')
    expect(await screen.findByText(/^108 fields/)).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error has occurred while fetching versions, please try again later.',
    )
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it.each(faults)('of the fields: %s', async (_, fault, cause) => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/schema/7.7.4/ProductActivities/fields/' }, ...fault })
    open('/7.7.4/ProductActivities')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `An error has occurred while getting schema, please try again later.${cause}`,
    )
    expect(screen.getAllByText(/An error has occurred/)).toHaveLength(1)
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^108 fields/)).toBeVisible()
  })

  it.each(faults)('of the values are shown by a toast: %s', async (_, fault, cause) => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/rsx/v1/schema/7.7.4/ProductActivities/fields/' }, ...fault })
    open('/7.7.4/ProductActivities/DateTimeQualifier')
    expect(
      await screen.findByText(`An error has occurred while getting qualifier details, please try again later.${cause}`),
    ).toBeVisible()
    expect(currentToasts().map(({ persistent }) => persistent)).toEqual([false])
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('86 values')).toBeVisible()
  })

  it.each(faults)('of the document numbers are shown by a toast: %s', async (_, fault, cause) => {
    platform.fail({ match: { path: '/rsx/v1/schema_document_relationship/rsx/' }, ...fault })
    open('/7.7.4/ProductActivities')
    expect(
      await screen.findByText(`An error has occurred while fetching doc number, please try again later.${cause}`),
    ).toBeVisible()
    expect(await screen.findByText(/^108 fields/)).toBeVisible()
  })
})
