import type { Page } from '@playwright/test'
import type { WorldOptions } from '../platform/control/world.ts'
import { pageViews, type PageView, type Reader } from '../tests/support/pages.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectErrors,
  expectFitAtEveryWidth,
  openAs,
  test,
} from './support/test.ts'

/** A person of each kind of reader, with enough applications for two pages. */
const worlds: Record<Exclude<Reader, 'visitor'>, WorldOptions> = {
  developer: { applications: ['web', 'm2m', 'spa', 'native'], applicationCount: 30 },
  staff: { namespace: 'spsc' },
}

/** States of pages whose layout differs from that of the page in the list. */
const states: Pick<PageView, 'url' | 'title' | 'reader'>[] = [
  { url: '/search', title: 'Search', reader: 'visitor' },
  { url: '/applications?page=2', title: 'Applications', reader: 'developer' },
  { url: '/app/:appId?expandIndex=2', title: 'App', reader: 'developer' },
  { url: '/app/:appId?expandIndex=3', title: 'App', reader: 'developer' },
  { url: '/app/unknown', title: 'App / Unknown', reader: 'developer' },
]

async function expectFitAndAccessible(page: Page, url: string): Promise<void> {
  await page.goto(url)
  // By its tag, because a dialog may hide the page from assistive technology.
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)
}

/** Messages of the browser on pages that are complete. */
const logged = [
  // An application that does not exist, and a request for authorization that nobody has made.
  { on: /unknown|key=none/, error: /status of 404/ },
  // The captcha sends messages to its frame before that has loaded.
  { on: /contactSupport|signup/, error: /postMessage/ },
]

/** The first rows of the lists of fields and codes: axe takes a minute for thousands of them. */
const shortened = (url: string) => (url.includes('/7.7.4/') ? `${url}?filter=date` : url)

for (const { url, title, reader } of [...pageViews, ...states]) {
  test(`${url} as ${reader}: titled, accessible in both themes, and no sideways scrolling`, async ({
    page,
    createWorld,
  }) => {
    expectErrors(page, ...logged.filter(({ on }) => on.test(url)).map(({ error }) => error))
    const world = reader === 'visitor' ? undefined : await createWorld(worlds[reader])
    if (world) await openAs(page, world, '/app')
    await expectFitAndAccessible(page, shortened(url).replace(':appId', world?.applications[0]?.id ?? ''))
    await expect(page).toHaveTitle(`Dev Center | ${title}`)
  })
}

test('the no-access page: accessible in both themes, and no sideways scrolling', async ({ page, createWorld }) => {
  await openAs(page, await createWorld({ hasAccess: false }), '/app')
  await expectFitAndAccessible(page, '/login/no-user-found')
})
