import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../../platform/kernel/faults'
import { platformForTests } from '../support/portal'
import { idOf, openTool } from './site'

const platform = platformForTests()
const failed = 'An error has occurred while getting retailers, please try again later.'
const lakeshore = { name: 'Lakeshore Home, Carton label, cross dock' }

const box = (options: { name: string }) => screen.findByRole('checkbox', options)
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('choosing templates', () => {
  test('lists both kinds by retailer, and updates the count with the filters', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    openTool('')
    expect(await box(lakeshore)).not.toBeChecked()
    expect(statuses()).toContain('45 labels from 15 retailers')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Retailer' }), 'Harbor & Pine')
    expect(statuses()).toContain('3 labels from 1 retailer')
    await user.click(screen.getByRole('radio', { name: 'Packing slips (23)' }))
    expect(statuses()).toContain('1 packing slip from 1 retailer')
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'gift')
    expect(screen.getByRole('heading', { name: 'No records found' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }))
    expect(screen.getByText(/^\d+ packing slips from/)).toHaveFocus()
    expect(statuses()).toContain('23 packing slips from 15 retailers')
  })

  test('stores the selection and the filters in the address, and links to the requirements', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    const { router } = openTool('')
    await user.click(await box(lakeshore))
    await user.click(await box({ name: 'Summit Trail Supply, Carton label, multi store' }))
    await user.click(screen.getByRole('radio', { name: /Packing slips/ }))
    await user.click(await box({ name: 'Harbor & Pine, Packing slip, drop ship' }))
    await user.click(screen.getByRole('checkbox', { name: 'Show only selected' }))
    expect(statuses()).toContain('1 packing slip from 1 retailer')

    const label = [
      idOf('label', 'Lakeshore Home', 'Carton label, cross dock'),
      idOf('label', 'Summit Trail Supply', 'Carton label, multi store'),
    ]
    const slip = [idOf('packing-slip', 'Harbor & Pine', 'Packing slip, drop ship')]
    const query = new URLSearchParams(router.state.location.search)
    expect(query.getAll('label')).toEqual(label)
    expect(query.getAll('slip')).toEqual(slip)
    expect(query.get('kind')).toBe('packing-slip')

    const bar = screen.getByRole('region', { name: 'Selection' })
    expect(bar).toHaveTextContent('2 labels and 1 packing slip from 3 retailers')
    expect(within(bar).getByRole('link', { name: 'View field requirements' })).toHaveAttribute(
      'href',
      `/tools/shipping-doc-browser/field-requirements?${new URLSearchParams([...label.map((id) => ['label', id]), ...slip.map((id) => ['slip', id])]).toString()}`,
    )
    expect(statuses()).toContain('2 labels and 1 packing slip from 3 retailers')
    await user.click(within(bar).getByRole('button', { name: `Remove ${lakeshore.name}` }))
    expect(bar).toHaveTextContent('1 label and 1 packing slip from 2 retailers')
    expect(within(bar).getByRole('button', { name: /^Remove Summit Trail Supply/ })).toHaveFocus()
    await user.click(within(bar).getByRole('button', { name: 'Clear' }))
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
    expect(screen.getByText('0 packing slips from 0 retailers')).toHaveFocus()
  })

  test('restores the selection from the address, and lets the user remove an unknown id', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    openTool(`?label=${idOf('label', 'Lakeshore Home', 'Carton label, cross dock')}&label=ffffffff&retailer=Nobody`)
    expect(await screen.findByRole('heading', { name: 'No records found' })).toBeInTheDocument()
    const bar = screen.getByRole('region', { name: 'Selection' })
    await user.click(within(bar).getByRole('button', { name: 'Remove label ffffffff' }))
    expect(bar).toHaveTextContent('1 label from 1 retailer')
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }))
    expect(await box(lakeshore)).toBeChecked()
  })

  test('names the template on chips of the same retailer, and focuses the count when the last chip is removed', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    const names = ['Carton label, cross dock', 'Carton label, bulk']
    openTool(`?${names.map((name) => `label=${idOf('label', 'Lakeshore Home', name)}`).join('&')}`)
    await box(lakeshore)
    const bar = within(screen.getByRole('region', { name: 'Selection' }))
    for (const name of names) expect(bar.getByText(`Lakeshore Home, ${name}`)).toBeVisible()
    await user.click(bar.getByRole('button', { name: `Remove Lakeshore Home, ${names[1]}` }))
    expect(bar.getByText('Lakeshore Home')).toBeVisible()
    expect(bar.getByRole('button', { name: `Remove ${lakeshore.name}` })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('45 labels from 15 retailers')).toHaveFocus()
  })

  test('allows at most 100 templates of a kind, and shows the limit', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    openTool(`?${Array.from({ length: 100 }, (_, index) => `label=gone${index}`).join('&')}`)
    const reason = 'At most 100 can be chosen: untick one to choose another.'
    expect(await box(lakeshore)).toBeDisabled()
    expect(await box(lakeshore)).toHaveAccessibleDescription(expect.stringContaining(reason))
    expect(statuses()).toContain(`45 labels from 15 retailers. ${reason}`)
    await user.click(screen.getByRole('button', { name: 'Remove label gone0' }))
    await user.click(await box(lakeshore))
    expect(await box(lakeshore)).toBeChecked()
    expect(await box(lakeshore)).toBeEnabled()
    await user.click(screen.getByRole('radio', { name: /Packing slips/ }))
    expect(await box({ name: 'Harbor & Pine, Packing slip, drop ship' })).toBeEnabled()
  })

  test('shows trial organizations which templates they can render', async () => {
    await platform.signIn({ isTrial: true })
    openTool('')
    expect(await screen.findByText(/Trial organizations can render/)).toBeInTheDocument()
    expect(screen.getAllByText('Sample')).toHaveLength(2)
  })
})

