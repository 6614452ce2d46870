/** Whether a change breaks its reader. `warning` is only for what the documents do not say; `wording` never breaks. */
export type ChangeLevel = 'breaking' | 'warning' | 'harmless' | 'wording'

/** The side of a contract that a reader is on: they send the documents or requests that it describes, or they receive them. */
export type Role = 'send' | 'receive'

/** One difference between two contracts or documents, at one place. */
export interface Change {
  /** Stable name of the kind, as docs/compare.md lists it: `element-removed`, `code-added`, … */
  kind: string
  level: ChangeLevel
  /** The direction of this row, where one comparison covers both; absent: the role that was compared for. */
  role?: Role
  /** Names from the root to the place; rows are grouped by all but the last. */
  place: readonly string[]
  /** Other places of the same change: those of a group or list that the contract uses several times. */
  alsoAt?: readonly (readonly string[])[]
  /** The change as a short sentence without a full stop. */
  what: string
  /** Values before and after, as the reader would write them; absent where there is none. */
  from?: string
  to?: string
  /** Why it breaks, or does not, and for whom. One sentence. */
  why: string
  /** Formats that are concerned; absent: all. */
  formats?: readonly string[]
  /** Retailers that are concerned; absent: does not depend on retailers. */
  retailers?: readonly string[]
  /** Addresses within the portal of the place on both sides. */
  links?: { from?: string; to?: string }
  /** A rename that is only guessed: the other place. Counted as removal and addition. */
  renamedTo?: readonly string[]
  /** The version step that semantic versioning asks for; absent where versions have no such order. */
  step?: 'major' | 'minor' | 'patch'
}

/** The levels with their titles, the worst first. */
export const levels: readonly { value: ChangeLevel; title: string }[] = [
  { value: 'breaking', title: 'Breaks' },
  { value: 'warning', title: 'May break' },
  { value: 'harmless', title: 'Does not break' },
  { value: 'wording', title: 'Wording' },
]

/** The rank of a level: 0 for the worst. */
export function rankOf(level: ChangeLevel): number {
  return levels.findIndex(({ value }) => value === level)
}

/** The title of a level. */
export function levelTitle(level: ChangeLevel): string {
  return levels.find(({ value }) => value === level)?.title ?? level
}

/** A place in one line: `Header / OrderHeader / PurchaseOrderNumber`. */
export function placeText(place: readonly string[]): string {
  return place.join(' / ')
}
