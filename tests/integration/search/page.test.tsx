import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { SearchRecord } from '@/modules/search/record'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'
import { setSearch } from './stand-in'

vi.mock('@/modules/search/client', () => import('./stand-in'))
vi.mock('@/modules/search/use-search', () => import('./stand-in'))

platformForTests()
const user = userEvent.setup()

const records: SearchRecord[] = [
  { group: 'guides', to: '/docs/label/guides/rates', title: 'Shipment rates', place: ['Labels'] },
  ...Array.from({ length: 45 }, (_, index): SearchRecord => ({
    group: 'fields',
    to: `/rsx/docs/fields-qualifiers/7.7.4/Shipments#field-${index}`,
    title: `Shipment${index}`,
    place: ['Shipments', '7.7.4'],
  })),
]

beforeAll(() => loadPages('/search'))
beforeEach(() => setSearch({ records }))
afterEach(() => setSearch())

function open(address: string) {
  const { router } = openPortal(address)
  return { router, location: () => `${router.state.location.pathname}${router.state.location.search}` }
}
const results = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const filter = () => within(screen.getByRole('navigation', { name: 'Groups of results' }))

it('shows the best results of each group, their counts, and links to all of a group', () => {
  open('/search?q=shipment')
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeInTheDocument()
  expect(screen.getByText('46 results')).toBeInTheDocument()
  expect(
    filter()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All46', 'Guides1', 'Fields45'])
  expect(screen.getByRole('link', { name: 'All 45 in Fields' })).toHaveAttribute(
    'href',
    '/search?q=shipment&group=fields',
  )
  expect(screen.getByRole('link', { name: /^Shipment rates/ })).toHaveAttribute('href', '/docs/label/guides/rates')
})

it('shows all results of a group in pages; the address follows, and Back returns', async () => {
  const { router, location } = open('/search?q=shipment')
  await user.click(filter().getByRole('link', { name: /Fields/ }))
  expect(location()).toBe('/search?q=shipment&group=fields')
  const pages = screen.getByRole('navigation', { name: 'Pages of results' })
  expect(pages).toHaveTextContent('1–20 of 45')
  await user.click(within(pages).getByRole('link', { name: 'Page 3' }))
  expect(location()).toBe('/search?q=shipment&group=fields&page=3')
  expect(results().filter((text) => text?.startsWith('Shipment'))).toHaveLength(5)
  expect(screen.getByRole('heading', { name: 'Fields' })).toHaveFocus()
  await router.navigate(-2)
  await waitFor(() => expect(screen.getByText('46 results')).toBeInTheDocument())
})

it('shows no results that the next document may move, unless they are asked for', async () => {
  const progress = { read: 12, total: 34, failed: [] }
  setSearch({ progress })
  open('/search?q=shipment')
  const link = () => screen.queryByRole('link', { name: /^Shipment rates/ })
  expect(screen.getByText('46 results so far')).toBeInTheDocument()
  expect(link()).toBeNull()
  act(() => setSearch({ progress: { ...progress, read: 34 } }))
  expect(link()).toBeVisible()

  act(() => setSearch({ progress }))
  expect(link()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show the results so far' }))
  expect(link()).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Search for' }), ' rates')
  expect(link()).toBeNull()
})

it('starts at the first page again when the question changes', async () => {
  const { location } = open('/search?q=shipment&group=fields&page=3')
  await user.type(screen.getByRole('textbox', { name: 'Search for' }), '1')
  await waitFor(() => expect(location()).toBe('/search?group=fields&q=shipment1'))
  expect(screen.getByText('11 results')).toBeInTheDocument()
})

it('ignores a page beyond the last one and groups that do not exist', () => {
  open('/search?q=shipment&group=fields&page=99')
  expect(screen.getByRole('navigation', { name: 'Pages of results' })).toHaveTextContent('41–45 of 45')
  open('/search?q=shipment&group=constructor')
  expect(screen.getByText('46 results')).toBeInTheDocument()
})

it('says what can be typed, and what was searched when nothing was found', async () => {
  open('/search')
  expect(screen.getByText(/^Type what you look for\./)).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Search for' }), 'zzz')
  expect(screen.getByText('“zzz”')).toBeInTheDocument()
  expect(screen.getByText('34 documents were searched.')).toBeInTheDocument()
})
