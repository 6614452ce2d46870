import type { Role } from '@/engines/changes/change'
import { listOf } from '@/lib/phrases'
import { documentOrder } from '../document-order'
import type { DesignRule } from '../rule-model'
import { retailersOf } from '../sources/read-design'
import { usualRole } from '../usual-role'

/** The design of a document: the root, whose children are below the record. */
export interface DocumentDesign {
  document: string
  design: DesignRule
}

/** Something that designs say about retailers: that they ask for a document, for a group or field of it, or for a code, or a note. */
export interface Statement {
  part: 'document' | 'field' | 'code' | 'note'
  /** The name of the part: `Field`, `Code EA`. */
  title: string
  /** The code with its meaning, the length of the field or the text of the note; empty without one. */
  value: string
  /** The direction in which a supplier has the document. */
  role: Role
  /** The document, and names below its record. */
  place: readonly [document: string, ...path: string[]]
  /** The retailers that ask for it. */
  retailers: ReadonlySet<string>
  rule: DesignRule
  /** Whether the network has it in every document, whoever receives it. */
  isNetworkRule: boolean
}

/**
 * Lists what designs say about retailers, ordered by document, place and code; notes come last. Hidden places are left out with
 * everything below them, as in My Designs.
 */
export function statementsOf(designs: readonly DocumentDesign[]): Statement[] {
  const byDocument = documentOrder('used', '7.7.4')
  const statements: Statement[] = []
  const notes: Statement[] = []
  for (const { document, design } of designs.toSorted((a, b) => byDocument(a.document, b.document))) {
    const role = usualRole(document)
    const visit = (rule: DesignRule, path: readonly string[], isNetworkRule: boolean) => {
      const common = { role, place: [document, ...path] as const, rule, isNetworkRule: false }
      const isDocument = path.length === 0
      const title = isDocument ? 'Document' : rule.children.size > 0 ? 'Group' : 'Field'
      const retailers = new Set(isDocument ? retailersOf(rule) : rule.mandatoryFor)
      const part = isDocument ? 'document' : 'field'
      statements.push({ ...common, part, title, value: lengthsText(rule), retailers, isNetworkRule })
      for (const [code, { description = '', mandatoryFor }] of inOrder(rule.codes)) {
        const value = `${code} ${description}`.trim()
        statements.push({ ...common, part: 'code', title: `Code ${code}`, value, retailers: new Set(mandatoryFor) })
      }
      for (const [retailer, lines] of inOrder(rule.notes)) {
        const note = { part: 'note' as const, title: 'Note to trading partners', value: lines.join(' ') }
        notes.push({ ...common, ...note, retailers: new Set([retailer]) })
      }
      for (const [name, child] of inOrder(rule.children)) {
        if (child.isVisible) visit(child, [...path, name], child.isRequired && (isDocument || isNetworkRule))
      }
    }
    visit(design, [], false)
  }
  return [...statements, ...notes].filter(({ retailers }) => retailers.size > 0)
}

/** The entries of a map by the code units of their keys, an order that is the same in every browser. */
function inOrder<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Lengths in words: "8 to 10 characters", "6 or 8 to 10, 12 or 22 characters"; empty where the design has none. */
export function lengthsText({ minLengths, maxLengths }: Pick<DesignRule, 'minLengths' | 'maxLengths'>): string {
  const [least, longest] = [minLengths, maxLengths].map((lengths) => listOf(lengths.map(String), 'or'))
  if (maxLengths.length === 0) return minLengths.length === 0 ? '' : `at least ${least} characters`
  if (minLengths.length === 0) return `at most ${longest} characters`
  return least === longest ? `${longest} characters` : `${least} to ${longest} characters`
}
