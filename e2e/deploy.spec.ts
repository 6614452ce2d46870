import type { Route } from '@playwright/test'
import { greyPng } from './support/pictures.ts'
import { expect, expectErrors, openAs, portal, test } from './support/test.ts'

/** The code of the page, with any hash in its name. */
const chunk = /\/assets\/ApplicationsPage-[^/]+\.js/

test('an open tab reloads once when a deploy has removed its code', async ({ page, createWorld }) => {
  expectErrors(page, /404|dynamically imported module/)
  await openAs(page, await createWorld(), '/app')
  // Fails more than the first request: a browser may request the file for the preload and again for the import.
  let removed = true
  await page.route(chunk, (route) => (removed ? route.fulfill({ status: 404, body: '' }) : route.continue()))
  await page.route(`${portal}/applications`, async (route) => {
    await page.waitForTimeout(500)
    removed = false
    await route.continue()
  })
  // The page must not show an error before it reloads. The test could only read the reloaded page, so the page itself
  // records what it showed.
  await page.evaluate(() => {
    const watch = () => {
      if (document.body.innerText.includes('An error has occurred')) sessionStorage.setItem('failed', 'true')
    }
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await expect(page).toHaveURL(`${portal}/applications`)
  expect(removed).toBe(false)
  expect(await page.evaluate(() => sessionStorage.getItem('failed'))).toBeNull()
})

test('code that stays missing shows the fallback with a way out, without a reload loop', async ({
  page,
  createWorld,
}) => {
  expectErrors(page, /404|dynamically imported module/)
  await openAs(page, await createWorld(), '/app')
  // Counts page loads, not requests for the code: a browser may request the file for the preload and again for the import.
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  expect(reloads).toBe(1)
  await page.unroute(chunk)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Dev Center' })).toBeVisible()
})

test('missing code of a dialog does not affect the page', async ({ page, createWorld }) => {
  expectErrors(page, /404|dynamically imported module/)
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/profile/personal')
  await page.getByLabel('First Name').fill('Typed')
  const dialog = '**/assets/PhotoDialog-*.js'
  await page.route(dialog, (route) => route.fulfill({ status: 404, body: '' }))
  const file = greyPng(400, 400)
  await page.getByLabel('Photo file').setInputFiles(file)
  await expect(page.getByText('This could not be opened')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Typed')
  // The browser caches a failed import by its address.
  await page.unroute(dialog)
  await page.getByLabel('Photo file').setInputFiles(file)
  await expect(page.getByRole('dialog', { name: 'Edit photo' })).toBeVisible()
})

test('code that fails because the reader leaves does not return them to the page', async ({ page, createWorld }) => {
  expectErrors(page, /ERR_ABORTED|dynamically imported module/)
  await openAs(page, await createWorld(), '/app')
  const code: Route[] = []
  await page.route(chunk, (route) => void code.push(route))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click()
  await expect.poll(() => code.length).toBeGreaterThan(0)
  // Firefox aborts pending requests as soon as another document is requested; here the test aborts them.
  await page.route('**/locations', async (route) => {
    await Promise.all(code.map((asked) => asked.abort('aborted')))
    await page.waitForTimeout(500)
    await route.continue()
  })
  await page.goto('/locations')
  await expect(page.getByRole('heading', { level: 1, name: 'Office Locations' })).toBeVisible()
})
