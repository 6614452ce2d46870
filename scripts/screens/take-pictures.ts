import { mkdirSync, rmSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { runAll } from '../run-all.ts'
import { platform, portal, signInAll, type Person } from '../running-portal.ts'
import { worlds, type State } from './states.ts'

/** How pictures are taken, beside the states that they show. */
export interface PictureOptions {
  folder: string
  /** Widths of the window in CSS pixels, where a state has none of its own. */
  widths: readonly number[]
  themes: readonly ('light' | 'dark')[]
  /** Longer pages are cut off there, in CSS pixels. */
  maxHeight: number
  /** Whether each picture has this height, and a name without width and theme. */
  isReadme?: boolean
  /** The time that pages see; the present one without it. */
  fixedTime?: Date
}

interface View extends State {
  width: number
}

/** Letters lie where they do on the screens that most people have, with parts of pixels between them. */
export const fontOptions = ['--font-render-hinting=none']

/** Takes pictures of states into an empty folder, and returns what went wrong. The portal must be running. */
export async function takePictures(
  browser: Browser,
  states: readonly State[],
  options: PictureOptions,
): Promise<string[]> {
  const { folder, widths, themes, isReadme = false } = options
  if (!isReadme) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const emails = new Map<string, string>()
  for (const [name, world] of Object.entries(worlds))
    emails.set(name, (await control<{ email: string }>('world', world)).email)
  const emailOf = ({ person }: State) => person && (emails.get(person) ?? person)
  const people = await signInAll(
    browser,
    states.flatMap((state) => emailOf(state) ?? []),
  )
  const views = states.flatMap((state) => (state.widths ?? widths).map((width): View => ({ ...state, width })))
  const problems: string[] = []
  await runAll(views, 2, async (view) => {
    const problem = await take(browser, view, options, people.get(emailOf(view) ?? ''))
    if (problem !== undefined) problems.push(problem)
  })
  console.log(`${views.length * themes.length} pictures in ${folder}`)
  return problems
}

/** Posts to the platform's control endpoint, and returns its answer. */
async function control<T>(what: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${platform}/__control/${what}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

/**
 * Opens a state and takes its picture in each theme. A state that cannot be reached is shown as far as it came, and the reason
 * is returned.
 */
async function take(
  browser: Browser,
  { name, path, reach, failing, width }: View,
  { folder, themes, maxHeight, isReadme = false, fixedTime }: PictureOptions,
  person?: Person,
): Promise<string | undefined> {
  let problem: string | undefined
  const height = width < 500 ? 844 : 900
  const context = await browser.newContext({
    baseURL: portal,
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...(person && { storageState: person.storageState }),
  })
  if (fixedTime) await context.clock.setFixedTime(fixedTime)
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  try {
    if (failing) await page.route(failing.path, (route) => route.fulfill({ status: failing.status, body: '' }))
    await page.goto(path.replace(':appId', person?.appId ?? ''))
    await page.locator('main :is(h1, h2):visible').first().waitFor()
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
    await reach?.(page)
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
    await page.locator('[class*="_sk_"]:visible').first().waitFor({ state: 'hidden' })
    await page.waitForTimeout(500)
  } catch (error) {
    problem = `${name} at ${width}: ${String(error).split('\n')[0]}`
  }
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    // The window takes the height of the page, because what lies below the window may not be drawn.
    await page.setViewportSize({ width, height })
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: isReadme ? maxHeight : Math.min(whole, maxHeight) })
    // A busy browser paints what came into view a moment later.
    await page.waitForTimeout(300)
    const file = name.replaceAll(/[^\w]+/g, '-') + (isReadme ? '' : `-${width}-${colorScheme}`)
    await page.screenshot({ path: `${folder}/${file}.png`, animations: 'disabled' })
  }
  await context.close()
  return problem
}
