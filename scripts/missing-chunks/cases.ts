import type { Browser, Page, Request } from '@playwright/test'
import type { Person } from '../running-portal.ts'
import { isOffline, messageIn, missingLines, readSettledText, readText, type PageText } from './page-text.ts'
import type { Visit } from './visits.ts'

/** How a chunk is missing: the server answers 404 after a deploy, the reader is offline, or its first request is never answered. */
export type Missing = 'deployed' | 'offline' | 'hanging'

/** One case of the suite: a chunk that is missing during a visit. */
export interface Case {
  visit: Visit
  /** Path of the chunk below the origin. */
  file: string
  missing: Missing
  /** Whether something is typed before the chunk is requested. */
  hasInput: boolean
  /** Whether the chunk is missing from the start, because the page that the visit starts from already requests it. */
  isAtStart: boolean
}

/** The outcome of a case on the page. */
export interface CaseResult {
  /**
   * A message, a reload, or the whole page. `notice`: only the banner of the portal says that it is offline. `nothing`: something
   * is missing and the page does not say so.
   */
  outcome: 'message' | 'reload' | 'whole' | 'notice' | 'nothing'
  problems: string[]
}

export interface Site {
  browser: Browser
  portal: string
  people: ReadonlyMap<string, Person>
}

/** A visit with all code. */
export interface IntactVisit {
  /** The files of code that the page requests, or, when the visit opens a part, that the part requests. */
  files: Set<string>
  text: PageText
}

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const typedText = 'Typed and not saved'
/** The page that cases of whole pages start from without unsaved input. */
export const startPath = '/locations'
const formField = 'First Name'
const openTimeoutMs = 15_000
/** How long a page may take to show a message, be reloaded or become whole. */
const settleTimeoutMs = 10_000
/** The same for code that hangs: it counts as failed after 20 s (SHELL-28). */
const hangingTimeoutMs = 35_000
/** How long a page must stay as it is. A reload by itself comes at once, and a loop would reload again within this time. */
const restMs = 1_000

/** The page with unsaved input that cases of whole pages start from. */
export function formPathOf({ person }: Visit): string {
  return person === undefined ? '/signup' : '/profile/personal'
}

/** Opens a page in a new context, as the person of the visit. */
async function newPage({ browser, portal, people }: Site, visit: Visit): Promise<Page> {
  const { person, isNarrow = false } = visit
  const storageState = person === undefined ? undefined : people.get(person)?.storageState
  const context = await browser.newContext({
    baseURL: portal,
    viewport: isNarrow ? phone : desktop,
    acceptDownloads: true,
    ...(storageState && { storageState }),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(openTimeoutMs)
  await visit.arrange?.(page, portal)
  return page
}

/**
 * Closes a page with its context, whatever its routes are still waiting for. A page that has crashed cannot be closed any
 * more, which must not end the other cases.
 */
async function close(page: Page): Promise<void> {
  try {
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  } catch (error) {
    console.log(`✗ a page could not be closed: ${String(error).split('\n')[0]}`)
  }
}

function pathOf({ people }: Site, { path, person = '' }: Visit): string {
  return path.replace(':appId', people.get(person)?.appId ?? '')
}

async function waitForPage(page: Page): Promise<void> {
  // The first heading of the page, also while a dialog covers the page.
  await page.locator('main :is(h1, h2, h3)').first().waitFor({ timeout: openTimeoutMs })
  await waitForRest(page)
}

async function waitForRest(page: Page): Promise<void> {
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

const fieldOf = (page: Page, label: string) =>
  page.getByLabel(label).and(page.locator('input:not([type=checkbox]), textarea')).first()

/** Opens a visit with all code. */
export async function openIntact(site: Site, visit: Visit, hasInput: boolean): Promise<IntactVisit> {
  const page = await newPage(site, visit)
  const files = new Set<string>()
  page.context().on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) files.add(pathname.slice(1))
  })
  try {
    await page.goto(pathOf(site, visit))
    await waitForPage(page)
    if (visit.open) {
      await visit.prepare?.(page)
      if (hasInput && visit.field !== undefined) await fieldOf(page, visit.field).fill(typedText)
      await waitForRest(page)
      files.clear()
      await visit.open(page)
      await waitForRest(page)
    }
    await visit.untilWhole?.(page)
    return { files, text: await readSettledText(page, 2 * restMs, settleTimeoutMs) }
  } finally {
    await close(page)
  }
}

/**
 * Opens a visit while one chunk is missing, and checks that nothing is lost: no blank page, a message, a reload or the whole
 * page, no second reload by itself, typed input still there. Then brings the chunk back and checks that the visit opens.
 */
