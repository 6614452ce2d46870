import { maxFindings, type CheckResult } from './check/finding-list'
import { replacedFindings } from './domain/check-relations'
import type { RelationResult } from './domain/relation-check'
import { isCertain, type Edit, type Finding } from './findings/finding'
import type { KindCode } from './findings/kinds'
import { addCounts, countLevels } from './level-counts'
import type { CheckedDocument, Verdict } from './documents'
import type { DocumentReading } from './read/read-document'
import { missingSources } from './missing-sources'
import type { RuleModel } from './rule-model'

/** The findings of a document, by the part of the engine that found it. */
export interface Judged {
  id: number
  rules: RuleModel
  retailers: readonly string[]
  /** undefined when the document has no format. */
  reading: DocumentReading | undefined
  checked: CheckResult | undefined
  /** The findings of relations, which no retailer asks for. */
  relations: RelationResult | undefined
  /** Differences from the other documents. */
  differences: readonly Finding[]
}

/** The findings of schema and designs, without those that a relation says better, or says to everybody. */
export function withoutReplaced(checked: CheckResult, relations: readonly Finding[]): CheckResult {
  const replaced = new Set([
    ...replacedFindings(checked.findings, relations),
    ...missingToEverybody(checked.findings, relations),
  ])
  if (replaced.size === 0) return checked
  const levels = { ...checked.levels }
  const counts = new Map([...checked.counts].map(([retailer, own]) => [retailer, { ...own }]))
  for (const { level, retailers } of replaced) {
    levels[level] -= 1
    for (const retailer of retailers.length === 0 ? [undefined] : retailers) {
      const own = counts.get(retailer)
      if (own) own[level] -= 1
    }
  }
  return {
    findings: checked.findings.filter((finding) => !replaced.has(finding)),
    total: checked.total - replaced.size,
    levels,
    counts,
  }
}

/** Fields that retailers require and that are missing by a relation, too, which is an error to every retailer already. */
function missingToEverybody(found: readonly Finding[], relations: readonly Finding[]): Finding[] {
  const missing = new Set(
    relations.flatMap(({ code, level, place, expected = '' }) => {
      if (level !== 'error' || (code !== 'qualifier-without-value' && code !== 'exactly-one')) return []
      const names = expected.split(/, | or /)
      // A pair is reported at the value that is there, a choice at its group.
      return names.map((name) => (code === 'exactly-one' ? `${place.path}/${name}` : siblingPath(place.path, name)))
    }),
  )
  return found.filter(
    ({ code, level, place }) => code === 'retailer-field' && level === 'error' && missing.has(place.path),
  )
}

function siblingPath(path: string, name: string): string {
  return `${path.slice(0, path.lastIndexOf('/') + 1)}${name}`
}

/** The kinds after which a file cannot be read as it was meant. */
const fatalKinds: ReadonlySet<KindCode> = new Set([
  'empty-file',
  'other-format',
  'encoding',
  'not-well-formed',
  'open-quote',
])

/** Orders findings by place, after those that kept the file from being read. */
function byWeight(a: Finding, b: Finding): number {
  const isFatal = ({ code, level }: Finding) => level === 'error' && fatalKinds.has(code)
  return Number(isFatal(b)) - Number(isFatal(a)) || a.place.span.start - b.place.span.start
}

/**
 * Puts together what was found in a document: its findings, the fatal ones first and then by place, the counts, and a verdict for
 * the network and each retailer.
 */
export function summarize(judged: Judged): CheckedDocument {
  const { id, rules, retailers, reading, checked, relations, differences } = judged
  const all = [
    ...(reading?.findings ?? []),
    ...(relations?.findings ?? []),
    ...differences,
    ...(checked?.findings ?? []),
  ].toSorted(byWeight)
  const outsideSchema = addCounts(addCounts(countLevels(differences), relations?.levels), reading?.levels)
  const counts = addCounts(outsideSchema, checked?.levels)
  const network = addCounts(outsideSchema, checked?.counts.get(undefined))
  const verdicts = [undefined, ...retailers].map((retailer): Verdict => {
    // Every retailer also asks for everything that the network asks for.
    const { error, warning } = retailer === undefined ? network : addCounts(network, checked?.counts.get(retailer))
    return { retailer, errors: error, warnings: warning, unknown: reasonsFor(retailer, all, rules, reading) }
  })
  const findings = all.slice(0, maxFindings)
  const { judgedUpTo } = reading ?? {}
  return { id, document: rules.document, version: rules.version, verdicts, judgedUpTo, findings, counts }
}

/** Why something cannot be told to the network or a retailer: sources that are missing, and findings that say so. */
function reasonsFor(
  retailer: string | undefined,
  findings: readonly Finding[],
  rules: RuleModel,
  reading: DocumentReading | undefined,
): string[] {
  const open = findings.filter(
    ({ level, retailers }) =>
      level === 'unknown' && (retailers.length === 0 || (retailer !== undefined && retailers.includes(retailer))),
  )
  return [
    ...new Set([...missingSources(rules, retailer, reading?.document.format), ...open.map(({ message }) => message)]),
  ]
}

/** The edits that apply the certain fixes of all findings of one kind, ascending. Of fixes that overlap, the first is taken. */
export function quickFixesOfKind(findings: readonly Finding[], code: string): Edit[] {
  const quickFixes = findings
    .flatMap((finding) => (finding.code === code && isCertain(finding.quickFix) ? [finding.quickFix.edits] : []))
    .toSorted((a, b) => startOf(a) - startOf(b))
  let last: Edit | undefined
  return quickFixes.flatMap((edits) => {
    const [first] = edits
    if (first && last && isConflict(last, first)) return []
    last = edits.at(-1) ?? last
    return edits
  })
}

/** Whether two edits overlap, or replace and insert at the same offset. Parts that are beside each other can be replaced together. */
function isConflict(before: Edit, after: Edit): boolean {
  const isInsertion = ({ span }: Edit) => span.start === span.end
  return (
    after.span.start < before.span.end ||
    (after.span.start === before.span.end && (isInsertion(before) || isInsertion(after)))
  )
}

function startOf(edits: readonly Edit[]): number {
  return edits[0]?.span.start ?? 0
}
