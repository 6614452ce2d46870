import type { Finding, Level } from '@/engines/rsx/findings/finding'

/** The filters of the list of findings. Empty values do not filter. */
export interface FindingFilter {
  text: string
  level: Level | ''
  /** A retailer, for what counts in its verdict, the network's rules included; or `network` for these alone. */
  retailer: string
}

/** Findings that differ in their place only. */
export interface FoldedFinding {
  /** Identifies it among those of one result. */
  key: string
  finding: Finding
  /** The further places of the same error, in the order of the file. */
  others: readonly Finding[]
}

/** The findings below one group of the document. */
export interface FindingGroup {
  /** The path of the group, with ` › ` between its names; empty for the file itself. */
  place: string
  findings: FoldedFinding[]
}

/** The value of `FindingFilter.retailer` for what the network itself asks for. */
export const networkOnly = 'network'

/** The levels in the order of their weight, with the words of the page. */
export const levels = [
  { value: 'error', one: 'error', many: 'errors', title: 'Error' },
  { value: 'warning', one: 'warning', many: 'warnings', title: 'Warning' },
  { value: 'note', one: 'note', many: 'notes', title: 'Note' },
  { value: 'unknown', one: 'open question', many: 'open questions', title: 'Cannot tell' },
] as const satisfies readonly { value: Level; one: string; many: string; title: string }[]

/** The findings that fit a filter. The text is looked for in message, place, path, values and retailers. */
export function filterFindings(findings: readonly Finding[], { text, level, retailer }: FindingFilter): Finding[] {
  const query = text.trim().toLowerCase()
  return findings.filter(
    (finding) =>
      (level === '' || finding.level === level) &&
      (retailer === '' || countsFor(finding, retailer)) &&
      (query === '' || textsOf(finding).some((part) => part.toLowerCase().includes(query))),
  )
}

function countsFor({ retailers }: Finding, retailer: string): boolean {
  return retailers.length === 0 || (retailer !== networkOnly && retailers.includes(retailer))
}

function textsOf({
  message,
  place,
  guidePlace = '',
  found = '',
  expected = '',
  fix = '',
  retailers,
}: Finding): string[] {
  return [message, place.label, place.path, guidePlace, found, expected, fix, ...retailers]
}

/** Joins findings that say the same of one value at different places, and groups them by the group of the document that they are in. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const folded = new Map<string, FoldedFinding & { others: Finding[] }>()
  for (const finding of findings) {
    const key = JSON.stringify([finding.code, finding.level, subjectOf(finding), finding.message])
    const first = folded.get(key)
    if (first) first.others.push(finding)
    else folded.set(key, { key, finding, others: [] })
  }
  const groups = new Map<string, FindingGroup>()
  for (const entry of folded.values()) {
    entry.finding = withCount(entry)
    const place = groupOf(entry.finding.place.path)
    const group = groups.get(place)
    if (group) group.findings.push(entry)
    else groups.set(place, { place, findings: [entry] })
  }
  return [...groups.values()]
}

/**
 * The subject of a finding: a placeholder wherever it is, the element that has a value, or the place where something is missing.
 */
function subjectOf({ code, found, place }: Finding): string {
  const path = withoutNumbers(place.path)
  if (code === 'placeholder') return ''
  return found === undefined ? path : path.slice(path.lastIndexOf('/') + 1)
}

/** Says how many values have the same placeholder: "20 values are 'False'". */
function withCount({ finding, others }: FoldedFinding): Finding {
  if (finding.code !== 'placeholder' || others.length === 0) return finding
  return { ...finding, message: finding.message.replace('The value is', `${others.length + 1} values are`) }
}

function withoutNumbers(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '')
}

/** The group that a node is in: all names but the last. A group at the top stands for itself. */
function groupOf(path: string): string {
  const names = path.split('/')
  return names.slice(0, Math.max(1, names.length - 1)).join(' › ')
}

/** The number of findings of all levels. */
export function countAll(counts: Record<Level, number>): number {
  return counts.error + counts.warning + counts.note + counts.unknown
}
