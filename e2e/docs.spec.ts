import type { Locator, Page } from '@playwright/test'
import { contentUrl, expectFitAndAccessible, heading, operationUrl, sidebar } from './support/docs.ts'
import { expect, expectAccessible, expectErrors, fillSignIn, openAs, platform, portal, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a visitor navigates from the cards to a page and a heading, and Back and Forward work', async ({ page }) => {
  await page.goto('/docs')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Transactions/ })
    .click()
  await expect(heading(page, 'Transactions')).toBeVisible()
  const tree = sidebar(page)
  await expect(tree.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')

  await tree.getByRole('button', { name: 'Guides' }).click()
  await tree.getByRole('button', { name: 'Working with files' }).click()
  await tree.getByRole('link', { name: 'Collect' }).click()
  await expect(heading(page, 'Collect')).toBeVisible()
  await expect(page).toHaveURL(`${portal}/docs/transactions/guides/collect`)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Working with files')

  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Download' }).click()
  await expect(page).toHaveURL(`${portal}/docs/transactions/guides/collect#download`)
  await expect(page.getByRole('heading', { level: 2, name: /^Download/ })).toBeInViewport()

  await tree.getByRole('button', { name: 'Shipping Labels' }).click()
  await page.goBack()
  await page.goBack()
  await expect(heading(page, 'Transactions')).toBeVisible()
  for (const name of ['Shipping Labels', 'Working with files']) {
    await expect(tree.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true')
  }
  await page.goForward()
  await expect(heading(page, 'Collect')).toBeVisible()
  await expect(tree.getByRole('link', { name: 'Collect' })).toHaveAttribute('aria-current', 'page')
})

test('an address expands its sidebar branch and scrolls to its heading', async ({ page }) => {
  await page.goto('/docs/transactions/guides/collect#download')
  await expect(page.getByRole('heading', { level: 2, name: /^Download/ })).toBeInViewport()
  await expect(sidebar(page).getByRole('link', { name: 'Collect' })).toHaveAttribute('aria-current', 'page')
})

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls to the position, waiting until the page is long enough. */
async function scrollTo(page: Page, top: number): Promise<void> {
  const scroll = () => page.evaluate((y) => window.scrollTo(0, y), top).then(() => scrolled(page))
  await expect.poll(scroll).toBe(top)
}

