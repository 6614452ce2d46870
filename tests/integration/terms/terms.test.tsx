import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { AccessGate } from '@/app/guards'
import { terms } from '@/features/terms/model/terms'
import { startApplications } from '@/features/applications/load'
import { Shell } from '@/shell/Shell'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages, pageRoutes } from '../support/page-routes'

await loadPages('/user-agreement', '/terms-of-use')

const platform = platformForTests()
const routes = [
  {
    element: <Shell />,
    children: [
      { element: <AccessGate />, children: [{ path: '/asked', element: <h1>The page asked for</h1> }] },
      { element: <AccessGate terms={false} />, children: pageRoutes(createQueryClient(), ['/user-agreement']) },
      ...pageRoutes(createQueryClient(), ['/terms-of-use']),
    ],
  },
]
const profilePath = '/identity/v3/users/[^/]+/profile/'

const box = () => screen.findByRole('checkbox', { name: 'I agree to accept these terms of service.' })
const submit = () => screen.getByRole('button', { name: 'Submit' })

async function tickAndSubmit() {
  await userEvent.click(await box())
  await userEvent.click(submit())
}

describe('terms gate', () => {
  it('is the only page until the terms are accepted, then opens the requested page', async () => {
    const world = await platform.signIn({ hasAcceptedTerms: false, isTrial: true })
    openPortal('/asked?a=1', { routes })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Terms of Use' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.queryByRole('heading', { name: 'The page asked for' })).toBeNull()
    // Nothing else is shown or can be reached.
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Decline', 'Submit'])
    const calls = platform.context().requests.list(world.userId)
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/identity/v3/users/']))

    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(submit())
    expect(submit()).toHaveAccessibleDescription('Tick the box to submit.')
    const before = Date.now()
    await tickAndSubmit()
    expect(await screen.findByRole('heading', { name: 'The page asked for' })).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    const [stored] = platform
      .context()
      .db.all<{ tos_agreed_at: string }>('select tos_agreed_at from users where id = ?', world.userId)
    expect(stored?.tos_agreed_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(Date.parse(stored?.tos_agreed_at ?? '')).toBeGreaterThanOrEqual(before)
  })

  it('does not ask twice', async () => {
    await platform.signIn()
    openPortal('/asked', { routes })
    expect(await screen.findByRole('heading', { name: 'The page asked for' })).toBeVisible()
  })

  it('appears only to people with a role', async () => {
    await platform.signIn({ hasAcceptedTerms: false, hasAccess: false })
    openPortal('/asked', { routes })
    expect(await screen.findByText('/login/no-user-found')).toBeVisible()
  })

  it('holds back prefetched data', async () => {
    const world = await platform.signIn({ hasAcceptedTerms: false })
    const queryClient = createQueryClient()
    startApplications(queryClient, new Request('http://localhost/applications'))
    await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('success'))
    const calls = platform.context().requests.list(world.userId)
    expect(calls.map(({ path }) => path)).toEqual(['/identity/v3/users/'])
  })

  it.each([
    [
      'the server’s words',
      { status: 403, body: { error: { error: 'Closed', errorDescription: 'Not today.' } } },
      ['Closed', 'Not today.'],
    ],
    ['the defaults at 400', { status: 400, body: {} }, ['Error!', 'An error has occurred when updating your user']],
    ['the defaults at 404', { status: 404, raw: 'x' }, ['Error!', 'An error has occurred when updating your user']],
    [
      'the defaults at 500',
      { status: 500, raw: '<h1>Oops</h1>' },
      ['Error!', 'An error has occurred when updating your user'],
    ],
    ['the defaults offline', { drop: true }, ['Error!', 'Check your internet connection']],
  ])('shows %s after a failed save, keeps the checkbox ticked, and the next attempt works', async (_, fault, texts) => {
    await platform.signIn({ hasAcceptedTerms: false })
    platform.fail({ match: { path: profilePath, method: 'PATCH' }, ...fault, times: 1 })
    openPortal('/asked', { routes })
    await tickAndSubmit()
    const alert = await screen.findByRole('alert')
    for (const text of texts) expect(alert).toHaveTextContent(text)
    expect(await box()).toBeChecked()
    await userEvent.click(submit())
    expect(await screen.findByRole('heading', { name: 'The page asked for' })).toBeVisible()
  })

  it.each([
    ['fails', { status: 500, body: {} }],
    ['knows nothing of it', { status: 200, body: undefined }],
  ])('shows an error when the record loaded after the save %s', async (kind, fault) => {
    const world = await platform.signIn({ hasAcceptedTerms: false })
    const { queryClient } = openPortal('/asked', { routes })
    await box()
    const [record] = queryClient.getQueryCache().getAll()
    const stale = { results: [{ ...(record?.state.data as object), developer_center_tos_agreed_at: null }] }
    platform.fail({
      match: { path: `/identity/v3/users/\\?id=${world.userId}` },
      ...fault,
      ...(kind !== 'fails' && { body: stale }),
    })
    await tickAndSubmit()
    expect(await screen.findByRole('alert')).toHaveTextContent('An error has occurred when updating your user')
    expect(await box()).toBeChecked()
  })
})

describe('pages of the terms', () => {
  it('show the full text to all readers', async () => {
    openPortal('/terms-of-use', { routes })
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
    for (const text of terms.flatMap((part) => part.texts)) expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('let visitors read and sign in', async () => {
    openPortal('/user-agreement', { routes })
    expect(await screen.findByText(/must be started within one year/)).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('show when the terms were accepted', async () => {
    await platform.signIn()
    openPortal('/user-agreement', { routes })
    expect(await screen.findByText(/You accepted these terms on/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('go to the home page after the terms are accepted there', async () => {
    await platform.signIn({ hasAcceptedTerms: false })
    openPortal('/user-agreement', { routes })
    await tickAndSubmit()
    expect(await screen.findByText('/home')).toBeVisible()
  })
})
