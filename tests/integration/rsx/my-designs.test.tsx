import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environment } from '@/config/environment'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/rsx/docs/my-designs')

const platform = platformForTests()
const address = '/rsx/docs/my-designs'
const open = async (query = '') => {
  await platform.signIn()
  return openPortal(address + query)
}
const tree = (document = 'Order 850') => screen.findByRole('treegrid', { name: `Design of ${document}` })
const row = (name: string) => {
  const found = screen
    .getAllByRole('row')
    .find((candidate) => within(candidate).queryByText(name, { selector: '[role=gridcell]:first-child code' }))
  if (!found) throw new Error(`No row ${name}`)
  return found
}
const names = () => screen.getAllByRole('row').map((found) => found.querySelector('code')?.textContent)

describe('the page', () => {
  it('shows the order first, with required badges, lengths, formats and how many require a field', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'My Designs' })).toBeVisible()
    expect(screen.getByText(/^What your retailers require, in one tree\. /)).toBeVisible()
    await tree()
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Order 850',
      'OrderAcks 855',
      'Shipments 856',
      'Invoices 810',
    ])
    expect(names()).not.toContain('Meta')
    const header = row('Header')
    expect(header).toHaveAttribute('aria-expanded', 'true')
    expect(header).toHaveTextContent('Required by all 12 retailers')
    expect(header).toHaveTextContent('0 / 1')
    expect(row('Dates')).toHaveTextContent('0 / unbounded')
    expect(row('Contacts')).not.toHaveTextContent('Required')
    expect(row('Contacts')).toHaveTextContent('3 of 12')
  })

  it('keeps document, retailers and node in the address', async () => {
    const query = '?document=Invoices&retailer=Harbor+%26+Pine&node=Header%2FInvoiceHeader%2FInvoiceNumber'
    await open(query)
    await tree('Invoices 810')
    expect(screen.getByRole('radio', { name: 'Invoices 810' })).toBeChecked()
    expect(row('InvoiceNumber')).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('group', { name: 'Chosen retailers' })).toHaveTextContent(
      'For 1 of 12 retailers:Harbor & Pine',
    )
  })

  it('ignores invalid values in the address, and names a field that does not exist', async () => {
    await open('?document=Payroll&retailer=Nobody&node=Header%2FNothing&required=perhaps')
    await tree()
    expect(screen.getByRole('radio', { name: 'Order 850' })).toBeChecked()
    expect(screen.queryByRole('group', { name: 'Chosen retailers' })).toBeNull()
    expect(screen.getByText(/Order 850 has no field/)).toHaveTextContent('Header/Nothing')
  })

  it('changes the document and keeps the retailers', async () => {
    const user = userEvent.setup()
    const { router } = await open('?retailer=Juniper+Kids&node=Header')
    await tree()
    await user.click(screen.getByRole('radio', { name: 'Shipments 856' }))
    await tree('Shipments 856')
    expect(router.state.location.search).toBe('?retailer=Juniper+Kids&document=Shipments')
    expect(names()).toContain('OrderLevel')
  })
})

describe('without its feature flag', () => {
  let flags: string[] = []
  beforeEach(() => {
    flags = environment().featureFlags.splice(0)
  })
  afterEach(() => {
    environment().featureFlags.push(...flags)
  })

  it('does not exist and requests nothing', async () => {
    await platform.signIn()
    const calls = platform.context().requests.list().length
    openPortal(address)
    expect(
      await screen.findByRole('heading', { level: 1, name: "The page you're looking for can't be found." }),
    ).toBeVisible()
    expect(platform.context().requests.list()).toHaveLength(calls)
  })
})

