import type { Page } from '@playwright/test'
import { sidebar } from './support/docs.ts'
import { expect, openAs, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Expands the whole sidebar and returns the addresses of its documentation entries. */
async function entriesOf(page: Page): Promise<string[]> {
  await page.goto('/docs')
  const tree = sidebar(page)
  await expect(tree.getByRole('heading', { name: 'Services', exact: true })).toBeVisible()
  const closed = tree.locator('button[aria-expanded=false]')
  while ((await closed.count()) > 0) {
    await closed.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLButtonElement).click()))
    await expect(tree.getByRole('status')).toHaveCount(0)
  }
  const links = await tree.locator('a[href^="/docs/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  return [...new Set(links.filter((link) => link !== null && !link.includes('#')))] as string[]
}

/** Follows every entry and expects a page. A missing or forbidden page has a "not found" heading or does not open. */
async function expectPages(page: Page, addresses: readonly string[]): Promise<void> {
  const missing: string[] = []
  for (const address of addresses) {
    const link = sidebar(page).locator(`a[href="${address}"]`)
    await link.first().evaluate((element) => (element as HTMLElement).click())
    // The entry becomes current in the same rendering in which the page changes.
    const current = link.and(page.locator('[aria-current=page]'))
    const found = await current.waitFor({ timeout: 5000 }).then(
      () => page.getByRole('heading', { level: 1 }).first().textContent({ timeout: 5000 }),
      () => null,
    )
    if (found === null || /not found|can't be found/i.test(found)) missing.push(`${address}: ${found}`)
  }
  expect(missing).toEqual([])
}

test('every sidebar entry opens a page for visitors', async ({ page }) => {
  test.setTimeout(90_000)
  const addresses = await entriesOf(page)
  expect(addresses.length).toBeGreaterThan(60)
  await expectPages(page, addresses)
})

test('every sidebar entry opens a page for staff', async ({ page, createWorld }) => {
  test.setTimeout(90_000)
  await openAs(page, await createWorld({ namespace: 'sps', roles: ['network-toolbox:user'] }), '/applications')
  const addresses = await entriesOf(page)
  expect(addresses.length).toBeGreaterThan(100)
  await expectPages(page, addresses)
})
