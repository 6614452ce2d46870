import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { createApplication } from './support/applications.ts'
import { claims, connect, outcome } from './support/demo.ts'
import { heading } from './support/docs.ts'
import { press } from './support/keyboard.ts'
import { authorizeUrl, newVerifier, requestToken } from './support/oauth.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectErrors,
  expectNoSidewaysScroll,
  fillSignIn,
  platform,
  portal,
  test,
} from './support/test.ts'
import { decodeJwt } from 'jose'

const expired = 'There is no request to show.'

async function expectGoodLooks(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
}

test('a user authorizes an application for an organization, the second time by a checkbox', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld({ organizations: ['Alpine Supply', 'Harbor Retail', 'Summit Trail Supply'] })
  await connect(page, 'Storefront Orders', world)
  await expect(heading(page, 'Storefront Orders asks for access')).toBeVisible()
  await expect(page.getByText(`Returns to localhost:${new URL(platform).port}`)).toBeVisible()
  await expectGoodLooks(page)

  const go = page.getByRole('button', { name: 'Continue' })
  await expect(go).toHaveAccessibleDescription('Choose an organization.')
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('SUPPLY')
  await expect(page.getByText('2 of 3')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await page.getByRole('radio', { name: 'Summit Trail Supply' }).check()
  await go.click()
  expect(await claims(page)).toMatchObject({
    sub: world.userId,
    azp: 'demo-storefront-orders',
    app_name: 'Storefront Orders',
    org_id: world.organizations[2]?.id,
    org_name: 'Summit Trail Supply',
  })
  await expectGoodLooks(page)

  // The second time there is no sign-in, and the user may choose another organization.
  await connect(page, 'Storefront Orders')
  const authorize = page.getByRole('button', { name: 'Authorize' })
  await page.getByRole('radio', { name: 'Harbor Retail' }).check()
  await expect(authorize).toHaveAccessibleDescription('Tick the box to authorize the app.')
  await expectGoodLooks(page)
  await page.getByRole('checkbox', { name: 'I authorize the use of the app' }).check()
  await authorize.click()
  expect(await claims(page)).toMatchObject({ org_name: 'Harbor Retail' })
})

test("a user consents to the listed data under the partner's agreement, and is not asked again", async ({
  page,
  context,
  createWorld,
}) => {
  const world = await createWorld({ organizations: ['Alpine Supply', 'Harbor Retail'] })
  await connect(page, 'Remit Ledger', world)
  await expect(heading(page, 'Remit Ledger asks for your consent')).toBeVisible()
  await expect(page.getByText('For Bluebird Grocers, Harbor & Pine, and Lakeshore Home')).toBeVisible()
  await expect(page.getByText('For credit/debit adjustments, invoices, orders, and remittances')).toBeVisible()
  await expectGoodLooks(page)

  const go = page.getByRole('button', { name: 'Continue' })
  await expect(go).toHaveAccessibleDescription('Accept the terms to continue.')
  const agreement = context.waitForEvent('page')
  await page.getByRole('link', { name: /terms of the agreement/ }).click()
  await expect((await agreement).getByRole('heading', { name: 'Agreement on shared data' })).toBeVisible()
  await page.bringToFront()
  const accepted = page.getByRole('checkbox', { name: /I have read and accept/ })
  await accepted.check()
  // The organization is optional: without a choice the preferred one is used.
  await go.click()
  expect(await claims(page)).toMatchObject({ azp: 'demo-remit-ledger', org_name: 'Alpine Supply' })

  await connect(page, 'Remit Ledger')
  await expect(page.getByRole('checkbox', { name: 'I authorize the use of the app' })).toBeVisible()
})

test('Cancel returns access_denied to the application and authorizes nothing', async ({ page, createWorld }) => {
  const world = await createWorld()
  await connect(page, 'Remit Ledger', world)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(outcome(page)).toContainText('User did not authorize the request')
  await expect(outcome(page)).toContainText('access_denied')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(heading(page, 'Remit Ledger asks for your consent')).toBeVisible()
})

