import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createApplication } from './support/applications.ts'
import { answerStatus, checkTokenPage, panel, sendButton } from './support/console.ts'
import { contentUrl } from './support/docs.ts'
import { throwUntilReceived } from './support/error-tracking.ts'
import { expectNone, readablePlaces, record, type Place } from './support/places.ts'
import { expect, expectErrors, openAs, platform, portal, test } from './support/test.ts'
import type { World } from '../platform/control/world.ts'

const samples = (page: Page) => page.getByRole('complementary', { name: 'Samples' })
const sendWorkers = (page: Page) => page.workers().filter((worker) => worker.url().includes('send.worker'))

/** Sends a request with a token of a new machine-to-machine application. Returns its secret and the token. */
async function sendWithToken(
  page: Page,
  request: Parameters<typeof createApplication>[0],
  world: World,
): Promise<{ secret: string; token: string }> {
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(page, world, '/applications')
  const tokenRequested = page.waitForRequest((one) => one.postData()?.includes('client_credentials') ?? false)
  const authorized = page.context().waitForEvent('request', (one) => one.url() === `${platform}/auth-check`)
  await page.goto(checkTokenPage(id))
  await sendButton(page).click()
  await expect(answerStatus(page, 200)).toBeVisible()
  // Read from the requests: the browser forgets the bodies of responses that nobody may store.
  const secret = new URLSearchParams((await tokenRequested).postData() ?? '').get('client_secret') ?? ''
  const authorization = (await (await authorized).allHeaders())['authorization'] ?? ''
  const token = authorization.replace('Bearer ', '')
  expect(secret.length).toBeGreaterThan(10)
  expect(token.length).toBeGreaterThan(100)
  return { secret, token }
}

/** Exports the calls of this tab. */
async function exported(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

/** Copies the sample of each language, and returns the texts of the clipboard. */
async function copiedSamples(page: Page): Promise<string[]> {
  const language = samples(page).getByLabel('Language of the sample').first()
  const copied: string[] = []
  for (const value of await language
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))) {
    await language.selectOption(value)
    await expect(samples(page)).toContainText(/YOUR_(ACCESS_TOKEN|API_KEY)/)
    const text = () => page.evaluate(() => navigator.clipboard.readText())
    // The sample of the previous language is shown until the next one has been written.
    await expect(async () => {
      await samples(page).getByRole('button', { name: /^Copy/ }).first().click()
      expect(copied).not.toContain(await text())
    }).toPass()
    copied.push(await text())
  }
  return copied
}

test('the secret and the token of an application are only in their requests, and in no place that can be read', async ({
  page,
  request,
  context,
  createWorld,
}) => {
  expectErrors(page, /planted-error/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const recorded = record(page)
  const { secret, token } = await sendWithToken(page, request, await createWorld())
  const expectNowhere = (...places: Place[]) => expectNone([secret, token], ...places)

  await test.step('page, address, history of the browser, storage', async () => {
    const places = await readablePlaces(page)
    expect(Object.fromEntries(places)['session storage']?.[0]).toContain('dc.')
    expectNowhere(...places)
  })
  await test.step('samples that are copied', async () => {
    const copied = await copiedSamples(page)
    // Five languages, and curl for the two shells of Windows.
    expect(copied).toHaveLength(7)
    for (const text of copied) expect(text).toContain('YOUR_ACCESS_TOKEN')
    expectNowhere(['copied samples', copied])
  })
  await test.step('calls of the tab and their exports', async () => {
    await panel(page).getByText('Request history of this tab (1)').click()
    expectNowhere(['calls of the tab', [await panel(page).innerHTML()]])
    const archive = await exported(page, 'Export as HAR')
    expect(archive).toContain('Bearer YOUR_ACCESS_TOKEN')
    expectNowhere(['HAR', [archive]], ['curl script', [await exported(page, 'Export as curl script')]])
    await panel(page)
      .getByRole('checkbox', { name: /secrets/ })
      .check()
    expectNowhere(['HAR with secrets', [await exported(page, 'Export as HAR')]])
  })
  await test.step('error reports', async () => {
    const tracked = await throwUntilReceived(page, request, 'planted-error')
    expectNowhere(['error reports', [JSON.stringify(tracked)]])
  })
  await test.step('log', () => {
    expect(recorded.logged.join('\n')).toContain('planted-error')
    expectNowhere(['the log', recorded.logged])
  })
  await test.step('referrers, other hosts and other requests', async () => {
    const sent = await recorded.sent()
    const referrers = sent.flatMap(({ headers }) => headers['referer'] ?? [])
    expect(referrers).toContain(`${portal}/`)
    expectNowhere(['referrers', referrers])
    for (const { url, headers, body } of sent) {
      const { origin, pathname } = new URL(url)
      expect([platform, portal]).toContain(origin)
      const { authorization = '', ...others } = headers
      expectNowhere(['addresses and headers of requests', [url, ...Object.values(others)]])
      if (pathname !== '/oauth/token') expectNowhere([`the body of ${url}`, [body]])
      if (pathname !== '/auth-check') expectNowhere([`the authorization of ${url}`, [authorization]])
    }
  })
})

test('the secret and the token of an application are neither in the page nor in a worker after the console is closed', async ({
  page,
  request,
  createWorld,
}) => {
  const { secret, token } = await sendWithToken(page, request, await createWorld())
  expect(sendWorkers(page)).toHaveLength(1)
  await panel(page).getByRole('button', { name: 'Close the console' }).click()
  await expect(panel(page)).toHaveCount(0)
  expectNone([secret, token], ...(await readablePlaces(page)))
  await expect.poll(() => sendWorkers(page)).toEqual([])
})

test('the secret and the token of an application are neither on the page after a crash nor in the error report', async ({
  page,
  request,
  createWorld,
}) => {
  expectErrors(page, /planted-crash/)
  const { logged } = record(page)
  const { secret, token } = await sendWithToken(page, request, await createWorld())
  const reported = page.waitForRequest((one) => one.postData()?.includes('planted-crash') ?? false)
  // The call is listed a moment after its response: the list must not break before Send is pressed.
  await expect(panel(page).getByText('Request history of this tab (1)')).toBeVisible()
  await page.evaluate(() => {
    const create = document.createElement.bind(document)
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === 'li') throw new Error(`planted-crash on ${location.href}`)
      return create(name, options)
    }
  })
  // The list of calls lies outside of the response, whose own boundary keeps the rest of the page.
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  const places = await readablePlaces(page)
  const report = (await reported).postData() ?? ''
  expectNone([secret, token], ...places, ['the report', [report]], ['the log', logged])
  await expect.poll(() => sendWorkers(page)).toEqual([])
})

