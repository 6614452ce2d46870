import type { CheckContext } from './check-context'
import { countOf, listOf } from './messages'

/** Collects what a flat layout cannot carry: whether it is needed cannot be told from the file, which is said once. */
export class FlatGaps {
  readonly #context: CheckContext
  /** The paths of the fields and groups that the file can carry; undefined when it can carry everything. */
  readonly #carried: ReadonlySet<string> | undefined
  readonly #required = new Set<string>()
  readonly #asked = new Set<string>()
  readonly #retailers = new Set<string>()

  constructor(context: CheckContext) {
    this.#context = context
    this.#carried = context.document.carriedPaths
  }

  /** Whether the file can carry a path. If not, its requirement is noted. */
  canCarry(path: string, retailers: readonly string[]): boolean {
    if (!this.#carried || this.#carried.has(path)) return true
    const paths = retailers.length === 0 ? this.#required : this.#asked
    paths.add(path)
    for (const retailer of retailers) this.#retailers.add(retailer)
    return false
  }

  /** Reports what was noted. */
  report(): void {
    this.#reportPaths('required-missing', 'schema', this.#required, [])
    this.#reportPaths('retailer-field', 'design', this.#asked, [...this.#retailers].toSorted())
  }

  #reportPaths(
    code: 'required-missing' | 'retailer-field',
    source: 'schema' | 'design',
    paths: ReadonlySet<string>,
    retailers: readonly string[],
  ): void {
    if (paths.size === 0) return
    const { document, findings } = this.#context
    const asking =
      retailers.length === 0
        ? 'the schema requires'
        : `${listOf(retailers)} ${retailers.length === 1 ? 'requires' : 'require'}`
    const [first] = paths
    findings.add(
      code,
      { start: 0, end: 0 },
      () => ({
        source,
        found: undefined,
        expected: [...paths].join(', '),
        message: `The ${document.format} layout cannot carry ${countOf(paths.size, 'place')} that ${asking}, such as ${first}.`,
        fix: 'Cannot tell: send XML or JSON.',
      }),
      { level: 'unknown', retailers },
    )
  }
}
