import type { Page } from '@playwright/test'
import { operationUrl } from './support/docs.ts'
import { expect, expectNoSidewaysScroll, openAs, test } from './support/test.ts'

const phone = { width: 390, height: 844 }

/** Waits until the page has loaded everything. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
}

/** Sets the font of the browser to twice its usual size. */
async function enlargeLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

const visitorPaths = [
  '/home',
  '/docs/getting-started',
  '/docs/label',
  '/rsx',
  '/rsx/docs/rsx-overview',
  '/user-guides',
  '/contact-info',
  '/no-such-page',
]
const developerPaths = [
  '/home',
  '/app/{id}?expandIndex=2',
  '/app/{id}?expandIndex=4',
  '/rsx/docs/my-designs',
  '/profile/personal',
  '/profile/display',
  '/tools/shipping-doc-browser/field-requirements',
]

test('no page scrolls sideways on a small phone with twice the font size', async ({ page, createWorld }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enlargeLetters(page)
  for (const path of visitorPaths) {
    await page.goto(path)
    await expectLoaded(page)
    await expectNoSidewaysScroll(page)
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  const world = await createWorld({ applications: ['web'] })
  await openAs(page, world, '/applications')
  for (const path of developerPaths) {
    await page.goto(path.replace('{id}', world.applications[0]?.id ?? ''))
    await expectLoaded(page)
    await expectNoSidewaysScroll(page)
  }
})

test('at 400 % zoom a dialog shows every field in full, and its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/contact-info?contactSupport=true')
  const dialog = page.getByRole('dialog', { name: 'Contact Support' })
  for (const part of [
    dialog.getByRole('textbox', { name: 'First name' }),
    dialog.getByRole('textbox', { name: /^Message/ }),
    dialog.getByRole('button', { name: 'Send' }),
  ]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})

/** The sum of layout shifts without user input since the page was opened. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer is not called when nothing has shifted, so a timeout ends the wait.
        setTimeout(resolve, 500, 0)
      }),
  )
}

const verification = '/docs/label/swagger-documentation-verification'

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`at ${viewport.width} px the layout does not shift while a page loads`, async ({ page, createWorld }) => {
    const world = await createWorld({ applications: ['web'], applicationCount: 30 })
    await page.setViewportSize(viewport)
    const visitorPages = ['/home', '/rsx/docs/rsx-overview', '/locations', '/terms-of-use', verification]
    for (const path of visitorPages) {
      await page.goto(path)
      await expectLoaded(page)
      expect(await shifted(page), path).toBeLessThan(0.05)
    }
    await openAs(page, world, '/applications')
    for (const path of ['/applications', `/app/${world.applications[0]?.id}`, '/tools/shipping-doc-browser']) {
      await page.goto(path)
      await expectLoaded(page)
      expect(await shifted(page), path).toBeLessThan(0.05)
    }
  })
}

const operations = [
  { doc: 'authentication/openapi/auth.json', path: '/oauth/token', method: 'POST' },
  { doc: 'authentication/openapi/devcenter.json', path: '/devcenter/v1/applications/{id}/', method: 'PUT' },
  { doc: 'label/openapi/label-v1.json', path: '/label/v1/{id}/schema', method: 'GET' },
  { doc: 'item-catalog/openapi/item-catalog-v1.json', path: '/item-catalog/v1/items', method: 'POST' },
]
const privateOperation = {
  doc: 'authentication/openapi/members/identity.json',
  path: '/identity/v3/users/',
  method: 'GET',
}
const older = { doc: 'transactions/openapi/transactions-v4.json', path: '/data/{fileName}', method: 'GET' }
const olderOverview = `/docs/transactions/api-doc?doc=${older.doc}`

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`at ${viewport.width} px an operation does not shift while it loads`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const operation of operations) {
      await page.goto(operationUrl(operation))
      await expectLoaded(page)
      await expect(page.locator('#samples pre').first()).toBeVisible()
      expect(await shifted(page), operation.path).toBeLessThanOrEqual(0.006)
    }
  })

  test(`at ${viewport.width} px an address without a document does not shift while it is redirected`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/docs/transactions/api-doc')
    await expectLoaded(page)
    await expect(page).toHaveURL(/doc=/)
    await expect(page.getByRole('heading', { level: 2, name: 'Servers' })).toBeVisible()
    expect(await shifted(page)).toBeLessThanOrEqual(0.006)
  })

  test(`at ${viewport.width} px an operation of a private document does not shift while it loads`, async ({
    page,
    createWorld,
  }) => {
    await page.setViewportSize(viewport)
    await openAs(page, await createWorld(), '/applications')
    await page.goto(operationUrl(privateOperation))
    await expectLoaded(page)
    await expect(page.locator('#samples pre').first()).toBeVisible()
    expect(await shifted(page)).toBeLessThanOrEqual(0.006)
  })

  test(`at ${viewport.width} px an older version does not shift when the latest one has been found`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const [url, below] of [
      [operationUrl(older), 'About'],
      [olderOverview, 'Servers'],
    ] as const) {
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => (arrive = resolve))
      await page.route('**/transactions-v5.json', async (route) => {
        await arrived
        await route.continue()
      })
      await page.goto(url)
      const part = page.getByRole('heading', { level: 2, name: below })
      await expect(part).toBeVisible()
      await expectLoaded(page)
      const place = await part.boundingBox()
      arrive()
      await expect(page.getByText(/and not the latest\.$/)).toBeVisible()
      expect(await part.boundingBox()).toEqual(place)
      expect(await shifted(page), url).toBeLessThanOrEqual(0.006)
      await page.unroute('**/transactions-v5.json')
    }
  })
}

