import type { Role } from '@/engines/changes/change'
import { documentOrder } from '../document-order'
import type { DesignRule } from '../rule-model'
import { retailersOf } from '../sources/read-design'
import { usualRole } from './roles'

/** The design of a document: the root, whose children are below the record. */
export interface DocumentDesign {
  document: string
  design: DesignRule
}

/** Something that retailers ask for: a document, a group or field of it, or a code of a field. */
export interface Requirement {
  document: string
  /** The direction in which a supplier has the document. */
  role: Role
  /** Names below the record; empty for the document itself. */
  path: readonly string[]
  /** The code and its meaning, where a code is asked for. */
  code: string | undefined
  /** The retailers that ask for it. */
  retailers: ReadonlySet<string>
  rule: DesignRule
  /** Whether the network has it in every document, whoever receives it. */
  isNetworkRule: boolean
}

/** A note of a retailer on a field or group. */
interface RetailerNote {
  document: string
  role: Role
  path: readonly string[]
  retailer: string
  text: string
}

/** Everything that designs say about retailers, ordered by document, place and code. */
export interface DesignStatements {
  requirements: readonly Requirement[]
  notes: readonly RetailerNote[]
}

/** Lists what designs say about retailers. Hidden places are left out with everything below them, as in My Designs. */
export function statementsOf(designs: readonly DocumentDesign[]): DesignStatements {
  const byDocument = documentOrder('used', '7.7.4')
  const requirements: Requirement[] = []
  const notes: RetailerNote[] = []
  for (const { document, design } of designs.toSorted((a, b) => byDocument(a.document, b.document))) {
    const role = usualRole(document)
    const visit = (rule: DesignRule, path: readonly string[], isNetworkRule: boolean) => {
      const place = { document, role, path, rule }
      const retailers = new Set(path.length === 0 ? retailersOf(rule) : rule.mandatoryFor)
      if (retailers.size > 0) requirements.push({ ...place, isNetworkRule, code: undefined, retailers })
      for (const [code, { mandatoryFor }] of [...rule.codes].toSorted(byKey)) {
        if (mandatoryFor.length === 0) continue
        requirements.push({ ...place, isNetworkRule: false, code, retailers: new Set(mandatoryFor) })
      }
      for (const [retailer, lines] of [...rule.notes].toSorted(byKey)) {
        notes.push({ document, role, path, retailer, text: lines.join(' ') })
      }
      for (const [name, child] of [...rule.children].toSorted(byKey)) {
        if (child.isVisible) visit(child, [...path, name], child.isRequired && (path.length === 0 || isNetworkRule))
      }
    }
    visit(design, [], false)
  }
  return { requirements, notes }
}

/** Compares entries by the code units of their keys, which is the same in every browser. */
function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0
}
