import type { Finding, Level } from '../../rsx/findings/finding'
import { kinds, type KindCode } from '../../rsx/findings/kinds'
import type { JudgedDocument } from '../judge'
import { findingsOf, findingText, type ReportContext, type Reporter } from './reporter'

const levels: Record<Level, string> = { error: 'error', warning: 'warning', note: 'note', unknown: 'none' }
const codes = Object.keys(kinds) as KindCode[]

/** A report in SARIF 2.1.0, which GitHub's code scanning shows. */
export function sarifReporter({ pack, version }: ReportContext): Reporter {
  const rules = codes.map((id) => ({ id, shortDescription: { text: kinds[id].title } }))
  const tool = { driver: { name: 'dev-center', version, informationUri: pack.manifest.portal, rules } }
  const head = `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":${JSON.stringify(tool)},"columnKind":"utf16CodeUnits","results":[`
  const notJudged: object[] = []
  let separator = ''
  return {
    start: () => head,
    document(document) {
      if (!document.result) {
        notJudged.push(notificationOf(document))
        return ''
      }
      return findingsOf(document)
        .map((finding) => {
          const text = `${separator}\n${JSON.stringify(resultOf(document.name, finding))}`
          separator = ','
          return text
        })
        .join('')
    },
    end({ exitCode }) {
      const invocation = {
        executionSuccessful: exitCode < 2,
        exitCode,
        toolExecutionNotifications: notJudged,
      }
      return `\n],"invocations":[${JSON.stringify(invocation)}]}]}\n`
    },
  }
}

function notificationOf({ name, reason = '' }: JudgedDocument) {
  return {
    level: 'error',
    message: { text: reason },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(name) } } }],
  }
}

function resultOf(name: string, finding: Finding) {
  const { code, level, place, retailers } = finding
  const region = { startLine: place.line, startColumn: place.column }
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    // A result without a level is one that could not be judged.
    ...(level === 'unknown' ? { kind: 'open', level: 'none' } : { level: levels[level] }),
    message: { text: findingText(finding) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(name) }, region },
        logicalLocations: [{ fullyQualifiedName: place.path === '' ? place.label : place.path }],
      },
    ],
    properties: { retailers },
  }
}

/** The path of a file as a relative URI; each step is encoded. */
function uriOf(name: string): string {
  return name.split(/[/\\]/).map(encodeURIComponent).join('/')
}
