import { expect, expectErrors, openAs, portal, test } from './support/test.ts'

const chunk = '**/assets/ApplicationsPage-*.js'

test('code that a deploy removed under an open tab is loaded anew, once', async ({ page, createWorld }) => {
  expectErrors(page, /404|dynamically imported module/)
  await openAs(page, await createWorld(), '/app')
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await expect(page).toHaveURL(`${portal}/applications`)
})

test('code that stays missing ends in the fallback with a way out, not in a loop', async ({ page, createWorld }) => {
  expectErrors(page, /404|dynamically imported module/)
  await openAs(page, await createWorld(), '/app')
  let loads = 0
  await page.route(chunk, (route) => {
    loads += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  await expect.poll(() => loads).toBeLessThanOrEqual(3)
  await page.unroute(chunk)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Dev Center' })).toBeVisible()
})
