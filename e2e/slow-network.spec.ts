import type { Locator, Page } from '@playwright/test'
import { contentUrl, sidebar } from './support/docs.ts'
import { expect, openAs, test } from './support/test.ts'

const errors = /An error has occurred|could not be (loaded|opened)|Error!/

/** Limits the page to 400 kbit/s with a latency of 400 ms. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const bytesPerSecond = 400_000 / 8
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

interface Shown {
  /** The first change on the page: a sign that it loads, or the next page. */
  first?: 'progress' | 'page'
  errors: string[]
  shift: number
}

/**
 * Records from now on, in the page itself, what it shows first, every error that it shows and how far its layout shifts. The
 * test could miss what is shown for a short time.
 */
async function watch(page: Page): Promise<() => Promise<Shown>> {
  const recorder = await page.evaluateHandle((pattern) => {
    const found: Shown = { errors: [], shift: 0 }
    const title = () => document.querySelector('h1')?.textContent
    const before = title()
    const look = () => {
      found.errors.push(...(new RegExp(pattern).exec(document.body.innerText)?.slice(0, 1) ?? []))
      if (found.first) return
      const isLoading = document.querySelector('[role=progressbar]') || /Loading/.test(document.body.textContent)
      if (isLoading) found.first = 'progress'
      else if (title() !== before) found.first = 'page'
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) found.shift += entry.value
    }).observe({ type: 'layout-shift' })
    return found
  }, errors.source)
  return () => recorder.jsonValue()
}

/** Follows a link of the page over the slow network, to a heading and the last text that its data brings. */
async function follow(page: Page, link: Locator, heading: string | RegExp, text: RegExp): Promise<void> {
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await slowDown(page)
  const watched = await watch(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 30_000 })
  await expect(main.getByText(text).first()).toBeVisible({ timeout: 30_000 })
  const shown = await watched()
  expect(shown).toMatchObject({ first: 'progress', errors: [] })
  expect(shown.shift).toBeLessThan(0.01)
}

test('over a slow network a page shows progress, then itself, and no error', async ({ page }) => {
  await page.goto('/home')
  await follow(
    page,
    page.getByRole('link', { name: 'Office Locations' }),
    'Office Locations',
    /Minneapolis|Melbourne|Toronto/,
  )
})

test('over a slow network the API reference shows progress, then itself, and no error', async ({ page }) => {
  await page.goto('/docs/transactions/guides/first-call')
  await page.getByRole('button', { name: 'Reference', exact: true }).click()
  const document = page.locator('a[href*="/api-doc"]').first()
  await follow(page, document, /Transactions/, /Upload a file/)
})

test('over a slow network nothing is shown below operations that are still being loaded', async ({ page }) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.clock.install()
  await page.route(contentUrl('transactions/openapi/transactions-v5.json'), async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/docs/transactions/api-doc?doc=transactions/openapi/transactions-v5.json')
  await expect(sidebar(page).getByText('Loading Version 5')).toBeVisible()
  await page.clock.fastForward(10_000)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  const below = sidebar(page).getByRole('link', { name: 'Error Decoder', includeHidden: true })
  await expect(below).toBeHidden()
  release()
  await expect(sidebar(page).getByText('Loading Version 5')).not.toBeAttached()
  await expect(below).toBeVisible()
})

test('over a slow network the applications of a person show progress, then themselves, and no error', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld({ applicationCount: 2 }), '/app')
  const applications = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' })
  await follow(page, applications, 'Applications', /Application 2/)
})
