import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { insertApplication } from '../../../platform/db/applications'
import { openPortal, platformForTests, platformOrigin } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/applications')

const platform = platformForTests()

function open(search = '') {
  return openPortal(`/applications${search}`)
}

const cards = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('link')

test('shows Build An App, then a card with type, description and link for each application', async () => {
  const { organizations, applications } = await platform.signIn({ applications: ['web', 'm2m'] })
  open()
  const card = await screen.findByRole('link', { name: 'Application 1' })
  expect(card).toHaveAttribute('href', `/app/${applications[0]?.id}`)
  expect(card).toHaveAccessibleDescription('Web Service Application Made for a test, number 1.')
  expect(cards()[0]).toHaveAccessibleName('Build An App')
  expect(cards()[0]).toHaveAttribute('href', '/app')
  expect(cards()).toHaveLength(3)
  await waitFor(() =>
    expect(screen.getByText(/been granted/)).toHaveTextContent(
      `Applications you have built or been granted at ${organizations[0]?.name}.`,
    ),
  )
  expect(screen.queryByRole('navigation', { name: 'Pages of applications' })).toBeNull()
})

test('shows Build An App while the applications load', async () => {
  await platform.signIn({ applicationCount: 1 })
  const answer = platform.hold({ match: { path: '/devcenter/v1/applications' }, times: 1 })
  open()
  expect(screen.getByRole('link', { name: 'Build An App' })).toBeInTheDocument()
  expect(screen.getByText('Loading your applications')).toBeInTheDocument()
  answer()
  expect(await screen.findByRole('link', { name: 'Application 1' })).toBeInTheDocument()
  expect(screen.queryByText('Loading your applications')).toBeNull()
  expect(screen.getByText('1 application')).toHaveAttribute('role', 'status')
})

test('says that there are no applications', async () => {
  await platform.signIn()
  open()
  expect(await screen.findByText('You have no apps built or granted.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Build An App' })).toBeInTheDocument()
})

test('truncates long names and descriptions; the accessible name and the tooltip have the full text', async () => {
  const { userId, organizations } = await platform.signIn()
  const name = '📦'.repeat(100) + 'n'.repeat(100)
  const description = 'Long. '.repeat(800)
  insertApplication(
    platform.context().db,
    { userId, organizationId: organizations[0]?.id ?? '' },
    {
      name,
      description,
      iconName: 'no-such-icon',
      iconColor: 'no-such-colour',
      appType: null,
      redirectUris: [],
      services: [],
    },
    new Date().toISOString(),
  )
  open()
  const card = await screen.findByRole('link', { name })
  expect(card).toHaveTextContent(`${'📦'.repeat(50)}…`)
  expect(card).toHaveAttribute('title', `${name}\n${description}`)
  expect(card).toHaveAccessibleDescription(/^No type yet Long\. .{40,50}…$/)
})

