import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchRecord } from '@/engines/search/record'
import { rememberPage } from '@/modules/documentation/recent/remember-page'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'
import { setSearch } from './stand-in'

vi.mock('@/workers/search/client', () => import('./stand-in'))
vi.mock('@/modules/search/use-search', () => import('./stand-in'))

const platform = platformForTests()
const user = userEvent.setup({ delay: null })

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

it('offers suggestions and the pages that this person opened last, until something is typed', async () => {
  const { userId } = await platform.signIn()
  rememberPage({ person: userId, to: '/docs/label/guides/rates', title: 'Rates', area: 'Labels' })
  open('/search')
  const recent = await screen.findByRole('region', { name: 'Recently opened' })
  expect(within(recent).getByRole('link', { name: /^Rates/ })).toHaveAttribute('href', '/docs/label/guides/rates')
  const suggestions = await screen.findByRole('region', { name: 'Suggestions' })
  expect(within(suggestions).getAllByRole('link')).toHaveLength(5)
  await user.type(screen.getByRole('textbox', { name: 'Search for' }), 'shipment')
  expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull()
})

it('never offers a visitor, or the next person, the pages of the one before', async () => {
  const { userId } = await platform.signIn()
  rememberPage({ person: userId, to: '/docs/label/guides/rates', title: 'Rates', area: 'Labels' })
  await platform.signIn()
  open('/search')
  expect(await screen.findByRole('region', { name: 'Suggestions' })).toBeInTheDocument()
  expect(screen.queryByText('Rates')).toBeNull()
})

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

describe('while documents are read', () => {
  const reading = { read: 12, total: 34, failed: [] }
  const allRead = { ...reading, read: 34 }
  /** The records are found in the order of the list, so further ones in front would move those that are shown. */
  const later: SearchRecord[] = [
    { group: 'guides', to: '/docs/label/guides/first', title: 'First shipment', place: ['Labels'] },
    ...records,
  ]
  const link = (name: RegExp) => screen.queryByRole('link', { name })
  const newButton = () => screen.queryByRole('button', { name: /^Show/ })
  /** The texts that screen readers announce. */
  const announced = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '')
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    setSearch({ progress: reading })
  })
  afterEach(() => vi.useRealTimers())

  it('shows the results of the first two seconds, which stay until others are asked for', async () => {
    open('/search?q=shipment')
    expect(screen.getByText('Still reading 12 of 34 documents.')).toBeVisible()
    expect(link(/^Shipment rates/)).toBeNull()
    expect(announced()).toEqual(['Reading documents', 'Searching'])
    pass(2_000)
    expect(link(/^Shipment rates/)).toBeVisible()
    expect(newButton()).toBeNull()
    expect(announced()).toEqual(['46 results so far'])

    const before = results()
    act(() => setSearch({ records: later, progress: { ...reading, read: 20 } }))
    expect(screen.getByText('Still reading 20 of 34 documents.')).toBeVisible()
    expect(results()).toEqual(before)
    expect(announced()).toEqual(['46 results so far'])
    await user.click(screen.getByRole('button', { name: 'Show the new results' }))
    expect(link(/^First shipment/)).toBeVisible()
    expect(newButton()).toBeNull()
    expect(screen.getByRole('heading', { name: 'All results' })).toHaveFocus()
    expect(announced()).toEqual(['47 results so far'])

    // Nothing was found since.
    act(() => setSearch({ progress: allRead }))
    expect(screen.getByText('All 34 documents have been read.')).toBeVisible()
    expect(newButton()).toBeNull()
    expect(announced()).toEqual(['47 results'])
  })

  it('says how many more there are when all is read, and shows them when they are asked for', async () => {
    open('/search?q=shipment')
    pass(2_000)
    const before = results()
    act(() => setSearch({ records: later, progress: allRead }))
    expect(results()).toEqual(before)
    expect(announced()).toEqual(['46 results so far', 'All 34 documents have been read.'])
    await user.click(screen.getByRole('button', { name: 'Show 1 more result' }))
    expect(link(/^First shipment/)).toBeVisible()
    expect(announced()).toEqual(['47 results'])
  })

  it('waits for the first result, and says that nothing is found only when all is read', () => {
    open('/search?q=nowhere')
    pass(5_000)
    expect(announced()).toEqual(['Reading documents', 'Searching'])
    act(() => setSearch({ progress: allRead }))
    expect(screen.getByText('“nowhere”')).toBeVisible()
    // Something is found at last, as when a document that failed has been read.
    act(() => setSearch({ records: [{ group: 'guides', to: '/docs/n', title: 'Nowhere', place: [] }] }))
    expect(link(/^Nowhere/)).toBeVisible()
  })

  it('waits again for another query, but for no other group or page of the same', async () => {
    open('/search?q=shipment')
    pass(2_000)
    act(() => setSearch({ records: later }))
    await user.click(filter().getByRole('link', { name: /Guides/ }))
    expect(link(/^First shipment/)).toBeVisible()
    expect(filter().getByRole('link', { name: /All/ })).toHaveTextContent('All47')
    await user.type(screen.getByRole('textbox', { name: 'Search for' }), ' rates')
    expect(link(/^Shipment rates/)).toBeNull()
    pass(2_000)
    expect(link(/^Shipment rates/)).toBeVisible()
  })

  it('waits for the page of results that the address names', () => {
    setSearch({ records: records.slice(0, 30) })
    open('/search?q=shipment&group=fields&page=3')
    pass(5_000)
    expect(announced()).toEqual(['Reading documents', 'Searching'])
    act(() => setSearch({ records }))
    expect(screen.getByRole('navigation', { name: 'Pages of results' })).toHaveTextContent('41–45 of 45')
  })

  it('tells what goes wrong below the results, and in one line above them', () => {
    open('/search?q=shipment')
    pass(2_000)
    const isBelow = (text: RegExp) =>
      link(/^Shipment rates/)?.compareDocumentPosition(screen.getByText(text)) === Node.DOCUMENT_POSITION_FOLLOWING
    act(() => setSearch({ progress: { ...allRead, failed: ['Rates'] } }))
    expect(screen.getByText('1 of 34 documents could not be read.')).toBeVisible()
    expect(isBelow(/^1 document could not be read:/)).toBe(true)
    act(() => setSearch({ error: 'Search could not be started.' }))
    expect(screen.getByText('Reading has stopped.')).toBeVisible()
    expect(isBelow(/^Search could not be started\./)).toBe(true)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText('You are offline.')).toBeVisible()
    expect(isBelow(/^You are offline\. Only documents/)).toBe(true)
  })

  it('forgets the results of a reader who has gone', () => {
    open('/search?q=shipment')
    pass(2_000)
    act(() => setSearch({ isWaiting: true }))
    expect(link(/^Shipment rates/)).toBeNull()
  })
})

it('starts at the first page again when the query changes', async () => {
  const { location } = open('/search?q=shipment&group=fields&page=3')
  await user.type(screen.getByRole('textbox', { name: 'Search for' }), '1')
  await waitFor(() => expect(location()).toBe('/search?group=fields&q=shipment1'))
  expect(screen.getByText('11 results')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Search for' })).toHaveFocus()
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
