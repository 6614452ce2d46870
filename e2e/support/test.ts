import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { ports } from '../../scripts/build/environments.ts'
import type { Fault } from '../../platform/kernel/faults.ts'
import type { World, WorldOptions } from '../../platform/control/world.ts'

/** Origin of the local platform of this run. */
export const platform = `http://localhost:${ports.platform}`
export const portal = `http://localhost:${ports.portal}`

interface Fixtures {
  /** Creates a new organization with a person. */
  createWorld: (options?: WorldOptions) => Promise<World>
  /** Makes requests of one person fail (`platform/kernel/faults.ts`). Returns a function that ends the fault. */
  fail: (fault: Fault) => Promise<() => Promise<void>>
}

/** Playwright's test, which also fails on every console error, page error and policy violation. */
export const test = base.extend<Fixtures>({
  createWorld: async ({ request }, provide) => {
    await provide((options = {}) => control<World>(request, 'world', options))
  },
  fail: async ({ request }, provide) => {
    const endings: (() => Promise<void>)[] = []
    await provide(async (fault) => {
      const { id } = await control<{ id: string }>(request, 'faults', fault)
      const endFault = async () => void (await request.delete(`${platform}/__control/faults/${id}`))
      endings.push(endFault)
      return endFault
    })
    for (const endFault of endings) await endFault()
  },
  page: async ({ page }, provide) => {
    const problems: Problem[] = []
    watch(page, problems)
    page.context().on('page', (other) => watch(other, problems))
    // On a busy machine Chromium 156 sometimes suspends a page's thread with its timers until it receives a command.
    const keepAwake = setInterval(() => void page.evaluate('0').catch(() => undefined), 1000)
    await provide(page)
    clearInterval(keepAwake)
    // A handler of a test may still wait for a response, which ends with the page.
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    const expected = expectedErrors.get(page) ?? []
    const unexpected = problems.filter(({ text }) => !expected.some((pattern) => pattern.test(text)))
    expect(
      unexpected.map(({ text, address }) => `${text} (${address})`),
      'console errors, page errors and policy violations',
    ).toEqual([])
  },
})

export { expect }

const expectedErrors = new WeakMap<Page, RegExp[]>()

/** Allows console errors that match; all others fail the test of this page. */
export function expectErrors(page: Page, ...patterns: RegExp[]): void {
  expectedErrors.set(page, [...(expectedErrors.get(page) ?? []), ...patterns])
}

interface Problem {
  text: string
  /** The script, or the request that failed. */
  address: string
}

function watch(page: Page, problems: Problem[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push({ text: message.text(), address: message.location().url })
  })
  page.on('pageerror', (error) => problems.push({ text: String(error), address: page.url() }))
}

async function control<T>(request: APIRequestContext, what: string, body: object): Promise<T> {
  const answer = await request.post(`${platform}/__control/${what}`, { data: body })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}

/** Signs in on the platform's sign-in page. */
export async function fillSignIn(page: Page, { email, password }: Pick<World, 'email' | 'password'>): Promise<void> {
  // The page that is being left may have such fields, too.
  await page.waitForURL(`${platform}/**`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Opens a protected address and signs in as this person. */
export async function openAs(page: Page, world: World, path: string): Promise<void> {
  await page.goto(path)
  await fillSignIn(page, world)
  await page.waitForURL((url) => url.origin === portal && url.pathname !== '/callback')
}

/** Opens an address that visitors see, too, and signs in there as this person. */
export async function openPublicAs(page: Page, world: World, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await fillSignIn(page, world)
  await page.waitForURL((url) => url.origin === portal && url.pathname !== '/callback')
}

/** The button in the bar that shows the person and opens the profile menu. */
export function profileButton(page: Page): Locator {
  return page.getByRole('banner').locator('[popovertarget]')
}

/** Presses Sign Out in the profile menu. */
export async function signOut(page: Page): Promise<void> {
  await profileButton(page).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

/**
 * Expects that axe finds no violation in the present theme, with all animations at their end.
 * @param part A selector of the part of the page that is checked.
 * @param rules The rules of axe that are checked; all of them unless given.
 */
export async function expectAccessible(page: Page, part = 'html', rules?: string[]): Promise<void> {
  // Waiting for their end would never end in a page that the browser does not render.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ['violations'] })
  // Without the legacy mode axe opens another page to collect the results of frames, which doubles its time.
  if (page.frames().length === 1) axe.setLegacyMode()
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')} (${html}): ${failureSummary}`),
  )
  expect(found).toEqual([])
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, view] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(view ?? 0)
}

/** Expects that the page scrolls sideways at no width, from wide to narrow. Leaves the window narrow. */
export async function expectFitAtEveryWidth(page: Page): Promise<void> {
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
}

/** The rules of axe whose result depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Expects that axe finds no violation in either theme. Leaves the page in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, part, colorRules)
}
