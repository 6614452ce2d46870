import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'
import { idOf } from '../tools/site'

await loadPages('/rsx/docs/fields-qualifiers', '/rsx/docs/my-designs', '/tools/shipping-doc-browser')

const platform = platformForTests()
const user = userEvent.setup()
const title = 'X12 / EDIFACT'
const column = () => screen.findByRole('switch', { name: title })
const stored = () => localStorage.getItem('dc.guide-places')

beforeEach(() => platform.signIn())
afterEach(async () => {
  const shown = screen.queryByRole('switch', { name: title })
  if (shown?.matches(':checked')) await user.click(shown)
})

it('Fields show their places when the column is on, which is remembered', async () => {
  openPortal('/rsx/docs/fields-qualifiers/7.7.4/ProductActivities')
  const list = await column()
  // Without roles: computing those of hundreds of rows takes seconds.
  const heads = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
  await waitFor(() => expect(heads()).toEqual(['Field', 'Description', 'Type and length', 'Group', 'Qualifiers']))
  await user.click(list)
  await waitFor(() =>
    expect(heads()).toEqual(['Field', 'Description', 'Type and length', 'Group', title, 'Qualifiers']),
  )
  expect(stored()).toBe('on')
  await user.click(list)
  await waitFor(() => expect(heads()).not.toContain(title))
  expect(stored()).toBeNull()
})

it('values show the codes of X12 and EDIFACT', async () => {
  openPortal('/rsx/docs/fields-qualifiers/7.7.4/Invoices/AddressTypeCode')
  await user.click(await column())
  const cells = () => [...(document.getElementById('value-ST')?.querySelectorAll('td') ?? [])]
  await waitFor(() => expect(cells().at(-1)).toHaveTextContent(/^N101, ST · NAD 3035, DP/))
})

it('My Designs shows the places of fields, groups and codes', async () => {
  const { router } = openPortal('/rsx/docs/my-designs?node=Header%2FAddress%2FAddressTypeCode')
  const tree = await screen.findByRole('treegrid', { name: 'Design of Order 850' })
  await user.click(await column())
  const row = (name: string) => {
    const code = within(tree).getAllByText(name, { selector: 'code' })[0]
    return code?.closest<HTMLElement>('[role=row]')
  }
  await waitFor(() => expect(row('AddressTypeCode')).toHaveTextContent('N101'))
  expect(row('Address')).toHaveTextContent('N1 loop · NAD group')
  await act(() =>
    router.navigate('/rsx/docs/my-designs?document=Shipments&node=Header%2FShipmentHeader%2FTsetTypeCode'),
  )
  const shipments = await screen.findByRole('treegrid', { name: 'Design of Shipments 856' })
  await waitFor(() => expect(shipments).toHaveTextContent('perhaps BSN06'))
})

it('the field requirements show the places of a ship notice', async () => {
  const label = idOf('label', 'Lakeshore Home', 'Carton label, cross dock')
  openPortal(`/tools/shipping-doc-browser/field-requirements?label=${label}`)
  const tree = await screen.findByRole('treegrid', { name: 'Fields of 1 label' })
  await user.click(await column())
  await waitFor(() => expect(tree).toHaveTextContent('PRF01'))
  expect(tree).toHaveTextContent('MAN02, GM')
})
