import { mutual, needs, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the load tender (204). */
export const carrierLoadTenders: DocumentRelations = {
  document: 'CarrierLoadTenders',
  groups: withCommonGroups({
    OrderDetails: {
      pairs: [mutual('WeightUOM', 'Weight'), mutual('VolumeUOM', 'Volume'), needs('PackingMedium', 'LadingQuantity')],
    },
  }),
  counts: [{ total: 'Summary/TotalStops', counted: { path: 'StopDetails' }, noun: 'stops' }],
}
