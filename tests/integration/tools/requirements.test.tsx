import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../../platform/kernel/faults'
import { templatesOf } from '../../../platform/shipping-docs/templates'
import { platformForTests } from '../support/portal'
import { idOf, openTool } from './site'

const platform = platformForTests()
const schemaFailed = 'An error has occurred while getting schema, please try again later.'
const retailersFailed = 'An error has occurred while getting retailers, please try again later.'

const lakeshore = idOf('label', 'Lakeshore Home', 'Carton label, cross dock')
const northgate = idOf('label', 'Northgate Outfitters', 'Carton label, cross dock')
const summit = idOf('label', 'Summit Trail Supply', 'Carton label, multi store')
const pallet = idOf('label', 'Bluebird Grocers', 'Pallet label')
const slip = idOf('packing-slip', 'Harbor & Pine', 'Packing slip, drop ship')

const open = (query: string) => openTool(`/field-requirements?${query}`)
const tree = (name: string) => screen.findByRole('treegrid', { name: `Fields of ${name}` })
const calls = () => platform.context().requests.list()

function row(within_: HTMLElement, name: string): HTMLElement {
  const [found] = within(within_)
    .getAllByText(name, { selector: 'code' })
    .map((code) => code.closest<HTMLElement>('[role=row]'))
  if (!found) throw new Error(`No row ${name}`)
  return found
}
const cells = (of: HTMLElement) =>
  within(of)
    .getAllByRole('gridcell')
    .slice(1)
    .map(({ textContent }) => textContent)

describe('several labels', () => {
  test('lists differing lengths one by one, and the retailers that require a field', async () => {
    await platform.signIn()
    open(`label=${lakeshore}&label=${northgate}&label=${summit}`)
    const labels = await tree('3 labels')
    // The retailers that require a field are named after their names are loaded.
    await waitFor(() =>
      expect(cells(row(labels, 'PurchaseOrderNumber'))).toEqual(['1', '22, 30 or 35 (differs)', '', 'All retailers']),
    )
    expect(cells(row(labels, 'ShipDate'))).toEqual(['10', '10', 'YYYY-MM-DD', 'Lakeshore HomeSummit Trail Supply'])
    expect(row(labels, 'ShipDate')).toHaveTextContent('Required')
    expect(row(labels, 'PromotionDealNumber')).not.toHaveTextContent('Required')
    const side = screen.getByRole('complementary')
    expect(
      within(side)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'LHLakeshore HomeCarton label, cross dock',
      'NONorthgate OutfittersCarton label, cross dock',
      'SSSummit Trail SupplyCarton label, multi store',
    ])
  })

  test('filters expand the groups of the matching fields', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    open(`label=${lakeshore}&label=${northgate}&label=${pallet}`)
    const labels = await tree('3 labels')
    await user.click(screen.getByRole('button', { name: 'Collapse all' }))
    expect(within(labels).getAllByRole('row')).toHaveLength(3)
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'serial')
    expect(within(labels).getAllByText('ShippingSerialID')).toHaveLength(2)
    expect(screen.getByText('2 fields match')).toBeInTheDocument()
    await user.clear(screen.getByRole('textbox', { name: 'Filter' }))
    await user.click(screen.getByRole('checkbox', { name: 'Only lengths that differ' }))
    expect(within(labels).getByText('22 or 30')).toBeInTheDocument()
    expect(within(labels).queryByText('ShippingSerialID')).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'zzz')
    expect(screen.getByText('No records found')).toBeInTheDocument()
  })

  test('clicking a field shows its codes', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    open(`label=${lakeshore}&label=${northgate}`)
    const labels = await tree('2 labels')
    await user.click(within(labels).getByText('AddressTypeCode'))
    expect(within(labels).getByText('Store the carton is marked for')).toBeInTheDocument()
  })
})

