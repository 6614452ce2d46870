import type { Finding } from '../../rsx/findings/finding'
import { kinds } from '../../rsx/findings/kinds'
import type { JudgedDocument } from '../judge'
import { ageInDays } from '../../rule-pack/describe-pack'
import { countsOf, outcomeOf } from '../totals'
import { findingsOf, type ReportContext, type Reporter } from './reporter'

/** The version of the form of the report; `docs/check-report.schema.json` is its schema. */
const reportVersion = 1

/** The report for programs, in JSON. */
export function jsonReporter({ pack, retailers }: ReportContext): Reporter {
  const { portal, created } = pack.manifest
  const head = { reportVersion, rules: { portal, created, ageDays: ageInDays(pack) }, retailers }
  let separator = ''
  return {
    start: () => `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "documents": [`,
    document(document) {
      const text = `${separator}\n    ${JSON.stringify(documentOf(document))}`
      separator = ','
      return text
    },
    end: (totals) => `\n  ],\n  "totals": ${JSON.stringify(totals)}\n}\n`,
  }
}

function documentOf(document: JudgedDocument) {
  const { name, opened, result, reason } = document
  return {
    name,
    outcome: outcomeOf(document),
    reason,
    format: opened?.format,
    document: result?.document,
    version: result?.version,
    counts: countsOf(document),
    verdicts: result?.verdicts.map(({ retailer = null, ...verdict }) => ({ retailer, ...verdict })) ?? [],
    judgedUpTo: result?.judgedUpTo?.label,
    findings: findingsOf(document).map(findingOf),
  }
}

function findingOf({ code, place, quickFix, reference: _reference, ...finding }: Finding) {
  const { span, ...rest } = place
  return {
    code,
    kind: kinds[code].number,
    ...finding,
    place: { ...rest, start: span.start, end: span.end },
    quickFix: quickFix && {
      label: quickFix.label,
      isCertain: quickFix.caution === undefined,
      caution: quickFix.caution,
    },
  }
}
