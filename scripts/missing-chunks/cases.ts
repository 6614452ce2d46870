import type { Browser, Page, Request } from '@playwright/test'
import type { Person } from '../running-portal.ts'
import type { Visit } from './visits.ts'

/** How a chunk is missing: the server answers 404 after a deploy, or the reader is offline. */
export type Missing = 'deployed' | 'offline'

/** One case of the suite: a chunk that is missing, and its outcome. */
export interface CaseResult {
  /** The outcome on the page: a message, a reload, or the page without the part of the chunk. */
  outcome: 'message' | 'reload' | 'page'
  problems: string[]
}

export interface Site {
  browser: Browser
  portal: string
  people: ReadonlyMap<string, Person>
}

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const messages =
  /An error has occurred|Error!|(could|can)(not| not) be |Something went wrong|internet connection|try again|Not copied|failed|went offline|No connection/i
const typedText = 'Typed and not saved'
/** The page with unsaved input that cases of whole pages start from. */
const formPath = '/profile/personal'
const formField = 'First Name'
const settleMs = 15_000

/** Opens a page in a new context, as the person of the visit. */
async function newPage({ browser, portal, people }: Site, { person, isNarrow = false }: Visit): Promise<Page> {
  const storageState = person === undefined ? undefined : people.get(person)?.storageState
  const context = await browser.newContext({
    baseURL: portal,
    viewport: isNarrow ? phone : desktop,
    acceptDownloads: true,
    ...(storageState && { storageState }),
  })
  return context.newPage()
}

function pathOf({ people }: Site, { path, person = '' }: Visit): string {
  return path.replace(':appId', people.get(person)?.appId ?? '')
}

/** The first heading of the page, also while a dialog covers the page. */
const heading = (page: Page) => page.locator('main :is(h1, h2, h3)').first()

async function waitForPage(page: Page): Promise<void> {
  await heading(page).waitFor({ timeout: settleMs })
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
}

/** Opens a path in the running portal, as the Forward button does: the page is not loaded again. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    const state = { idx: idx + 1, key: 'case', usr: null }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
}

/** The result of a visit while no code is missing. */
export interface IntactVisit {
  /** The files of code that the page requests, or, when the visit opens a part, that the part requests. */
  files: Set<string>
  /** Whether it shows a message all the same, which therefore says nothing about missing code. */
  hasMessage: boolean
}

/** Opens a visit with all code. */
export async function openIntact(site: Site, visit: Visit): Promise<IntactVisit> {
  const page = await newPage(site, visit)
  const files = new Set<string>()
  const isCode = (request: Request) => request.url().startsWith(`${site.portal}/assets/`)
  page.context().on('request', (request) => {
    if (isCode(request)) files.add(new URL(request.url()).pathname.slice(1))
  })
  try {
    await page.goto(pathOf(site, visit))
    await waitForPage(page)
    if (visit.open) {
      files.clear()
      await visit.open(page)
      await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
    }
    await page.waitForTimeout(1_500)
    return { files, hasMessage: await page.getByText(messages).first().isVisible() }
  } finally {
    await page.context().close()
  }
}

/**
 * Opens a visit while one chunk is missing, and checks that nothing is lost: no blank page, a message or a reload, no second
 * reload by itself, typed input still there. Then brings the chunk back and checks that Retry or a reload opens the visit.
 * @param hasMessage Whether the visit shows a message also with all code; see `IntactVisit`.
 * @param isAtStart Whether the page that the visit starts from already needs the chunk: the visit is then opened by its address.
 */