test('a pasted token is removed from its field at once, and from the page after a reload', async ({
  page,
  createWorld,
}) => {
  expectErrors(page, /401/)
  const token = `pasted-token-${crypto.randomUUID()}`
  await openAs(page, await createWorld(), '/applications')
  await page.goto(checkTokenPage('true'))
  await panel(page).getByRole('radio', { name: 'A token you paste' }).click()
  await panel(page).getByLabel('Access token').fill(token)
  await panel(page).getByRole('button', { name: 'Use the token' }).click()
  await expect(panel(page).getByText('The pasted token is sent.')).toBeVisible()
  expectNone([token], ...(await readablePlaces(page)))
  const authorized = page.context().waitForEvent('request', (one) => one.url() === `${platform}/auth-check`)
  await sendButton(page).click()
  expect((await (await authorized).allHeaders())['authorization']).toBe(`Bearer ${token}`)
  await expect(answerStatus(page, 401)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Forget the token' }).click()
  await expect(panel(page).getByLabel('Access token')).toHaveValue('')

  await panel(page).getByLabel('Access token').fill(token)
  await panel(page).getByRole('button', { name: 'Use the token' }).click()
  await page.reload()
  await panel(page).getByRole('radio', { name: 'A token you paste' }).click()
  await expect(panel(page).getByLabel('Access token')).toHaveValue('')
})

for (const place of ['header', 'query'] as const) {
  test(`an API key in the ${place} is in its request only`, async ({ page, context, createWorld }) => {
    expectErrors(page, /401/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const key = `pasted key&${crypto.randomUUID()}`
    const forms = [key, encodeURIComponent(key), new URLSearchParams({ key }).toString()]
    // The platform has no API keys: this document states one for an operation that it responses.
    await context.route(contentUrl('authentication/openapi/auth.json'), async (route) => {
      const answer = await route.fetch()
      const document = (await answer.json()) as {
        paths: Record<string, Record<string, object>>
        components: { securitySchemes: object }
      }
      Object.assign(document.components.securitySchemes, { key: { type: 'apiKey', in: place, name: 'X-Shop' } })
      Object.assign(document.paths['/auth-check']?.['get'] ?? {}, { security: [{ key: [] }] })
      await route.fulfill({ response: answer, json: document })
    })
    const recorded = record(page)
    await openAs(page, await createWorld(), '/applications')
    await page.goto(checkTokenPage('true'))
    await expect(sendButton(page)).toHaveAccessibleDescription('Paste the API key first.')
    await panel(page).getByLabel('API key').fill(key)
    await panel(page).getByRole('button', { name: 'Use the API key' }).click()
    const asked = context.waitForEvent('request', (one) => one.url().startsWith(`${platform}/auth-check`))
    await sendButton(page).click()
    await expect(answerStatus(page, 401)).toBeVisible()
    const { searchParams } = new URL((await asked).url())
    const sent = place === 'query' ? searchParams.get('X-Shop') : (await (await asked).allHeaders())['x-shop']
    expect(sent).toBe(key)

    await panel(page).getByText('Request history of this tab (1)').click()
    expectNone(forms, ...(await readablePlaces(page)))
    const copied = await copiedSamples(page)
    for (const text of copied) expect(text).toContain('YOUR_API_KEY')
    await panel(page)
      .getByRole('checkbox', { name: /secrets/ })
      .check()
    const archive = await exported(page, 'Export as HAR')
    expect(archive).toContain('YOUR_API_KEY')
    expectNone(forms, ['copied samples', copied], ['HAR', [archive]], ['the log', recorded.logged])
    for (const { url, headers, body } of await recorded.sent()) {
      if (url.startsWith(`${platform}/auth-check`)) continue
      expectNone(forms, ['other requests', [url, body, ...Object.values(headers)]])
    }
  })
}

test('the sign-in window has no code in its address, and sends the code to this portal only', async ({
  page,
  request,
}) => {
  expectErrors(page, /planted-error/)
  await page.goto('/console/callback?code=planted-code&state=planted-state')
  await expect(page.getByText('No console waits for this response')).toBeVisible()
  const tracked = await throwUntilReceived(page, request, 'planted-error')
  const places = (await readablePlaces(page)).map(([name, texts]): [string, string[]] => [
    name,
    // The navigation entry of the browser has the address with which this page was opened.
    name === 'the timeline' ? texts.filter((text) => !text.startsWith(`${portal}/console/callback?`)) : [...texts],
  ])
  expectNone(['planted-code', 'planted-state'], ...places, ['error reports', [JSON.stringify(tracked)]])
  expect(page.url()).toBe(`${portal}/console/callback`)
})
