import { withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the list of locations (816). */
export const organizationalRelationships: DocumentRelations = {
  document: 'OrganizationalRelationships',
  groups: withCommonGroups({ LocationLine: { periods: [{ from: 'OpeningDate', to: 'ClosingDate' }] } }),
  content: {
    groups: { path: 'LineItem' },
    level: 'warning',
    noun: 'location',
    reason: 'A list of locations without locations says nothing.',
  },
  lines: { path: 'LineItem', values: 'LocationLine', number: 'LineSequenceNumber' },
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
}
