import { expect, test } from './support/test.ts'

const operation =
  '/api-doc/label/render/?path=%2Flabel%2Fv1%2F%7Bid%7D%2Fpdf&method=POST&doc=label%2Fopenapi%2Flabel-v1.json'

test('the table of contents marks the section that was pressed, also where the page cannot scroll to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await page.goto('/docs/transactions/guides/collect')
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(links.nth(2)).toBeVisible()
  for (const link of await links.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the contents open at the current page, and there is one menu, without keys', async ({ page }) => {
    await page.goto(operation)
    await page.getByRole('button', { name: 'Contents', exact: true }).click()
    const contents = page.getByRole('dialog', { name: 'Contents' })
    await expect(contents.locator('a[aria-current=page]')).toBeInViewport()
    await contents.getByRole('button', { name: 'Close contents' }).click()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(menu.getByText('Shortcut keys')).toBeHidden()
  })
})

test('the notice of a success takes no press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(operation)
  await page.getByRole('button', { name: 'Copy address' }).click()
  const notice = page.getByRole('dialog').filter({ hasText: 'Copied to Clipboard' })
  await expect(notice).toBeVisible()
  const box = await notice.boundingBox()
  if (!box) throw new Error('The notice is not visible.')
  const isAbove = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[role=dialog]') !== null, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const)
  expect(isAbove).toBe(false)
})

test('the chosen status of a response can be read on paper', async ({ page }) => {
  await page.goto(operation)
  const chosen = page.getByRole('tab', { name: '200' })
  await expect(chosen).toHaveAttribute('aria-selected', 'true')
  await page.emulateMedia({ media: 'print' })
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).color)
  expect(await chosen.evaluate((element) => getComputedStyle(element).color)).toBe(ink)
})