describe('one template of a kind', () => {
  test('reads its own schema, and shows labels and slips separately', async () => {
    await platform.signIn()
    const before = calls().length
    open(`label=${pallet}&slip=${slip}`)
    const labels = await tree('1 label')
    const slips = await tree('1 packing slip')
    expect(within(labels).getAllByText('Pack', { selector: 'code' })).toHaveLength(2)
    expect(
      within(labels)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Field', 'Min', 'Max', 'Format'])
    expect(within(slips).getByText('ReturnInstructions')).toBeInTheDocument()
    const made = calls().slice(before)
    expect(made.filter(({ method }) => method === 'POST')).toEqual([])
    expect(made.some(({ path, query }) => path.endsWith(`${pallet}/design-schema`) && query === '?flatten=true')).toBe(
      true,
    )
  })

  test('the link back to the browser keeps the selection', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    open(`label=${pallet}&slip=${slip}`)
    await tree('1 label')
    await user.click(screen.getByRole('link', { name: 'Shipping Document Browser' }))
    expect(await screen.findByRole('checkbox', { name: 'Bluebird Grocers, Pallet label' })).toBeChecked()
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('1 label and 1 packing slip')
  })
})

test('the link back restores the selection and filters of the browser, even after filtering the fields', async () => {
  const user = userEvent.setup()
  await platform.signIn()
  const left = `?label=${pallet}&label=${lakeshore}&slip=${slip}&kind=packing-slip&q=slip&retailer=Harbor+%26+Pine`
  const { router } = openTool(left)
  await user.click(await screen.findByRole('link', { name: 'View field requirements' }))
  await tree('2 labels')
  await user.click(screen.getByRole('checkbox', { name: 'Only lengths that differ' }))
  for (const name of ['Shipping Document Browser', 'Change the selection']) {
    const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
    expect(new Set(searchParams)).toEqual(new Set(new URLSearchParams(left)))
  }
  await user.click(screen.getByRole('link', { name: 'Shipping Document Browser' }))
  expect(await screen.findByRole('radio', { name: /Packing slips/ })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('slip')
  expect(router.state.location.pathname).toBe('/tools/shipping-doc-browser')
})

test('stores the filters in the address', async () => {
  const user = userEvent.setup()
  await platform.signIn()
  const { router } = open(`label=${lakeshore}&label=${northgate}&filter=serial`)
  await screen.findByText('ShippingSerialID')
  await user.click(screen.getByRole('checkbox', { name: 'Only lengths that differ' }))
  await user.clear(screen.getByRole('textbox', { name: 'Filter' }))
  expect(screen.getByText('22 or 30')).toBeInTheDocument()
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?label=${lakeshore}&label=${northgate}&differing=true`),
  )
})

test('counts the ids beyond 100 of a kind as left out', async () => {
  await platform.signIn()
  const ids = [lakeshore, ...Array.from({ length: 102 }, (_, index) => `gone${index}`)]
  open(ids.map((id) => `label=${id}`).join('&'))
  expect(await screen.findByText('Left out: 3 labels. At most 100 of a kind can be read together.')).toBeVisible()
})

test('says that nothing was selected if the address contains no ids', async () => {
  await platform.signIn()
  open('label=&slip=')
  expect(await screen.findByRole('heading', { name: 'No label or packing slips were selected' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Choose labels and packing slips' })).toBeInTheDocument()
})

describe('unknown ids', () => {
  test('are marked as not found, and the others are shown', async () => {
    await platform.signIn()
    open(`label=${lakeshore}&label=ffffffff&label=${northgate}`)
    expect(await tree('2 labels')).toBeInTheDocument()
    expect(within(screen.getByRole('complementary')).getByText('Not found')).toBeInTheDocument()
    expect(screen.getByText(/^What 2 labels ask for\./)).toBeInTheDocument()
    expect(screen.queryByText(schemaFailed)).not.toBeInTheDocument()
  })

  test('may contain spaces and are not split into several ids', async () => {
    await platform.signIn()
    open(`label=${lakeshore}&label=${encodeURIComponent(`${lakeshore} x`)}&label=${northgate}`)
    expect(await tree('2 labels')).toBeInTheDocument()
    expect(within(screen.getByRole('complementary')).getByText('Lakeshore Home')).toBeInTheDocument()
  })

  test('show that nothing is known if there are no other ids', async () => {
    await platform.signIn()
    open('label=ffffffff&slip=..%2F..%2Fidentity')
    expect(await screen.findByRole('heading', { name: 'Nothing is known of 1 label' })).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Nothing is known of 1 packing slip' })).toBeInTheDocument()
    expect(screen.queryByText(/ask for\./)).not.toBeInTheDocument()
  })
})

test('reads forty templates with one call and shows them in one tree', async () => {
  await platform.signIn()
  const ids = templatesOf('label')
    .slice(0, 40)
    .map(({ id }) => id)
  const before = calls().length
  open(ids.map((id) => `label=${id}`).join('&'))
  const labels = await tree('40 labels')
  expect(
    calls()
      .slice(before)
      .filter(({ method }) => method === 'POST'),
  ).toHaveLength(1)
  await waitFor(() => expect(within(row(labels, 'Header')).getByText('All retailers')).toBeInTheDocument())
  expect(cells(row(labels, 'Department'))[3]).toMatch(/^\d+ of \d+/)
})

const errors: [string, Omit<Fault, 'match'>][] = [
  ['400', { status: 400, body: { error: { error: 'Bad Request', errorDescription: 'No.' } } }],
  ['403', { status: 403 }],
  ['500', { status: 500, raw: '<h1>oops</h1>' }],
  ['malformed JSON', { status: 200, raw: '{"sections": [' }],
  ['a wrong type', { status: 200, body: { sections: 'none' } }],
  ['a dropped connection', { drop: true }],
]

describe.each([
  ['POST consolidate', '/label/v1/consolidate', `label=${lakeshore}&label=${northgate}`, '2 labels'],
  ['GET design-schema', '/label/v1/.*/design-schema', `label=${lakeshore}`, '1 label'],
])('%s fails', (_, path, query, title) => {
  test.each(errors)('%s is shown once, and Retry loads the requirements', async (_name, error) => {
    const user = userEvent.setup()
    await platform.signIn()
    platform.fail({ match: { path }, ...error })
    open(query)
    expect(await screen.findByRole('heading', { name: schemaFailed })).toBeInTheDocument()
    expect(await screen.findByText('Lakeshore Home')).toBeInTheDocument()
    // Nothing is loaded that could be compared.
    expect(screen.queryByText(/Lengths differ|disagree on a length/)).not.toBeInTheDocument()
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await tree(title)).toBeInTheDocument()
  })
})

describe('GET label fails', () => {
  test.each(errors)('%s is shown once, the tree stays, and Retry loads the names', async (_, error) => {
    const user = userEvent.setup()
    await platform.signIn()
    platform.fail({ match: { path: `/label/v1/${northgate}$` }, ...error })
    open(`label=${lakeshore}&label=${northgate}`)
    expect(await screen.findByText(retailersFailed)).toBeInTheDocument()
    const labels = await tree('2 labels')
    // Some names are unknown, so "All retailers" must not be shown.
    expect(cells(row(labels, 'Header'))[3]).toBe('Lakeshore HomeNorthgate Outfitters')
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(retailersFailed)).not.toBeInTheDocument())
    await waitFor(() => expect(cells(row(labels, 'Header'))[3]).toBe('All retailers'))
  })
})

test('keeps the requirements on screen if reloading them fails', async () => {
  await platform.signIn()
  const { queryClient } = open(`label=${lakeshore}&label=${northgate}`)
  await tree('2 labels')
  platform.fail({ match: { path: '/label/v1/consolidate' }, status: 500 })
  await act(() => queryClient.refetchQueries({ queryKey: ['label', 'requirements'] }))
  expect(queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })).toHaveLength(1)
  expect(screen.getByRole('treegrid', { name: 'Fields of 2 labels' })).toBeInTheDocument()
})

test('prints the names of all retailers', async () => {
  await platform.signIn()
  const { container } = open(
    templatesOf('label')
      .slice(0, 40)
      .map(({ id }) => `label=${id}`)
      .join('&'),
  )
  await tree('40 labels')
  await waitFor(() => expect(container.querySelector('details')).not.toBeNull())
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(container.querySelector('details')).toBeNull()
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

test('shows "No records found" if the response contains no fields', async () => {
  await platform.signIn()
  platform.fail({ match: { path: '/label/v1/.*/design-schema' }, body: { title: 'ShippingLabel', sections: null } })
  open(`label=${lakeshore}`)
  expect(await screen.findByRole('heading', { name: 'No records found' })).toBeInTheDocument()
})
