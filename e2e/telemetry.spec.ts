import type { Page } from '@playwright/test'
import { errorsReceived, isTrackingLoaded, throwUntilReceived } from './support/error-tracking.ts'
import { expect, expectErrors, openAs, test } from './support/test.ts'
import { step } from './support/wizard.ts'

/** The user-type tags that analytics received, in order. */
const tags = (page: Page) =>
  page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'user-type').map(({ userType }) => userType))

test('visitors and their errors are tagged as Visitor', async ({ page, request }) => {
  expectErrors(page, /planted/)
  await page.goto('/home')
  await expect.poll(() => tags(page)).toEqual(['Visitor'])
  const marker = `planted-${crypto.randomUUID()}`
  const event = await throwUntilReceived(page, request, marker)
  expect(event['tags']).toMatchObject({ 'user-type': 'Visitor' })
})

for (const [tag, options] of [
  ['Trial-User', { isTrial: true }],
  ['SPS-User', { emailDomain: 'provider.example' }],
  ['SPS-User', { emailDomain: 'provider.example', isTrial: true }],
  ['Non-Trial-User', { namespace: 'sps' }],
] as const) {
  test(`the user type is ${tag}: ${JSON.stringify(options)}`, async ({ page, createWorld }) => {
    await openAs(page, await createWorld(options), '/applications')
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
    // No other tag may come first: the user type is not guessed while the user is loading.
    await expect.poll(() => tags(page)).toEqual([tag])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to Dev Center' })).toBeVisible()
    expect(await tags(page)).toEqual([tag])
  })
}

test('an error report has the user type, but no query, hash, token, secret or input', async ({
  page,
  request,
  createWorld,
}) => {
  expectErrors(page, /planted/)
  const tokens = new Set<string>()
  page.on('request', (call) => {
    const token = call.headers()['authorization']?.split(' ')[1]
    if (token) tokens.add(token)
  })
  const world = await createWorld({ applications: ['web'] })
  const path = `/app/${world.applications[0]?.id}`
  await openAs(page, world, `${path}?expandIndex=4&note=query-of-mine#hash-of-mine`)
  const keys = page.getByRole('region', { name: 'Sandbox Keys' })
  await keys.getByRole('button', { name: 'Show App Secret' }).click()
  await expect(keys).toContainText('s3k_')
  const secret = await keys.locator('dt:text-is("App Secret") + dd code').innerText()
  await step(page, 'App Details').click()
  await page.getByLabel('Name').fill('input-of-mine')

  const marker = `planted-${crypto.randomUUID()}`
  const event = await throwUntilReceived(page, request, marker)
  expect(event['tags']).toMatchObject({ 'user-type': 'Non-Trial-User' })
  const text = JSON.stringify(event)
  expect(text).toContain(path)
  expect(tokens.size).toBeGreaterThan(0)
  const own = ['query-of-mine', 'expandIndex', 'hash-of-mine', 'input-of-mine', world.email, world.userId]
  for (const hidden of [...own, secret, 'Bearer', 'authorization', ...tokens]) expect(text).not.toContain(hidden)
})

for (const [kind, plant] of [
  [
    'an error',
    (text: string) =>
      void setTimeout(() => {
        throw new Error(text)
      }),
  ],
  ['a rejection', (text: string) => void Promise.reject(new Error(text))],
] as const) {
  test(`${kind} loads error tracking, which then sends it once`, async ({ page, request }) => {
    expectErrors(page, /planted/)
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isTrackingLoaded(page)).toBe(false)
    const marker = `planted-${crypto.randomUUID()}`
    await page.evaluate(plant, marker)
    const received = async () =>
      (await errorsReceived(request)).filter((event) => JSON.stringify(event).includes(marker)).length
    await expect.poll(received).toBe(1)
    // The SDK itself catches later errors.
    await page.evaluate(plant, marker)
    await expect.poll(received).toBe(2)
  })
}

test('without an error, error tracking loads after the page is shown', async ({ page }) => {
  await page.goto('/home')
  const early = await page
    .locator('head link[rel="modulepreload"], head script[src]')
    .evaluateAll((elements) => elements.map((element) => element.outerHTML).join(''))
  expect(early).not.toMatch(/sentry|error-tracking/)
  await expect.poll(() => isTrackingLoaded(page)).toBe(true)
})

test('offline, error tracking is not requested, and it loads when the connection is back', async ({ page }) => {
  // The code of the search may be requested, too.
  expectErrors(page, /ERR_INTERNET_DISCONNECTED/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const trackingRequests = () => requests.filter((url) => url.includes('error-tracking'))
  await page.clock.install()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.clock.runFor(60_000)
  expect(trackingRequests()).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(trackingRequests).not.toEqual([])
})

test('error tracking that could not be loaded is loaded with the next error, without a reload', async ({
  page,
  request,
}) => {
  expectErrors(page, /planted|ERR_CONNECTION_RESET/)
  const code = '**/assets/error-tracking-*.js'
  await page.route(code, (route) => route.abort('connectionreset'))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/home')
  const isLost = page.waitForEvent('requestfailed', (failed) => failed.url().includes('error-tracking'))
  await page.evaluate(() => void Promise.reject(new Error('planted')))
  await isLost
  await page.unroute(code)
  await throwUntilReceived(page, request, `planted-${crypto.randomUUID()}`)
  expect(loads).toBe(1)
})