test('shows 25 per page with the page in the address, and keeps the old page until the next has loaded', async () => {
  const user = userEvent.setup()
  await platform.signIn({ applicationCount: 60 })
  const { router } = open()
  const pager = await screen.findByRole('navigation', { name: 'Pages of applications' })
  expect(cards()).toHaveLength(26)
  expect(pager).toHaveTextContent('1–25 of 60')

  const before = cards()[1]?.textContent
  const answer = platform.hold({ match: { path: '/devcenter/v1/applications/\\?page=2' }, times: 1 })
  await user.click(within(pager).getByRole('link', { name: 'Next page' }))
  expect(router.state.location.search).toBe('?page=2')
  expect(screen.getAllByRole('list')[0]).toHaveAttribute('aria-busy', 'true')
  expect(cards()[1]?.textContent).toBe(before)
  answer()

  expect(await screen.findByText('Applications 26 to 50 of 60')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Your applications' })).toHaveFocus()
  expect(cards()[1]?.textContent).not.toBe(before)
  expect(cards()[0]).toHaveAccessibleName('Build An App')
  await user.click(screen.getByRole('link', { name: 'Page 1' }))
  expect(router.state.location.search).toBe('')
})

test('500 applications make 20 pages', async () => {
  await platform.signIn({ applicationCount: 500 })
  open('?page=20')
  expect(await screen.findByText('Applications 476 to 500 of 500')).toBeInTheDocument()
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 20')
})

test.each(['', '?page=abc', '?page=-1', '?page=0', '?page=1.5', '?page=1e9', '?page=99999999999'])(
  'the query %j opens the first page',
  async (search) => {
    await platform.signIn({ applicationCount: 30 })
    open(search)
    expect(await screen.findByText('Applications 1 to 25 of 30')).toBeInTheDocument()
  },
)

test('a page beyond the last says so and links to the last', async () => {
  const user = userEvent.setup()
  await platform.signIn({ applicationCount: 30 })
  open('?page=7')
  expect(await screen.findByRole('heading', { name: 'There is no page 7' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Go to the last page' }))
  expect(await screen.findByText('Applications 26 to 30 of 30')).toBeInTheDocument()
})

test('a 404 beyond the last page links to the first page', async () => {
  await platform.signIn({ applicationCount: 1 })
  platform.fail({ match: { path: '/devcenter/v1/applications' }, status: 404 })
  open('?page=7')
  expect(await screen.findByRole('heading', { name: 'There is no page 7' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/applications')
})

describe('a list whose count and rows disagree', () => {
  const path = '/devcenter/v1/applications'
  const unread = 'An error has occurred when fetching the applications'

  test.each([
    ['', { count: 1, results: [] }],
    // Rows without a name cannot be shown.
    ['', { count: 1, results: [{ id: 'a' }] }],
    ['?page=2', { count: 30, results: [] }],
  ])('%j with %j shows the fetch error; Retry loads the list', async (search, body) => {
    const user = userEvent.setup()
    vi.spyOn(console, 'error').mockReturnValue()
    await platform.signIn({ applicationCount: 30 })
    platform.fail({ match: { path }, status: 200, body })
    open(search)
    expect(await screen.findByRole('alert')).toHaveTextContent(unread)
    expect(screen.queryByText(/There is no page|You have no apps/)).toBeNull()
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^Applications \d+ to \d+ of 30$/)).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('rows beyond the count are shown and counted', async () => {
    const { applications } = await platform.signIn({ applications: ['web'] })
    platform.fail({ match: { path }, status: 200, body: { count: 0, results: applications } })
    open()
    expect(await screen.findByRole('link', { name: 'Application 1' })).toBeInTheDocument()
    expect(screen.getByText('1 application')).toBeInTheDocument()
    expect(screen.queryByText(/You have no apps/)).toBeNull()
  })
})

test('lists active services that have documentation, and marks beta ones', async () => {
  await platform.signIn()
  open()
  expect(await screen.findByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/docs/transactions')
  expect(screen.getByRole('link', { name: 'Item Catalog Beta' })).toBeInTheDocument()
  for (const name of ['Inventory', 'Document Collection', 'Order Status (retired)', 'Authentication', 'Build Guides']) {
    expect(screen.queryByRole('link', { name })).toBeNull()
  }
})

test('shows internal tools to staff only', async () => {
  await platform.signIn({ namespace: 'sps' })
  const { unmount } = open()
  expect(await screen.findByRole('link', { name: /^Example Tool/ })).toHaveAttribute('href', '/tools/example-tool')
  unmount()

  await platform.signIn({ emailDomain: 'provider.example' })
  open()
  expect(await screen.findByRole('link', { name: /^Shipping Document Browser/ })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText(/been granted/)).toHaveTextContent(/ at World /))
  expect(screen.queryByRole('link', { name: /^Example Tool/ })).toBeNull()
})

test("the number of applications is written in the person's locale", async () => {
  const { userId, email, accessToken, applications } = await platform.signIn({ applications: ['web'] })
  const preferences = { language: ['en-US'], timezone: 'America/Chicago', locale: 'fr-FR' }
  const saved = await fetch(`${platformOrigin}/identity/v3/users/${userId}/profile/`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Robin', last_name: 'Sample', email, preferences }),
  })
  expect(saved.ok).toBe(true)
  const body = { count: 1030, results: applications }
  platform.fail({ match: { path: '/devcenter/v1/applications/' }, status: 200, body })
  open()
  // Until the profile is loaded, the number is written as in English.
  expect(await screen.findByText('1–25 of 1 030')).toHaveTextContent('1–25 of 1\u202f030', {
    normalizeWhitespace: false,
  })
})
