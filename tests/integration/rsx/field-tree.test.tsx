import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/rsx/docs/fields-qualifiers')

const platform = platformForTests()
const page = '/rsx/docs/fields-qualifiers/7.7.4/ProductActivities'
/** The cells of the visible rows. Without roles: computing those of hundreds of rows takes seconds. */
const rows = () =>
  [...document.querySelectorAll('tbody tr:not([hidden])')].map((row) =>
    [...row.querySelectorAll('td')].map(({ firstChild, textContent }, index) =>
      index === 0 ? firstChild?.textContent : textContent,
    ),
  )

beforeEach(async () => {
  await platform.signIn()
})

it('fields have type, length and group, and those of the bookkeeping come last', async () => {
  openPortal(page)
  await screen.findByText('108 fields, 15 with qualifiers')
  const names = rows().map(([name]) => name)
  expect(names[0]).toBe('Header')
  expect(names.indexOf('Meta')).toBeGreaterThan(names.indexOf('Summary'))
  const row = rows().find(([name]) => name === 'TradingPartnerId')
  expect(row?.slice(2, 4)).toEqual(['string, up to 15', 'Header'])
})

it('a schema that cannot be read leaves the list without them, and can be tried again', async () => {
  platform.fail({ match: { path: '.*/assets/7.7.4/ProductActivities/' }, status: 500, times: 1 })
  openPortal(page)
  expect(await screen.findByText(/^The schema could not be read/)).toBeVisible()
  expect(rows()[0]).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(rows()[0]).toHaveLength(5))
})

it('can be seen as a tree, which the address keeps and the filter searches', async () => {
  const { router } = openPortal(page)
  await userEvent.click(await screen.findByRole('radio', { name: 'Tree' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=tree'))
  const tree = screen.getByRole('treegrid', { name: 'Fields of ProductActivities' })
  expect(within(tree).getByText('Header')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Filter'), 'DateTimeQualifier')
  await waitFor(() => expect(within(tree).getAllByText('DateTimeQualifier').length).toBeGreaterThan(1))
  expect(within(tree).getAllByRole('link', { name: '86 values' })[0]).toHaveAttribute(
    'href',
    `${page}/DateTimeQualifier`,
  )
})
