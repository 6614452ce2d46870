import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installedBrowser, provideBrowser } from './browser.ts'
import { installPackages, succeeds } from './debian.ts'

/** The browser engines in which the journeys of e2e/browsers run. */
export const engines = ['chromium', 'firefox', 'webkit'] as const

export type Engine = (typeof engines)[number]

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

const executables: Record<Engine, () => string | undefined> = {
  chromium: () => installedBrowser() ?? [chromium.executablePath()].find((path) => existsSync(path)),
  firefox: () => process.env['FIREFOX_PATH'] || firefoxPaths.find((path) => existsSync(path)),
  // WebKitGTK has no headless mode: it needs a display, which Xvfb provides.
  webkit: () => ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path) && succeeds('Xvfb', '-help')),
}

/** The packages of Debian with the engine. */
const packages: Record<Exclude<Engine, 'chromium'>, string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** Finds the program that a driver starts for this engine: the browser, or WebKitWebDriver. Undefined if it is not installed. */
export function engineExecutable(engine: Engine): string | undefined {
  return executables[engine]()
}

/** Provides the engines: installed ones, otherwise Debian's packages, for root on Debian. Tests report the missing ones. */
export function provideEngines(): void {
  provideBrowser()
  const missing = (['firefox', 'webkit'] as const).filter((engine) => !engineExecutable(engine))
  if (missing.length > 0) installPackages(...missing.flatMap((engine) => packages[engine]))
}
