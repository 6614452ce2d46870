import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Results of a test run. `problems` are other reasons to fail; `flaky` are the tests that passed only when repeated, with the first error where the output does not have it; `skipped` are those that gave a reason. */
export interface Counts {
  passed: number
  failed: number
  problems: string[]
  flaky: string[]
  skipped: string[]
}

export function noCounts(): Counts {
  return { passed: 0, failed: 0, problems: [], flaky: [], skipped: [] }
}

interface VitestResult {
  fullName: string
  status: string
  /** Why each attempt failed, also for a test that passed when repeated. */
  failureMessages: string[]
}

interface VitestReport {
  testResults: { name: string; assertionResults: VitestResult[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: string
  projectName: string
  annotations: { type: string; description?: string }[]
}

const suites = { unit: /^tests\/(unit|guards|platform|openapi|content)\//, integration: /^tests\/(ui|integration)\// }

/** Counts the tests in Vitest's JSON report. An empty suite and a skipped test are problems. */
export function countVitest(file: string): Counts {
  const report = read(file) as VitestReport | undefined
  if (!report) return missing('Vitest')
  const counts = noCounts()
  for (const [suite, folder] of Object.entries(suites)) {
    const files = report.testResults.filter(({ name }) => folder.test(relative('.', name)))
    const tests = files.flatMap(({ assertionResults }) => assertionResults)
    if (tests.length === 0) counts.problems.push(`the suite ${suite} has no tests`)
    for (const { fullName, status, failureMessages } of tests) {
      const [error] = failureMessages
      if (status === 'passed' && error !== undefined) counts.flaky.push(`"${fullName}": ${error.split('\n', 1)[0]}`)
      if (status === 'passed') counts.passed += 1
      else if (status === 'failed') counts.failed += 1
      else counts.problems.push(`${suite}: "${fullName}" was skipped`)
    }
  }
  return counts
}

/** Counts the tests in Playwright's JSON report. An empty suite and a test skipped without a reason are problems. */
export function countE2e(file: string): Counts {
  const report = read(file) as PlaywrightSuite | undefined
  if (!report) return missing('Playwright')
  const counts = noCounts()
  const specs = specsOf(report)
  if (specs.length === 0) counts.problems.push('the suite end-to-end has no tests')
  for (const { title, tests } of specs) {
    for (const { status, annotations, projectName } of tests) {
      const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
      if (status === 'flaky') counts.flaky.push(`"${title}"`)
      if (status === 'expected' || status === 'flaky') counts.passed += 1
      else if (status !== 'skipped') counts.failed += 1
      else if (reason) counts.skipped.push(`${projectName}: "${title}" was skipped: ${reason}`)
      else counts.problems.push(`end-to-end: "${title}" was skipped without a reason`)
    }
  }
  return counts
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function missing(tool: string): Counts {
  return { ...noCounts(), problems: [`${tool} left no report`] }
}
