import { fileURLToPath } from 'node:url'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'

const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
const address = '/virtual-screen-reader.js'

type WithReader = typeof globalThis & { reader: Virtual }

/**
 * Starts a virtual screen reader in the page. It speaks what gets the focus and what live regions announce, until the page is
 * left. @param part A selector of the part of the page that it reads.
 */
export async function startReader(page: Page, part = 'body'): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill({ path: file, contentType: 'text/javascript' }))
  await page.evaluate(
    async ([from, selector]) => {
      const { virtual } = (await import(from)) as { virtual: Virtual }
      const container = document.querySelector(selector)
      if (!container) throw new Error(`There is no ${selector}`)
      await virtual.start({ container })
      Object.assign(globalThis, { reader: virtual })
    },
    [address, part] as const,
  )
}

/** The phrases that the reader has spoken since its start or since `forget`. */
export function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as WithReader).reader.spokenPhraseLog())
}

/** Empties the list of spoken phrases. */
export function forget(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as WithReader).reader.clearSpokenPhraseLog())
}

/** Reads the part of the page from its start to its end, as with the arrow keys of a screen reader. Returns the phrases. */
export function readThrough(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { reader } = globalThis as WithReader
    do await reader.next()
    while (
      !(await reader.lastSpokenPhrase()).startsWith('end of document') &&
      (await reader.spokenPhraseLog()).length < 500
    )
    return reader.spokenPhraseLog()
  })
}
