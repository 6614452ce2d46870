import type { Verdict } from '../../rsx/documents'
import type { Finding } from '../../rsx/findings/finding'
import { countOf } from '@/lib/phrases'
import type { JudgedDocument } from '../judge'
import { findingsOf, findingText, placeText, type Reporter } from './reporter'

/** A report in the form of JUnit, which GitLab and Jenkins show: a suite for each document, a test for each verdict. */
export function junitReporter(): Reporter {
  return {
    start: () => '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Document check">\n',
    document: suiteOf,
    end: () => '</testsuites>\n',
  }
}

function suiteOf(document: JudgedDocument): string {
  const { name, result, reason = '' } = document
  const file = escapeXml(name)
  const tests = result
    ? result.verdicts.map((verdict) => testOf(file, verdict, document))
    : [
        `    <testcase name="Network" classname="${file}">\n      <error message="${escapeXml(reason)}"/>\n    </testcase>\n`,
      ]
  const failed = result?.verdicts.filter(({ errors }) => errors > 0).length ?? 0
  const counts = `tests="${tests.length}" failures="${failed}" errors="${result ? 0 : 1}"`
  return `  <testsuite name="${file}" ${counts}>\n${tests.join('')}  </testsuite>\n`
}

function testOf(file: string, { retailer, errors, warnings, unknown }: Verdict, document: JudgedDocument): string {
  const own = findingsOf(document).filter(
    ({ retailers }) => retailers.length === 0 || (retailer !== undefined && retailers.includes(retailer)),
  )
  const message = [countOf(errors, 'error'), countOf(warnings, 'warning')].join(', ')
  const failed = own.filter(({ level }) => level === 'error').map(lineOf)
  const others = [
    ...own.filter(({ level }) => level === 'warning').map(lineOf),
    ...unknown.map((text) => `Cannot tell: ${text}`),
  ]
  const result = errors > 0 ? `      <failure message="${message}">${escapeXml(failed.join('\n'))}</failure>\n` : ''
  const output = others.length > 0 ? `      <system-out>${escapeXml(others.join('\n'))}</system-out>\n` : ''
  return `    <testcase name="${escapeXml(retailer ?? 'Network')}" classname="${file}">\n${result}${output}    </testcase>\n`
}

function lineOf(finding: Finding): string {
  return `${placeText(finding)}: ${findingText(finding)}`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text for XML. Characters that XML 1.0 does not have become a replacement character. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
}
