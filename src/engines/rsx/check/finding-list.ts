import type { DocumentNode, Place, ReadDocument, Span } from '../document-tree'
import type { Finding, Level } from '../findings/finding'
import type { KindCode } from '../findings/kinds'
import { createCounts, type LevelCounts } from '../level-counts'

/** The details of a finding besides its kind, level and place. */
export interface FindingDetails {
  source: Finding['source']
  found?: string | undefined
  expected?: string | undefined
  message: string
  fix?: string | undefined
  quickFix?: Finding['quickFix']
  reference?: Finding['reference']
}

/** A place where something is missing. */
export interface Insertion {
  /** Empty: where the missing node would be inserted. */
  span: Span
  /** The group that lacks it. */
  group: DocumentNode
  name: string
}

/** The retailers that ask for something, and the level of a finding about it. */
export interface Severity {
  level: Level
  /** Empty when the network asks. */
  retailers: readonly string[]
}

/** The result of checking a document. */
export interface CheckResult {
  /** In the order of the file: at most `maxFindings` of the network, and as many of retailers. */
  findings: readonly Finding[]
  /** All, with those beyond the limit. */
  total: number
  /** All by level. */
  levels: LevelCounts
  /** All by retailer; by `undefined` what the network asks for. */
  counts: ReadonlyMap<string | undefined, LevelCounts>
}

/** How many findings are described. The rest are counted. */
export const maxFindings = 2000

const byNetwork: Severity = { level: 'error', retailers: [] }

/**
 * Collects the findings of one document. Those beyond the limit are counted and not described, except what cannot be told: the
 * verdict says why.
 */
export class FindingList {
  readonly #findings: Finding[] = []
  readonly #counts = new Map<string | undefined, LevelCounts>()
  readonly #levels = createCounts()
  #total = 0
  /** How many are described that the network asks for, and that retailers do: neither crowds out the other. */
  readonly #described = { network: 0, retailers: 0 }

  readonly #document: ReadDocument

  constructor(document: ReadDocument) {
    this.#document = document
  }

  /** Adds a finding. `describe` is called only if the finding is described. */
  add(
    code: KindCode,
    target: DocumentNode | Insertion | Span,
    describe: () => FindingDetails,
    severity: Severity = byNetwork,
  ): void {
    const { level, retailers } = severity
    this.#total += 1
    this.#levels[level] += 1
    if (code !== 'contradiction') {
      for (const retailer of retailers.length === 0 ? [undefined] : retailers) this.#count(retailer, level)
    }
    const requirer = retailers.length === 0 ? 'network' : 'retailers'
    if (this.#described[requirer] >= maxFindings && level !== 'unknown') return
    this.#described[requirer] += 1
    const { found, expected, fix, quickFix, reference, ...rest } = describe()
    const place = this.#placeOf(target)
    this.#findings.push({ code, level, place, retailers, found, expected, fix, quickFix, reference, ...rest })
  }

  result(): CheckResult {
    const findings = this.#findings.toSorted((a, b) => a.place.span.start - b.place.span.start)
    return { findings, total: this.#total, levels: this.#levels, counts: this.#counts }
  }

  #placeOf(target: DocumentNode | Insertion | Span): Place {
    if (!('group' in target)) return this.#document.placeOf(target)
    const { span, group, name } = target
    const { path } = this.#document.placeOf(group)
    return { ...this.#document.placeOf(span), path: path === '' ? name : `${path}/${name}` }
  }

  #count(retailer: string | undefined, level: Level): void {
    const counts = this.#counts.get(retailer) ?? createCounts()
    counts[level] += 1
    this.#counts.set(retailer, counts)
  }
}
