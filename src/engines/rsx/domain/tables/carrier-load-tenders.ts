import { usuallyMutual, usuallyNeeds, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the load tender (204). */
export const carrierLoadTenders: DocumentRelations = {
  document: 'CarrierLoadTenders',
  groups: withCommonGroups({
    OrderDetails: {
      pairs: [
        usuallyMutual('WeightUOM', 'Weight'),
        usuallyMutual('VolumeUOM', 'Volume'),
        usuallyNeeds('PackingMedium', 'LadingQuantity'),
      ],
    },
  }),
  content: {
    groups: { path: 'StopDetails' },
    level: 'warning',
    noun: 'stop',
    reason: 'A load has a place where it is taken and one where it goes.',
  },
  counts: [{ total: 'Summary/TotalStops', counted: { path: 'StopDetails' }, noun: 'stops' }],
}
