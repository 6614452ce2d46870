import type { Page } from '@playwright/test'
import type { ChangesEntry } from '../src/api/content/schemas.ts'
import { contentUrl, expectFitAndAccessible, heading, sidebar } from './support/docs.ts'
import { panel, sendButton } from './support/console.ts'
import { press } from './support/keyboard.ts'
import { withoutSearchIndex } from './support/search.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectErrors,
  expectFitAtEveryWidth,
  openAs,
  openPublicAs,
  signOut,
  test,
} from './support/test.ts'

const changesUrl = '/docs/transactions/changes'
const list = contentUrl('transactions/changes.json')
const entries = (page: Page) => page.getByRole('main').getByRole('article')
const news = (page: Page) => page.getByRole('heading', { name: 'New since your last visit' })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the Changes page is accessible in the ${colorScheme} theme and fits on every screen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(changesUrl)
    await expect(heading(page, 'Changes')).toBeVisible()
    await expect(entries(page).first()).toContainText(/break/)
    await page
      .getByText(/^Wording, /)
      .first()
      .click()
    await expectFitAndAccessible(page)
  })
}

test('visitors, developers and staff read the changes of a service and of RSX', async ({ page, createWorld }) => {
  for (const url of [changesUrl, '/rsx/docs/changes']) {
    await page.goto(url)
    await expect(entries(page).first()).toBeVisible()
  }
  const feed = await page.getByRole('link', { name: 'Atom feed' }).getAttribute('href')
  expect((await page.request.get(feed ?? '')).ok()).toBe(true)
  await openPublicAs(page, await createWorld(), changesUrl)
  await expect(entries(page).first()).toBeVisible()
})

test('the search finds the changes of a service and of RSX, from the published index and without one', async ({
  page,
  context,
}) => {
  const expectFound = async (words: string, url: string) => {
    await page.goto(`/search?q=${encodeURIComponent(words)}`)
    const found = page.getByRole('main').locator(`a[href="${url}"]`)
    // Results that come late are shown when they are asked for (SEARCH-26).
    const late = page.getByRole('button', { name: 'Show the new results' })
    await expect(async () => {
      if (await late.isVisible()) await late.click()
      await expect(found.first()).toContainText('Changes', { timeout: 500 })
    }).toPass({ timeout: 30_000 })
  }
  await expectFound('changes transactions', changesUrl)
  await expectFound('changelog integration resources', '/rsx/docs/changes')
  await withoutSearchIndex(context)
  await expectFound('changes transactions', changesUrl)
})

test('staff read the changes of a service', async ({ page, createWorld }) => {
  await openPublicAs(page, await createWorld({ namespace: 'sps' }), changesUrl)
  await expect(entries(page).first()).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: 'Processing files again' })).toBeVisible()
})

test('by keyboard alone, the sidebar leads to the changes, and these to a comparison and back', async ({ page }) => {
  await page.goto('/docs/transactions')
  await press(page, 'Tab', sidebar(page).getByRole('link', { name: 'Changes' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Changes')).toBeFocused()
  await press(page, 'Tab', page.getByText(/^Wording, /).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: /^Wording of/ })).toBeVisible()
  await press(page, 'Tab', page.getByRole('link', { name: /^Compare/ }).first())
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Compare Versions')).toBeVisible()
  await press(page, 'Shift+Tab', page.getByRole('link', { name: 'What changed in each publication' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Changes')).toBeVisible()
})

test('a malformed list says so, and is read again', async ({ page }) => {
  await page.route(list, (route) => route.fulfill({ json: { format: 1, entries: [{ id: 'x' }] } }))
  await page.goto(changesUrl)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('The list of changes is malformed. Whether anything changed is not known.')
  await page.unroute(list)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(entries(page).first()).toBeVisible()
})

test('offline, the changes are not known, and are read again when the connection is back', async ({ page }) => {
  expectErrors(page, /ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  // The code of the page, and the table of contents of the other service, are there.
  await page.goto('/docs/label/changes')
  await expect(entries(page).first()).toBeVisible()
  await sidebar(page).getByRole('button', { name: 'Transactions' }).click()
  const link = sidebar(page).locator(`a[href="${changesUrl}"]`)
  await expect(link).toBeVisible()
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Check your internet connection and try again. Whether anything changed is not known.',
  )
  await page.context().setOffline(false)
  await expect(entries(page).first()).toBeVisible()
})

test('a service whose table of contents has no Changes page has none, and its list is not requested', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/docs/packing-slip/changes')
  await expect(page.getByRole('heading', { name: 'Documentation Not Found' })).toBeVisible()
  expect(requested.filter((url) => url.endsWith('/changes.json'))).toEqual([])
})

/** Serves the list as if its newest entry had been published today. */
async function publishToday(page: Page): Promise<void> {
  await page.route(list, async (route) => {
    const response = await route.fetch()
    const file = (await response.json()) as { entries: ChangesEntry[] }
    const date = new Date().toISOString().slice(0, 10)
    const published = file.entries.map((entry, index) => (index === 0 ? { ...entry, date } : entry))
    await route.fulfill({ response, json: { ...file, entries: published } })
  })
}

/** Sends a request of a service's operation, which is refused for its token. */
async function callOperation(page: Page): Promise<void> {
  const operation = new URLSearchParams({
    path: '/transactions/v5/history',
    method: 'GET',
    doc: 'transactions/openapi/transactions-v5.json',
    try: '',
  })
  await page.goto(`/api-doc/transactions/list-the-history/?${operation.toString()}`)
  await panel(page).getByText('A token you paste').click()
  await panel(page).getByLabel('Access token').fill('not-a-token')
  await panel(page).getByRole('button', { name: 'Use the token' }).click()
  await sendButton(page).click()
  await expect(panel(page).getByText(/Request history of this tab/)).toBeVisible()
}

test('Home tells what is new in the services that were called, until the person signs out', async ({
  page,
  createWorld,
}) => {
  expectErrors(page, /401/)
  await publishToday(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /^Schema Downloads/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => /changes\.json|NewChanges/.test(url))).toEqual([])

  await callOperation(page)
  await page.goto('/home')
  await expect(news(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)
  const row = page.getByRole('complementary').getByRole('link', { name: /^Transactions.*break/ })
  await row.click()
  await expect(page).toHaveURL(new RegExp(`${changesUrl}$`))
  await expect(entries(page).first()).toBeVisible()

  const stored = () => page.evaluate(() => localStorage.getItem('dc.called'))
  expect(await stored()).toContain('transactions')
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await stored()).toBeNull()
})

test('Home is silent when the list is malformed or fails, and when nothing is new', async ({ page, createWorld }) => {
  expectErrors(page, /401|500/)
  await openAs(page, await createWorld(), '/applications')
  await callOperation(page)
  const bodies = [
    { json: { format: 1, entries: 'none' } },
    { status: 500, body: '' },
    { json: { format: 1, entries: [] } },
  ]
  for (const body of bodies) {
    await page.route(list, (route) => route.fulfill(body))
    const response = page.waitForResponse(list)
    await page.goto('/home')
    await response
    await page.waitForLoadState('networkidle')
    await expect(news(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute(list)
  }
})