const comparisons = [
  '/rsx/docs/compare/Shipments?from=7.7.0&to=7.7.4',
  '/docs/transactions/compare?from=transactions/openapi/transactions-v4.json&to=transactions/openapi/transactions-v5.json',
]
const gap =
  '/rsx/docs/my-designs/compare?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters&add=Copperfield+Pharmacy'

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`at ${viewport.width} px a comparison does not shift while it is made`, async ({ page, createWorld }) => {
    await page.setViewportSize(viewport)
    const expectStill = async (url: string) => {
      await page.goto(url)
      await expect(page.getByRole('region', { name: 'Changes' })).toBeVisible()
      expect(await shifted(page), url).toBeLessThanOrEqual(0.006)
    }
    for (const url of comparisons) await expectStill(url)
    await openAs(page, await createWorld(), '/applications')
    for (const url of [...comparisons, gap]) await expectStill(url)
  })

  for (const applications of [[], ['web']] as const) {
    test(`at ${viewport.width} px the home page with ${applications.length} applications does not shift while it loads`, async ({
      page,
      createWorld,
    }) => {
      await page.setViewportSize(viewport)
      await openAs(page, await createWorld({ applications: [...applications] }), '/applications')
      await page.goto('/home')
      await expectLoaded(page)
      await expect(page.getByRole('heading', { name: 'RSX Integration Tools' })).toBeVisible()
      expect(await shifted(page)).toBeLessThanOrEqual(0.006)
    })
  }

  test(`at ${viewport.width} px the console of a link does not shift while it loads`, async ({ page, createWorld }) => {
    await page.setViewportSize(viewport)
    const world = await createWorld({ applications: ['web'] })
    await openAs(page, world, '/applications')
    const checkToken = { doc: 'authentication/openapi/auth.json', path: '/auth-check', method: 'GET' }
    await page.goto(`${operationUrl(checkToken)}&try=${world.applications[0]?.id}`)
    await expectLoaded(page)
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
    expect(await shifted(page)).toBeLessThanOrEqual(0.006)
  })
}

test('a page does not shift when an image arrives', async ({ page }) => {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/images/carton-label.svg', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/docs/label')
    const picture = page.getByRole('img', { name: /^A carton label/ })
    await expect(picture).toBeVisible()
    const place = await picture.boundingBox()
    arrive()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(0)
    expect(await picture.boundingBox()).toEqual(place)
    expect(await shifted(page)).toBeLessThan(0.05)
    await page.unroute('**/images/carton-label.svg')
  }
})

test('the trial banner is in the first frame when a page is opened again', async ({ page, createWorld }) => {
  const world = await createWorld({ isTrial: true })
  await openAs(page, world, '/applications')
  await expect(page.getByText('You are using a trial account.')).toBeVisible()
  await page.goto('/contact-info')
  await expectLoaded(page)
  await expect(page.getByText(world.organizations[0]?.name ?? '', { exact: true })).toBeVisible()
  expect(await shifted(page)).toBeLessThan(0.01)
})

test('while services load, six placeholders of cards are in two columns of three, and in one column on a phone', async ({
  page,
}) => {
  await page.route(/\/v1\/services\//, () => undefined)
  await page.goto('/docs')
  const cards = page.getByRole('status').filter({ hasText: 'Loading the services' }).locator('[aria-hidden=true] > div')
  await expect(cards).toHaveCount(6)
  const inColumns = () =>
    cards.evaluateAll((all) => {
      const lefts = all.map((card) => card.getBoundingClientRect().left)
      return [...new Set(lefts)].map((left) => lefts.filter((one) => one === left).length)
    })
  expect(await inColumns()).toEqual([3, 3])
  await page.setViewportSize(phone)
  expect(await inColumns()).toEqual([6])
})
