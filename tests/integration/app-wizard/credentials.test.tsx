import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { currentToasts } from '@/ui/toast'
import type { WorldOptions } from '../../../platform/control/world'
import { platformForTests, platformOrigin } from '../support/portal'
import { errors, keys, openWizard } from '../support/wizard'

const platform = platformForTests()
const secretPath = '/devcenter/v1/applications/[^/]+/retrieve_secret'
const trialPath = '/identity/v2/organizations/'

async function open(options: WorldOptions) {
  const world = await platform.signIn(options)
  openWizard(`/app/${world.applications[0]?.id}?expandIndex=4`)
  return world
}

const stored = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? ''))

const secretCalls = () =>
  platform
    .context()
    .requests.list()
    .filter(({ path }) => path.includes('retrieve_secret'))

test.each(['web', 'm2m'] as const)('%s shows sandbox and production keys, each with its own secret', async (type) => {
  const user = userEvent.setup()
  await open({ applications: [type] })
  const before = secretCalls().length
  const production = await keys('Production Keys')
  const sandbox = await keys('Sandbox Keys')
  expect(secretCalls()).toHaveLength(before)

  await user.click(production.getByRole('button', { name: 'Show App Secret' }))
  const first = (await production.findByText(/^s3k_/)).textContent
  await user.click(sandbox.getByRole('button', { name: 'Show App Secret' }))
  const second = (await sandbox.findByText(/^s3k_/)).textContent
  expect(first).not.toBe(second)
  expect(
    secretCalls()
      .slice(before)
      .map(({ query }) => query),
  ).toEqual(['', '?client_type=test'])
})

test.each(['spa', 'native'] as const)('%s has no secret', async (type) => {
  await open({ applications: [type] })
  await keys('Production Keys')
  expect(screen.queryByText('App Secret')).toBeNull()
})

