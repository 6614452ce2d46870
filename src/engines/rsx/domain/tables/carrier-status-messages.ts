import { needs, usuallyNeeds, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the carrier status (214). */
export const carrierStatusMessages: DocumentRelations = {
  document: 'CarrierStatusMessages',
  groups: withCommonGroups({
    StatusDetails: {
      pairs: [needs('ShipmentStatusReason', 'ShipmentStatusCode'), usuallyNeeds('StatusTime', 'StatusDate')],
    },
  }),
  content: {
    groups: { path: 'StatusDetails' },
    level: 'warning',
    noun: 'status',
    reason: 'A status message says what happened to the shipment.',
  },
}
