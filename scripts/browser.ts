import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { installPackages, succeeds } from './debian.ts'

const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isRoot = process.getuid?.() === 0

/** Command-line arguments of Chromium in tests. Its sandbox does not work for root. */
export const browserArguments = ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])]

/** Finds an installed browser: CHROMIUM_PATH, or one of the known paths; undefined without one. */
export function installedBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] || candidates.find((path) => existsSync(path))
}

/**
 * Provides a browser for the end-to-end tests: an installed one; otherwise Debian's package, for root on Debian;
 * otherwise Playwright's download.
 * @throws an error that says what to do when none of the three works.
 */
export function provideBrowser(): void {
  const path = process.env['CHROMIUM_PATH']
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`)
  const isAvailable = () => installedBrowser() !== undefined || existsSync(chromium.executablePath())
  if (isAvailable()) return
  installPackages('chromium-headless-shell')
  if (isAvailable()) return
  console.log("Downloading Playwright's Chromium …")
  succeeds('npx', 'playwright', 'install', 'chromium')
  if (isAvailable()) return
  throw new Error(
    'The end-to-end tests need Chromium, and none could be installed. Install Chromium or Chrome and set ' +
      'CHROMIUM_PATH to its executable, or run "npx playwright install --with-deps chromium".',
  )
}

/** Starts the browser that `provideBrowser` provides. @param options Further command-line arguments. */
export function launchBrowser(options: readonly string[] = []): Promise<Browser> {
  provideBrowser()
  const executablePath = installedBrowser()
  return chromium.launch({ args: [...browserArguments, ...options], ...(executablePath && { executablePath }) })
}
