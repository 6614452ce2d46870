import type { APIRequestContext, Page } from '@playwright/test'
import type { World } from '../platform/control/world.ts'
import { createApplication } from './support/applications.ts'
import { answerStatus, checkTokenPage, panel, sendButton } from './support/console.ts'
import { operationUrl, paste } from './support/docs.ts'
import { exampleXml, giveFiles } from './support/documents.ts'
import { expect, expectErrors, openAs, openPublicAs, portal, test } from './support/test.ts'
import { step } from './support/wizard.ts'

/** The browser's messages about code that cannot be loaded. */
const missing = /404|ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|preload/

const partMissing = 'This part of the page could not be loaded'
const notice = (page: Page) => page.getByText('This could not be opened')

test.describe('offline, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [what, path, name] of [
    ['the menu of the bar', '/home', 'Menu'],
    ['the tree of the documentation', '/docs/getting-started', 'Contents'],
  ] as const) {
    test(`${what} shows an error offline, the page stays, and it opens online`, async ({ page }) => {
      expectErrors(page, missing)
      // Otherwise the code is there already: search, which shares it, is loaded when the browser is idle.
      const code = /\/assets\/overlays-[^/]+\.js/
      await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      const where = page.getByRole(path === '/home' ? 'banner' : 'main')
      const open = where.getByRole('button', { name })
      await page.context().setOffline(true)
      await open.click()
      // The code of the toasts is missing, too.
      await expect(notice(page)).toBeVisible()
      await expect(heading).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(notice(page)).toBeHidden()
      await page.context().setOffline(false)
      await page.unroute(code)
      await open.click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
    })
  }
})

for (const [what, isLost] of [
  ['whose code is missing', false],
  ['whose code is lost on the network', true],
] as const) {
  test(`samples ${what} show an error in their place, Retry loads them, and the input stays`, async ({
    page,
    createWorld,
  }) => {
    expectErrors(page, missing)
    const world = await createWorld({ applications: ['web'] })
    await openAs(page, world, `/app/${world.applications[0]?.id}`)
    await page.getByLabel('Name').fill('Typed')
    await step(page, 'Connection Information').click()
    const code = /\/assets\/TokenSamples-[^/]+\.js/
    await page.route(code, (route) => (isLost ? route.abort() : route.fulfill({ status: 404, body: '' })))
    await page.getByRole('button', { name: 'Show Code Samples' }).click()
    const told = page.getByRole('heading', { name: partMissing })
    await expect(told).toBeVisible()
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
    await expect(page.getByText('Check your internet connection')).toBeVisible()
    await retry.click()
    await retry.click()
    await expect(page.getByText('Save or copy your input, then reload the page.')).toBeVisible()
    await page.unroute(code)
    await retry.click()
    await expect(page.getByRole('heading', { name: 'Exchange the code for a token' })).toBeVisible()
    await expect(told).toBeHidden()
    await step(page, 'App Details').click()
    await expect(page.getByLabel('Name')).toHaveValue('Typed')
  })
}

test('a page whose code is requested offline shows an error, and Retry opens it online', async ({ page }) => {
  expectErrors(page, missing)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().setOffline(true)
  // The page learns it later than the network, and would reload itself while it counts as online.
  await page.waitForFunction(() => !navigator.onLine)
  await page.getByRole('link', { name: 'Office Locations' }).click()
  await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Office Locations' })).toBeVisible()
})