test('a trial organization sees only the sandbox keys and the reason', async () => {
  const { organizations } = await open({ applications: ['web'], isTrial: true })
  const sandbox = await keys('Sandbox Keys')
  const paths = platform
    .context()
    .requests.list()
    .map(({ path }) => path)
  expect(paths).toContain(`/identity/v2/organizations/${organizations[0]?.id}/`)
  expect(sandbox.getByText(/^sbx_/)).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Production Keys' })).toBeNull()
  expect(screen.getByText(/is a trial organization/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/contact-info?contactSupport=true',
  )
  expect(currentToasts()).toEqual([])
})

test.each(['web', 'native', 'spa', 'm2m'] as const)('%s leads to its first call in the API reference', async (type) => {
  const { applications } = await platform.signIn({ applications: [type] })
  openWizard(`/app/${applications[0]?.id}?expandIndex=4`)
  const link = await screen.findByRole('link', { name: 'Try your first call' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.href)
  expect(pathname).toBe('/api-doc/Authentication/Check-a-token/')
  const { try: chosen, ...operation } = Object.fromEntries(searchParams)
  expect(operation).toEqual({ doc: 'authentication/openapi/auth.json', method: 'GET', path: '/auth-check' })
  expect(chosen).toBe(applications[0]?.id)
})

test('a tooltip beside the audience announces the new one, by pointer, keyboard and touch', async () => {
  const user = userEvent.setup()
  await open({ applications: ['m2m'] })
  await keys('Sandbox Keys')
  const sign = screen.getByRole('button', { name: 'About the audience' })
  const tip = screen.getByText(/^New audience, effective 6\/1\/25\./)
  expect(sign).toHaveAccessibleDescription(/^New audience, effective 6\/1\/25\./)
  expect(tip).not.toBeVisible()
  await user.hover(sign)
  expect(tip).toBeVisible()
  await user.keyboard('{Escape}')
  expect(tip).not.toBeVisible()
  await user.unhover(sign)
  await user.pointer({ keys: '[TouchA]', target: sign })
  expect(tip).toBeVisible()
  await user.tab()
  expect(tip).not.toBeVisible()
  await user.tab({ shift: true })
  expect(tip).toBeVisible()
})

describe('the trial status', () => {
  test.each([...errors.map(([name, { error }]) => [name, error] as const), ['404', { status: 404 }] as const])(
    '%s: shows one notice and only the sandbox keys; Retry reads it again',
    async (_, error) => {
      const user = userEvent.setup()
      platform.fail({ match: { path: trialPath }, ...error })
      await open({ applications: ['web'] })
      await keys('Sandbox Keys')
      expect(screen.queryByRole('region', { name: 'Production Keys' })).toBeNull()
      expect(currentToasts()).toMatchObject([
        { title: 'Error Encountered', message: 'Org Trial Status Could Not Be Fetched', persistent: false },
      ])
      platform.context().faults.remove()
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      await keys('Production Keys')
    },
  )

  test('a timeout shows one notice and only the sandbox keys', async () => {
    const client = await import('@/api/identity/client')
    vi.spyOn(client, 'getTrialStatusForKeys').mockRejectedValue(
      new ApiError({ api: 'identity', kind: 'timeout', message: 'no answer' }),
    )
    await open({ applications: ['web'] })
    await keys('Sandbox Keys')
    expect(currentToasts()).toMatchObject([{ title: 'Error Encountered' }])
  })
})

describe('a secret', () => {
  test('can be copied without being shown, and a toast confirms it', async () => {
    const user = userEvent.setup()
    await open({ applications: ['m2m'] })
    const sandbox = await keys('Sandbox Keys')
    await user.click(sandbox.getByRole('button', { name: 'Copy App Secret' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^s3k_/))
    expect(sandbox.queryByText(/^s3k_/)).toBeNull()
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Copied to Clipboard' }]))
  })

  test.each([...errors.map(([name, { error }]) => [name, error] as const), ['404', { status: 404 }] as const])(
    '%s: showing and copying each show an error toast',
    async (_, error) => {
      const user = userEvent.setup()
      await open({ applications: ['web'] })
      const sandbox = await keys('Sandbox Keys')
      platform.fail({ match: { path: secretPath }, ...error })
      for (const name of ['Show App Secret', 'Copy App Secret']) {
        await user.click(sandbox.getByRole('button', { name }))
        await waitFor(() =>
          expect(currentToasts()).toMatchObject([{ title: 'Secret Could Not Be Fetched', persistent: false }]),
        )
      }
      expect(sandbox.getByRole('button', { name: 'Show App Secret' })).not.toHaveAttribute('aria-busy')
    },
  )

  test('is in no cache, storage or markup after it is hidden, its step is closed or the page is left', async () => {
    const user = userEvent.setup()
    const { applications } = await platform.signIn({ applications: ['web'] })
    const { queryClient, router } = openWizard(`/app/${applications[0]?.id}?expandIndex=4`)
    const address = router.state.location.pathname

    async function show() {
      const sandbox = await keys('Sandbox Keys')
      await user.click(sandbox.getByRole('button', { name: 'Show App Secret' }))
      return (await sandbox.findByText(/^s3k_/)).textContent
    }
    function places() {
      const queries = queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state])
      const mutations = queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state)
      return JSON.stringify([
        queries,
        mutations,
        stored(localStorage),
        stored(sessionStorage),
        router.state.location,
        currentToasts(),
        document.documentElement.outerHTML,
      ])
    }

    const secret = await show()
    await user.click((await keys('Sandbox Keys')).getByRole('button', { name: 'Copy App Secret' }))
    await user.click(screen.getByRole('button', { name: 'Hide App Secret' }))
    expect(places()).not.toContain(secret)

    await show()
    await user.click(screen.getByRole('button', { name: /App Types/ }))
    await screen.findByRole('radiogroup', { name: 'App type' })
    expect(places()).not.toContain(secret)
    await router.navigate(`${address}?expandIndex=4`)
    await keys('Sandbox Keys')
    expect(places()).not.toContain(secret)

    await show()
    await router.navigate('/applications')
    await screen.findByText('/applications')
    expect(places()).not.toContain(secret)
  })
})

describe('Connection Information, before a token can be obtained', () => {
  test('asks for a type if the application has none', async () => {
    const user = userEvent.setup()
    const { accessToken } = await platform.signIn()
    const created = await fetch(`${platformOrigin}/devcenter/v1/applications/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Untyped' }),
    })
    const { id } = (await created.json()) as { id: string }
    openWizard(`/app/${id}?expandIndex=4`)
    expect(await screen.findByText(/this application has no type/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Open App Types' }))
    expect(await screen.findByRole('radiogroup', { name: 'App type' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: /App Types/ })).toHaveFocus())
  })

  test('asks for a redirect URI if the application has none', async () => {
    const user = userEvent.setup()
    const { applications } = await platform.signIn({ applications: ['spa'] })
    const body = { ...applications[0], redirectUris: [] }
    platform.fail({ match: { path: '/devcenter/v1/applications/', method: 'GET' }, status: 200, body })
    openWizard(`/app/${applications[0]?.id}?expandIndex=4`)
    expect(await screen.findByText(/this application has no redirect URI/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Open Redirect URI' }))
    expect(await screen.findByRole('textbox', { name: 'Redirect URIs' })).toBeInTheDocument()
  })

  test('asks for nothing if the application is machine-to-machine', async () => {
    await open({ applications: ['m2m'] })
    await keys('Sandbox Keys')
    expect(screen.queryByText(/No token can be obtained/)).toBeNull()
  })
})
