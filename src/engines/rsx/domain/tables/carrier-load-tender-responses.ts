import { withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the answer to a load tender (990). */
export const carrierLoadTenderResponses: DocumentRelations = {
  document: 'CarrierLoadTenderResponses',
  groups: withCommonGroups({}),
}
