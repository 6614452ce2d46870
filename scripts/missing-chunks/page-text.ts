import type { Page } from '@playwright/test'

/** The lines of text that a page shows. Words with digits are left out: times and ids differ from one opening to the next. */
export type PageText = ReadonlySet<string>

const message =
  /An error has occurred|Error!|(could|can)(not| not) be |Something went wrong|internet connection|try again|Not copied|failed|went offline|No connection|No sample is available|checked when you save/i

/** Reads the text of a page with its dialogs and toasts; empty while the page is being reloaded. */
export async function readText(page: Page): Promise<PageText> {
  return linesOf(await readAll(page))
}

/** Reads the text of a page once it stays the same: some of it arrives late, from a worker. */
export async function readSettledText(page: Page, restMs: number, timeoutMs: number): Promise<PageText> {
  const deadline = Date.now() + timeoutMs
  let text = await readAll(page)
  for (;;) {
    await page.waitForTimeout(restMs)
    const next = await readAll(page)
    if (next === text || Date.now() > deadline) return linesOf(next)
    text = next
  }
}

async function readAll(page: Page): Promise<string> {
  // The page of search shows what was found late only when it is asked for.
  const more = page.getByRole('button', { name: /^Show \d+ more results?$/ })
  const isThere = await more.isVisible().catch(() => false)
  if (isThere) await more.click({ timeout: 1_000 }).catch(() => undefined)
  return page.evaluate(() => document.body.innerText).catch(() => '')
}

function linesOf(text: string): PageText {
  const lines = text.split('\n').map((line) =>
    line
      .replaceAll(/\S*\d\S*/g, '#')
      .replace('# ms', '# s')
      .trim(),
  )
  return new Set(lines.filter((line) => line !== ''))
}

/** Returns the first message about something that failed, apart from what the page also says with all its code. */
export function messageIn(text: PageText, intact: PageText): string | undefined {
  return [...text].find((line) => message.test(line) && !intact.has(line))
}

/** Lists what the page shows with all its code, and does not show now. */
export function missingLines(text: PageText, intact: PageText): string[] {
  return [...intact].filter((line) => !text.has(line))
}

/** Whether the portal's banner says that it is offline. */
export function isOffline(text: PageText): boolean {
  return [...text].some((line) => line.includes('You are offline'))
}
