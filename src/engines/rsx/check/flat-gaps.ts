import type { CheckContext } from './check-context'
import { countOf } from '@/lib/phrases'

/** Collects what a flat layout cannot carry: whether it is needed cannot be told from the file, which is said once. */
export class FlatGaps {
  readonly #context: CheckContext
  /** The paths of the fields and groups that the file can carry; undefined when it can carry everything. */
  readonly #carried: ReadonlySet<string> | undefined
  /** The paths that the schema requires. */
  readonly #required = new Set<string>()
  /** The paths that a retailer requires, by retailer. */
  readonly #requiredPaths = new Map<string, Set<string>>()

  constructor(context: CheckContext) {
    this.#context = context
    this.#carried = context.document.carriedPaths
  }

  /** Whether the file can carry a path. If not, the requirement of the retailers is noted; without any, that of the schema. */
  canCarry(path: string, retailers: readonly string[]): boolean {
    if (!this.#carried || this.#carried.has(path)) return true
    if (retailers.length === 0) this.#required.add(path)
    for (const retailer of retailers) {
      const required = this.#requiredPaths.get(retailer) ?? new Set()
      this.#requiredPaths.set(retailer, required.add(path))
    }
    return false
  }

  /** Reports what was noted: one finding for the retailers that require the same. */
  report(): void {
    if (this.#required.size > 0) this.#reportPaths('required-missing', 'schema', [...this.#required], [])
    const requirers = new Map<string, { paths: string[]; retailers: string[] }>()
    for (const [retailer, required] of [...this.#requiredPaths].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const paths = [...required]
      const group = requirers.get(paths.join(' ')) ?? { paths, retailers: [] }
      group.retailers.push(retailer)
      requirers.set(paths.join(' '), group)
    }
    for (const { paths, retailers } of requirers.values()) {
      this.#reportPaths('retailer-field', 'design', paths, retailers)
    }
  }

  #reportPaths(
    code: 'required-missing' | 'retailer-field',
    source: 'schema' | 'design',
    paths: readonly string[],
    retailers: readonly string[],
  ): void {
    const { document, findings } = this.#context
    const requiring = retailers.length === 0 ? 'the schema requires' : 'a chosen retailer requires'
    findings.add(
      code,
      { start: 0, end: 0 },
      () => ({
        source,
        found: undefined,
        expected: paths.join(', '),
        message: `The ${document.format} layout cannot carry ${countOf(paths.length, 'place')} that ${requiring}, such as ${paths[0]}.`,
        fix: 'Cannot tell: send XML or JSON.',
      }),
      { level: 'unknown', retailers },
    )
  }
}
