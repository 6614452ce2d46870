import type { DocumentNode } from '../document-tree'
import type { CheckContext } from './check-context'
import type { ChosenDesign } from './chosen-design'
import { hasDisjointLengths } from './contradictions'
import type { Severity } from './finding-list'
import { countOf, listOf } from '@/lib/phrases'
import { withLength } from '../findings/messages'
import { lengthOf } from '../findings/text-length'
import { greatestOf, leastOf } from '../extremes'

const asWarning: Severity = { level: 'warning', retailers: [] }
const asNote: Severity = { level: 'note', retailers: [] }

/**
 * Reports texts that are longer or shorter than retailers allow (kind 50). The designs do not say whose lengths they are: a text that
 * only some retailers refuse is said once for its field.
 */
export class RetailerLengths {
  readonly #saidOnce = new Set<string>()

  readonly #context: CheckContext

  constructor(context: CheckContext) {
    this.#context = context
  }

  /** Checks a text that the schema accepts. */
  check(node: DocumentNode, text: string, design: ChosenDesign): void {
    const { minLengths, maxLengths } = design.rule
    if (minLengths.length === 0 && maxLengths.length === 0) return
    const length = lengthOf(text)
    const longest = greatestOf(maxLengths)
    const least = leastOf(minLengths)
    if (maxLengths.length > 0 && length > longest) this.#reportForAll(node, text, `at most ${longest}`)
    else if (minLengths.length > 0 && length < least) this.#reportForAll(node, text, `at least ${least}`)
    else this.#checkForSome(node, text, length, design)
  }

  #checkForSome(node: DocumentNode, text: string, length: number, design: ChosenDesign): void {
    const { minLengths, maxLengths } = design.rule
    const shorter = maxLengths.filter((limit) => limit < length)
    const longer = minLengths.filter((limit) => limit > length)
    if (shorter.length === 0 && longer.length === 0) return
    const key = `${node.name} ${minLengths.join()} ${maxLengths.join()}`
    if (this.#saidOnce.has(key)) return
    this.#saidOnce.add(key)
    const limits = [
      ...(shorter.length > 0 ? [`allow at most ${listOf(shorter.map(String), 'or')}`] : []),
      ...(longer.length > 0 ? [`require at least ${listOf(longer.map(String), 'or')}`] : []),
    ]
    this.#context.findings.add(
      'retailer-length',
      node,
      () => ({
        source: 'design',
        found: countOf(length, 'character'),
        expected: `${limits.join('; ').replaceAll(/allow |require /g, '')} characters`,
        message: `${node.name} is ${withLength(text)}. Some retailers ${limits.join(', others ')}; the designs do not say which. This is said once for ${node.name}.`,
        reference: { kind: 'field', field: node.name },
      }),
      // A shorter limit cuts a value off; a longer minimum is often that of another country.
      shorter.length > 0 || hasDisjointLengths(design) ? asWarning : asNote,
    )
  }

  #reportForAll(node: DocumentNode, text: string, limit: string): void {
    this.#context.findings.add(
      'retailer-length',
      node,
      () => ({
        source: 'design',
        found: countOf(lengthOf(text), 'character'),
        expected: `${limit} characters`,
        message: `${node.name} is ${withLength(text)}. All retailers ${limit.startsWith('at most') ? 'allow' : 'require'} ${limit}.`,
        reference: { kind: 'field', field: node.name },
      }),
      asWarning,
    )
  }
}
