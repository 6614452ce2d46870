import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AccessGate, RequireInternal, RequireSignIn } from '@/app/guards'
import { RouteError } from '@/app/RouteError'
import { identityQueries } from '@/api/identity/queries'
import { tabStorage } from '@/browser/browser-storage'
import { trialKey } from '@/browser/storage-keys'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { TrialBanner } from '@/shell/TrialBanner'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/login/no-user-found')

const platform = platformForTests()
const routes = [
  {
    element: <AccessGate />,
    children: [
      { path: '/open', element: <h1>Open page</h1> },
      { element: <RequireSignIn />, children: [{ path: '/private', element: <h1>Private page</h1> }] },
      { element: <RequireInternal />, children: [{ path: '/internal', element: <h1>Internal page</h1> }] },
    ],
  },
]

describe('access gate', () => {
  it('lets visitors read open pages', async () => {
    openPortal('/open', { routes })
    expect(await screen.findByRole('heading', { name: 'Open page' })).toBeVisible()
  })

  it('lets people with a devcenter permission open private pages', async () => {
    await platform.signIn()
    openPortal('/private', { routes })
    expect(await screen.findByRole('heading', { name: 'Private page' })).toBeVisible()
  })

  it('sends people without a permission to the no-access page', async () => {
    await platform.signIn({ hasAccess: false })
    openPortal('/open', { routes })
    expect(await screen.findByText('/login/no-user-found')).toBeVisible()
  })

  it('reserves space on the no-access page for facts that are still loading', async () => {
    const { email } = await platform.signIn({ hasAccess: false })
    openPortal('/login/no-user-found')
    const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Signed in as', 'Organization'])
    expect(facts()).toEqual(['', ''])
    await waitFor(() => expect(facts()[0]).toBe(email))
    expect(facts()[1]).not.toBe('')
  })

  it('sends people with access from the no-access page to the home page', async () => {
    await platform.signIn()
    openPortal('/login/no-user-found')
    expect(await screen.findByText('/home')).toBeVisible()
  })

  it('reserves no space on the no-access page for a visitor', () => {
    openPortal('/login/no-user-found')
    expect(screen.getByRole('heading', { name: 'Dev Center Access Needed' })).toBeVisible()
    expect(screen.queryByRole('term')).toBeNull()
    expect(screen.queryByText(/This account/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull()
  })

  it('shows an error when the sign-in cannot be opened, and Retry tries again', async () => {
    openPortal('/private', { routes })
    expect(await screen.findByText('Sign-in is not reachable')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Sign-in is not reachable')).toBeVisible()
  })

  it('shows the not-found page instead of internal pages to everybody except staff', async () => {
    await platform.signIn()
    openPortal('/internal', { routes })
    expect(await screen.findByRole('heading', { name: "The page you're looking for can't be found." })).toBeVisible()
  })

  it.each(['sps', 'spsc'])('opens internal pages to staff of %s', async (namespace) => {
    await platform.signIn({ namespace })
    openPortal('/internal', { routes })
    expect(await screen.findByRole('heading', { name: 'Internal page' })).toBeVisible()
  })

  it.each([
    ['400', { status: 400, body: {} }],
    ['403 with words', { status: 403, body: { error: { error: 'Closed', errorDescription: 'Not today.' } } }],
    ['404', { status: 404, body: {} }],
    ['500', { status: 500, raw: '<h1>Oops</h1>' }],
    ['broken JSON', { status: 200, raw: '{"results": [' }],
    ['a wrong type', { status: 200, body: { results: [{ id: 7, email: 'x' }] } }],
    ['no user', { status: 200, body: { results: [] } }],
    ['a dropped connection', { drop: true }],
  ])('shows an error when loading the account fails with %s, and Retry loads it', async (_, fault) => {
    const world = await platform.signIn()
    platform.fail({
      match: { path: '/identity/v3/users/', user: world.userId },
      ...fault,
      times: 'drop' in fault ? 3 : 1,
    })
    openPortal('/private', { routes })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(
      'body' in fault && fault.status === 403 ? 'Not today.' : 'An error has occurred when fetching your user',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Private page' })).toBeVisible()
  })
})

it('shows the error on a page that opens after loading the account has failed', async () => {
  const world = await platform.signIn()
  platform.fail({ match: { path: '/identity/v3/users/', user: world.userId }, status: 500, body: {} })
  const UserName = () => useCurrentUser().data?.email ?? 'Unknown'
  const { queryClient, router } = openPortal('/before', {
    routes: [{ path: '/before', Component: UserName }, ...routes],
  })
  const { queryKey } = identityQueries.user(world.userId)
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'))
  await act(() => router.navigate('/private'))
  expect(screen.getByRole('alert')).toHaveTextContent('An error has occurred when fetching your user')
})

it('keeps the page when reloading the account fails', async () => {
  const world = await platform.signIn()
  const { queryClient } = openPortal('/private', { routes })
  expect(await screen.findByRole('heading', { name: 'Private page' })).toBeVisible()
  platform.fail({ match: { path: '/identity/v3/users/', user: world.userId }, status: 500, body: {} })
  await queryClient.refetchQueries()
  expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error')
  expect(screen.getByRole('heading', { name: 'Private page' })).toBeVisible()
})

describe('route errors', () => {
  it('show the fallback with a way out', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('broken page')
    }
    openPortal('/broken', { routes: [{ path: '/broken', element: <Broken />, errorElement: <RouteError /> }] })
    expect(await screen.findByRole('heading', { name: 'An error has occurred' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home')
    silenced.mockRestore()
  })
})

describe('trial banner', () => {
  const banner = () => screen.queryByText(/You are using a trial account/)

  async function openBanner(trial: boolean, known?: 'known') {
    const organizationId = (await platform.signIn({ isTrial: trial })).organizations[0]?.id ?? ''
    if (known) tabStorage.set(trialKey, organizationId)
    const { queryClient } = openPortal('/', { routes: [{ path: '/', Component: TrialBanner }] })
    const flag = () => queryClient.getQueryState(identityQueries.trialStatusForBanner(organizationId).queryKey)
    return { read: (status: 'success' | 'error') => waitFor(() => expect(flag()?.status).toBe(status)) }
  }

  it('shows for a trial organization', async () => {
    const { read } = await openBanner(true)
    expect(banner()).toBeNull()
    await read('success')
    expect(banner()).toBeVisible()
    expect(platform.context().requests.list().at(-1)?.path).toMatch(/^\/identity\/orgs\/[^/]+\/$/)
    expect(banner()).toHaveTextContent(/Contact support for production access\.$/)
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/contact-info?contactSupport=true',
    )
  })

  it('is absent for other organizations', async () => {
    const { read } = await openBanner(false)
    await read('success')
    expect(banner()).toBeNull()
  })

  it('is absent when the flag cannot be read', async () => {
    platform.fail({ match: { path: '/identity/orgs/' }, status: 500, body: {} })
    const { read } = await openBanner(true)
    await read('error')
    expect(banner()).toBeNull()
  })

  it('is in the first frame when this tab knows that the organization is a trial', async () => {
    const { read } = await openBanner(true, 'known')
    expect(banner()).toBeVisible()
    await read('success')
    expect(banner()).toBeVisible()
  })

  it('disappears when the organization is no longer a trial', async () => {
    const { read } = await openBanner(false, 'known')
    expect(banner()).toBeVisible()
    await read('success')
    await waitFor(() => expect(banner()).toBeNull())
    expect(tabStorage.get(trialKey)).toBeNull()
  })
})
