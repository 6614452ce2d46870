import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { renderedFolder } from '../scripts/build/rendered-pages.ts'
import { testRun } from '../scripts/test-run.ts'
import { contentUrl, heading } from './support/docs.ts'
import { expect, expectAccessible, openAs, portal, test } from './support/test.ts'

// The pages of one service, which no other test opens, so that the others run without rendered pages.
const guide = '/docs/inventory-api/report'
const folder = join(testRun.outDir, renderedFolder)
const rendered = (page: Page) => page.locator('#rendered')

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const command = [
    '--import',
    'tsx',
    'scripts/prerender.ts',
    portal,
    '--out',
    testRun.outDir,
    '--service',
    'inventory-api',
  ]
  const [code] = (await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'exit')) as [number]
  expect(code).toBe(0)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Opens the guide with the portal's code held back; the function that is returned lets it through. */
async function openWithoutCode(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/entry-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  // The event "load" waits for the code.
  await page.goto(guide, { waitUntil: 'domcontentloaded' })
  return () => release()
}

test('a guide and an operation can be read without scripts, with what crawlers and link previews need', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(guide)
  await expect(heading(page, 'Report quantities')).toBeVisible()
  await expect(page).toHaveTitle('Dev Center | Docs / Inventory Api / Report')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', portal + guide)
  await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', contentUrl('inventory-api/report.md'))
  await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', /^Applications, credentials/)
  await page.getByRole('link', { name: 'Overview', exact: true }).first().click()
  await expect(heading(page, 'Inventory')).toBeVisible()
  const operation = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    /method=.*\.html$/.test(name),
  )
  await page.goto(
    String(operation)
      .replace(/^test/, '')
      .replace(/\.html$/, ''),
  )
  await expect(page.getByRole('heading', { name: /Responses|Response/ }).first()).toBeVisible()
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', page.url())
  await context.close()
})

test('the portal takes over a page in its place: nothing moves, and the page is not shown twice', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await openWithoutCode(page)
  await expect(heading(page, 'Report quantities')).toBeVisible()
  await expect(rendered(page)).toBeVisible()
  const before = await heading(page, 'Report quantities').boundingBox()
  await expectAccessible(page)
  release()
  await expect(rendered(page)).toHaveCount(0)
  await expect(heading(page, 'Report quantities')).toBeVisible()
  expect(await heading(page, 'Report quantities').boundingBox()).toEqual(before)
  await expect(page.locator('link[rel=alternate]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(0.006)
  await page.getByRole('link', { name: 'Overview', exact: true }).first().click()
  await expect(heading(page, 'Inventory')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('a control that is pressed before the portal is there acts once it is', async ({ page }) => {
  const release = await openWithoutCode(page)
  await rendered(page).getByRole('button', { name: 'Search' }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the focus and the reading position stay where they were', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  const release = await openWithoutCode(page)
  await rendered(page).getByRole('link', { name: 'Migrating from version 1' }).first().focus()
  await page.evaluate(() => scrollTo(0, 300))
  release()
  await expect(rendered(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Migrating from version 1' }).first()).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('somebody who may be signed in sees no invitation to sign in, and then their own page', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld()
  await openAs(page, world, '/applications')
  await expect(heading(page, 'Applications')).toBeVisible()
  const release = await openWithoutCode(page)
  await expect(heading(page, 'Report quantities')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeHidden()
  release()
  await expect(rendered(page)).toHaveCount(0)
  await expect(heading(page, 'Report quantities')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toHaveCount(0)
})

test('a page that has changed since it was rendered is shown as it is now', async ({ page }) => {
  await page.route(contentUrl('inventory-api/report.md'), (route) =>
    route.fulfill({
      body: '# Report stock',
      contentType: 'text/markdown',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.goto(guide)
  await expect(heading(page, 'Report stock')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Report quantities' })).toHaveCount(0)
})

test('the sitemap is that of the environment', async ({ page }) => {
  writeFileSync(join(folder, 'test/sitemap.xml'), '<urlset/>')
  expect(await (await page.request.get('/sitemap.xml')).text()).toBe('<urlset/>')
})

test('other addresses are answered as before', async ({ page }) => {
  for (const path of [
    `${guide}?q=/../../index`,
    '/docs/inventory-api/no-such-page',
    `/${renderedFolder}/test${guide}.html`,
  ]) {
    const response = await page.request.get(path)
    expect(await response.text()).not.toContain('id="rendered"')
  }
})
