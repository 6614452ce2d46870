import './test-ports.ts'
import { spawnSync } from 'node:child_process'
import { buildWhenStale } from './build/production.ts'
import { provideBrowser } from './browser.ts'
import { testRun } from './test-run.ts'

// npm run test:e2e: provides the browser, builds for the test ports and hands its arguments on to Playwright.
provideBrowser()
await buildWhenStale(testRun.outDir)
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, playwright, { stdio: 'inherit' }).status ?? 1)