export async function runCase(site: Site, each: Case, { text: intact }: IntactVisit): Promise<CaseResult> {
  const { visit, file, missing, hasInput, isAtStart } = each
  const page = await newPage(site, visit)
  const context = page.context()
  const problems: string[] = []
  const path = pathOf(site, visit)
  const field = visit.open ? visit.field : formField
  let isMissing = true
  let loads = 0
  const block = () =>
    context.route(`**/${file}*`, (route) => {
      if (!isMissing) return route.fallback()
      if (missing === 'hanging') return undefined
      return missing === 'offline' ? route.abort('internetdisconnected') : route.fulfill({ status: 404, body: '' })
    })
  try {
    if (isAtStart) await block()
    await page.goto(visit.open || isAtStart ? path : hasInput ? formPathOf(visit) : startPath)
    if (!isAtStart || visit.open) await waitForPage(page)
    if (visit.open) await visit.prepare?.(page)
    if (hasInput && field !== undefined) await fieldOf(page, field).fill(typedText)
    if (!isAtStart) await block()
    if (missing === 'offline') await context.setOffline(true)
    page.on('load', () => (loads += 1))

    if (visit.open) await visit.open(page)
    else if (!isAtStart) await navigate(page, path)
    if (hasInput && !visit.open) await leave(page, problems)

    const outcome = await settle(page, () => loads, intact, missing === 'hanging' ? hangingTimeoutMs : settleTimeoutMs)
    if (outcome === 'nothing') {
      const lines = missingLines(await readText(page), intact)
      problems.push(`neither a message nor ${lines.length} lines: ${lines.slice(0, 3).join(' | ')}`)
    }
    if (await isBlank(page)) problems.push('the page is blank')
    if (loads > 1) problems.push(`the page was reloaded ${loads} times`)
    if (loads > 0 && (visit.holdsFiles || missing === 'offline')) problems.push('the page must not be reloaded')
    const mustStay = visit.holdsFiles === true || (hasInput && visit.open !== undefined)
    if (hasInput && visit.open) problems.push(...(await inputProblems(page, visit)))

    isMissing = false
    await context.setOffline(false)
    const reopen = async () => {
      // The address of the visit: a part that could not be opened may have left it.
      await page.goto(path)
      await waitForPage(page)
      await visit.prepare?.(page)
      if (hasInput && visit.open && field !== undefined) await fieldOf(page, field).fill(typedText)
      await visit.open?.(page)
    }
    problems.push(
      ...(await problemsAfterFixing(page, visit, intact, mustStay && missing === 'offline' ? undefined : reopen)),
    )
    if (hasInput && visit.open && missing === 'offline') problems.push(...(await inputProblems(page, visit)))
    return { outcome, problems }
  } catch (error) {
    return { outcome: 'nothing', problems: [...problems, String(error).split('\n')[0] ?? ''] }
  } finally {
    await close(page)
  }
}

/** Answers the question about unsaved input: first Stay, which must keep the input, then Leave. */
async function leave(page: Page, problems: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Stay' }).click({ timeout: openTimeoutMs })
  if (!(await hasTyped(page, formField))) problems.push('Stay lost the typed input')
  await page.goForward({ timeout: 5_000 }).catch(() => undefined)
  await page.getByRole('button', { name: 'Leave' }).click({ timeout: openTimeoutMs })
}

async function hasTyped(page: Page, label: string): Promise<boolean> {
  const value = fieldOf(page, label).inputValue({ timeout: 5_000 })
  return (await value.catch(() => '')) === typedText
}

async function inputProblems(page: Page, { field, showField }: Visit): Promise<string[]> {
  if (field === undefined || (await hasTyped(page, field))) return []
  await showField?.(page)
  return (await hasTyped(page, field)) ? [] : ['the typed input is lost']
}

/** Waits until the page shows a message, has been reloaded, or is whole, and stays so. */
async function settle(
  page: Page,
  loads: () => number,
  intact: PageText,
  timeoutMs: number,
): Promise<CaseResult['outcome']> {
  const deadline = Date.now() + timeoutMs
  let rested: CaseResult['outcome'] = 'nothing'
  for (;;) {
    const text = await readText(page)
    const outcome =
      loads() > 0
        ? 'reload'
        : messageIn(text, intact) !== undefined
          ? 'message'
          : missingLines(text, intact).length === 0
            ? 'whole'
            : 'nothing'
    if (outcome !== 'nothing' && outcome === rested) return outcome
    if (Date.now() > deadline) return outcome === 'nothing' && isOffline(text) ? 'notice' : outcome
    rested = outcome
    await waitForRest(page)
    await page.waitForTimeout(outcome === 'nothing' ? 250 : restMs)
  }
}

/** Whether the page is empty within its frame. Pages that replace all others have none. */
async function isBlank(page: Page): Promise<boolean> {
  const text = await page.evaluate(() => (document.querySelector('main') ?? document.body).innerText).catch(() => '')
  return text.trim() === ''
}

/**
 * Repairs the page as a reader would: Retry where it is offered, the part once more, then the address of the visit.
 * @param reopen Opens the visit by its address; undefined where that would lose what the page holds.
 */
async function problemsAfterFixing(
  page: Page,
  { open }: Visit,
  intact: PageText,
  reopen: (() => Promise<void>) | undefined,
): Promise<string[]> {
  if (await becomesWhole(page, intact)) return []
  const retry = page.getByRole('button', { name: /^(Retry|Reload the page|Try again)$/ })
  for (let attempt = 0; attempt < 2 && (await retry.first().isVisible()); attempt++) {
    await retry.first().click()
    if (await becomesWhole(page, intact)) return []
  }
  if (open) {
    await open(page).catch(() => undefined)
    if (await becomesWhole(page, intact)) return []
  }
  if (!reopen) return ['online again, only a reload fixes the page, which loses what it holds']
  // Unsaved input would ask whether the page may be left.
  page.on('dialog', (dialog) => void dialog.accept())
  await reopen()
  if (await becomesWhole(page, intact, openTimeoutMs)) return []
  const lines = missingLines(await readText(page), intact)
  return [`neither Retry nor a reload fixed the page: ${lines.slice(0, 3).join(' | ')}`]
}

/** Whether the page shows within a moment everything that it shows with all its code. */
async function becomesWhole(page: Page, intact: PageText, timeoutMs = 4_000): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await page.waitForTimeout(250)) {
    if (missingLines(await readText(page), intact).length === 0) return true
  }
  return false
}
