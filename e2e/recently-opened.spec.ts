import { press } from './support/keyboard.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectFitAtEveryWidth,
  openAs,
  portal,
  signOut,
  test,
} from './support/test.ts'

test('the home page shows two opened pages until they are cleared or the person signs out', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld()
  await openAs(page, world, '/rsx/docs/fields-qualifiers/7.7.4/Orders/DateTimeQualifier?filter=ship')
  await expect(page.getByRole('heading', { level: 1, name: 'DateTimeQualifier' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'API Documentation' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Transactions/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
  await navigation.getByRole('link', { name: 'Home' }).click()

  const column = page.getByRole('complementary')
  const recent = column.getByRole('link', { name: /, today$/ })
  await expect(recent).toHaveText([
    /^Transactions.*API Documentation, today$/,
    /^DateTimeQualifier.*Orders 7.7.4, today$/,
  ])
  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)

  await page.reload()
  await recent.last().click()
  await expect(page).toHaveURL(`${portal}/rsx/docs/fields-qualifiers/7.7.4/Orders/DateTimeQualifier`)
  await expect(page.getByRole('table')).toBeVisible()
  await page.goBack()
  await expect(recent).toHaveText([/^DateTimeQualifier/, /^Transactions/])
  await press(page, 'Tab', column.getByRole('button', { name: 'Clear recently opened' }))
  await page.keyboard.press('Enter')
  await expect(column.getByRole('heading', { name: 'Recently opened' })).toHaveCount(0)
  await expect(column.getByRole('heading', { name: 'RSX Integration Tools' })).toBeFocused()
  await page.reload()
  await expect(column.getByRole('link', { name: /^Schema Downloads/ })).toBeVisible()
  await expect(recent).toHaveCount(0)

  await page.goto('/docs/transactions')
  const kept = () => page.evaluate(() => localStorage.getItem('dc.recent'))
  await expect.poll(kept).toContain('Transactions')
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await kept()).toBeNull()
})
