import type { Change } from '../../changes/change'
import type { OperationKey } from '../document/types'
import type { Pair } from './difference'

/** A change of an API. */
export interface ApiChange extends Change {
  /** The operations that it concerns, at most fifty; none for the document as a whole. */
  operations?: readonly Pair<OperationKey | undefined>[]
}
