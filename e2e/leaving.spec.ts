import type { Page } from '@playwright/test'
import { expect, openAs, platform, portal, signOut, test } from './support/test.ts'
import { save } from './support/wizard.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const barButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' })

/** Cancels navigations to this address with a 204 response; returns a function that counts them. */
async function stopBefore(page: Page, path: string): Promise<() => number> {
  let asked = 0
  await page.route(`${platform}${path}`, async (route) => {
    await route.fulfill({ status: 204 })
    asked += 1
  })
  return () => asked
}

test('signing in with unsaved input asks; Stay keeps the input, and Sign In works again', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('First Name').fill('Jonas')
  for (const signIn of [barButton(page), page.getByRole('main').getByRole('link', { name: 'Sign In' })]) {
    await signIn.click()
    await question(page).getByRole('button', { name: 'Stay' }).click()
    await expect(question(page)).toBeHidden()
    await expect(page.getByLabel('First Name')).toHaveValue('Jonas')
  }
  await expect(barButton(page)).not.toHaveAttribute('aria-busy')
  // Playwright would dismiss a beforeunload dialog of the browser and stay on the page.
  await barButton(page).click()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(`${platform}/**`)
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('Back from the sign-in of a private page returns to the previous page', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('banner').getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${portal}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a cancelled sign-in can be started again, by the button and by a private page', async ({ page }) => {
  const asked = await stopBefore(page, '/authorize?**')
  await page.goto('/home')
  await barButton(page).click()
  await expect.poll(asked).toBe(1)
  await expect(barButton(page)).not.toHaveAttribute('aria-busy')
  await barButton(page).click()
  await expect.poll(asked).toBe(2)
  await expect(barButton(page)).not.toHaveAttribute('aria-busy')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click()
  await expect.poll(asked).toBe(3)
  await expect(page.getByRole('heading', { name: 'Sign-in is not reachable' })).toBeVisible()
  await page.unroute(`${platform}/authorize?**`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.waitForURL(`${platform}/**`)
})

test('a cancelled sign-out changes nothing: the page still saves for its own organization', async ({
  page,
  context,
  createWorld,
}) => {
  const world = await createWorld({ organizations: ['Alpine Supply', 'Harbor Retail'] })
  await openAs(page, world, '/app')
  const other = await context.newPage()
  await other.goto('/applications')
  await other.getByRole('button', { name: /Alpine Supply/ }).click()
  await other.getByRole('button', { name: /Switch organization/ }).click()
  await other.getByRole('radio', { name: 'Harbor Retail' }).click()
  await other.getByRole('button', { name: 'Switch', exact: true }).click()
  await expect(other.getByRole('banner')).toContainText('Harbor Retail')

  await page.getByLabel('Name').fill('Half typed')
  await signOut(page)
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toBeHidden()

  const asked = await stopBefore(page, '/v2/logout?**')
  await signOut(page)
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect.poll(asked).toBe(1)

  await save(page).click()
  await expect(page.getByText('Your application has successfully been created')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Alpine Supply')
  await page.getByRole('main').getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('link', { name: 'Half typed' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('banner')).toContainText('Harbor Retail')
  await expect(other.getByRole('link', { name: 'Build An App' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Half typed' })).toHaveCount(0)
})

test('signing out removes all data of the person from the browser', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await page.evaluate(() => sessionStorage.setItem('dc.drafts', '{"support":{}}'))
  await signOut(page)
  await expect(page).toHaveURL(`${portal}/home`)
  await expect(barButton(page)).toBeVisible()
  const kept = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)))
  for (const key of ['dc.session', 'dc.recent', 'dc.drafts', 'dc.organization']) expect(kept).not.toContain(key)
})

test('a cancelled organization switch can be started again', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ organizations: ['Quarry Goods', 'Pinewood Retail'] }), '/applications')
  const asked = await stopBefore(page, '/authorize?**')
  await page.getByRole('button', { name: /Quarry Goods/ }).click()
  await page.getByRole('button', { name: /Switch organization/ }).click()
  await page.getByRole('radio', { name: 'Pinewood Retail' }).click()
  const button = page.getByRole('button', { name: 'Switch', exact: true })
  await button.click()
  await expect.poll(asked).toBe(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.unroute(`${platform}/authorize?**`)
  await button.click()
  await expect(page.getByRole('banner')).toContainText('Pinewood Retail')
})
