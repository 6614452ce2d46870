import { expect, test } from './support/test'

const page774 = '/rsx/docs/compare/Shipments?from=7.7.0&to=7.7.4'

test('versions are compared by keyboard alone, with one sentence and its rows', async ({ page }) => {
  await page.goto(page774)
  const summary = page.getByRole('status').filter({ hasText: /^\d+ changes break what you send\.$/ })
  await expect(summary).toBeVisible()
  await page.getByRole('radio', { name: 'I send' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(
    page.getByRole('status').filter({ hasText: /^None of the \d+ changes breaks what you receive\.$/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/role=receive/)
  await page.getByLabel('Filter').focus()
  await page.keyboard.type('DateTimeQualifier')
  await expect(page).toHaveURL(/filter=DateTimeQualifier/)
  await expect(page.getByRole('region', { name: 'Header / Dates', exact: true })).toBeVisible()
})

test('versions are compared without sideways scrolling at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/rsx/docs/compare/Orders?from=7.3.0&to=7.7.4')
  await expect(page.getByRole('heading', { name: 'Possibly renamed' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('versions are reached from Schema Downloads', async ({ page }) => {
  await page.goto('/rsx/docs/schema-download')
  await page.getByRole('link', { name: 'Compare versions of Shipments' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Versions' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /break what you send/ })).toBeVisible()
})