export async function runCase(
  site: Site,
  {
    visit,
    file,
    missing,
    hasInput,
    isAtStart,
    hasMessage,
  }: { visit: Visit; file: string; missing: Missing; hasInput: boolean; isAtStart: boolean; hasMessage: boolean },
): Promise<CaseResult> {
  const page = await newPage(site, visit)
  const context = page.context()
  const problems: string[] = []
  const path = pathOf(site, visit)
  let isMissing = true
  let loads = 0
  const block = () =>
    context.route(`**/${file}*`, (route) => {
      if (!isMissing) return route.continue()
      return missing === 'offline' ? route.abort('internetdisconnected') : route.fulfill({ status: 404, body: '' })
    })
  try {
    if (isAtStart) await block()
    const start = visit.open || isAtStart ? path : hasInput ? formPath : '/locations'
    await page.goto(start)
    if (!isAtStart) await waitForPage(page)
    const field = visit.open ? visit.field : formField
    if (hasInput && field !== undefined) await page.getByLabel(field).first().fill(typedText)
    await block()
    if (missing === 'offline') await context.setOffline(true)
    page.on('load', () => (loads += 1))

    if (visit.open) await visit.open(page)
    else if (!isAtStart) await navigate(page, path)
    if (hasInput && !visit.open) await leave(page, problems)

    const outcome = await settle(page, () => loads, hasMessage)
    problems.push(...(await problemsOf(page, loads)))
    if (hasInput && visit.open && field !== undefined) {
      const value = await page
        .getByLabel(field)
        .first()
        .inputValue({ timeout: 5_000 })
        .catch(() => '')
      if (value !== typedText) problems.push('the typed input is lost')
    }

    isMissing = false
    await context.setOffline(false)
    problems.push(...(await problemsAfterMending(page, visit)))
    return { outcome, problems }
  } catch (error) {
    return { outcome: 'page', problems: [...problems, String(error).split('\n')[0] ?? ''] }
  } finally {
    await context.close()
  }
}

/** Answers the question about unsaved input: first Stay, which must keep the input, then Leave. */
async function leave(page: Page, problems: string[]): Promise<void> {
  const stay = page.getByRole('button', { name: 'Stay' })
  await stay.click({ timeout: settleMs })
  const value = await page
    .getByLabel(formField)
    .first()
    .inputValue({ timeout: 5_000 })
    .catch(() => '')
  if (value !== typedText) problems.push('Stay lost the typed input')
  await page.goForward({ timeout: 5_000 }).catch(() => undefined)
  await page.getByRole('button', { name: 'Leave' }).click({ timeout: settleMs })
}

/** Waits until the page shows a message, has been reloaded, or is at rest. */
async function settle(page: Page, loads: () => number, hasMessageAnyway: boolean): Promise<CaseResult['outcome']> {
  const message = page.getByText(messages).first()
  await message.waitFor({ timeout: 4_000 }).catch(() => undefined)
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  // A reload by itself comes at once; a loop would reload again within this time.
  await page.waitForTimeout(1_500)
  if (!hasMessageAnyway && (await message.isVisible())) return 'message'
  return loads() > 0 ? 'reload' : 'page'
}

async function problemsOf(page: Page, loads: number): Promise<string[]> {
  const text = await page
    .locator('main')
    .first()
    .innerText({ timeout: 5_000 })
    .catch(() => '')
  return [
    ...(text.trim() === '' ? ['the page is blank'] : []),
    ...(loads > 1 ? [`the page was reloaded ${loads} times`] : []),
  ]
}

/** Repairs the page as a reader would: Retry where it is offered, the part once more, then a reload. */
async function problemsAfterMending(page: Page, visit: Visit): Promise<string[]> {
  const retry = page.getByRole('main').getByRole('button', { name: /^(Retry|Reload the page|Try again)$/ })
  for (let attempt = 0; attempt < 2 && (await retry.first().isVisible()); attempt++) {
    await retry.first().click()
    await page.waitForTimeout(1_500)
  }
  if (await isWhole(page)) return []
  // Unsaved input would ask whether the page may be left.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload({ timeout: settleMs })
  await waitForPage(page)
  await visit.open?.(page)
  await page.waitForTimeout(1_500)
  return (await isWhole(page)) ? [] : ['neither Retry nor a reload mended the page']
}

async function isWhole(page: Page): Promise<boolean> {
  const failed = page.getByText(/could not be (opened|loaded)|An error has occurred/).first()
  return !(await failed.isVisible()) && (await heading(page).isVisible())
}
