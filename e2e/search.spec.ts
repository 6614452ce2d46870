import type { Page } from '@playwright/test'
import { contentUrl } from './support/docs.ts'
import { isTrackingLoaded } from './support/error-tracking.ts'
import { withoutSearchIndex } from './support/search.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectErrors,
  expectFitAtEveryWidth,
  expectNoSidewaysScroll,
  openAs,
  portal,
  test,
} from './support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search Dev Center' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')
const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name} \\d`) })
/** Waits until every document has been read. */
const allRead = async (page: Page) => {
  await expect(page.getByRole('status').filter({ hasText: /\d results?$/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^Still reading/)).toBeHidden({ timeout: 30_000 })
}
/** The same where something is found. The first results may come before reading begins, and may be those of the text before. */
const foundAndAllRead = async (page: Page) => {
  await expect(options(page).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('listbox', { name: 'Results' })).not.toHaveAttribute('aria-busy')
  await allRead(page)
}

/** Delays documents until the returned function is called, after a number of them has been read. */
async function holdDocuments(page: Page, readFirst = 0): Promise<() => void> {
  let release = () => {}
  let requested = 0
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(contentUrl('**'), async (route) => {
    if (!route.request().url().endsWith('toc.json') && requested++ >= readFirst) await isReleased
    await route.continue()
  })
  return () => release()
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
}

test('visitors find a section of a public guide, which opens there and is marked, and no fields or codes', async ({
  page,
}) => {
  await page.goto('/home')
  await search(page, 'rate limits')
  await foundAndAllRead(page)
  await expect(group(page, 'Guides')).toBeVisible()
  await expect(group(page, 'Fields')).toBeHidden()
  await expect(group(page, 'Codes')).toBeHidden()
  const sections = group(page, 'Guides').getByRole('option').and(page.locator('[href*="#"]'))
  const href = await sections.first().getAttribute('href')
  // Another section may be the first one by now.
  await page
    .getByRole('option')
    .and(page.locator(`[href="${href}"]`))
    .click()
  await expect(page).toHaveURL(`${portal}${href}`)
  await expect(field(page)).toBeHidden()
  const heading = page.locator('main [data-current]')
  await expect(heading).toBeInViewport()
  await expect(heading).toHaveId(decodeURIComponent(href?.split('#')[1] ?? ''))
})

test('a developer types the words of a code, chooses it by keys, and its row is marked', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  await search(page, 'ship to code')
  await foundAndAllRead(page)
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  // Any code: another one may become the first of them while keys are pressed.
  const code = group(page, 'Codes').getByRole('option', { selected: true })
  for (let presses = 0; (await code.count()) === 0 && presses < 30; presses += 1) await page.keyboard.press('ArrowDown')
  const href = await code.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal}${href}`)
  await expect(page.locator('main tr[data-current]')).toBeInViewport()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Enter opens the best result, and the new page has the focus', async ({ page }) => {
  await page.goto('/home')
  await search(page, 'office locations')
  await expect(options(page).first()).toContainText('Office Locations')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal}/locations`)
  await expect(page.getByRole('heading', { level: 1, name: 'Office Locations' })).toBeFocused()
})

test('Ctrl-Enter opens a result in a new tab and keeps the dialog', async ({ page, context }) => {
  await page.goto('/home')
  await search(page, 'office locations')
  await expect(options(page).first()).toContainText('Office Locations')
  const other = context.waitForEvent('page')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(await other).toHaveURL(`${portal}/locations`)
  await expect(field(page)).toHaveValue('office locations')
})

test('the page behind is inert and does not scroll, the print is that of the page, and Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/locations')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await button.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(page.locator('main')).toHaveAttribute('aria-hidden', 'true')
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') === null)).toBe(true)
  }
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible')
  await page.emulateMedia({ media: 'screen' })
  await field(page).press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('staff find the tools of the staff', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ namespace: 'sps' }), '/applications')
  await search(page, 'example tool')
  await expect(group(page, 'Actions').getByRole('option', { name: /^Example Tool/ })).toBeVisible()
})

test('a developer does not find tools of the staff, and runs an action', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await search(page, 'example tool')
  await allRead(page)
  await expect(options(page).filter({ hasText: /^Example Tool/ })).toHaveCount(0)
  await field(page).fill('dark theme')
  await expect(options(page).first()).toContainText('Use the dark theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('nothing found offers the nearest words and tells visitors what needs a sign-in', async ({ page }) => {
  await page.goto('/home')
  await search(page, 'authentication')
  await allRead(page)
  await field(page).fill('xyzzyq')
  await expect(page.getByText('“xyzzyq”')).toBeVisible()
  await expect(page.getByText(/^\d+ documents were searched\.$/)).toBeVisible()
  await expect(page.getByText('Sign in to search fields and codes as well.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('the dialog is accessible in both themes, empty and with results', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await search(page, '')
  await expect(page.getByRole('group', { name: 'Search only in' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.type('shipment')
  await allRead(page)
  await expectAccessibleInBothThemes(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the magnifier opens search over the whole screen, and a result is tapped', async ({ page }) => {
    await page.goto('/home')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
    await expect(field(page)).toBeFocused()
    await field(page).fill('office')
    await expect(options(page).first()).toBeVisible()
    const box = await page.getByRole('dialog').boundingBox()
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844])
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await options(page).filter({ hasText: 'Office Locations' }).first().tap()
    await expect(page).toHaveURL(/\/locations/)
  })
})

test('without its code a message says so, and what was typed is there when it has come', async ({ page }) => {
  expectErrors(page, /404|dynamically imported module|preload/i)
  const code = /\/assets\/SearchDialog-[^/]+\.js/
  let fail = () => {}
  const isTyped = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(code, async (route) => {
    await isTyped
    await route.fulfill({ status: 404, body: '' })
  })
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('office')
  fail()
  await expect(page.getByText('Search could not be opened')).toBeVisible()
  await page.unroute(code)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toHaveValue('office')
  await expect(options(page).first()).toBeVisible()
})

test('offline, what was read before is searched, and the list says so', async ({ page, context }) => {
  await withoutSearchIndex(context)
  await page.goto('/search?q=rate+limits')
  await expect(page.getByText(/^All \d+ documents have been read\.$/)).toBeVisible({ timeout: 30_000 })
  await search(page, 'rate limits')
  await expect(options(page).first()).toBeVisible()
  // It is the last code that a page requests by itself, and a request under way would fail.
  await expect.poll(() => isTrackingLoaded(page)).toBe(true)
  const note = page.getByRole('dialog').getByText(/Only documents that were read before are searched/)
  await context.setOffline(true)
  await expect(note).toBeVisible()
  await field(page).fill('authentication')
  await expect(options(page).first()).toBeVisible()
  await context.setOffline(false)
  await expect(note).toBeHidden()
})

test('the search page shows groups and pages, follows the address, and fits', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/search?q=label')
  await expect(page).toHaveTitle('Dev Center | Search')
  await expect(page.getByText(/^All \d+ documents have been read\.$/)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('textbox', { name: 'Search for' }).fill('shipment')
  const groups = page.getByRole('navigation', { name: 'Groups of results' })
  await expect(groups.getByRole('link', { name: /^Fields \d{2,}/ })).toBeVisible()
  await groups.getByRole('link', { name: /^Fields/ }).click()
  await expect(page).toHaveURL(/group=fields/)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^21–40 of /)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^21–40 of /)).toBeVisible({ timeout: 30_000 })
  await page.goBack()
  await expect(page.getByText(/^1–20 of /)).toBeVisible()
  // In a narrow window the groups are one line, which begins with others.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByText(/^1–20 of /)).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(groups.getByRole('link', { name: /^Fields/ })).toBeInViewport({ ratio: 0.95 })
  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${viewport.width} px the search page shows the first results, which stay until the others are asked for`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await withoutSearchIndex(page.context())
    const release = await holdDocuments(page, 30)
    await page.goto('/search?q=error')
    const results = page.getByRole('main').getByRole('listitem')
    await expect(results.filter({ has: page.locator('mark') }).first()).toBeVisible()
    await expect(page.getByText(/^\d+ results? so far$/)).toBeVisible()
    await expect(page.getByText(/^Still reading \d+ of \d+ documents\.$/)).toBeVisible()
    const before = await results.allTextContents()
    release()
    await expect(page.getByText(/^All \d+ documents have been read\.$/)).toBeVisible({ timeout: 30_000 })
    expect(await results.allTextContents()).toEqual(before)
    const shifted = () =>
      page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0))
    expect(await shifted()).toBeLessThan(0.01)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: /^Show \d+ more results$/ }).press('Enter')
    await expect(page.getByText(/^\d+ results$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'All results' })).toBeFocused()
    await expect(page.getByRole('button', { name: /^Show/ })).toBeHidden()
    expect(await results.allTextContents()).not.toEqual(before)
  })

