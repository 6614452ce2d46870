import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { rememberPage } from '@/modules/documentation/recent/remember-page'
import type { SearchRecord } from '@/engines/search/record'
import { Bar } from '@/shell/Bar'
import { openPortal, platformForTests } from '../support/portal'
import { pageTitles, setSearch } from './stand-in'

vi.mock('@/workers/search/client', () => import('./stand-in'))
vi.mock('@/modules/search/use-search', () => import('./stand-in'))

const platform = platformForTests()
const user = userEvent.setup()

const operation = paths.endpoint('Shipping Labels', 'List shipment labels', {
  path: '/label/v2',
  method: 'GET',
  doc: 'l',
})
const records: SearchRecord[] = [
  {
    group: 'guides',
    to: '/docs/label/guides/shipments#send',
    title: 'Send a shipment',
    place: ['Labels', 'Shipments'],
  },
  { group: 'guides', to: '/docs/label/guides/rates', title: 'Shipment rates', place: ['Labels'] },
  { group: 'operations', to: operation, title: 'List shipment labels', place: ['Shipping Labels'] },
  ...Array.from({ length: 9 }, (_, index): SearchRecord => ({
    group: 'fields',
    to: `/rsx/docs/fields-qualifiers/7.7.4/Shipments?filter=${index}`,
    title: `Shipment${index}`,
    place: ['Shipments', '7.7.4'],
  })),
]

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  setSearch({ records })
})
afterEach(() => setSearch())

const open = () => {
  const portal = openPortal('/', { routes: [{ path: '/', element: <Bar navigation /> }] })
  return { ...portal, location: () => `${portal.router.state.location.pathname}${portal.router.state.location.search}` }
}
const field = () => screen.findByRole('combobox', { name: 'Search Dev Center' })
async function openSearch() {
  const portal = open()
  await user.keyboard('{Control>}k{/Control}')
  const input = await field()
  await waitFor(() => expect(input).toHaveFocus())
  return { ...portal, input }
}
const activeOption = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')

