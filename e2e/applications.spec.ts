import type { Page } from '@playwright/test'
import { cells, createApplication } from './support/applications.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectErrors,
  expectNoSidewaysScroll,
  openAs,
  portal,
  test,
} from './support/test.ts'
import { step } from './support/wizard.ts'

const widths = [1440, 1024, 390, 320]
const notFound = "The application you're looking for can't be found."

test('500 applications on 20 pages load fast and can be paged through', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ applicationCount: 500 }), '/applications')
  const pages = page.getByRole('navigation', { name: 'Pages of applications' })
  await expect(pages).toContainText('1–25 of 500')
  await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0)
  for (const [to, range, press] of [
    [2, '26–50 of 500', 'Next page'],
    [20, '476–500 of 500', 'Page 20'],
    [19, '451–475 of 500', 'Previous page'],
  ] as const) {
    await pages.getByRole('link', { name: press, exact: true }).click()
    await expect(page).toHaveURL(`${portal}/applications?page=${to}`)
    await expect(pages).toContainText(range)
    await expect(pages.getByRole('link', { name: `Page ${to}`, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(cells(page)).toHaveCount(26)
    await expect(cells(page).first()).toContainText('Build An App')
  }
})

test('a page beyond the last links to the last; an invalid page opens the first', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ applicationCount: 30 }), '/applications?page=3')
  await expect(page.getByRole('heading', { name: 'There is no page 3' })).toBeVisible()
  await expect(cells(page).first()).toContainText('Build An App')
  await page.getByRole('link', { name: 'Go to the last page' }).click()
  await expect(page).toHaveURL(`${portal}/applications?page=2`)
  await expect(cells(page)).toHaveCount(6)
  for (const nonsense of ['abc', '0', '-1', '1.5', '99999999999999999999', '']) {
    await page.goto(`/applications?page=${nonsense}`)
    await expect(page.getByText('1–25 of 30')).toBeVisible()
    await expect(cells(page)).toHaveCount(26)
  }
})

test('138 applications are filtered and sorted over all pages, by keyboard, and the address opens the same', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld({ applicationCount: 138 }), '/applications')
  await expect(page.getByRole('navigation', { name: 'Pages of applications' })).toContainText('1–25 of 138')
  await page.keyboard.press('/')
  await page.keyboard.type('number 13')
  await expect(page.getByText('10 of 138 applications')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Filter' })).toBeFocused()
  await expect(page).toHaveURL(`${portal}/applications?filter=number+13`)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name Z-A')
  await expect(cells(page)).toHaveCount(11)
  await expect(cells(page).nth(1)).toContainText('Application 138')
  await expect(page).toHaveURL(`${portal}/applications?filter=number+13&sort=za`)
  await expectAccessibleInBothThemes(page)
  await page.reload()
  await expect(cells(page).nth(1)).toContainText('Application 138')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
})

test('an account without applications says so beside Build An App', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await expect(page.getByText('You have no apps built or granted.')).toBeVisible()
  await expect(cells(page).first()).toContainText('Build An App')
  await expect(cells(page)).toHaveCount(2)
  await expect(page.getByRole('navigation', { name: 'Pages of applications' })).toHaveCount(0)
})

