import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resumeSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { rememberPage } from '@/modules/documentation/recent/remember-page'
import type { World } from '../../../platform/control/world'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/home', '/rsx/docs/fields-qualifiers', '/user-guides/docs/customer-mapping-guides/microsoft-guides')

const platform = platformForTests()
const fields = '/rsx/docs/fields-qualifiers'

let world: World
beforeEach(async () => {
  world = await platform.signIn()
})
afterEach(() => void vi.unstubAllGlobals())

const open = (address = '/home') => openPortal(address, { others: ['/home'] })
const home = () => screen.findByText('My Apps')
const rows = () => {
  const heading = screen.queryByRole('heading', { level: 2, name: 'Recently opened' })
  const links = heading?.parentElement?.parentElement?.querySelectorAll('a') ?? []
  return [...links].map((link) => [...link.children].slice(0, 2).map((part) => part.textContent))
}
const remember = (title: string, person = world.userId) =>
  rememberPage({ person, to: paths.service('label', title), title, area: 'Shipping Labels' })
const kept = () => localStorage.getItem('dc.recent') ?? ''

it('lists the opened pages, the latest first, and links to them', async () => {
  const first = open('/user-guides/docs/customer-mapping-guides/microsoft-guides')
  await screen.findByRole('heading', { level: 1, name: 'Microsoft BC' })
  first.unmount()
  const { router } = open(`${fields}/7.7.4/Orders/DateTimeQualifier?filter=secret#value`)
  await screen.findByRole('heading', { level: 1, name: 'DateTimeQualifier' })
  await waitFor(() => expect(kept()).toContain('DateTimeQualifier'))
  expect(kept()).not.toContain('secret')
  await router.navigate('/home')
  await home()
  expect(rows()).toEqual([
    ['DateTimeQualifier', 'Orders 7.7.4, today'],
    ['Microsoft BC', 'Customer Mapping Guides, today'],
  ])
  await userEvent.click(screen.getByRole('link', { name: /^DateTimeQualifier/ }))
  expect(router.state.location.pathname).toBe(`${fields}/7.7.4/Orders/DateTimeQualifier`)
  expect(router.state.location.search).toBe('')
})

it('lists the page that the user has just left, even if the browser was never idle to store it', async () => {
  vi.stubGlobal('requestIdleCallback', vi.fn<typeof requestIdleCallback>())
  const { router } = open('/user-guides/docs/customer-mapping-guides/microsoft-guides')
  await screen.findByRole('heading', { level: 1, name: 'Microsoft BC' })
  expect(kept()).toBe('')
  await router.navigate('/home')
  await home()
  await waitFor(() => expect(rows()).toHaveLength(1))
})

it('is updated when another tab opens a page', async () => {
  open()
  await home()
  remember('Render a label')
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(rows()).toEqual([['Render a label', 'Shipping Labels, today']])
})

it('stores no page that does not exist', async () => {
  open(`${fields}/7.7.4/Orders/NoSuchField`)
  await screen.findByRole('heading', { level: 1, name: 'Field Not Found' })
  expect(kept()).toBe('')
})

it('is hidden if the user has opened nothing, and for the pages of another user', async () => {
  remember('Render a label', 'somebody-else')
  open()
  await home()
  expect(rows()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Clear recently opened' })).toBeNull()
})

it('can be cleared with the keyboard: the card disappears, the focus moves beside it, and the result is announced', async () => {
  const user = userEvent.setup()
  remember('Render a label')
  const { router } = open()
  await home()
  const clear = screen.getByRole('button', { name: 'Clear recently opened' })
  expect(clear).toHaveTextContent('Clear')
  clear.focus()
  await user.keyboard('{Enter}')
  expect(rows()).toEqual([])
  expect(kept()).toBe('')
  expect(screen.getByRole('heading', { level: 2, name: 'RSX Integration Tools' })).toHaveFocus()
  const said = within(screen.getByRole('complementary')).getByRole('status')
  expect(said).toHaveTextContent('Recently opened is empty.')

  await router.navigate('/elsewhere')
  await screen.findByText('/elsewhere')
  await router.navigate('/home')
  await home()
  expect(rows()).toEqual([])
  expect(within(screen.getByRole('complementary')).queryByRole('status')).toBeNull()
})

it('truncates a long title visually and keeps its full text', async () => {
  remember('Everything that can be said of labels '.repeat(3).trim())
  open()
  await home()
  const title = screen.getByTitle(/^Everything/)
  expect(title.title).toBe(title.textContent)
})

it('is cleared when the session turns out to have ended', async () => {
  remember('Render a label')
  expect(kept()).toContain('Render a label')
  platform.endSession()
  await resumeSession()
  expect(kept()).toBe('')
  remember('Too late')
  expect(kept()).toBe('')
})