test('a page whose code is missing does not cost unsaved input before the reader chooses to leave', async ({
  page,
  createWorld,
}) => {
  expectErrors(page, missing)
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/profile/personal')
  const field = page.getByLabel('First Name')
  await field.fill('Typed')
  const code = /\/assets\/LocationsPage-[^/]+\.js/
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: 'Office Locations' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(field).toHaveValue('Typed')
  await page.getByRole('link', { name: 'Office Locations' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Office Locations' })).toBeVisible()
})

for (const [what, isOffline] of [
  ['is missing', false],
  ['is requested offline', true],
] as const) {
  test(`the texts of a document whose worker ${what} stay readable`, async ({ page }) => {
    expectErrors(page, missing)
    const code = /\/assets\/highlight\.worker-[^/]+\.js/
    await page.route(code, (route) =>
      isOffline ? route.abort('internetdisconnected') : route.fulfill({ status: 404, body: '' }),
    )
    await page.goto('/docs/transactions/guides/first-call')
    await expect(page.getByRole('main').locator('pre').first()).toContainText('curl')
  })
}

test('a page is not reloaded while the browser does not know yet that it is offline, nor under its error', async ({
  page,
}) => {
  expectErrors(page, missing)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route(`${portal}/**`, (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Office Locations' }).click()
  await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.unroute(`${portal}/**`)
  // Code that a link prefetches in the background may fail later than the page.
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Office Locations' })).toBeVisible()
  expect(loads).toBe(0)
})

test('a text in a form that does not ask before it is left survives a part whose code is missing', async ({ page }) => {
  expectErrors(page, missing)
  const doc = 'trading-partners/openapi/submissions-v1.json'
  const operation = operationUrl({ doc, path: '/submissions/v1/trading-partners', method: 'POST' })
  await page.goto(`${operation}&try=true`)
  const body = panel(page).getByRole('textbox', { name: 'Body, application/json' })
  await body.fill('{"companyName": "Typed"}')
  const code = /\/assets\/JsonForm-[^/]+\.js/
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  await panel(page).getByRole('button', { name: 'Form', exact: true }).click()
  await expect(page.getByRole('heading', { name: partMissing })).toBeVisible()
  await expect(body).toHaveValue('{"companyName": "Typed"}')
  await page.unroute(code)
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await expect(panel(page).getByRole('textbox', { name: 'companyName' })).toHaveValue('Typed')
})

test('a pasted document stays when the code of its descriptions is missing', async ({ page }) => {
  expectErrors(page, missing)
  await page.goto('/docs/label/swagger-documentation-verification')
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeVisible()
  await page.route(/\/assets\/RichText-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  const failed = page.waitForEvent('console', (message) => message.text().includes('404'))
  const info = { title: 'Parcels', version: '1', description: 'What is in them\n\n| Part |\n| --- |\n| Lid |' }
  await paste(page, JSON.stringify({ openapi: '3.1.0', info, paths: {} }))
  await failed
  await expect(page.getByText('What is in them')).toBeVisible()
  await expect(page.getByText(/^Parcels.*OpenAPI 3\.1\.0, read in/)).toBeVisible()
})

test('a file stays open when the worker that checks it is missing, and Retry checks it', async ({
  page,
  createWorld,
}) => {
  expectErrors(page, missing)
  await openPublicAs(page, await createWorld(), '/tools/document-check')
  const code = /\/assets\/document-check\.worker-[^/]+\.js/
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  await giveFiles(page, { 'shipment.xml': exampleXml('SH104415-1-v7.7-CrossDock') })
  await expect(page.getByText('The check could not be started.')).toBeVisible()
  await page.unroute(code)
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/No error in/).first()).toBeVisible()
})

test('a list of time zones whose code is missing says so, and Retry loads it', async ({ page, createWorld }) => {
  expectErrors(page, missing)
  await openAs(page, await createWorld(), '/applications')
  const code = /\/assets\/time-zones-[^/]+\.js/
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/profile/display')
  const failure = page.getByRole('alert').filter({ hasText: 'The other time zones could not be loaded' })
  await expect(failure).toBeVisible()
  await page.unroute(code)
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(failure).toBeHidden()
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Kiev')
  await expect(page.getByRole('option', { name: /Europe\/Kyiv/ })).toBeVisible()
})

/** Sends a request of the console that the platform responds with JSON. */
async function openConsole(page: Page, request: APIRequestContext, world: World): Promise<void> {
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await page.goto(checkTokenPage(id))
  await expect(sendButton(page)).toBeVisible()
}

test('the tree of a response whose worker is missing says so and blames no response, and Retry shows it', async ({
  page,
  request,
  createWorld,
}) => {
  expectErrors(page, missing)
  await openConsole(page, request, await createWorld())
  const code = /\/assets\/response-tree\.worker-[^/]+\.js/
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  await sendButton(page).click()
  await expect(panel(page).getByRole('heading', { name: 'The tree could not be loaded' })).toBeVisible()
  await expect(panel(page).getByText('The body is not JSON')).toHaveCount(0)
  await page.unroute(code)
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await expect(panel(page).getByRole('treeitem').first()).toBeVisible()
})

for (const [what, code, text] of [
  ['validator', /\/assets\/swagger-parser-[^/]+\.js/, 'Its code could not be loaded.'],
  ['parser of lines', /\/assets\/browser-[^/]+\.js/, 'The lines of the findings could not be loaded.'],
] as const) {
  test(`a verification whose ${what} is missing says so and does not blame the document`, async ({ page }) => {
    expectErrors(page, missing)
    await page.context().route(code, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/docs/label/swagger-documentation-verification')
    await expect(page.getByRole('textbox', { name: 'URL' })).toBeVisible()
    const info = { title: 'Parcels', version: '1' }
    await paste(page, JSON.stringify({ openapi: '3.1.0', info, paths: {} }))
    const report = page.getByRole('region', { name: 'Report' })
    await expect(report).toContainText(text)
    await expect(report).toContainText(/0 errors|no error/i)
  })
}

test('a response whose code is missing is not lost: Retry shows it', async ({ page, request, createWorld }) => {
  expectErrors(page, missing)
  await openConsole(page, request, await createWorld())
  const code = /\/assets\/ReceivedResponse-[^/]+\.js/
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  await sendButton(page).click()
  await expect(panel(page).getByRole('heading', { name: partMissing })).toBeVisible()
  await page.unroute(code)
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await expect(answerStatus(page, 200)).toBeVisible()
})

test('calls whose export worker is missing say so, and a second press exports them', async ({
  page,
  request,
  createWorld,
}) => {
  expectErrors(page, missing)
  await openConsole(page, request, await createWorld())
  await sendButton(page).click()
  await panel(page).getByText('Request history of this tab (1)').click()
  const code = /\/assets\/export\.worker-[^/]+\.js/
  await page.context().route(code, (route) => route.fulfill({ status: 404, body: '' }))
  const button = panel(page).getByRole('button', { name: 'Export as HAR' })
  await button.click()
  const failure = page.getByRole('alert').filter({ hasText: 'The calls were not exported' })
  await expect(failure).toBeVisible()
  await page.context().unroute(code)
  const download = page.waitForEvent('download')
  await button.click()
  expect((await download).suggestedFilename()).toBe('calls.har')
  await expect(failure).toBeHidden()
})
