import type { Verdict } from '../../rsx/documents'
import type { Finding, Level } from '../../rsx/findings/finding'
import { kinds } from '../../rsx/findings/kinds'
import { countOf } from '@/lib/phrases'
import { printable } from '@/lib/printable'
import type { JudgedDocument } from '../judge'
import { ageText } from '../../rule-pack/describe-pack'
import type { Totals } from '../totals'
import {
  findingsOf,
  findingText,
  placeText,
  type Highlight,
  type ReportContext,
  type Reporter,
  type Style,
} from './reporter'

const styles: Record<Level, Style> = { error: 'error', warning: 'warning', note: 'quiet', unknown: 'quiet' }
const words: Record<Level, string> = { error: 'error', warning: 'warning', note: 'note', unknown: 'cannot tell' }

/** The report for people. */
export function textReporter({ pack, retailers, highlight, isQuiet }: ReportContext): Reporter {
  return {
    start: () => '',
    document: (document) => (isQuiet ? quietText(document, highlight) : documentText(document, highlight)),
    end(totals) {
      if (isQuiet) return ''
      const note = retailers.length === 0 ? ' No retailer is chosen.' : ''
      return `${highlight(summaryText(totals), 'strong')}${note}\n${printable(ageText(pack))}.\n`
    },
  }
}

function documentText(document: JudgedDocument, highlight: Highlight): string {
  const { name, result } = document
  if (!result) return `${notJudgedText(document, highlight)}\n`
  const { findings, counts, judgedUpTo, verdicts } = result
  const others = counts.error + counts.warning + counts.note + counts.unknown - findings.length
  const lines = [
    `${highlight(printable(name), 'strong')}: ${result.document} ${result.version}`,
    ...(judgedUpTo ? [`  Judged up to ${printable(judgedUpTo.label)}, where reading stopped.`] : []),
    ...findings.map((finding) => `  ${findingLine(finding, highlight)}`),
    ...(others > 0 ? [`  … and ${others} more`] : []),
    ...verdicts.map((verdict) => `  ${verdictLine(verdict, highlight)}`),
  ]
  return `${lines.join('\n')}\n\n`
}

/** Errors only, each with the name of its file. */
function quietText(document: JudgedDocument, highlight: Highlight): string {
  if (!document.result) return notJudgedText(document, highlight)
  const name = printable(document.name)
  const errors = findingsOf(document).filter(({ level }) => level === 'error')
  return errors.map((finding) => `${name}: ${findingLine(finding, highlight)}\n`).join('')
}

function notJudgedText({ name, reason = '' }: JudgedDocument, highlight: Highlight): string {
  return `${printable(name)}: ${highlight('not judged', 'error')}: ${printable(reason)}\n`
}

/** A finding in one line. */
export function findingLine(finding: Finding, highlight: Highlight): string {
  const { level, code } = finding
  const label = placeText(finding)
  const place = label === '' ? '' : `${printable(label)}: `
  return `${highlight(words[level], styles[level])}: ${place}${printable(findingText(finding))} ${highlight(`[${kinds[code].number} ${code}]`, 'quiet')}`
}

/** A verdict in one line. */
export function verdictLine(
  { retailer = 'Network', errors, warnings, unknown }: Verdict,
  highlight: Highlight,
): string {
  const outcome =
    errors > 0 ? highlight(countOf(errors, 'error'), 'error') : unknown.length > 0 ? '' : highlight('passes', 'success')
  const parts = [
    outcome,
    warnings > 0 ? countOf(warnings, 'warning') : '',
    unknown.length > 0 ? `cannot tell: ${printable(unknown.join(' '))}` : '',
  ]
  return `${printable(retailer)}: ${parts.filter(Boolean).join(', ')}`
}

/** The counts of all documents in one line. */
export function summaryText({ documents, withErrors, notJudged, counts }: Totals): string {
  const parts = [
    countOf(documents, 'document'),
    `${withErrors} with errors`,
    ...(notJudged > 0 ? [`${notJudged} not judged`] : []),
    countOf(counts.error, 'error'),
    countOf(counts.warning, 'warning'),
  ]
  return `${parts.join(', ')}.`
}
