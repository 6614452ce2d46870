import type { Level } from '../finding'

/** A code that says what a value is, with the values that it may stand for. */
export interface Pair {
  qualifier: string
  /** One of them is needed. */
  values: readonly string[]
  /** Whether each of the values needs the qualifier too. */
  isMutual: boolean
}

/** Alternatives in one group. */
export interface Choice {
  names: readonly string[]
  atLeast: 0 | 1
  /** Infinity when they may stand beside each other. */
  atMost: number
  level: Level
  /** A value with which the choice does not apply. */
  unless?: { name: string; value: string }
  /** Completes the sentence "… has …": "no amount, percentage or rate". */
  missing: string
}

/** Names of two dates in one group, the earlier one first. */
export interface Period {
  from: string
  to: string
}

/** A line's total as the product of quantity and price. */
export interface Extension {
  total: string
  quantity: string
  unit: string
  price: string
  basis: string
}

/** A total that is distributed to places. */
export interface Distribution {
  total: string
  parts: string
  quantity: string
}

/** The relations within a group, wherever it stands in a document. */
export interface GroupRelations {
  pairs?: readonly Pair[]
  choices?: readonly Choice[]
  periods?: readonly Period[]
  extension?: Extension
  distribution?: Distribution
  /** A value that is the difference of two others. */
  difference?: { result: string; from: string; less: string }
}

/**
 * An amount that is computed from a document. `goods`: the totals of the lines; quantity times price where a line has none.
 * `products`: quantity times price of the lines. `accepted`: what an acknowledgement accepts, `acceptedLater` with what is on
 * back order. A path is the sum of all its values.
 */
export type Amount =
  | 'goods'
  | 'products'
  | 'accepted'
  | 'acceptedLater'
  | 'charges'
  | 'allowances'
  | 'taxes'
  | { path: string }

/** A total with the sums that are correct for it, the usual one first. Each of them is accepted. */
export interface SumRelation {
  total: string
  isMoney: boolean
  sums: readonly { add: readonly Amount[]; subtract?: readonly Amount[] }[]
}

/** A value that counts groups. */
export interface CountRelation {
  total: string
  /** The path of the groups, or the name that they have at every depth. */
  counted: { path: string } | { anywhere: string }
  /** "lines", for messages. */
  noun: string
}

/** The lines of a document. */
interface LineRelations {
  /** Path of a line below the record. */
  path: string
  /** The group with the values of a line. */
  values: string
  /** The quantity that the quantities per place of the line come to. */
  quantity?: { name: string; unit: string }
  /** Answers to the line, in acknowledgements. */
  answers?: string
  /** The value that has another number in every line. */
  number?: string
}

/** Roles of which a group of addresses may have one each. */
export interface RoleRelation {
  /** Path of the group that has the addresses. */
  parent: string
  codes: readonly string[]
}

/** All relations of a document that its schema does not state. */
export interface DocumentRelations {
  /** Name of the document, such as `Orders`. */
  document: string
  groups: ReadonlyMap<string, GroupRelations>
  lines?: LineRelations
  sums?: readonly SumRelation[]
  counts?: readonly CountRelation[]
  /** Paths of two dates, the earlier one first. */
  periods?: readonly Period[]
  roles?: readonly RoleRelation[]
  /** Whether pallets hold cartons and both have numbers of their own. */
  hasPacks?: boolean
  /** Path of the values that stand for the document when it is compared with others. */
  header?: string
}