describe('choosing retailers', () => {
  it('updates what is required, and by which retailers', async () => {
    const user = userEvent.setup()
    const { router } = await open()
    await tree()
    await user.click(screen.getByRole('button', { name: 'View Retailer List' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Retailer List' }))
    expect(dialog.getAllByRole('checkbox')).toHaveLength(12)
    await user.click(dialog.getByRole('button', { name: 'None' }))
    const none = dialog.getByRole('button', { name: 'Show no retailer' })
    expect(none).toHaveAccessibleDescription('Choose at least one retailer.')
    await user.type(dialog.getByRole('searchbox', { name: 'Search retailers' }), 'harbor')
    await user.click(dialog.getByRole('checkbox', { name: 'Harbor & Pine' }))
    await user.clear(dialog.getByRole('searchbox', { name: 'Search retailers' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Northgate Outfitters' }))
    await user.click(dialog.getByRole('button', { name: 'Show 2' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters')
    expect(row('PaymentTerms')).toHaveTextContent('1 of 2')
    expect(row('Contacts')).toHaveTextContent('None')
    expect(row('CarrierInformation')).toHaveTextContent('1 of 2')

    await user.click(within(row('Address')).getByRole('button', { name: 'Details of Address' }))
    expect(row('Address')).toHaveTextContent('Required byAll retailers')

    await user.click(screen.getByRole('button', { name: 'Remove Harbor & Pine' }))
    expect(router.state.location.search).toBe('?retailer=Northgate+Outfitters')
    expect(screen.getByRole('button', { name: 'Remove Northgate Outfitters' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(router.state.location.search).toBe('')
    expect(screen.getByRole('button', { name: 'View Retailer List' })).toHaveFocus()
  })

  it('shows all retailers after the last chosen one is removed', async () => {
    const user = userEvent.setup()
    const { router } = await open('?retailer=Juniper+Kids')
    await user.click(await screen.findByRole('button', { name: 'Remove Juniper Kids' }))
    expect(router.state.location.search).toBe('')
    expect(screen.getByRole('button', { name: 'View Retailer List' })).toHaveFocus()
  })

  it('can be cancelled', async () => {
    const user = userEvent.setup()
    const { router } = await open('?retailer=Juniper+Kids')
    await tree()
    await user.click(screen.getByRole('button', { name: 'View Retailer List' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('checkbox', { name: 'Juniper Kids' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'All' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(router.state.location.search).toBe('?retailer=Juniper+Kids')
  })

  it('of one retailer names no others: what is optional, and whose lengths are shown', async () => {
    const user = userEvent.setup()
    await open('?retailer=Juniper+Kids&filter=PurchaseOrderNumber')
    await tree()
    const [field] = screen.getAllByRole('button', { name: 'Details of PurchaseOrderNumber' })
    await user.click(field as HTMLElement)
    expect(row('PurchaseOrderNumber')).toHaveTextContent('Min / max of all retailers1, 6, 7, 8, 9, 10 or 12 /')
    await user.clear(screen.getByRole('textbox', { name: 'Filter' }))
    const [group] = await screen.findAllByRole('button', { name: 'Details of Contacts' })
    await user.click(group as HTMLElement)
    expect(row('Contacts')).toHaveTextContent(/Required byOptional$/)
  })

  it('can leave out optional fields', async () => {
    const user = userEvent.setup()
    await open('?retailer=Juniper+Kids')
    await tree()
    expect(names()).toContain('Summary')
    await user.click(screen.getByRole('checkbox', { name: 'Show only required fields' }))
    await waitFor(() => expect(names()).not.toContain('Summary'))
    expect(names()).toContain('Dates')
  })
})

describe('the tree', () => {
  it('opens the branches with hits of a search, also in codes, and counts them', async () => {
    const user = userEvent.setup()
    await open()
    await tree()
    const filter = screen.getByRole('textbox', { name: 'Filter' })
    // Each typed letter draws the large tree again.
    await user.click(filter)
    await user.paste('DateTimeQualifier')
    expect(await screen.findByText(/^\d+ fields match$/)).toHaveAttribute('role', 'status')
    expect(row('Dates')).toHaveAttribute('aria-expanded', 'true')
    await user.clear(filter)
    await user.paste('037')
    await waitFor(() => expect(row('DateTimeQualifier')).toHaveAttribute('aria-expanded', 'true'))
    await user.paste('zzz')
    expect(await screen.findByRole('heading', { name: 'No records found' })).toBeVisible()
  })

  it('shows qualifiers with the retailers that require them, unlisted ones separately', async () => {
    await open('?filter=DateTimeQualifier&node=Header%2FDates%2FDateTimeQualifier')
    await tree()
    const user = userEvent.setup()
    const [first] = screen
      .getAllByRole('row')
      .filter((found) => found.querySelector('code')?.textContent === 'DateTimeQualifier')
    first?.focus()
    await user.keyboard('{ArrowRight}')
    const codes = within(first as HTMLElement).getAllByRole('listitem')
    expect(codes.length).toBeGreaterThan(3)
    const asked = codes.find((code) => code.textContent.startsWith('010'))
    expect(asked).toHaveTextContent('Old Mill Trading (not in the retailer list)')
    expect(codes.find((code) => code.textContent.startsWith('037'))).toHaveTextContent('Harbor & Pine')
  })

  it('opens and closes everything, also by keyboard', async () => {
    const user = userEvent.setup()
    await open('?document=OrderAcks')
    await tree('OrderAcks 855')
    const first = names().length
    await user.click(screen.getByRole('button', { name: 'Expand all' }))
    await waitFor(() => expect(names().length).toBeGreaterThan(first + 50))
    await user.click(screen.getByRole('button', { name: 'Collapse all' }))
    await waitFor(() => expect(names().length).toBeLessThan(first))
    row('Header').focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(row('Header')).toHaveAttribute('aria-expanded', 'true')
    expect(row('OrderHeader')).toHaveFocus()
  })

  it('has the Trading Partner Notes of fields that have some', async () => {
    const user = userEvent.setup()
    await open()
    await tree()
    expect(within(row('Header')).queryByRole('button', { name: /Notes/ })).toBeNull()
    await user.click(within(row('Dates')).getByRole('button', { name: 'Trading Partner Notes on Dates' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Trading Partner Notes' }))
    expect(dialog.getByText('Harbor & Pine')).toBeVisible()
    expect(dialog.getByText('The ship window is five days. Send 037 and 038 together.')).toBeVisible()
  })

  it('puts a field into the address by its link', async () => {
    const user = userEvent.setup()
    const { router } = await open('?retailer=Juniper+Kids')
    await tree()
    const link = within(row('Dates')).getByRole('link', { name: /Copy link to Dates/ })
    expect(link).toHaveAttribute('href', `${address}?document=Orders&retailer=Juniper+Kids&node=Header%2FDates`)
    await user.click(link)
    expect(router.state.location.search).toBe('?retailer=Juniper+Kids&node=Header%2FDates')
    expect(row('Dates')).toHaveAttribute('aria-current', 'true')
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('&node=Header%2FDates'))
  })

  it('opens everything for print', async () => {
    await open('?document=OrderAcks')
    await tree('OrderAcks 855')
    window.dispatchEvent(new Event('beforeprint'))
    await waitFor(() => expect(names().length).toBeGreaterThan(100))
    expect(screen.getAllByRole('row').filter((found) => found.getAttribute('aria-expanded') === 'false')).toEqual([])
    window.dispatchEvent(new Event('afterprint'))
  })
})

it('shows a design without retailers', async () => {
  const design = { name: 'Orders', children: [{ name: 'Header', minOccurs: 1, children: [{ name: 'OrderNumber' }] }] }
  platform.fail({ match: { path: '/content/My-design-files/' }, body: design })
  await open()
  await tree()
  expect(row('Header')).toHaveTextContent('Required')
  expect(row('OrderNumber')).not.toHaveTextContent('None')
  expect(document.querySelector('[role=row] svg[width^="-"]')).toBeNull()
})

describe('failures', () => {
  it.each([
    ['an error', { status: 500 }],
    ['something that is no design', { body: ['nothing'] }],
    ['a lost connection', { drop: true }],
  ])('as %s are shown with a Retry button', async (_, fault) => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/content/My-design-files/' }, ...fault })
    await open()
    expect(
      await screen.findByText(/^An error has occurred while getting schema, please try again later\./),
    ).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await tree()
  })
})