test('a user with one organization can consent by keyboard alone', async ({ page, createWorld }) => {
  const world = await createWorld({ organizations: ['Lakeside Grocers'] })
  await connect(page, 'Remit Ledger', world)
  await expect(page.getByRole('radio', { name: 'Lakeside Grocers' })).toBeChecked()
  await press(page, 'Tab', page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(page, 'Tab', page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  expect(await claims(page)).toMatchObject({ org_name: 'Lakeside Grocers' })
})

test('an answered request cannot be answered again, on the screen or by sending its state', async ({
  page,
  request,
  createWorld,
}) => {
  expectErrors(page, /status of 40[04]/)
  await connect(page, 'Storefront Orders', await createWorld())
  const screen = page.url()
  const state = new URL(screen).searchParams.get('state') ?? ''
  await page.getByRole('button', { name: 'Continue' }).click()
  await claims(page)

  await page.goto(screen)
  await expect(page.getByText(expired)).toBeVisible()
  await expectGoodLooks(page)
  // The reports that error tracking received, from this and all other tests, contain neither state nor key.
  const key = new URL(screen).searchParams.get('key') ?? ''
  const tracked = async () => (await request.get(`${platform}/__control/envelopes`)).text()
  await expect.poll(tracked).toContain('devcenter-auth0: HTTP 404')
  for (const secret of [state, key]) expect(await tracked()).not.toContain(secret)
  await page.goto(`${platform}/continue?state=${encodeURIComponent(state)}`)
  await expect(page.getByRole('heading', { name: 'This sign-in has expired' })).toBeVisible()
})

test('a user without organizations sees what to do, and the application gets access_denied', async ({
  page,
  createWorld,
}) => {
  await connect(page, 'Storefront Orders', await createWorld({ organizations: [] }))
  await expect(heading(page, 'Storefront Orders needs an organization')).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Return to the app' }).click()
  await expect(outcome(page)).toContainText('access_denied')
})

test('an application created in the wizard uses the same screen', async ({ page, request, createWorld }) => {
  const app = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<title>App</title><h1>Back in the app</h1>'),
  )
  await new Promise<void>((resolve) => app.listen(0, 'localhost', resolve))
  const redirectUri = `http://localhost:${(app.address() as AddressInfo).port}/callback?from=network`
  try {
    const developer = await createWorld()
    const made = await createApplication(request, developer, {
      name: 'Dock Board',
      appType: 'spa',
      redirectUris: [redirectUri],
    })
    const verifier = newVerifier()
    const credentials = {
      clientId: made.clientId ?? '',
      secret: undefined,
      audience: 'https://network.example',
      authorizeAddress: `${platform}/authorize`,
      tokenAddress: `${platform}/oauth/token`,
    }
    const user = await createWorld({ organizations: ['Tailspin Toys', 'Fabrikam'] })
    await page.goto(authorizeUrl(credentials, { redirectUri, verifier }))
    await fillSignIn(page, user)
    await expect(heading(page, 'Dock Board asks for access')).toBeVisible()
    await page.getByRole('radio', { name: 'Fabrikam' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Back in the app' })).toBeVisible()
    const code = new URL(page.url()).searchParams.get('code') ?? ''
    const answer = await requestToken(request, credentials, {
      grant_type: 'authorization_code',
      client_id: credentials.clientId,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    })
    const { access_token: token } = (await answer.json()) as { access_token: string }
    expect(decodeJwt(token)).toMatchObject({ sub: user.userId, azp: made.clientId, org_id: user.organizations[1]?.id })
  } finally {
    app.close()
  }
})

test('key and state are stored nowhere, even if the user goes on to the portal', async ({ page, createWorld }) => {
  const world = await createWorld({ organizations: ['Alpine Supply', 'Harbor Retail'] })
  await page.goto('/applications')
  await fillSignIn(page, world)
  await expect(heading(page, 'Applications')).toBeVisible()
  await page.goto(`${platform}/demo`)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText(`Signed in as ${world.email}.`)).toBeVisible()
  const { searchParams } = new URL(page.url())
  const secrets = ['key', 'state'].map((name) => searchParams.get(name) ?? '')
  expect(secrets.every((secret) => secret.length > 10)).toBe(true)
  const storedText = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]))
  for (const secret of secrets) expect(await storedText()).not.toContain(secret)

  // Switching the organization reloads the portal, but not at the address that contains key and state.
  await page.getByRole('button', { name: /Robin/ }).click()
  await page.getByRole('button', { name: /Switch organization/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Harbor Retail' }).check()
  await dialog.getByRole('button', { name: 'Switch', exact: true }).click()
  await page.waitForURL(`${portal}/home`)
  for (const secret of secrets) expect(await storedText()).not.toContain(secret)
})

test('hostile query parameters run no code and redirect to no other site', async ({ page, createWorld }) => {
  expectErrors(page, /status of 404/)
  await page.addInitScript(() => {
    window.alert = () => void Object.assign(window, { ranScript: true })
  })
  const script = '<img src=x onerror=alert(1)>'
  const hostile = [
    script,
    '"><script>alert(1)</script>',
    'javascript:alert(1)',
    'https://evil.example/',
    '//evil.example',
  ]
  const foreign: string[] = []
  page.on('request', (request) => {
    if (![portal, platform].some((origin) => request.url().startsWith(`${origin}/`))) foreign.push(request.url())
  })
  const expectHarmless = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Nothing to authorize|Authorize an app)$/)
    expect(await page.evaluate(() => 'ranScript' in window)).toBe(false)
    expect(new URL(page.url()).origin).toBe(portal)
  }
  for (const screen of ['/verify-org', '/supply-pike/consent']) {
    for (const text of hostile) {
      const query = new URLSearchParams({ key: text, state: text, redirect_uri: text, org_id: text, app_name: text })
      await page.goto(`${screen}?${query.toString()}#${encodeURIComponent(text)}`)
      await expectHarmless()
    }
  }

  // With a valid key, a foreign state and foreign addresses only cause the platform to refuse the request.
  await connect(page, 'Remit Ledger', await createWorld())
  const key = new URL(page.url()).searchParams.get('key') ?? ''
  const query = new URLSearchParams({ key, state: 'https://evil.example/', redirect_uri: 'https://evil.example/' })
  await page.goto(`/supply-pike/consent?${query.toString()}`)
  await page.getByRole('checkbox').check()
  expectErrors(page, /status of 400/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'This sign-in has expired' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(platform)
  expect(foreign).toEqual([])
})
