import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, openAs, test } from './support/test.ts'

const slow = 'Loading takes longer than usual.'
const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'An error has occurred' })

/** Lets the first requested address of the page's code hang; later addresses load. Returns the requested addresses. */
async function hang(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/\/assets\/LocationsPage-[^/]+\.js/, (route) => {
    const url = route.request().url()
    if (!asked.includes(url)) asked.push(url)
    return asked.indexOf(url) > 0 ? route.continue() : undefined
  })
  return asked
}

/** Lets 20 s pass on the clock of the page, which shows `error` then, and not a second before. */
async function expectAfter20s(page: Page, error: Locator): Promise<void> {
  await page.clock.fastForward(18_000)
  await expect(error).toBeHidden()
  await page.clock.fastForward(2_000)
  await expect(error).toBeVisible()
}

async function expectWordsThenRetry(page: Page, asked: string[]): Promise<void> {
  await expect(page.getByText(slow)).toBeVisible()
  await expectAfter20s(page, failed(page))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Office Locations' })).toBeFocused()
  expect(asked).toHaveLength(2)
}

test('a page whose code hangs shows progress at once, a message after 1 s, an error after 20 s, and Retry loads it', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/home')
  const asked = await hang(page)
  await page.getByRole('link', { name: 'Office Locations' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expectWordsThenRetry(page, asked)
})

test('a page whose code hangs on a cold load shows a placeholder, a message after 1 s, an error after 20 s, and Retry loads it', async ({
  page,
}) => {
  await page.clock.install()
  const asked = await hang(page)
  await page.goto('/locations', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeAttached()
  await expectWordsThenRetry(page, asked)
})

/** Lets the file with the client of an API hang the first time; the file is found by a text in its code. */
async function hangClient(page: Page, text: string): Promise<void> {
  let hasHung = false
  await page.context().route(/\/assets\/(api|client)-[^/]+\.js/, async (route) => {
    const response = await route.fetch()
    if (hasHung || !(await response.text()).includes(text)) return route.fulfill({ response })
    hasHung = true
    return undefined
  })
}

for (const { area, path, text, shown } of [
  { area: 'the list of applications', path: '/applications', text: '/v1/applications/', shown: 'Build An App' },
  { area: 'a profile', path: '/profile/personal', text: 'change-password', shown: 'Job Title' },
  { area: 'integration resources', path: '/rsx/docs/fields-qualifiers', text: 'valid_schema_names', shown: 'Orders' },
]) {
  test(`${area}, whose API client hangs, shows an error after 20 s, and Retry loads it`, async ({
    page,
    createWorld,
  }) => {
    await openAs(page, await createWorld(), '/applications')
    await hangClient(page, text)
    await page.goto(path)
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible({ timeout: 30_000 })
    await retry.press('Enter')
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
  })
}

test('documentation, whose API client hangs, shows an error after 20 s to a visitor, and Retry loads it', async ({
  page,
}) => {
  await hangClient(page, '/v1/services/')
  await page.goto('/docs')
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible({ timeout: 30_000 })
  await retry.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: 'Transactions' }).first()).toBeVisible()
})

test('a tool whose API client hangs shows a message after 1 s, an error after 10 s, and Retry loads it', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  await hangClient(page, 'consolidate')
  await page.getByRole('link', { name: 'Shipping Document Browser' }).click()
  await expect(page.getByText('Taking a long time...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Error!' })).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})
