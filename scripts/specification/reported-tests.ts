import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { separator } from './requirements.ts'

/** A test of a run: its titles from the outermost group on, joined. */
export interface ReportedTest {
  file: string
  title: string
  passed: boolean
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}

/** The tests in Vitest's JSON report. */
export function vitestTests(report: VitestReport): ReportedTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative('.', name),
      title: [...ancestorTitles, title].join(separator),
      passed: status === 'passed',
    })),
  )
}

/**
 * The tests in Playwright's JSON report, whose outermost suites are the files of e2e/. One that runs in several browsers
 * passed if it passed wherever it was not skipped.
 */
export function playwrightTests(report: { suites: PlaywrightSuite[] }): ReportedTest[] {
  return report.suites.flatMap((file) => testsOf(file, []))
}

function testsOf({ specs = [], suites = [] }: PlaywrightSuite, groups: string[]): ReportedTest[] {
  const own = specs.map(({ title, file, tests }) => ({
    file: join('e2e', file),
    title: [...groups, title].join(separator),
    passed: tests.some(hasPassed) && tests.every((test) => hasPassed(test) || test.status === 'skipped'),
  }))
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...groups, suite.title]))]
}

function hasPassed({ status }: { status: string }): boolean {
  return status === 'expected' || status === 'flaky'
}

/** The tests of both reports. */
export function reportedTests(vitestReport: string, e2eReport: string): ReportedTest[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  return [
    ...vitestTests(read(vitestReport) as VitestReport),
    ...playwrightTests(read(e2eReport) as { suites: PlaywrightSuite[] }),
  ]
}