test('a visitor finds a page behind the sign-in by its name, with a lock', async ({ page }) => {
  await page.goto('/home')
  await search(page, 'my designs')
  const result = options(page).filter({ hasText: 'My Designs' }).first()
  await expect(result).toHaveAttribute('href', '/rsx/docs/my-designs')
  await expect(result.getByRole('img', { name: 'After sign-in' })).toBeVisible()
})

test('a place of X12 finds its field or code first, says both, and leads to its row', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await search(page, 'N1*ST')
  await expect(options(page).first()).toContainText('N1*ST → Address, AddressTypeCode ST')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal}/rsx/docs/fields-qualifiers/7.7.4/Orders/AddressTypeCode#value-ST`)
  await expect(page.locator('main tr[data-current]')).toContainText('ST')
})

test('a visitor finds the field for a place of X12 with a lock', async ({ page }) => {
  await page.goto('/home')
  await search(page, 'BEG03')
  await expect(options(page).first()).toContainText('BEG03 → PurchaseOrderNumber')
  await expect(options(page).first().getByRole('img', { name: 'After sign-in' })).toBeVisible()
})

test('an empty search offers suggestions in the dialog and on its page', async ({ page }) => {
  await page.goto('/search')
  const suggestions = page.getByRole('region', { name: 'Suggestions' })
  await expect(suggestions.getByRole('link')).toHaveCount(5)
  await page.keyboard.press('Control+k')
  const offered = page.getByRole('group', { name: 'Suggestions' })
  await expect(offered.getByRole('option')).toHaveCount(5)
  await offered.getByRole('option', { name: /^Error Decoder/ }).click()
  await expect(page).toHaveURL(`${portal}/tools/error-decoder`)
})
