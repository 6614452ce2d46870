import type { KindCode, KindGroup, kinds } from '../findings/kinds'

/** Explains a kind of finding, in two or three plain sentences for each part. */
export interface Explanation {
  meaning: string
  /** The usual cause. */
  cause: string
  /** The answer that the network or a retailer would have sent. */
  consequence: string
  /** How to fix it. */
  remedy: string
}

/** Explanations of all kinds of a group, by code. */
export type Explanations<Group extends KindGroup> = {
  [Code in KindCode as (typeof kinds)[Code]['group'] extends Group ? Code : never]: Explanation
}
