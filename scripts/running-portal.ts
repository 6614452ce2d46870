import { spawn } from 'node:child_process'
import type { Browser, BrowserContext } from '@playwright/test'
import { pause } from '@/lib/pause'
import { launchBrowser } from './browser.ts'
import type { BuiltPortal } from './build/commit.ts'
import { ports } from './build/environments.ts'
import { buildWhenStale } from './build/production.ts'
import { testRun } from './test-run.ts'

/** Origin of the running portal. */
export const portal = `http://localhost:${ports.portal}`
/** Origin of its local platform. */
export const platform = `http://localhost:${ports.platform}`

/** A signed-in person: the cookies and storage of a context, and an application of theirs. */
export interface Person {
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>
  appId: string
}

interface RunningPortalOptions {
  /** Further command-line arguments of the browser. */
  browserOptions?: readonly string[]
  /** The build that runs, with the platform beside its sources; that of this folder without it. */
  built?: BuiltPortal
}

/** Runs a task with the built portal, its local platform with the control endpoint, and a browser, and ends them all. */
export async function withRunningPortal(
  task: (browser: Browser) => Promise<void>,
  { browserOptions = [], built }: RunningPortalOptions = {},
): Promise<void> {
  if (!built) await buildWhenStale(testRun.outDir)
  const stop = startServers(built ?? { folder: '.', outDir: testRun.outDir })
  const browser = await launchBrowser(browserOptions)
  try {
    await untilAnswered(`${platform}/health`)
    await untilAnswered(portal)
    await task(browser)
  } finally {
    await browser.close()
    await stop()
  }
}

function startServers({ folder, outDir }: BuiltPortal): () => Promise<void> {
  const env = { ...process.env, PLATFORM_CONTROL: '1', PLATFORM_DATA: testRun.platformData }
  const commands = [
    ['--import', 'tsx', 'scripts/platform.ts'],
    ['node_modules/vite/bin/vite.js', 'preview', '--outDir', outDir],
  ]
  const servers = commands.map((command) => spawn(process.execPath, command, { cwd: folder, env, stdio: 'ignore' }))
  const ends = servers.map((server) => new Promise((resolve) => server.once('exit', resolve)))
  return async () => {
    for (const server of servers) server.kill()
    await Promise.all(ends)
  }
}

async function untilAnswered(address: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const isReady = await fetch(address)
      .then(({ ok }) => ok)
      .catch(() => false)
    if (isReady) return
    await pause(500)
  }
  throw new Error(`${address} does not answer`)
}

/** Signs each person in once. The password is the one of all accounts of the local platform. */
export async function signInAll(browser: Browser, emails: Iterable<string>): Promise<Map<string, Person>> {
  const people = new Map<string, Person>()
  for (const email of new Set(emails)) people.set(email, await signIn(browser, email))
  return people
}

async function signIn(browser: Browser, email: string): Promise<Person> {
  const context = await browser.newContext({ baseURL: portal })
  const page = await context.newPage()
  await page.goto('/applications')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('Portal-2026!')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.origin === portal && url.pathname !== '/callback')
  // A person without a role, or who has not accepted the terms, sees no applications.
  const link = page.locator('main a[href^="/app/"]').first()
  const address = await link.getAttribute('href', { timeout: 5_000 }).catch(() => null)
  const person = { storageState: await context.storageState(), appId: address?.split('/')[2] ?? '' }
  await context.close()
  return person
}
