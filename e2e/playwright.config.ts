import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browserArguments, installedBrowser } from '../scripts/browser.ts'
import { ports } from '../scripts/build/environments.ts'
import { engines } from '../scripts/engines.ts'
import { testRun } from '../scripts/test-run.ts'
import type { WorkerOptions } from './browsers/support/test.ts'

const executablePath = installedBrowser()
const portalServer = process.env.PORTAL_SERVER === 'nginx' ? 'nginx' : 'preview'
const serve = {
  nginx: 'node --import tsx scripts/serve-nginx.ts',
  preview: `node node_modules/vite/bin/vite.js preview --outDir ${testRun.outDir}`,
}
const server = {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  timeout: 30_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 } as const,
}

// Started through scripts/e2e.ts, which provides the browser, chooses free ports and builds the portal for them.
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  // A folder for each server: a run empties its own.
  outputDir: `../${testRun.failures}/${portalServer}`,
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // On the shared machines of CI a test that fails is tried once more; the summary names those that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `../${testRun.e2eReport[portalServer]}` }]],
  use: {
    baseURL: `http://localhost:${ports.portal}`,
    // A trace of every test more than doubles the time of all; `-- --trace on` makes one of what is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'portal', testIgnore: 'browsers/**' },
    // After the others, because projects run in this order.
    ...engines.map((engine) => ({
      name: engine,
      testMatch: 'browsers/*.spec.ts',
      timeout: 180_000,
      expect: { toPass: { timeout: 60_000, intervals: [50, 100, 250] } },
      use: { engine },
    })),
  ],
  webServer: [
    {
      ...server,
      command: 'node --import tsx scripts/platform.ts',
      // It writes the search index of its content first.
      timeout: 180_000,
      url: `http://localhost:${ports.platform}/health`,
      env: { PLATFORM_CONTROL: '1', PLATFORM_DATA: testRun.platformData },
    },
    {
      ...server,
      command: serve[portalServer],
      url: `http://localhost:${ports.portal}/`,
    },
  ],
})
