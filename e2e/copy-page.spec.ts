import { contentUrl, heading } from './support/docs.ts'
import { expect, test } from './support/test.ts'

test('a guide is copied as Markdown, and its head names the Markdown file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/transactions/guides/collect')
  await expect(heading(page, 'Collect')).toBeVisible()
  const file = contentUrl('transactions/guides/collect.md')
  await expect(page.locator('head link[rel=alternate][type="text/markdown"]')).toHaveAttribute('href', file)
  await page.getByRole('button', { name: 'Copy page' }).click()
  const published = await page.request.get(file)
  expect(published.headers()['content-type']).toContain('text/markdown')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await published.text())
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'API Documentation' }).click()
  await expect(heading(page, 'Collect')).toBeHidden()
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(0)
})
