import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
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

/** Arguments for every Chromium that tests start; the sandbox cannot run as root. */
export const browserArguments = ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])]

/** The installed browser for the end-to-end tests: CHROMIUM_PATH, else a known path, else undefined. */
export function installedBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] || candidates.find((path) => existsSync(path))
}

/**
 * Makes sure that the end-to-end tests find a browser: an installed one, else, as root on Debian, its package, else
 * Playwright's download.
 * @throws with what to do when none of the three works.
 */
export function provideBrowser(): void {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  const available = () => installedBrowser() !== undefined || existsSync(chromium.executablePath())
  if (available()) return
  installPackages('chromium-headless-shell')
  if (available()) return
  console.log("Downloading Playwright's Chromium …")
  succeeds('npx', 'playwright', 'install', 'chromium')
  if (available()) return
  throw new Error(
    'The end-to-end tests need Chromium, and none could be installed. Install Chromium or Chrome and set ' +
      'CHROMIUM_PATH to its executable, or run "npx playwright install --with-deps chromium".',
  )
}