const errors: [string, Omit<Fault, 'match'>][] = [
  ['403', { status: 403, body: { error: { error: 'Forbidden', errorDescription: 'No.' } } }],
  ['404', { status: 404 }],
  ['500', { status: 500, raw: '<h1>oops</h1>' }],
  ['malformed JSON', { status: 200, raw: '{"total": 1,' }],
  ['a wrong type', { status: 200, body: { status: 'ok', total: 'one', templates: 3 } }],
  ['a dropped connection', { drop: true }],
]

describe('the list fails', () => {
  test.each(errors)('%s is shown once, and Retry loads the list', async (_, error) => {
    const user = userEvent.setup()
    await platform.signIn()
    platform.fail({ match: { path: '/label/v1' }, ...error })
    openTool('')
    expect(await screen.findByRole('heading', { name: failed })).toBeInTheDocument()
    expect(screen.getAllByText(failed)).toHaveLength(1)
    // The other kind still works.
    await user.click(await screen.findByRole('radio', { name: 'Packing slips (23)' }))
    expect(await box({ name: 'Harbor & Pine, Packing slip, drop ship' })).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Labels' }))
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await box(lakeshore)).toBeInTheDocument()
  })

  test('an empty list shows "No records found"', async () => {
    await platform.signIn()
    platform.fail({ match: { path: '/label/v1' }, body: { status: 'ok', total: 0, templates: [] } })
    openTool('')
    expect(await screen.findByRole('heading', { name: 'No records found' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Clear the filter' })).not.toBeInTheDocument()
  })

  test('lists templates without name and owner by their id, and omits a template without an id', async () => {
    await platform.signIn()
    const templates = [{ id: 'aaaa0001', name: null, ownerName: 7 }, { id: null }, { id: 'aaaa0002' }]
    platform.fail({ match: { path: '/label/v1' }, body: { total: 3, templates } })
    openTool('')
    await waitFor(() => expect(statuses()).toContain('2 labels from 1 retailer'))
    expect(screen.getByRole('checkbox', { name: 'Unnamed retailer, aaaa0002' })).toBeInTheDocument()
  })
})
