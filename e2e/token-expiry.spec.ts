import type { Page } from '@playwright/test'
import { readApplication } from './support/applications.ts'
import { exampleXml, giveFiles } from './support/documents.ts'
import { expect, expectErrors, fillSignIn, openAs, openPublicAs, profileButton, test } from './support/test.ts'
import { expectExpired, nextToken, pastExpiryMs, shortTokens, statusesOf } from './support/tokens.ts'
import { save, step, updated } from './support/wizard.ts'

// The tokens of these tests really expire: the platform issues them for seconds, and refuses them afterwards.

const applications = /^\/devcenter\/v1\/applications/
const schema = /^\/rsx\/.*\/assets\/7\.7\.0\/Orders/
const sessionEnded = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' })

test('a form whose token expires while it is filled in is saved without a word', async ({
  page,
  request,
  createWorld,
  fail,
}) => {
  const world = await createWorld()
  const endShortTokens = await fail(shortTokens(world.userId))
  const sent = nextToken(page, applications)
  await openAs(page, world, '/applications')
  // The list is not requested if its page is left at once.
  const token = await sent
  await profileButton(page).click()
  await page.getByRole('link', { name: 'Edit Profile & Settings' }).click()
  await page.getByLabel('Job title').fill('Integration lead')
  await expectExpired(request, token)
  await endShortTokens()

  await page.getByLabel('First name').fill('Maya')
  await save(page).click()
  await expect(page.getByText('Personal Information saved')).toBeVisible()
  await expect(sessionEnded(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Integration lead')
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
})

for (const [what, method] of [
  ['first', 'POST'],
  ['second', 'PUT'],
] as const) {
  test(`the ${what} save of the wizard, whose token expires on the way, is repeated once with a new one`, async ({
    page,
    request,
    createWorld,
    fail,
  }) => {
    expectErrors(page, /status of 401/)
    const world = await createWorld({ applications: method === 'PUT' ? ['m2m'] : [] })
    const [existing] = world.applications
    const endShortTokens = await fail(shortTokens(world.userId))
    await openAs(page, world, existing ? `/app/${existing.id}` : '/app')
    await page.getByLabel('Name').fill('Nightly Sync')
    await fail({
      match: { method, path: '/devcenter/v1/applications/', user: world.userId },
      delayMs: pastExpiryMs,
      times: 1,
    })
    const sent = page.waitForRequest(
      (call) => call.method() === method && applications.test(new URL(call.url()).pathname),
    )
    await save(page).click()
    await sent
    await endShortTokens()
    await expect(page.getByText(existing ? updated : 'Your application has successfully been created')).toBeVisible({
      timeout: 20_000,
    })
    await expect(sessionEnded(page)).toHaveCount(0)
    expect(await statusesOf(request, world.userId, method, applications)).toEqual([401, existing ? 200 : 201])
    await step(page, 'App Details').click()
    await expect(page.getByLabel('Name')).toHaveValue('Nightly Sync')
    if (existing) expect((await readApplication(request, world, existing.id)).name).toBe('Nightly Sync')
  })
}

test('a document check whose token expires on the way loads its rules with a new one', async ({
  page,
  request,
  createWorld,
  fail,
}) => {
  expectErrors(page, /status of 401/)
  const world = await createWorld()
  const endShortTokens = await fail(shortTokens(world.userId))
  await openPublicAs(page, world, '/tools/document-check')
  const rules = /^\/rsx\/.*\/assets\/7\.7\.4\/Shipments/
  await fail({ match: { path: '/.*assets/7.7.4/Shipments', user: world.userId }, delayMs: pastExpiryMs, times: 1 })
  const sent = nextToken(page, rules)
  const name = 'SH104415-1-v7.7-CrossDock'
  await giveFiles(page, { [`${name}.xml`]: exampleXml(name) })
  await sent
  await endShortTokens()
  await expect(page.getByText(`No error in ${name}.xml.`)).toBeVisible({ timeout: 20_000 })
  await expect(sessionEnded(page)).toHaveCount(0)
  expect(await statusesOf(request, world.userId, 'GET', rules)).toEqual([401, 200])
})

/** Chooses the schema of orders on the page of schemas. */
async function chooseSchema(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Versions of Orders' }).getByRole('button', { name: '7.7.0' }).click()
}

const startDownload = (page: Page) => page.getByRole('button', { name: 'Download Schemas' }).click()

test('a download whose token expires on the way starts again by itself', async ({
  page,
  request,
  createWorld,
  fail,
}) => {
  expectErrors(page, /status of 401/)
  const world = await createWorld()
  const endShortTokens = await fail(shortTokens(world.userId))
  await openAs(page, world, '/applications')
  await page.goto('/rsx/docs/schema-download')
  await chooseSchema(page)
  await fail({ match: { path: '/rsx/.*/assets/7.7.0/Orders', user: world.userId }, delayMs: pastExpiryMs, times: 1 })
  const sent = nextToken(page, schema)
  const saved = page.waitForEvent('download')
  await startDownload(page)
  await sent
  await endShortTokens()
  expect((await saved).suggestedFilename()).toBe('Orders-7.7.0-schema.zip')
  expect(await statusesOf(request, world.userId, 'GET', schema)).toEqual([401, 200])
})

test('a download during which the token expires finishes', async ({ page, request, createWorld, fail }) => {
  const world = await createWorld()
  await fail(shortTokens(world.userId))
  await openAs(page, world, '/applications')
  const first = nextToken(page, '/rsx/')
  await page.goto('/rsx/docs/schema-download')
  await chooseSchema(page)
  // The download then starts with a token that is valid for its whole lifetime.
  await expectExpired(request, await first)

  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const limit = async (downloadThroughput: number) => {
    const unlimited = { offline: false, latency: 0, uploadThroughput: -1 }
    await cdp.send('Network.emulateNetworkConditions', { ...unlimited, downloadThroughput })
  }
  await page.route(/\/assets\/7\.7\.0\/Orders/, async (route) => {
    await limit(1000)
    await route.continue()
  })
  const sent = nextToken(page, schema)
  const saved = page.waitForEvent('download')
  await startDownload(page)
  await expectExpired(request, await sent)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await limit(-1)
  expect((await saved).suggestedFilename()).toBe('Orders-7.7.0-schema.zip')
  expect(await statusesOf(request, world.userId, 'GET', schema)).toEqual([200])
})

test('a download after the end of the session says that it must be started again', async ({
  page,
  request,
  createWorld,
  fail,
}) => {
  expectErrors(page, /status of 401/)
  const world = await createWorld({ namespace: 'sps', roles: ['network-toolbox:user'] })
  const endShortTokens = await fail(shortTokens(world.userId))
  await openAs(page, world, '/applications')
  const token = nextToken(page, '/rsx/')
  await page.goto('/rsx/docs/schema-download')
  const chooseInternalSchema = async () => {
    await page.getByRole('radio', { name: 'Show Internal Schemas' }).check()
    await page.getByRole('group', { name: 'Versions of Orders' }).getByRole('button', { name: '7.1.0' }).click()
  }
  await chooseInternalSchema()
  // Ends the session at the provider.
  await page.context().clearCookies({ domain: 'localhost' })
  await expectExpired(request, await token)
  await endShortTokens()
  await startDownload(page)
  const dialog = sessionEnded(page)
  await expect(dialog).toContainText('Then start the download of the schemas again.')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await fillSignIn(page, world)
  await page.waitForURL(/\/rsx\/docs\/schema-download/)
  await chooseInternalSchema()
  const saved = page.waitForEvent('download')
  await startDownload(page)
  expect((await saved).suggestedFilename()).toBe('Orders-7.1.0-schema.zip')
})
