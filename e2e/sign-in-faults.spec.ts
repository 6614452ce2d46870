import type { IdTokenFault } from '../platform/kernel/faults.ts'
import { expect, expectErrors, fillSignIn, openAs, platform, portal, signOut, test } from './support/test.ts'

const tokenEndpoint = '/oauth/token'
const now = Math.floor(Date.now() / 1000)

const wrongIdTokens: Record<string, IdTokenFault> = {
  'another issuer': { claims: { iss: 'http://localhost:1/' } },
  'another audience': { claims: { aud: 'another-client' } },
  'another authorized party': { claims: { aud: ['dev-center-portal', 'another-client'], azp: 'another-client' } },
  'another nonce': { claims: { nonce: 'nonce-of-another-sign-in' } },
  'no nonce': { claims: { nonce: null } },
  'no subject': { claims: { sub: null } },
  'an expiry in the past': { claims: { exp: now - 3600 } },
  'no signature': { alg: 'none' },
  'the algorithm of a shared secret': { alg: 'HS256' },
}

for (const [what, idToken] of Object.entries(wrongIdTokens)) {
  test(`a sign-in whose ID token has ${what} is refused with a message, and Sign In works afterwards`, async ({
    page,
    createWorld,
    fail,
  }) => {
    const world = await createWorld()
    const endFault = await fail({ match: { path: tokenEndpoint, user: world.userId }, idToken })
    await page.goto('/applications')
    await fillSignIn(page, world)
    await expect(page.getByText('You could not be signed in')).toBeVisible()
    await expect(page.getByText(world.email)).toHaveCount(0)
    await endFault()
    await page.getByRole('button', { name: 'Sign In' }).first().click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toHaveCount(0)
    await page.goto('/applications')
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  })
}

test('the sign-in page leaves the focus where somebody types before its script has arrived', async ({ page }) => {
  let arrive = () => {}
  const isArrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(`${platform}/u/sign-in.js`, async (route) => {
    await isArrived
    await route.continue()
  })
  await page.goto('/applications', { waitUntil: 'commit' })
  const password = page.getByLabel('Password')
  await password.pressSequentially('Fjord')
  arrive()
  await page.waitForLoadState('load')
  await expect(password).toBeFocused()
})

test('a token for another subject is not used: nothing is sent in that name, and the input stays', async ({
  page,
  request,
  createWorld,
  fail,
}) => {
  expectErrors(page, /status of 401/)
  const [world, other] = [await createWorld(), await createWorld()]
  await openAs(page, world, '/app')
  await page.getByLabel('Name').fill('Nightly Sync')
  const claims = { sub: other.userId, email: other.email }
  await fail({ match: { path: tokenEndpoint, user: world.userId }, idToken: { claims } })
  const endRefusals = await fail({
    match: { path: '/devcenter/v1/applications', method: 'POST', user: world.userId },
    status: 401,
  })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await endRefusals()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText(`You are signed in as ${other.email} now.`)
  await page.keyboard.press('Escape')
  await save.click()
  await expect(dialog).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Nightly Sync')
  const list = await request.get(`${platform}/devcenter/v1/applications/`, {
    headers: { Authorization: `Bearer ${world.accessToken}` },
  })
  expect(await list.json()).toMatchObject({ results: [] })
})

test('a response of a sign-in that is opened again is refused, signed in or not', async ({ page, createWorld }) => {
  const world = await createWorld()
  const answered = page.waitForRequest((request) => request.url().startsWith(`${portal}/callback`))
  await openAs(page, world, '/applications')
  const address = (await answered).url()
  const tokens: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(tokenEndpoint)) tokens.push(request.postData() ?? '')
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Welcome to Dev Center' })).toBeVisible()
  // The code was not sent a second time, which would end the session.
  const code = new URL(address).searchParams.get('code') ?? ''
  for (const body of tokens) expect(body).not.toContain(code)

  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('You could not be signed in')).toBeVisible()
  for (const body of tokens) expect(body).not.toContain(code)
})
