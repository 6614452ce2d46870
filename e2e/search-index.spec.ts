import type { Page } from '@playwright/test'
import { expect, openAs, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search Dev Center' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ results?$/ })

/** Records the lists of results that the page shows, each as the addresses in their order. */
async function recordLists(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const lists: string[] = []
    Object.assign(window, { lists })
    new MutationObserver(() => {
      // The link to all results of a group has the text in its address.
      const found = [...document.querySelectorAll('[role=listbox] [role=option]:not([href^="/search?"])')]
      const list = JSON.stringify(found.map((option) => option.getAttribute('href') ?? option.textContent))
      if (found.length > 0 && lists.at(-1) !== list) lists.push(list)
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  })
  return async () => {
    const lists = await page.evaluate(() => (window as unknown as { lists: string[] }).lists)
    return lists.map((list) => JSON.parse(list) as string[])
  }
}

/** Lets the dialog wait for complete results as long as a busy machine takes, not only for its two seconds. */
async function waitPatiently(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.setTimeout.bind(window)
    const patient = (run: () => void, delay?: number) => original(run, delay === 2_000 ? 60_000 : delay)
    Object.assign(window, { setTimeout: patient })
  })
}

/** Readers, and how many requests their first results may need. Staff read two levels more, each from two files. */
const readers = [
  ['a visitor', undefined, 8],
  ['a developer', {}, 8],
  ['support staff', { namespace: 'spsc' }, 10],
  ['staff with the toolbox', { namespace: 'sps', roles: ['network-toolbox:user'] }, 12],
] as const

for (const [who, world, limit] of readers) {
  test(`the first results of ${who} come once and in place, by at most ${limit} requests, of which none fails`, async ({
    page,
    createWorld,
  }) => {
    if (world) {
      const roles = 'roles' in world ? [...world.roles] : []
      await openAs(page, await createWorld({ ...world, roles }), '/applications')
    }
    await waitPatiently(page)
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const requested: string[] = []
    const failed: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
    })

    await page.keyboard.press('ControlOrMeta+k')
    await expect(field(page)).toBeFocused()
    const lists = await recordLists(page)
    await page.keyboard.type('l')
    await expect(options(page).first()).toBeVisible()
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(limit)
    await expect(count(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await lists()).toHaveLength(1)

    await field(page).fill('rate limits')
    await expect(options(page).first()).toHaveAttribute('href', '/docs/getting-started/rate-limits')
    await expect(count(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Those of the text before stay until then.
    expect(await lists()).toHaveLength(2)
    expect(requested.filter((url) => /toc\.json|\.md$|openapi|\/fields/.test(url))).toEqual([])
    expect(failed).toEqual([])
  })
}
