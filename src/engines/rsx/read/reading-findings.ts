import type { DocumentNode, Place, Span } from '../document-tree'
import type { Finding, Level, QuickFix } from '../findings/finding'
import type { KindCode } from '../findings/kinds'
import { createCounts, type LevelCounts } from '../level-counts'

/** The details of an error, as its reader gives them. The level is `error` unless given. */
export interface FindingDetails {
  level?: Level
  source?: Finding['source']
  found?: string
  expected?: string
  message: string
  fix?: string
  quickFix?: QuickFix
}

/** Collects the findings of a reader. */
export interface ReadingFindings {
  add(code: KindCode, target: DocumentNode | Span, details: FindingDetails): void
  /** All findings so far. After 2,000 of one kind, the rest of that kind are counted in its last message. */
  all(): Finding[]
  /** The number of findings of each level so far, with those that are only counted. */
  levels(): LevelCounts
}

const maxFindingsOfKind = 2000

/** Collects findings, with the places that `placeOf` gives them. */
export function createReadingFindings(placeOf: (target: DocumentNode | Span) => Place): ReadingFindings {
  const findings: Finding[] = []
  const levels = createCounts()
  const kinds = new Map<KindCode, { count: number; last: Finding }>()
  return {
    add(code, target, details) {
      levels[details.level ?? 'error'] += 1
      const kind = kinds.get(code)
      if (kind && kind.count >= maxFindingsOfKind) {
        kind.count += 1
        return
      }
      const last = createFinding(code, placeOf(target), details)
      findings.push(last)
      kinds.set(code, { count: (kind?.count ?? 0) + 1, last })
    },
    all() {
      const closing = new Map<Finding, number>()
      for (const { count, last } of kinds.values()) {
        if (count > maxFindingsOfKind) closing.set(last, count - maxFindingsOfKind)
      }
      return findings.map((finding) => {
        const more = closing.get(finding)
        return more === undefined
          ? finding
          : { ...finding, message: `${finding.message} This happens ${more} more times after this place.` }
      })
    },
    levels: () => ({ ...levels }),
  }
}

/** A finding of the readers. */
export function createFinding(code: KindCode, place: Place, details: FindingDetails): Finding {
  return {
    code,
    level: details.level ?? 'error',
    place,
    found: details.found,
    expected: details.expected,
    source: details.source ?? 'reading',
    retailers: [],
    message: details.message,
    fix: details.fix,
    quickFix: details.quickFix,
    reference: undefined,
  }
}