test('the reading position survives a reload, Back and Forward, also on an address with a hash', async ({ page }) => {
  await page.goto('/docs/getting-started')
  await scrollTo(page, 700)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(700)

  await page.goto('/docs/transactions/guides/collect#download')
  const target = page.getByRole('heading', { level: 2, name: /^Download/ })
  await expect(target).toBeInViewport()
  await expect(target).toBeFocused()
  await scrollTo(page, 150)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(150)
  await expect(target).toBeVisible()
  await expect(target).not.toBeFocused()

  await sidebar(page).getByRole('link', { name: 'Overview' }).first().click()
  await expect(heading(page, 'Transactions')).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(heading(page, 'Collect')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(150)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('a typed address starts at the top of the page, a typed hash at its heading', async ({ page }) => {
  await page.goto('/docs/transactions/guides/collect')
  await expect(heading(page, 'Collect')).toBeVisible()
  await scrollTo(page, 400)
  await page.goto('/docs/getting-started')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  await page.goto('/docs/transactions/guides/collect')
  await expect(heading(page, 'Collect')).toBeVisible()
  await page.goto('/docs/transactions/guides/collect#download')
  await expect(page.getByRole('heading', { level: 2, name: /^Download/ })).toBeInViewport()
})

test('a page that failed offline loads when the connection is back', async ({ page, context }) => {
  expectErrors(page, /ERR_INTERNET_DISCONNECTED/)
  await page.goto('/docs/transactions')
  await expect(heading(page, 'Transactions')).toBeVisible()
  const tree = sidebar(page)
  await tree.getByRole('button', { name: 'Guides' }).click()
  await tree.getByRole('button', { name: 'Working with files' }).click()
  await context.setOffline(true)
  await tree.getByRole('link', { name: 'Collect' }).click()
  await tree.getByRole('button', { name: 'Shipping Labels' }).click()
  await expect(heading(page, 'Documentation Not Found')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page, 'Collect')).toBeVisible()
  await expect(tree.getByRole('link', { name: 'Fields' })).toBeVisible()
})

test('nothing is cut off in print, and words are not broken on a narrow screen', async ({ page }) => {
  const long = 'x'.repeat(300)
  const row = `| \`${'orderNumber'.repeat(2)}\` | ${'text '.repeat(20)} | ${long} |`
  const body = `# Wide\n\n\`\`\`sh\n${long}\n\`\`\`\n\n| Name | What it is | Example |\n| - | - | - |\n${row}\n\n##### Small\n\nText`
  await page.route('**/content/docs/label/README.md', (route) =>
    route.fulfill({ body, headers: { 'content-type': 'text/markdown', 'access-control-allow-origin': '*' } }),
  )
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/docs/label')
  await expect(heading(page, 'Wide')).toBeVisible()
  const name = page.getByRole('cell').first().locator('code')
  expect((await name.boundingBox())?.height).toBeLessThan(30)
  await expect(page.getByRole('heading', { level: 5 })).toHaveCSS('margin-bottom', '0px')
  await page.emulateMedia({ media: 'print' })
  for (const box of [page.locator('article pre'), page.getByRole('region', { name: 'Table' })]) {
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('sidebar entries nine levels deep have room for their texts', async ({ page }) => {
  const deep = (level: number): object =>
    level === 9
      ? { text: 'A text of several words at the very end', link: 'README' }
      : { text: `Level ${level} of the contents`, children: [deep(level + 1)] }
  await page.route('**/content/docs/label/toc.json', (route) =>
    route.fulfill({ json: [deep(1)], headers: { 'access-control-allow-origin': '*' } }),
  )
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/docs/label')
    if (width < 960) await page.getByRole('main').getByRole('button', { name: 'Contents', exact: true }).click()
    const text = page.getByRole('link', { name: 'A text of several words at the very end' }).last()
    await expect(text).toBeVisible()
    expect((await text.boundingBox())?.width ?? 0).toBeGreaterThan(130)
  }
})

test('the cards are filtered by typing, and / focuses the filter from anywhere', async ({ page }) => {
  await page.goto('/docs')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ services, \d+ areas$/ })).toBeVisible()
  await page.keyboard.press('/')
  const filter = page.getByRole('textbox', { name: 'Filter' })
  await expect(filter).toBeFocused()
  await expect(filter).toHaveValue('')
  const cards = page
    .getByRole('main')
    .locator('a[href^="/docs/"]')
    .filter({ hasNotText: /^Get Started$/ })
  await page.keyboard.type('SHIP label')
  await expect(cards).toHaveText([/Shipping Labels/])
  await page.keyboard.type('zzz')
  await expect(page.getByRole('heading', { name: 'No service matches' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ services, \d+ areas$/ })).toBeVisible()
  await expect(cards.filter({ hasText: 'Inventory' })).toHaveCount(0)
})

test('missing pages show their message beside the sidebar', async ({ page }) => {
  expectErrors(page, /status of 404/)
  await page.goto('/docs/nobody')
  await expect(heading(page, 'Service Not Found')).toBeVisible()
  await expect(page.getByText('We could not find documentation for this service')).toBeVisible()
  await page.goto('/docs/label/nothing/here')
  await expect(heading(page, 'Documentation Not Found')).toBeVisible()
  await expect(page.getByText('We could not find this page of the documentation')).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'First label' }).click()
  await expect(heading(page, 'First label')).toBeVisible()
})

test('a private page asks a visitor to sign in and opens afterwards', async ({ page, createWorld }) => {
  expectErrors(page, /status of 401/)
  const world = await createWorld()
  await page.goto('/docs/label')
  await expect(heading(page, 'Shipping labels')).toBeVisible()
  await sidebar(page).getByRole('button', { name: 'Rendering' }).click()
  await expect(sidebar(page).getByRole('link', { name: 'Batch rendering' })).toHaveCount(0)

  await page.goto('/docs/label/members/batches')
  await page.waitForURL(`${platform}/**`)
  await fillSignIn(page, world)
  await expect(page).toHaveURL(`${portal}/docs/label/members/batches`)
  await expect(sidebar(page).getByRole('link', { name: 'Batch rendering' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Not Found/)
})

test('a members-only API document is not requested before the visitor signs in', async ({ page, createWorld }) => {
  const world = await createWorld()
  const tokens: boolean[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/members/identity.json')) tokens.push('authorization' in request.headers())
  })
  await page.goto('/docs/authentication/api-doc?doc=authentication/openapi/members/identity.json')
  await page.waitForURL(`${platform}/**`)
  expect(tokens).toEqual([])
  await fillSignIn(page, world)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ operations$/ })).toBeVisible()
  expect(tokens).toEqual([true])
})

test('content that needs a token is requested with it the first time, also on a cold load', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/docs/label/members/batches')
  await expect(sidebar(page).getByRole('link', { name: 'Batch rendering' })).toHaveAttribute('aria-current', 'page')
  await expect(heading(page, /batch/i)).toBeVisible()
  const doc = 'authentication/openapi/members/identity.json'
  await page.goto(`/docs/authentication/api-doc?doc=${doc}`)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ operations$/ })).toBeVisible()
  await page.getByRole('article').getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Responses' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Responses' })).toBeVisible()
})

