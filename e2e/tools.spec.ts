import type { Page, Route } from '@playwright/test'
import { press } from './support/keyboard.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectErrors,
  expectNoSidewaysScroll,
  openAs,
  portal,
  test,
} from './support/test.ts'

const browser = '/tools/shipping-doc-browser'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The code of the tool, with any hash in its name. */
const code = /\/assets\/ShippingDocTool-[^/]+\.js/
const styles = /\/assets\/ShippingDocTool-[^/]+\.css/

async function openTool(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Shipping Document Browser' }).click()
}

test('the label and packing slip requirements of two retailers can be compared', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), browser)
  await page.getByRole('checkbox', { name: 'Lakeshore Home, Carton label, cross dock' }).click()
  await page.getByRole('combobox', { name: 'Retailer' }).selectOption('Northgate Outfitters')
  // A click anywhere in the row selects it.
  await page.getByRole('row', { name: /Carton label, cross dock/ }).click()
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2 labels from 2 retailers')
  await page.getByText('Packing slips (').click()
  await page.getByRole('checkbox', { name: 'Northgate Outfitters, Packing slip, drop ship' }).click()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }

  await page.getByRole('link', { name: 'View field requirements' }).click()
  await expect(heading(page, 'Field requirements')).toBeFocused()
  const labels = page.getByRole('treegrid', { name: 'Fields of 2 labels' })
  await expect(labels.getByRole('row', { name: /^PurchaseOrderNumber/ })).toContainText('22 or 30')
  await expect(labels.getByRole('row', { name: /^ShipDate/ })).toContainText('Lakeshore Home')
  await expect(page.getByRole('treegrid', { name: 'Fields of 1 packing slip' })).toContainText('ReturnInstructions')

  const address = page.url()
  await page.reload()
  await expect(labels.getByRole('row', { name: /^PurchaseOrderNumber/ })).toContainText('22 or 30')
  await page.getByText('Only lengths that differ').click()
  await expect(labels.getByRole('row', { name: /^Department/ })).toBeHidden()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Shipping Document Browser' }).click()
  // The selection, the document kind and the retailer are restored.
  await expect(page.getByRole('checkbox', { name: 'Northgate Outfitters, Packing slip, drop ship' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Retailer' })).toHaveValue('Northgate Outfitters')
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2 labels and 1 packing slip')
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await expect(page).toHaveURL(`${address}&differing=true`)
})

test('the tree is a single tab stop, and keys reach every row', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), browser)
  await page.getByRole('checkbox', { name: 'Bluebird Grocers, Pallet label' }).press('Space')
  await page.getByRole('link', { name: 'View field requirements' }).press('Enter')
  const tree = page.getByRole('treegrid', { name: 'Fields of 1 label' })
  const row = (name: string) => tree.getByRole('row', { name: new RegExp(`^${name}`) }).first()
  await press(page, 'Tab', row('Header'))
  await page.keyboard.press('ArrowLeft')
  await expect(row('Header')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('p')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(tree.getByRole('row').last()).toBeFocused()
  // ArrowLeft moves to the parent branch, closes it, then moves to the branch above.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tree.locator('[aria-level="2"]', { hasText: 'Carton on the pallet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tree.locator(':focus')).toHaveCount(0)
})

test('an address with a selection opens on a cold load, through the sign-in', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), `${browser}/field-requirements?label=ffffffff`)
  await expect(page).toHaveURL(`${portal}${browser}/field-requirements?label=ffffffff`)
  await expect(page.getByRole('heading', { name: 'Nothing is known of 1 label' })).toBeVisible()
  expectErrors(page, /404/)
  await page.goto(`${browser}/field-requirements`)
  await expect(page.getByRole('heading', { name: 'No label or packing slips were selected' })).toBeVisible()
  await expectAccessible(page)
})

test('staff tools are listed for staff and do not exist for others', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ namespace: 'sps' }), '/applications')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Documentation' }).click()
  const sidebar = page.getByRole('navigation', { name: 'Apis and Services' })
  await expect(sidebar.getByRole('link', { name: 'Shipping Document Browser' })).toBeVisible()
  await sidebar.getByRole('link', { name: 'Example Tool' }).click()
  await expect(heading(page, 'Example Tool')).toBeVisible()
  await expectAccessible(page)
  await page.context().clearCookies()
  await page.goto('/tools/example-tool')
  await expect(page.getByRole('heading', { name: "The page you're looking for can't be found." })).toBeVisible()
})

test('a tool whose code hangs shows a message after 1 s, an error after 10 s, and Retry loads it', async ({
  page,
  createWorld,
}) => {
  const asked: string[] = []
  await openAs(page, await createWorld(), '/applications')
  await page.route(code, (route) => {
    asked.push(route.request().url())
    return asked.length > 1 ? route.continue() : undefined
  })
  await openTool(page)
  await expect(page.getByText('Taking a long time...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Error!' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Error!' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Taking a long time...')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Shipping Document Browser')).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  expect(new Set(asked).size).toBe(2)
})

for (const { what, fail } of [
  { what: 'is missing', fail: (route: Route) => route.fulfill({ status: 404, body: '' }) },
  { what: 'cannot be reached', fail: (route: Route) => route.abort() },
]) {
  test(`a tool whose code ${what} shows Error!, and Retry loads it with its styles`, async ({ page, createWorld }) => {
    expectErrors(page, /404|ERR_FAILED|dynamically imported module|preload/)
    await openAs(page, await createWorld(), '/applications')
    let loads = 0
    page.on('load', () => (loads += 1))
    let broken = true
    for (const file of [code, styles]) await page.route(file, (route) => (broken ? fail(route) : route.continue()))
    await openTool(page)
    await expect(page.getByRole('heading', { name: 'Error!' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(heading(page, 'Welcome to Dev Center')).toBeVisible()
    await page.goBack()
    // Coming back shows the error too, although the browser caches the failed import.
    await expect(page.getByRole('heading', { name: 'Error!' })).toBeVisible()
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page, 'Shipping Document Browser')).toBeVisible()
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
      .first()
    await expect(row).toHaveCSS('position', 'relative')
    expect(loads).toBe(0)
  })
}

test('a tool that keeps failing can be retried any number of times and then loads', async ({ page, createWorld }) => {
  expectErrors(page, /ERR_FAILED|dynamically imported module/)
  await openAs(page, await createWorld(), '/applications')
  await page.route(code, (route) => route.abort())
  await openTool(page)
  const failed = page.getByRole('heading', { name: 'Error!' })
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.click()
  await expect(failed).toBeVisible()
  // The second retry reloads the portal.
  const loaded = page.waitForEvent('load')
  await retry.click()
  await loaded
  await expect(failed).toBeVisible()
  await page.unroute(code)
  await retry.click()
  await expect(heading(page, 'Shipping Document Browser')).toBeVisible()
})