test("another person's application is not found", async ({ page, createWorld }) => {
  expectErrors(page, /status of 404/)
  const stranger = await createWorld({ applicationCount: 1 })
  await openAs(page, await createWorld(), `/app/${stranger.applications[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible()
  await expect(
    page.getByText('You may have mistyped the URL or the application has been deleted.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Application 1')).toHaveCount(0)
})

test('back and forward restore the page and its scroll position', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ applicationCount: 60 }), '/applications')
  const pages = page.getByRole('navigation', { name: 'Pages of applications' })
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(pages).toContainText('26–50 of 60')
  // Click the last card of page 2 by its name: the cards of page 1 stay until page 2 has loaded.
  const name = 'Application 11'
  const card = cells(page).last().getByRole('link', { name, exact: true })
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(`${portal}/applications?page=2`)
  await expect(pages).toContainText('26–50 of 60')
  await expect(cells(page).last().getByRole('link', { name })).toBeInViewport()
  await page.goBack()
  await expect(pages).toContainText('1–25 of 60')
  await page.goForward()
  await expect(pages).toContainText('26–50 of 60')
})

const extremes = [
  { kind: 'a name of 200 characters', name: 'Warehouse'.repeat(23).slice(0, 200), description: 'Short.' },
  { kind: 'a name of 200 characters in words', name: 'Dock and yard '.repeat(15).slice(0, 199), description: '' },
  {
    kind: 'a description of 5,000 characters',
    name: 'Label Station',
    description: 'Prints labels and packing slips. '.repeat(160).slice(0, 5000),
  },
  { kind: 'a description without a blank', name: 'Slip Station', description: 'x'.repeat(5000) },
  { kind: 'a right-to-left name', name: 'تطبيق تتبع الشحنات والمستودعات — נתיב המשלוח', description: 'يعمل ليلا.' },
  { kind: 'an emoji name', name: '🚚👩🏽‍🚀🏳️‍🌈👨‍👩‍👧‍👦'.repeat(7), description: '📦'.repeat(140) },
]

/** Expects that at every width the page does not scroll horizontally and every name ends within the page. */
async function expectFits(page: Page, names: string[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    for (const name of names) {
      // Measure the heading: a link within it may be wider and truncated with an ellipsis.
      const shown = page
        .getByTitle(name)
        .first()
        .locator('xpath=ancestor-or-self::*[self::h1 or self::h3 or self::b][1]')
      const { x, width: wide } = (await shown.boundingBox()) ?? { x: -1, width: 0 }
      expect(x, `${name} at ${width} px`).toBeGreaterThanOrEqual(0)
      expect(x + wide, `${name} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
}

test('names and descriptions of any length and script fit in the list and on the home page', async ({
  page,
  request,
  createWorld,
}) => {
  const world = await createWorld()
  for (const { name, description } of extremes) await createApplication(request, world, { name, description })
  const names = extremes.map(({ name }) => name)
  await openAs(page, world, '/applications')
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toHaveText(/^.{1,120}$/u)
  await expect(page.getByRole('heading', { name: /^تطبيق/ })).toHaveCSS('direction', 'rtl')
  await expectFits(page, names)
  await page.goto('/home')
  await expect(page.getByTitle(names.at(-1) ?? '').first()).toBeVisible()
  await expectFits(page, names.slice(-3))
})

for (const { kind, name, description } of extremes) {
  test(`${kind} does not overflow the page of the application`, async ({ page, request, createWorld }) => {
    const world = await createWorld()
    const redirectUris = [`https://dock.example/${'callback'.repeat(30)}`]
    const { id } = await createApplication(request, world, { name, description, appType: 'web', redirectUris })
    await openAs(page, world, `/app/${id}`)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Application' })).toContainText(description.trim())
    for (const title of ['App Details', 'App Types', 'Redirect URI', 'Connection Information']) {
      const header = step(page, title)
      if ((await header.getAttribute('aria-expanded')) === 'false') await header.click()
      await expect(header).toHaveAttribute('aria-expanded', 'true')
      await expectFits(page, [name])
    }
    await page.getByRole('button', { name: 'Delete Application' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(name)
    await expectNoSidewaysScroll(page)
    const box = await dialog.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  })
}

test('shows three cards per row, each with icon, color, name, description and a link to the application', async ({
  page,
  request,
  createWorld,
}) => {
  const world = await createWorld()
  const blue = { name: 'Fleet', description: 'Plans routes.', iconName: 'truck-shipping', iconColor: 'blue400' }
  await createApplication(request, world, { name: 'Dock Board', iconName: 'key', iconColor: 'gray500' })
  const { id } = await createApplication(request, world, blue)
  await createApplication(request, world, { name: 'Returns' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs(page, world, '/applications')
  await expect(cells(page)).toHaveCount(4)
  const tops = await cells(page).evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().top)))
  expect(new Set(tops.slice(0, 3)).size).toBe(1)
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)

  const card = cells(page).filter({ hasText: 'Fleet' })
  await expect(card).toContainText('Plans routes.')
  const appearanceOf = (element: Element) => [element.innerHTML, getComputedStyle(element).backgroundColor]
  const tile = await card.locator('svg').first().locator('..').evaluate(appearanceOf)
  const other = await cells(page)
    .filter({ hasText: 'Dock Board' })
    .locator('svg')
    .first()
    .locator('..')
    .evaluate(appearanceOf)
  expect(tile[0]).not.toBe(other[0])
  expect(tile[1]).not.toBe(other[1])
  await card.getByRole('link', { name: 'Fleet' }).click()
  await expect(page).toHaveURL(`${portal}/app/${id}`)
  const side = page.getByRole('complementary', { name: 'Application' })
  expect(await side.locator('svg').first().locator('..').evaluate(appearanceOf)).toEqual(tile)
})
