import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setErrorReporter } from '@/config/error-report'
import { openRequest } from '../../../platform/oidc/third-party'
import type { WorldOptions } from '../../../platform/control/world'
import { openPortal, platformForTests, platformOrigin } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/verify-org', '/supply-pike/consent')

const leaveFor = vi.hoisted(() => vi.fn<(address: string) => void>())
vi.mock('@/features/authorize/model/leave', () => ({ leaveFor }))

const platform = platformForTests()
const cache = '/devcenter-auth0/redirect/v1/login-organizations-cache'
const reports = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  leaveFor.mockClear()
  reports.mockClear()
  setErrorReporter(reports)
})

const verifyOrg = (query: string) => openPortal(`/verify-org?${query}`)
const consent = (query: string) => openPortal(`/supply-pike/consent?${query}`)

let requests = 0

/** Opens an authorization request of a demo client on the platform, and returns the query of its screen. */
async function requested(
  options: WorldOptions,
  clientId = 'demo-storefront-orders',
  redirectUri = 'https://app.example/cb?state=s',
) {
  const world = await platform.signIn(options)
  const interaction = `interaction-${(requests += 1)}`
  const { key } = openRequest(
    platform.context(),
    { interaction, userId: world.userId, clientId, redirectUri, organizationHint: undefined },
    Math.floor(Date.now() / 1000) + 3600,
  )
  return { query: new URLSearchParams({ key, state: interaction }).toString(), world, state: interaction, key }
}

/** Makes the server answer with this body when the page reads the request. */
const decision = (body: unknown) => platform.fail({ match: { path: cache }, body })
const whole = {
  app_name: 'Dock Board',
  org_list: [{ org_id: 'o1', org_name: 'One' }],
  redirect_uri: 'https://dock.example/cb?state=s',
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.getByRole('button', { name })
const destination = () => new URL(leaveFor.mock.calls[0]?.[0] ?? 'about:blank')

describe('organizations', () => {
  it('the only organization is preselected', async () => {
    const { query, world, state } = await requested({ organizations: ['Lakeside'] })
    verifyOrg(query)
    await heading('Storefront Orders asks for access')
    expect(screen.getByRole('radio', { name: /Lakeside/ })).toBeChecked()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByText('app.example')).toBeVisible()
    await userEvent.click(button('Continue'))
    expect(destination().href).toBe(`${platformOrigin}/continue?state=${state}&org_id=${world.organizations[0]?.id}`)
  })

  it('one of two must be chosen before Continue works', async () => {
    const { query, world } = await requested({ organizations: ['Alpine', 'Harbor'] })
    verifyOrg(query)
    await heading('Storefront Orders asks for access')
    expect(button('Continue')).toHaveAccessibleDescription('Choose an organization.')
    await userEvent.click(button('Continue'))
    expect(leaveFor).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: /Harbor/ }))
    await userEvent.click(button('Continue'))
    await userEvent.click(button('Continue'))
    expect(leaveFor).toHaveBeenCalledOnce()
    expect(destination().searchParams.get('org_id')).toBe(world.organizations[1]?.id)
  })

  it('the search among 500 ignores case', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `Organization ${index + 1}`)
    const { query, world } = await requested({ organizations: names })
    verifyOrg(query)
    await heading('Storefront Orders asks for access')
    expect(screen.getAllByRole('radio')).toHaveLength(500)
    await userEvent.type(screen.getByRole('searchbox'), 'ORGANIZATION 499{Enter}')
    await userEvent.click(await screen.findByRole('radio', { name: /Organization 499/ }))
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
    // The chosen organization stays visible even if the search excludes it.
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'nothing like it{Enter}')
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('Organization 499')).toBeVisible()
    await userEvent.click(button('Continue'))
    expect(destination().searchParams.get('org_id')).toBe(world.organizations[498]?.id)
  })

  it.each([verifyOrg, consent])(
    'without any, the page says what to do and returns to the app with access_denied',
    async (open) => {
      const { query } = await requested({ organizations: [] })
      open(query)
      await heading('Storefront Orders needs an organization')
      await userEvent.click(button('Return to the app'))
      expect(destination().href).toBe(
        'https://app.example/cb?state=s&error=access_denied&error_description=User%20did%20not%20authorize%20the%20request',
      )
    },
  )

  it.each([verifyOrg, consent])('the preferred one is first and named so, but not selected', async (open) => {
    decision({
      ...whole,
      org_list: [
        { org_id: 'o1', org_name: 'Alpine', is_preferred: 'yes' },
        { org_id: 'o2', org_name: 'Harbor', is_preferred: false },
        { org_id: 'o3', org_name: 'Lakeside', is_preferred: true },
      ],
    })
    open('key=k&state=s')
    await screen.findByRole('radio', { name: /Harbor/ })
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'LakesideYour preferred organization · o3',
      'Alpineo1',
      'Harboro2',
    ])
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })

  it('organizations of the same name are distinguished by id', async () => {
    decision({
      ...whole,
      org_list: [
        { org_id: 'o1', org_name: 'Twin' },
        { org_id: 'o2', org_name: 'Twin' },
      ],
    })
    verifyOrg('key=k&state=s')
    await userEvent.click(await screen.findByRole('radio', { name: /o2/ }))
    await userEvent.click(button('Continue'))
    expect(destination().searchParams.get('org_id')).toBe('o2')
  })
})

