import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { browserArguments } from '../../../scripts/browser.ts'
import { portal } from '../../support/test.ts'
import type { Driver, Launcher } from './driver.ts'

export const viewport = { width: 1280, height: 900 }

/** Starts Chromium with the DevTools protocol, or Firefox with WebDriver BiDi. */
export async function launchWithPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Launcher> {
  const downloads = mkdtempSync(join(tmpdir(), 'downloads-'))
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: browser === 'chrome' ? 'shell' : true,
    args: browser === 'chrome' ? browserArguments : [],
    defaultViewport: viewport,
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.useDownloadDir': true,
      // The panel that opens with a download takes the focus, also from the page of a later test.
      'browser.download.alwaysOpenPanel': false,
      'intl.accept_languages': 'en-US',
      // The back/forward cache, which puppeteer switches off.
      'browser.sessionhistory.max_total_viewers': 8,
      'fission.bfcacheInParent': true,
    },
  })
  return {
    downloads,
    open: async () => {
      const behavior = { policy: 'allow', downloadPath: downloads } as const
      const context = await running.createBrowserContext(browser === 'chrome' ? { downloadBehavior: behavior } : {})
      // Without a window Chromium would ask for what it allows in one.
      if (browser === 'chrome') await context.overridePermissions(portal, ['clipboard-sanitized-write'])
      const page = await context.newPage()
      // Firefox clicks no button by Enter in a window that is not active, such as a new one beside that of the test before.
      await page.bringToFront()
      page.setDefaultTimeout(120_000)
      return driverOf(page, () => context.close())
    },
    close: async () => {
      await running.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    drag: async ([first, ...others]) => {
      if (!first) return
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 5 })
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const modifiers = keys.split('+') as KeyInput[]
      const key = modifiers.pop()
      for (const modifier of modifiers) await page.keyboard.down(modifier)
      if (key) await page.keyboard.press(key)
      for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier)
    },
    upload: async (expression, path) => {
      const field = await page.evaluateHandle(expression)
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: () => problems,
    close,
  }
}
