import type { Level } from '../../findings/finding'

/** A code that says what a value is, with the values that it may stand for. */
export interface Pair {
  qualifier: string
  values: readonly string[]
  /** The side that the other one requires: one of the values beside the code, the code beside a value, or either. */
  needs: 'value' | 'code' | 'both'
  /** `warning` where many files have the one without the other. */
  level: 'error' | 'warning'
}

/** Alternatives of which a group needs one. */
export interface Choice {
  names: readonly string[]
  level: 'error' | 'warning'
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

/** A number that may not be negative, and perhaps not zero. */
export interface SignRule {
  negative: Level
  /** Zero is right unless given. */
  zero?: Level
  /** A value with which zero is right. */
  unless?: { name: string; values: readonly string[] }
  /** Why, in one sentence: the rule of the guides, or what is possible all the same. */
  reason: string
}

/** The relations within a group, wherever it is in a document. */
export interface GroupRelations {
  signs?: Readonly<Record<string, SignRule>>
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
 * back order. `charges`, `allowances` and `taxes` are those of the header and of the lines. A path is the sum of all its values.
 */
export type Amount =
  | 'goods'
  | 'products'
  | 'accepted'
  | 'acceptedLater'
  | 'charges'
  | 'allowances'
  | 'taxes'
  | 'headerCharges'
  | 'headerAllowances'
  | 'headerTaxes'
  | 'lineCharges'
  | 'lineAllowances'
  | { path: string }

/** The amounts that a total is computed from. */
export interface Terms {
  add: readonly Amount[]
  subtract?: readonly Amount[]
}

/** A total with the sums that are correct for it, the usual one first. Each of them is accepted. */
export interface SumRelation {
  total: string
  isMoney: boolean
  sums: readonly Terms[]
  /** Sums that the guides do not have and practice does: a warning, with what the total is. */
  practice?: readonly (Terms & { reason: string })[]
}

/** A value that counts groups. */
export interface CountRelation {
  total: string
  /** The path of the groups, or the name that they have at every depth. */
  counted: { path: string } | { anywhere: string }
  /** The path of a number below each group: groups with the same number may count as one. */
  number?: string
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
  acknowledgements?: string
  /** The value that has another number in every line. */
  number?: string
}

/** The groups without which a document says nothing. */
export interface ContentRelation {
  /** Path of the groups, or the name that they have at every depth. */
  groups: { path: string } | { anywhere: string }
  level: Level
  /** "line", for messages. */
  noun: string
  /** Why, in one sentence. */
  reason: string
  /** A value with which a document may be without. */
  unless?: { path: string; values: readonly string[] }
  /** Paths of groups that say something too: then it is a warning, for this reason. */
  instead?: { paths: readonly string[]; reason: string }
}

/** Roles of which a group of addresses may have one each. */
export interface UniqueRoles {
  /** Path of the group that has the addresses. */
  parent: string
  codes: readonly string[]
}

/** All relations of a document that its schema does not state. */
export interface DocumentRelations {
  /** Name of the document, such as `Orders`. */
  document: string
  groups: ReadonlyMap<string, GroupRelations>
  content?: ContentRelation
  lines?: LineRelations
  sums?: readonly SumRelation[]
  counts?: readonly CountRelation[]
  /** Paths of two dates, the earlier one first. */
  periods?: readonly Period[]
  uniqueRoles?: readonly UniqueRoles[]
  /** Whether pallets hold cartons and both have numbers of their own. */
  hasPacks?: boolean
  /** Path of the values that stand for the document when it is compared with others. */
  header?: string
}