it('a user who has authorized the app before must tick the checkbox', async () => {
  decision({ ...whole, already_authorized: true })
  verifyOrg('key=k&state=s')
  await heading('Dock Board asks for access')
  expect(button('Authorize')).toHaveAccessibleDescription('Tick the box to authorize the app.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'I authorize the use of the app' }))
  await userEvent.click(button('Authorize'))
  expect(destination().searchParams.get('org_id')).toBe('o1')
})

it('the checkbox alone does not authorize: an organization must be chosen too', async () => {
  const organizations = ['o1', 'o2'].map((id) => ({ org_id: id, org_name: `Organization ${id}` }))
  decision({ ...whole, org_list: organizations, already_authorized: true })
  verifyOrg('key=k&state=s')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I authorize the use of the app' }))
  expect(button('Authorize')).toHaveAccessibleDescription('Choose an organization.')
  await userEvent.click(button('Authorize'))
  expect(leaveFor).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: /Organization o2/ }))
  await userEvent.click(button('Authorize'))
  expect(destination().searchParams.get('org_id')).toBe('o2')
})

describe('partner consent', () => {
  it('lists what is granted; sends no organization if none is chosen', async () => {
    const { query, state } = await requested({ organizations: ['Alpine', 'Harbor'] }, 'demo-remit-ledger')
    consent(query)
    await heading('Remit Ledger asks for your consent')
    expect(screen.getByText('For Bluebird Grocers, Harbor & Pine, and Lakeshore Home')).toBeVisible()
    expect(screen.getByText('For credit/debit adjustments, invoices, orders, and remittances')).toBeVisible()
    const terms = screen.getByRole('link', { name: /terms of the agreement/ })
    expect(terms).toHaveAttribute('href', `${platformOrigin}/demo/terms`)
    expect(terms).toHaveAttribute('rel', 'noopener noreferrer')

    await userEvent.click(screen.getByRole('radio', { name: /Harbor/ }))
    await userEvent.click(button('Choose none'))
    await userEvent.click(button('Continue'))
    expect(leaveFor).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(button('Continue'))
    expect(destination().href).toBe(`${platformOrigin}/continue?state=${state}`)
  })

  it('sends the organization that is chosen', async () => {
    const { query, world } = await requested({ organizations: ['Alpine', 'Harbor'] }, 'demo-remit-ledger')
    consent(query)
    await userEvent.click(await screen.findByRole('radio', { name: /Harbor/ }))
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(button('Continue'))
    expect(destination().searchParams.get('org_id')).toBe(world.organizations[1]?.id)
  })

  it('Cancel returns to the app with access_denied', async () => {
    const { query } = await requested({}, 'demo-remit-ledger', 'example.dock.handheld:/callback?state=s')
    consent(query)
    await heading('Remit Ledger asks for your consent')
    expect(screen.getByText('example.dock.handheld:')).toBeVisible()
    await userEvent.click(button('Cancel'))
    // A native application opens while the page stays: the page must not ask again.
    await heading('Nothing was authorized for Remit Ledger')
    expect(destination().href).toMatch(
      /^example\.dock\.handheld:\/callback\?state=s&error=access_denied&error_description=/,
    )
  })

  it('can be answered only once: Continue does nothing after Cancel', async () => {
    const { query } = await requested({}, 'demo-remit-ledger')
    consent(query)
    await heading('Remit Ledger asks for your consent')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(button('Cancel'))
    await userEvent.click(button('Continue'))
    await userEvent.click(button('Cancel'))
    expect(leaveFor).toHaveBeenCalledOnce()
    expect(destination().searchParams.get('error')).toBe('access_denied')
  })

  it('shows many partners as a list, and no section without partners', async () => {
    const partners = Array.from({ length: 42 }, (_, index) => ({ name: `Retailer ${index}` }))
    decision({ ...whole, consent_requested: { partners } })
    const { unmount } = consent('key=k&state=s')
    expect(within(await screen.findByRole('list', { name: 'Retailers' })).getAllByRole('listitem')).toHaveLength(42)
    unmount()
    platform.context().faults.remove()
    decision({ ...whole, consent_requested: { partners: [] } })
    consent('key=k&state=t')
    await heading('Dock Board asks for your consent')
    expect(screen.queryByText('View retailer data')).toBeNull()
    // Without an agreement there is no checkbox to accept it.
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(button('Continue')).not.toHaveAttribute('aria-disabled')
  })

  it('terms at an unsafe address cannot be accepted', async () => {
    decision({ ...whole, agreement_terms_url: 'javascript:alert(1)' })
    consent('key=k&state=s')
    await heading('Dock Board asks for your consent')
    expect(screen.queryByRole('link', { name: /terms/ })).toBeNull()
    await userEvent.click(button('Continue'))
    expect(leaveFor).not.toHaveBeenCalled()
  })
})

