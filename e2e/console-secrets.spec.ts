import type { Page, Request } from '@playwright/test'
import { createApplication } from './support/applications.ts'
import { answerStatus, checkTokenPage, panel, sendButton } from './support/console.ts'
import { throwUntilReceived } from './support/error-tracking.ts'
import { expect, expectErrors, openAs, platform, portal, test } from './support/test.ts'

/** What the page has in places that scripts, other pages and people can read. */
function readablePlaces(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join('\n'),
    window.location.href,
    JSON.stringify(history.state),
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
    document.cookie,
    JSON.stringify(await caches.keys()),
    JSON.stringify(await indexedDB.databases()),
    performance
      .getEntries()
      .map(({ name }) => name)
      .join('\n'),
    await navigator.clipboard.readText().catch(() => ''),
  ])
}

test('neither the secret nor the token of an application is anywhere but in their requests', async ({
  page,
  request,
  context,
  createWorld,
}) => {
  expectErrors(page, /planted-error/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(page, world, '/applications')

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const sent: Promise<{ url: string; headers: string; body: string }>[] = []
  const keep = async (one: Request) => {
    const { authorization: _, ...others } = await one.allHeaders()
    return { url: one.url(), headers: JSON.stringify(others), body: one.postData() ?? '' }
  }
  context.on('requestfinished', (one) => sent.push(keep(one)))
  context.on('requestfailed', (one) => sent.push(keep(one)))
  const secretRead = page.waitForResponse(/retrieve_secret/)
  // The session of the portal gets its token from the same address.
  const tokenRead = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('client_credentials') ?? false,
  )
  const authorized = context.waitForEvent('request', (one) => one.url() === `${platform}/auth-check`)
  await page.goto(checkTokenPage(id))
  await sendButton(page).click()
  await expect(answerStatus(page, 200)).toBeVisible()
  const { secret } = (await (await secretRead).json()) as { secret: string }
  const { access_token: token } = (await (await tokenRead).json()) as { access_token: string }
  expect(secret.length).toBeGreaterThan(10)
  expect((await (await authorized).allHeaders())['authorization']).toBe(`Bearer ${token}`)

  const expectNone = (places: readonly string[], where: string) => {
    for (const place of places) {
      expect(place.includes(secret), `the secret ${where}`).toBe(false)
      expect(place.includes(token), `the token ${where}`).toBe(false)
    }
  }
  await page.getByRole('complementary', { name: 'Samples' }).getByRole('button', { name: /^Copy/ }).first().click()
  expectNone(await readablePlaces(page), 'while the console is open')

  const tracked = await throwUntilReceived(page, request, 'planted-error')
  expectNone([JSON.stringify(tracked)], 'in error tracking')

  await panel(page).getByRole('button', { name: 'Close the console' }).click()
  await expect(panel(page)).toHaveCount(0)
  expectNone(await readablePlaces(page), 'after the console was closed')
  expect(page.workers().filter((worker) => worker.url().includes('send.worker'))).toEqual([])

  expectNone(logged, 'in the log')
  for (const { url, headers, body } of await Promise.all(sent)) {
    const { origin, pathname } = new URL(url)
    expect([platform, portal]).toContain(origin)
    expectNone([url, headers], 'in an address or a header')
    if (pathname !== '/oauth/token') expectNone([body], 'in a body')
  }
})

test('a pasted token leaves its field at once, and is forgotten with the page', async ({ page, createWorld }) => {
  expectErrors(page, /401/)
  const token = `pasted-token-${crypto.randomUUID()}`
  await openAs(page, await createWorld(), '/applications')
  await page.goto(checkTokenPage('true'))
  await panel(page).getByRole('radio', { name: 'A token you paste' }).click()
  await panel(page).getByLabel('Access token').fill(token)
  await panel(page).getByRole('button', { name: 'Use the token' }).click()
  await expect(panel(page).getByText('The pasted token is sent.')).toBeVisible()
  for (const place of await readablePlaces(page)) expect(place).not.toContain(token)
  const authorized = page.context().waitForEvent('request', (one) => one.url() === `${platform}/auth-check`)
  await sendButton(page).click()
  expect((await (await authorized).allHeaders())['authorization']).toBe(`Bearer ${token}`)
  await expect(answerStatus(page, 401)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Forget the token' }).click()
  await expect(panel(page).getByLabel('Access token')).toHaveValue('')
})

test('the window of a sign-in has no code in its address, and hands it to this portal only', async ({ page }) => {
  // This window was not opened by a console.
  expectErrors(page, /Scripts may close only the windows/)
  await page.goto('/console/callback?code=planted-code&state=planted-state')
  await expect(page.getByRole('heading', { name: 'Back to the console' })).toBeVisible()
  for (const place of await readablePlaces(page)) {
    expect(place.replaceAll(/\S*\/console\/callback\?\S*/g, '')).not.toContain('planted-code')
  }
  expect(page.url()).toBe(`${portal}/console/callback`)
})
