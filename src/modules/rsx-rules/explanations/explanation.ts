import type { KindCode, KindGroup, kinds } from '../kinds'

/** What a kind of finding is about, in two or three plain sentences each. */
export interface Explanation {
  meaning: string
  /** The usual cause. */
  cause: string
  /** What the network or a retailer would have answered. */
  answer: string
  /** How to mend it. */
  remedy: string
}

/** Explanations of all kinds of a group, by code. */
export type Explanations<Group extends KindGroup> = {
  [Code in KindCode as (typeof kinds)[Code]['group'] extends Group ? Code : never]: Explanation
}