it('the page shows a final message after continuing in a native application', async () => {
  decision({ ...whole, redirect_uri: 'example.dock.handheld:/callback' })
  verifyOrg('key=k&state=s')
  await heading('Dock Board asks for access')
  await userEvent.click(button('Continue'))
  await heading('Continue in Dock Board')
  expect(destination().origin).toBe(new URL(platformOrigin).origin)
})

describe('return addresses that are not followed', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:https://a.example/1', 'file:///etc/passwd'])(
    'never lead anywhere: %s',
    async (redirectUri) => {
      decision({ ...whole, org_list: [], redirect_uri: redirectUri })
      consent('key=k&state=s')
      await heading('This request cannot be trusted')
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it("any in the page's own query", async () => {
    decision({ ...whole, redirect_uri: null })
    consent('key=k&state=s&redirect_uri=https%3A%2F%2Fevil.example&auth=https%3A%2F%2Fevil.example&org_id=evil')
    await heading('Dock Board asks for your consent')
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await userEvent.click(button('Continue'))
    expect(destination().href).toBe(`${platformOrigin}/continue?state=s&org_id=o1`)
  })
})

describe('without a request', () => {
  it.each(['', 'key=k', 'state=s', 'key=%3Cscript%3E&state=s', 'key=k&key=l&state=s'])(
    'the query %j shows that there is nothing to authorize',
    async (query) => {
      verifyOrg(query)
      await heading('Nothing to authorize')
      expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home')
    },
  )
})

/** Each failure is only logged; the page shows no error and offers to try again. */
describe('a failure to read the request', () => {
  const errors: [string, Parameters<typeof platform.fail>[0]][] = [
    ['an unknown key', { match: { path: cache }, status: 404 }],
    ['a refused call', { match: { path: cache }, status: 401 }],
    ['an error of the server', { match: { path: cache }, status: 500, body: { error: { error: 'Secret title' } } }],
    ['a gateway', { match: { path: cache }, status: 503 }],
    ['a dropped connection', { match: { path: cache }, drop: true }],
    ['broken JSON', { match: { path: cache }, raw: '{"app_name":' }],
    ['another shape', { match: { path: cache }, body: { org_list: 'all' } }],
    ['null', { match: { path: cache }, raw: 'null' }],
  ]
  it.each(errors)('is logged without secrets and not shown, after %s', async (_name, fault) => {
    platform.fail(fault)
    verifyOrg('key=secret-key&state=secret-state')
    await heading('Authorize an app')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/Secret title/)).toBeNull()
    expect(reports).toHaveBeenCalled()
    const logged = reports.mock.calls.map(([error]) => `${String(error)} ${JSON.stringify(error)}`).join()
    expect(logged).not.toMatch(/secret-(key|state)/)

    platform.context().faults.remove()
    decision(whole)
    await userEvent.click(button('Try again'))
    await heading('Dock Board asks for access')
  })
})

it('shows a placeholder while the request loads', async () => {
  const answer = platform.hold({ match: { path: cache }, body: whole })
  verifyOrg('key=k&state=s')
  expect(screen.getByText('Loading the request')).toBeInTheDocument()
  answer()
  await heading('Dock Board asks for access')
  expect(screen.queryByText('Loading the request')).toBeNull()
})
