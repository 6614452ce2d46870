import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { installedBrowser, provideBrowser } from './browser.ts'
import { installPackages, succeeds } from './debian.ts'

/** The browser engines in which the journeys of e2e/browsers run. */
export const engines = ['chromium', 'firefox', 'webkit'] as const

export type Engine = (typeof engines)[number]

/** Whether the journeys run in Playwright's own Firefox and WebKit instead of the system's browsers (docs/decisions/0045). */
export const usesPlaywright = process.env['ENGINES'] === 'playwright'

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

const downloaded = (path: string) => (existsSync(path) ? path : undefined)

const executables: Record<Engine, () => string | undefined> = {
  chromium: () => installedBrowser() ?? downloaded(chromium.executablePath()),
  firefox: () => process.env['FIREFOX_PATH'] || firefoxPaths.find((path) => existsSync(path)),
  // WebKitGTK has no headless mode: it needs a display, which Xvfb provides.
  webkit: () => ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path) && succeeds('Xvfb', '-help')),
}

const playwrightExecutables: typeof executables = {
  chromium: executables.chromium,
  firefox: () => downloaded(firefox.executablePath()),
  webkit: () => downloaded(webkit.executablePath()),
}

/** The packages of Debian with the engine. */
const packages: Record<Exclude<Engine, 'chromium'>, string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** Finds the program that a driver starts for this engine: the browser, or WebKitWebDriver. Undefined if it is not installed. */
export function engineExecutable(engine: Engine): string | undefined {
  return (usesPlaywright ? playwrightExecutables : executables)[engine]()
}

/**
 * Provides the engines: installed ones, otherwise Debian's packages, for root on Debian. Playwright's own have to be there.
 * Tests report the missing ones.
 */
export function provideEngines(): void {
  provideBrowser()
  if (usesPlaywright) return
  const missing = (['firefox', 'webkit'] as const).filter((engine) => !engineExecutable(engine))
  if (missing.length > 0) installPackages(...missing.flatMap((engine) => packages[engine]))
}
