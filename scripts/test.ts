import { readFileSync } from 'node:fs'
import { provideEngines } from './engines.ts'
import { choosePortalServer } from './nginx.ts'
import type { PortalServer } from './nginx.ts'
import { runCommand } from './run-command.ts'
import { provideSampleTools } from './sample-tools.ts'
import { unprovenRequirements } from './specification/check.ts'
import { reportedTests } from './specification/reported-tests.ts'
import { readSpecification } from './specification/requirements.ts'
import { countE2e, countVitest, noCounts } from './test-counts.ts'
import type { Counts } from './test-counts.ts'
import { removeTestRun, testRun } from './test-run.ts'

// npm test: runs every check and prints last how many tests passed and failed. A failed check, an empty suite and a test
// skipped without a reason count as one failure each.
const node = process.execPath
const bin = (path: string) => [node, `node_modules/${path}`]
const npm = ['npm', 'run', '--silent']

const total = noCounts()

/** Runs a check that is not a test suite. Its failure counts as one. */
async function check(name: string, command: string[], live = false): Promise<boolean> {
  const passed = await runCommand(name, command, live)
  if (!passed) total.problems.push(`${name} failed`)
  return passed
}

/** Runs a test suite and counts its tests by its report. A failure of the run itself counts as one. */
async function suite(name: string, command: string[], count: () => Counts, live = false): Promise<boolean> {
  const passed = await runCommand(name, command, live)
  const counts = count()
  total.passed += counts.passed
  total.failed += counts.failed
  total.problems.push(...counts.problems)
  total.flaky.push(...counts.flaky)
  total.skipped.push(...counts.skipped)
  if (!passed && counts.failed === 0) total.problems.push(`${name} failed`)
  return passed && counts.failed === 0 && counts.problems.length === 0
}

async function staticChecks(): Promise<boolean> {
  const format = await check('format', [...npm, 'format:check'])
  const lint = await check('lint', [...npm, 'lint'])
  const types = await check('types', [...npm, 'typecheck'])
  return format && lint && types
}

async function unitAndIntegration(): Promise<boolean> {
  const vitest = [...bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json']
  const report = `--outputFile.json=${testRun.vitestReport}`
  return suite('unit and integration tests', [...vitest, report], () => countVitest(testRun.vitestReport))
}

async function buildAndBudgets(): Promise<boolean> {
  const build = [...bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', testRun.outDir]
  if (!(await check('build', build))) return false
  return check('budgets', [node, '--import', 'tsx', 'scripts/budgets.ts', testRun.outDir], true)
}

/** Policies, missing files, and the workers with policies of their own. */
const testsOnPreview = ['security.spec.ts', 'deploy.spec.ts', 'first-call.spec.ts']

/** Runs the end-to-end tests, and repeats some on the preview server, which serves `npm start`. Returns the server of all. */
async function endToEnd(): Promise<PortalServer | undefined> {
  try {
    provideEngines()
    provideSampleTools()
    const server = choosePortalServer()
    if (!(await endToEndOn(server, []))) return undefined
    if (server === 'nginx' && !(await endToEndOn('preview', testsOnPreview))) return undefined
    return server
  } catch (error) {
    total.problems.push(String(error))
    return undefined
  }
}

async function endToEndOn(server: PortalServer, options: string[]): Promise<boolean> {
  process.env['PORTAL_SERVER'] = server
  const playwright = [...bin('@playwright/test/cli.js'), 'test', '-c', 'e2e', ...options]
  return suite(`end-to-end tests on ${server}`, playwright, () => countE2e(testRun.e2eReport[server]), true)
}

/** Whether a test of these reports proves each requirement of the specification; what is missing counts as a failure each. */
function specification(server: PortalServer): boolean {
  const requirements = readSpecification(readFileSync('docs/specification.md', 'utf8'))
  const reported = reportedTests(testRun.vitestReport, testRun.e2eReport[server])
  const problems = unprovenRequirements(requirements, reported)
  console.log(`${problems.length === 0 ? '✓' : '✗'} specification`)
  total.problems.push(...problems)
  return problems.length === 0
}

removeTestRun()
const early = await Promise.all([staticChecks(), unitAndIntegration()])
const server = early.every(Boolean) && (await buildAndBudgets()) ? await endToEnd() : undefined
const passed = server !== undefined && specification(server)
// The screenshots and reports of a test that was repeated say why.
if (passed && total.flaky.length === 0) removeTestRun()

for (const skipped of total.skipped) console.log(`- ${skipped}`)
for (const test of total.flaky) console.log(`! Failed once, passed when repeated: ${test}`)
for (const problem of total.problems) console.log(`✗ ${problem}`)
if (!passed) console.log('The checks after the first failure did not run.')
console.log(`${total.passed} passed, ${total.failed + total.problems.length} failed`)
process.exit(passed ? 0 : 1)
