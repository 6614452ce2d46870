import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { newest } from '@/features/home/components/YourApplications'
import { currentToasts } from '@/ui/toast'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/home')

const platform = platformForTests()

function open() {
  return openPortal('/home')
}

const application = (id: string, updatedAt: string | undefined) => ({
  id,
  name: id,
  updatedAt,
  redirectUris: [],
  description: undefined,
  iconName: undefined,
  iconColor: undefined,
  appType: undefined,
  clientId: undefined,
  testClientId: undefined,
  createdAt: undefined,
})

test('visitors see the banner with both actions, the welcome card and three benefits', async () => {
  const user = userEvent.setup()
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'Building Applications Made Easy' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Create Trial Account' })).toHaveAttribute('href', '/signup')
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome to Dev Center' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Developer Benefits' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  const figure = screen.getByRole('figure', { name: /How one order travels/ })
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toContain('850Order07:19:55')

  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Sign-in is not reachable')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-busy')
})

test('signed-in people see the four cards with their links and the RSX Integration Tools', async () => {
  await platform.signIn()
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Dev Center' })).toBeInTheDocument()
  const links = await screen.findAllByRole('link')
  expect(screen.getByRole('heading', { level: 2, name: 'RSX Integration Tools' })).toBeInTheDocument()
  expect(links.map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')])).toEqual([
    ['Get Started', '/docs/getting-started'],
    ['API Services', '/docs'],
    ['Connection Tools', '/rsx/docs/connect-to-network'],
    ['Schema', '/rsx/docs/schema-download'],
    ['Get Started', '/docs/getting-started'],
    ['Authentication Info', '/docs/authentication'],
    ['My Apps', '/applications'],
    ['API docs', '/docs/label'],
    ['Shipping Document Browser', '/tools/shipping-doc-browser'],
    ['Check a Document', '/tools/document-check'],
    ['Schema Downloads', '/rsx/docs/schema-download'],
    ['Example Files', '/rsx/docs/example-download'],
    ['Fields and Qualifiers', '/rsx/docs/fields-qualifiers'],
    ['My Designs', '/rsx/docs/my-designs'],
    ['Test Data', '/rsx/docs/test-data'],
    ['Integration Readiness', '/rsx/docs/integration-readiness'],
  ])
})

test('shows the most recently changed applications', async () => {
  await platform.signIn({ applicationCount: 5 })
  open()
  expect(await screen.findByRole('link', { name: 'All 5 applications' })).toHaveAttribute('href', '/applications')
  const names = screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)
  expect(names).toEqual(['Application 5', 'Application 4', 'Application 3'])
})

test('shows no card for applications if there are none', async () => {
  await platform.signIn()
  open()
  await screen.findByText('My Apps')
  await expect.poll(() => screen.queryByText('Your applications')).toBeNull()
})

test('shows in their card that applications could not be loaded, and Retry loads them', async () => {
  const user = userEvent.setup()
  await platform.signIn({ applicationCount: 5 })
  platform.fail({ match: { path: '/devcenter/v1/applications' }, status: 500 })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Your applications could not be loaded.')
  expect(currentToasts()).toEqual([])
  platform.context().faults.remove()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'All 5 applications' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('keeps the applications on the card if reloading them fails', async () => {
  await platform.signIn({ applicationCount: 5 })
  const { queryClient } = open()
  await screen.findByRole('link', { name: 'All 5 applications' })
  platform.fail({ match: { path: '/devcenter/v1/applications' }, status: 500 })
  await act(() => queryClient.refetchQueries({ queryKey: ['devcenter', 'applications'] }))
  expect(queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'All 5 applications' })).toBeInTheDocument()
})

test('sorts applications with invalid dates last', () => {
  const list = [
    application('none', undefined),
    application('old', '2026-01-01T00:00:00Z'),
    application('bad', 'yesterday'),
    application('new', '2026-11-01T00:00:00Z'),
  ]
  expect(newest(list).map(({ id }) => id)).toEqual(['new', 'old', 'none'])
})
