import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

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

async function expectWordsThenRetry(page: Page, asked: string[]): Promise<void> {
  await expect(page.getByText(slow)).toBeVisible()
  await expect(failed(page)).toBeHidden()
  await expect(failed(page)).toBeVisible({ timeout: 25_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Office Locations' })).toBeFocused()
  expect(asked).toHaveLength(2)
}

test('a page whose code hangs shows progress at once, a message after 1 s, an error after 20 s, and Retry loads it', async ({
  page,
}) => {
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
  const asked = await hang(page)
  await page.goto('/locations', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeAttached()
  await expectWordsThenRetry(page, asked)
})
