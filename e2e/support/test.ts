import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test'
import { ports } from '../../scripts/build/environments.ts'
import type { Fault } from '../../platform/control/faults.ts'
import type { World, WorldOptions } from '../../platform/control/world.ts'

/** Origin of the local platform of this run. */
export const platform = `http://localhost:${ports.platform}`
export const portal = `http://localhost:${ports.portal}`

interface Fixtures {
  /** Makes an organization and a person whom no other test knows. */
  createWorld: (options?: WorldOptions) => Promise<World>
  /** Makes the platform fail calls of one person; see `platform/control/faults.ts`. The answer mends them again. */
  fail: (fault: Fault) => Promise<() => Promise<void>>
}

/** Playwright's test with a world of its own for each, failing on any console error, page error or policy violation. */
export const test = base.extend<Fixtures>({
  createWorld: async ({ request }, provide) => {
    await provide((options = {}) => control<World>(request, 'world', options))
  },
  fail: async ({ request }, provide) => {
    const mends: (() => Promise<void>)[] = []
    await provide(async (fault) => {
      const { id } = await control<{ id: string }>(request, 'faults', fault)
      const mend = async () => void (await request.delete(`${platform}/__control/faults/${id}`))
      mends.push(mend)
      return mend
    })
    for (const mend of mends) await mend()
  },
  page: async ({ page }, provide) => {
    const problems: string[] = []
    watch(page, problems)
    page.context().on('page', (other) => watch(other, problems))
    // On a busy machine Chromium 156 at times lets a page's thread sleep, timers and all, until it is asked something.
    const waking = setInterval(() => void page.evaluate('0').catch(() => undefined), 1000)
    await provide(page)
    clearInterval(waking)
    const expected = expectedErrors.get(page) ?? []
    const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
    expect(unexpected, 'console errors, page errors and policy violations').toEqual([])
  },
})

export { expect }

const expectedErrors = new WeakMap<Page, RegExp[]>()

/** Console errors that the test of this page expects; all others fail it. */
export function expectErrors(page: Page, ...patterns: RegExp[]): void {
  expectedErrors.set(page, [...(expectedErrors.get(page) ?? []), ...patterns])
}

function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
}

async function control<T>(request: APIRequestContext, what: string, body: object): Promise<T> {
  const answer = await request.post(`${platform}/__control/${what}`, { data: body })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}

/** Fills the platform's sign-in page, wherever it came from. */
export async function fillSignIn(page: Page, { email, password }: Pick<World, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Opens a protected address as this person, through the sign-in page. */
export async function openAs(page: Page, world: World, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForURL(`${platform}/**`)
  await fillSignIn(page, world)
  await page.waitForURL((url) => url.origin === portal && url.pathname !== '/callback')
}

/** The page has no violation that axe knows, in the theme it is shown in, once its transitions are over. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // Frames are gathered in a page of their own, which takes as long again; without frames there is nothing to gather.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** Nothing makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, view] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(view ?? 0)
}

/** Nothing makes the page scroll sideways, from a wide screen to the narrowest; it stays narrow. */
export async function expectFitAtEveryWidth(page: Page): Promise<void> {
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
}

/** Axe finds nothing in the light theme, nor in the dark one, which stays. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}
