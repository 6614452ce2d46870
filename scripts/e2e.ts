import { spawnSync } from 'node:child_process'
import { buildWhenStale } from './build/production.ts'
import { provideBrowser } from './browser.ts'
import { engines, provideEngines } from './engines.ts'
import { choosePortalServer } from './nginx.ts'
import { provideSampleTools } from './sample-tools.ts'
import { removeTestRun, testRun } from './test-run.ts'

// npm run test:e2e and test:browsers [arguments of Playwright]: provides the browsers, nginx and the programs that run code
// samples, builds the portal for the ports of the tests, and runs Playwright.
if (engines.some((engine) => process.argv.includes(`--project=${engine}`))) provideEngines()
else provideBrowser()
provideSampleTools()
process.env['PORTAL_SERVER'] = choosePortalServer()
await buildWhenStale(testRun.outDir)
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, playwright, { stdio: 'inherit' })
if (status === 0) removeTestRun()
process.exit(status ?? 1)
