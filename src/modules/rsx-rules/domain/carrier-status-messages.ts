import { needs, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the carrier status (214). */
export const carrierStatusMessages: DocumentRelations = {
  document: 'CarrierStatusMessages',
  groups: withCommonGroups({
    StatusDetails: { pairs: [needs('ShipmentStatusReason', 'ShipmentStatusCode'), needs('StatusTime', 'StatusDate')] },
  }),
}
