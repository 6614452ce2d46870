import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, firefox, webkit, type Download, type Page } from '@playwright/test'
import { browserArguments } from '../../../scripts/browser.ts'
import type { Engine } from '../../../scripts/engines.ts'
import type { Driver, Launcher } from './driver.ts'
import { viewport } from './puppeteer.ts'

const browserTypes = { chromium, firefox, webkit }

/** Starts one of Playwright's own browsers. */
export async function launchWithPlaywright(engine: Engine, executablePath: string): Promise<Launcher> {
  const downloads = mkdtempSync(join(tmpdir(), 'downloads-'))
  const args = engine === 'chromium' ? browserArguments : []
  const browser = await browserTypes[engine].launch({ executablePath, args })
  return {
    downloads,
    open: async () => {
      const context = await browser.newContext({ viewport, locale: 'en-US' })
      // Without a window Chromium would ask for what it allows in one.
      if (engine === 'chromium') await context.grantPermissions(['clipboard-write'])
      const page = await context.newPage()
      page.on('download', (download) => void save(download, downloads))
      return driverOf(page, () => context.close())
    },
    close: async () => {
      await browser.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}

/** Saves a download as browsers do: under another name until it is complete. */
async function save(download: Download, folder: string): Promise<void> {
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(`${path}.part`)
  renameSync(`${path}.part`, path)
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
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
    press: (keys) => page.keyboard.press(keys),
    upload: async (expression, path) => {
      const field = await page.evaluateHandle<HTMLInputElement>(expression)
      await field.setInputFiles(path)
    },
    screenshot: () => page.screenshot(),
    problems: () => problems,
    close,
  }
}