test('a customer sees no staff content', async ({ page, createWorld }) => {
  // The server also refuses staff content to customers, without and with their token.
  expectErrors(page, /status of 40[134]/)
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/docs')
  await expect(page.getByRole('link', { name: /^Remittances/ })).toBeVisible()
  await expect(page.getByText('Build Guides')).toHaveCount(0)
  await page.goto('/docs/label/staff/onboarding')
  await expect(heading(page, 'Documentation Not Found')).toBeVisible()
  await expect(sidebar(page).getByRole('button', { name: 'Reference' })).toBeVisible()
  await expect(sidebar(page).getByText('For staff')).toHaveCount(0)
})

test('staff see internal content, marked as internal', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ namespace: 'sps' }), '/applications')
  await page.goto('/docs')
  await expect(page.getByRole('main').getByRole('link', { name: /^Build Guides ?Internal/ })).toBeVisible()
  await expect(sidebar(page).getByRole('heading', { name: 'Internal Development Tools' })).toBeVisible()
  await page.goto('/docs/label/staff/onboarding')
  await expect(sidebar(page).getByRole('button', { name: 'For staff' })).toHaveAttribute('aria-expanded', 'true')
  const entry = sidebar(page).getByRole('link', { name: /^Template onboarding/ })
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expect(entry).toContainText('Internal')
})

for (const [who, roles] of [
  ['with the toolbox', ['network-toolbox:user']],
  ['without the toolbox', []],
] as const) {
  test(`staff ${who}: the engineers’ note in Getting Started is shown only with the toolbox`, async ({
    page,
    createWorld,
  }) => {
    await openAs(page, await createWorld({ namespace: 'sps', roles: [...roles] }), '/applications')
    await page.goto('/docs/getting-started')
    await expect(heading(page, 'Getting started')).toBeVisible()
    await expect(sidebar(page).getByRole('heading', { name: 'Internal Development Tools' })).toBeVisible()
    await expect(page.getByText('Note for engineers')).toHaveCount(roles.length)
  })
}

test('links in a page open other pages, services, headings and files', async ({ page }) => {
  const text = page.getByRole('article')
  await page.goto('/docs/label')
  await text.getByRole('link', { name: 'ship notice' }).click()
  await expect(page).toHaveURL(`${portal}/docs/transactions/guides/file-names`)

  await page.goto('/docs/transactions/guides/collect')
  await text.getByRole('link', { name: 'pages of results' }).click()
  await expect(page).toHaveURL(`${portal}/docs/getting-started/paging#by-cursor`)
  await expect(page.locator('#by-cursor')).toBeInViewport()

  await page.goto('/docs/transactions/samples/README')
  for (const name of ['PR104417-1.json', 'transactions-samples.zip', 'PO104417-1.json']) {
    const download = page.waitForEvent('download')
    await text.getByRole('link', { name }).click()
    expect((await download).suggestedFilename()).toBe(name)
  }
})

test('on a phone the tree is a drawer that closes after a link is followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/label')
  await page.getByRole('main').getByRole('button', { name: 'Contents', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Contents' })
  await expectAccessible(page)
  await drawer.getByRole('link', { name: 'First label' }).click()
  await expect(heading(page, 'First label')).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('code and heading links can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/docs/label')
  await page.getByRole('button', { name: 'Copy Code' }).first().click()
  await expect.poll(clipboard).toMatch(/^def sscc\(/)
  await page
    .getByRole('heading', { name: /^The number of the carton/ })
    .getByRole('link')
    .click()
  await expect.poll(clipboard).toBe(`${portal}/docs/label#the-number-of-the-carton`)
})

const label = 'label/openapi/label-v1.json'
/** Pages whose content arrives late, with that content. `e2e/pages.spec.ts` opens all pages. */
const pages: { name: string; address: string; ready: (page: Page) => Locator }[] = [
  {
    name: 'an operation',
    address: operationUrl({ doc: label, path: '/label/v1/{id}/pdf', method: 'POST' }),
    ready: (page) => page.getByText('import requests'),
  },
  {
    name: 'the verification',
    address: `/docs/label/swagger-documentation-verification?url=${contentUrl(label)}`,
    ready: (page) => page.getByRole('region', { name: 'Report' }).getByText(/^\d+ errors$/),
  },
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, address, ready } of pages) {
    test(`${name}, ${colorScheme}: accessible, and no sideways scrolling`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(address)
      await expect(ready(page)).toBeVisible()
      await expectFitAndAccessible(page)
    })
  }
}
