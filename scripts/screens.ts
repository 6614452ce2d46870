import { mkdirSync, rmSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { pageViews } from '../tests/support/pages.ts'
import { platform, portal, runAll, signInAll, withRunningPortal, type Person } from './running-portal.ts'
import { readmeStates, states, worlds, type State } from './screens/states.ts'

// npm run screens [part of a name …]: takes pictures of every page at two widths in both themes, and of the states whose
// layout differs, into test-results/screens. To be looked at, page by page, after a change of what many pages share.
// With --readme it takes the pictures of the README instead.

const [isReadme, ...names] = process.argv[2] === '--readme' ? [true] : [false, ...process.argv.slice(2)]
const folder = isReadme ? 'docs/images' : 'test-results/screens'
const widths = isReadme ? [1360] : [1440, 390]
const themes = isReadme ? (['light'] as const) : (['light', 'dark'] as const)
/** Letters lie where they do on the screens that most people have, with parts of pixels between them. */
const fontOptions = ['--font-render-hinting=none']
/** Longer pages are cut off there, in CSS pixels. */
const maxHeight = isReadme ? 850 : 3_000

const pages = pageViews.map(({ url, reader, person }): State => ({
  name: `${reader} ${url.slice(1)}`.slice(0, 90),
  path: url,
  person,
}))
const all = (isReadme ? readmeStates : [...pages, ...states]).filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
)

/** Posts to the platform's control endpoint, and returns its answer. */
async function control<T>(what: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${platform}/__control/${what}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

interface View extends State {
  width: number
}

/** Opens a state and takes its picture in both themes. A state that cannot be reached is a problem, and shown as far as it came. */
async function take(browser: Browser, { name, path, reach, failing, width }: View, person?: Person): Promise<void> {
  const height = width < 500 ? 844 : 900
  const context = await browser.newContext({
    baseURL: portal,
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...(person && { storageState: person.storageState }),
  })
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
    problems.push(`${name} at ${width}: ${String(error).split('\n')[0]}`)
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
    await page.screenshot({ path: `${folder}/${file}.png` })
  }
  await context.close()
}

const problems: string[] = []
if (!isReadme) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await withRunningPortal(async (browser) => {
  const emails = new Map<string, string>()
  for (const [name, options] of Object.entries(worlds))
    emails.set(name, (await control<{ email: string }>('world', options)).email)
  const emailOf = ({ person }: State) => person && (emails.get(person) ?? person)
  const people = await signInAll(
    browser,
    all.flatMap((state) => emailOf(state) ?? []),
  )
  const views = all.flatMap((state) => (state.widths ?? widths).map((width): View => ({ ...state, width })))
  await runAll(views, 2, (view) => take(browser, view, people.get(emailOf(view) ?? '')))
  console.log(`${views.length * themes.length} pictures in ${folder}`)
}, fontOptions)
for (const problem of problems) console.log(`✗ ${problem}`)
process.exit(problems.length === 0 ? 0 : 1)