describe('opening', () => {
  it('opens from the field in the bar, by Ctrl-K, and by / on a page without a filter', async () => {
    open()
    const button = screen.getByRole('button', { name: 'Search' })
    for (const start of [
      () => user.click(button),
      () => user.keyboard('{Control>}k{/Control}'),
      () => user.keyboard('/'),
    ]) {
      await start()
      expect(await field()).toHaveValue('')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    }
    expect(button).toHaveFocus()
  })

  it('is not opened by / when the reader has turned the shortcut off', async () => {
    open()
    const shortcut = screen.getByRole('switch', { name: 'Shortcut keys / and ?' })
    await user.click(shortcut)
    shortcut.blur()
    await user.keyboard('/')
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(shortcut)
  })

  it('is not opened by / when a filter of the page has handled the key', async () => {
    open()
    const handle = (event: KeyboardEvent) => event.preventDefault()
    document.addEventListener('keydown', handle)
    await user.keyboard('/')
    document.removeEventListener('keydown', handle)
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('results', () => {
  it('are links in groups, with the words found marked, where they lead, and the counts', async () => {
    const { input } = await openSearch()
    await user.keyboard('shipment')
    const guides = screen.getByRole('group', { name: 'Guides 2 of 2' })
    const [first] = within(guides).getAllByRole('option')
    expect(first).toHaveAttribute('href', '/docs/label/guides/shipments#send')
    expect(first).toHaveTextContent('Shipments › Send a shipmentLabels')
    expect(first?.querySelector('mark')).toHaveTextContent('shipment')
    expect(screen.getByRole('option', { name: /^GET List shipment labels/ })).toHaveTextContent('/label/v2')
    expect(screen.getByRole('option', { name: 'All 9 in Fields' })).toHaveAttribute(
      'href',
      '/search?q=shipment&group=fields',
    )
    expect(screen.getAllByRole('status').filter((one) => one.textContent === '12 results')).toHaveLength(1)
    expect(input).toHaveAttribute('aria-expanded', 'true')
  })

  it('are chosen with the arrows, Home and End across the groups, and opened with Enter', async () => {
    const { input, location } = await openSearch()
    await user.keyboard('shipment')
    expect(activeOption(input)).toHaveTextContent('Send a shipment')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(activeOption(input)).toHaveTextContent('List shipment labels')
    expect(activeOption(input)).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{End}')
    expect(activeOption(input)).toHaveTextContent('All 9 in Fields')
    await user.keyboard('{Home}{ArrowDown}{Enter}')
    expect(location()).toBe('/docs/label/guides/rates')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('open in a new tab with Ctrl-Enter, and the dialog stays', async () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
    await openSearch()
    await user.keyboard('rates{Control>}{Enter}{/Control}')
    expect(openWindow).toHaveBeenCalledWith('/docs/label/guides/rates', '_blank', 'noopener')
    expect(screen.getByRole('combobox')).toHaveValue('rates')
  })

  it('are not opened by the Enter that ends the composition of a character', async () => {
    const { input, location } = await openSearch()
    await user.keyboard('shipment')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(location()).toBe('/')
    expect(screen.getByRole('combobox')).toBeInTheDocument()
  })

  it('are opened when they arrive if Enter was pressed before', async () => {
    setSearch({ isWaiting: true })
    const { location } = await openSearch()
    await user.keyboard('rates{Enter}')
    expect(location()).toBe('/')
    setTimeout(() => setSearch({ isWaiting: false }))
    await waitFor(() => expect(location()).toBe('/docs/label/guides/rates'))
  })

  it('are opened in a new tab when they arrive if Ctrl-Enter was pressed before', async () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
    setSearch({ isWaiting: true })
    const { location } = await openSearch()
    await user.keyboard('rates{Control>}{Enter}{/Control}')
    expect(openWindow).not.toHaveBeenCalled()
    setTimeout(() => setSearch({ isWaiting: false }))
    await waitFor(() => expect(openWindow).toHaveBeenCalledWith('/docs/label/guides/rates', '_blank', 'noopener'))
    expect(location()).toBe('/')
  })

  it('show texts of documents as they are, never as HTML', async () => {
    const title = '<img src=x onerror=alert(1)> shipment'
    setSearch({ records: [{ group: 'guides', to: '/docs/label/a', title, place: ['<b>Labels</b>'] }] })
    await openSearch()
    await user.keyboard('shipment')
    expect(screen.getByRole('option')).toHaveTextContent(`${title}<b>Labels</b>`)
    expect(screen.getByRole('option').querySelector('img, b')).toBeNull()
  })
})

describe('an empty box', () => {
  it('offers the prefix that a visitor can use and fills it in', async () => {
    const { input } = await openSearch()
    const narrow = screen.getByRole('group', { name: 'Search only in' })
    expect(within(narrow).getAllByRole('button')).toHaveLength(1)
    await user.click(within(narrow).getByRole('button', { name: 'op: Operations' }))
    expect(input).toHaveValue('op:')
    expect(input).toHaveFocus()
  })

  it('suggests five pages to visitors, and the first opens with Enter', async () => {
    rememberPage({ person: 'somebody-else', to: '/docs/label/guides/rates', title: 'Rates', area: 'Labels' })
    const { location } = await openSearch()
    const suggestions = screen.getByRole('group', { name: 'Suggestions' })
    expect(within(suggestions).getAllByRole('option')).toHaveLength(5)
    expect(screen.queryByRole('group', { name: 'Recently opened' })).toBeNull()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(location()).toBe('/tools/document-check')
  })

  it('lists the pages opened last and every prefix for a signed-in person', async () => {
    const { userId } = await platform.signIn()
    rememberPage({ person: userId, to: '/docs/label/guides/rates', title: 'Rates', area: 'Labels' })
    const { location } = await openSearch()
    expect(screen.getAllByRole('button', { name: /:/ })).toHaveLength(3)
    expect(screen.getByRole('group', { name: 'Recently opened' })).toHaveTextContent('RatesLabels')
    expect(within(await screen.findByRole('group', { name: 'Suggestions' })).getAllByRole('option')).toHaveLength(5)
    await user.keyboard('{Enter}')
    expect(location()).toBe('/docs/label/guides/rates')
  })
})

describe('nothing found', () => {
  it('says in how much, offers the nearest words, and tells visitors what needs a sign-in', async () => {
    setSearch({ nearestWords: ['shipment'] })
    const { input } = await openSearch()
    await user.keyboard('shpimetn')
    expect(screen.getByText('“shpimetn”')).toBeInTheDocument()
    expect(screen.getByText('34 documents were searched.')).toBeInTheDocument()
    expect(screen.getByText('Sign in to search fields and codes as well.')).toBeInTheDocument()
    expect(input).toHaveAttribute('aria-expanded', 'false')
    await user.click(screen.getByRole('button', { name: 'shipment' }))
    expect(input).toHaveValue('shipment')
    expect(screen.getAllByRole('option').length).toBeGreaterThan(3)
  })

  it('does not ask signed-in people to sign in', async () => {
    await platform.signIn()
    await openSearch()
    await user.keyboard('nothing at all')
    expect(screen.getByText('“nothing at all”')).toBeInTheDocument()
    expect(screen.queryByText(/Sign in to search/)).toBeNull()
  })
})

describe('results that are not complete yet', () => {
  it('are neither shown nor counted before the complete ones', async () => {
    setSearch({ progress: { read: 12, total: 34, failed: [] } })
    await openSearch()
    await user.keyboard('shipment')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(screen.queryByText(/\d results?/)).toBeNull()
    expect(screen.queryByText(/^Still reading/)).toBeNull()
    act(() => setSearch({ progress: { read: 34, total: 34, failed: [] } }))
    expect(screen.getAllByRole('option').length).toBeGreaterThan(3)
    expect(screen.getByText('12 results')).toBeInTheDocument()
  })

  it('leave those of the text before in their place', async () => {
    await openSearch()
    await user.keyboard('ship')
    expect(screen.getByRole('listbox', { name: 'Results' })).not.toHaveAttribute('aria-busy')
    const before = screen.getAllByRole('option').map(({ textContent }) => textContent)
    act(() => setSearch({ progress: { read: 12, total: 34, failed: [] }, records: [] }))
    await user.keyboard('ment')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(before)
    expect(screen.getByRole('listbox', { name: 'Results' })).toHaveAttribute('aria-busy', 'true')
  })

  it('are shown when the complete ones take longer than two seconds', async () => {
    setSearch({ progress: { read: 12, total: 34, failed: [] } })
    await openSearch()
    await user.keyboard('shipment')
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(3)
  })
})

describe('what is not searched yet', () => {
  it('is counted while documents are read, and documents that failed are named', async () => {
    setSearch({ progress: { read: 12, total: 34, failed: ['Rates'] } })
    await openSearch()
    await user.keyboard('shipment')
    expect(await screen.findByText(/^Still reading 12 of 34 documents\./)).toBeInTheDocument()
    expect(screen.getByText(/^1 document could not be read:/)).toHaveTextContent('Rates')
    expect(screen.getByText('12 results so far')).toBeInTheDocument()
    act(() => setSearch({ progress: { read: 34, total: 34, failed: ['Rates'] } }))
    expect(screen.queryByText(/^Still reading/)).toBeNull()
    expect(screen.getByText('12 results')).toBeInTheDocument()
  })

  it('is said when the reader is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openSearch()
    await user.keyboard('shipment')
    expect(screen.getByText(/^You are offline\./)).toBeInTheDocument()
  })

  it('is explained by the error of the index', async () => {
    setSearch({ error: 'Search could not be started.' })
    await openSearch()
    await user.keyboard('shipment')
    expect(screen.getByText('Search could not be started.')).toBeInTheDocument()
  })
})

describe('records of the portal', () => {
  it('offer visitors the sign-in, and nothing of the staff', async () => {
    await openSearch()
    expect(pageTitles()).toEqual(expect.arrayContaining(['Sign In', 'Contact', 'Minneapolis', 'Use the dark theme']))
    expect(pageTitles()).not.toEqual(expect.arrayContaining(['Sign Out']))
    expect(pageTitles()).not.toEqual(expect.arrayContaining(['Example Tool']))
  })

  it('lead visitors to a page behind the sign-in, with its lock', async () => {
    const { input } = await openSearch()
    await user.keyboard('fields and qualifiers')
    const page = await screen.findByRole('option', { name: /^Fields and Qualifiers After sign-in/ })
    expect(page).toHaveAttribute('href', '/rsx/docs/fields-qualifiers')
    await user.clear(input)
    await user.keyboard('schema downloads')
    expect(await screen.findByRole('option', { name: /^Schema Downloads/ })).not.toHaveAccessibleName(/After sign-in/)
  })

  it('offer a person the tools, the other organizations and the applications', async () => {
    const { applications } = await platform.signIn({
      organizations: ['Quarry Goods', 'Pinewood Retail'],
      applicationCount: 30,
    })
    await openSearch()
    await waitFor(() => expect(pageTitles()).toEqual(expect.arrayContaining(applications.map(({ name }) => name))))
    expect(pageTitles()).toEqual(
      expect.arrayContaining(['Build An App', 'Sign Out', 'Check a Document', 'Switch to Pinewood Retail']),
    )
    expect(pageTitles()).not.toEqual(expect.arrayContaining(['Example Tool']))
    expect(pageTitles()).not.toEqual(expect.arrayContaining(['Sign In']))
  })

  it('run the action that is chosen', async () => {
    await openSearch()
    await user.keyboard('dark theme{Enter}')
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })
})
