import { anItem, needs, usuallyMutual, usuallyNeeds, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the product activity report (852). */
export const productActivities: DocumentRelations = {
  document: 'ProductActivities',
  groups: withCommonGroups({
    ActivityHeader: { periods: [{ from: 'ReportStartDate', to: 'ReportEndDate' }] },
    // Returns are sales below zero.
    LocationQuantity: {},
    ActivityLine: { choices: [anItem] },
    ProductActivityQuantities: {
      pairs: [
        usuallyMutual('TotalQtyUOM', 'TotalQty'),
        needs('ActivityCode', 'TotalQty', 'LocationQuantity'),
        usuallyNeeds('LocationCodeQualifier', 'LocationQuantity'),
      ],
      distribution: { total: 'TotalQty', parts: 'LocationQuantity', quantity: 'Qty' },
    },
  }),
  content: {
    groups: { path: 'LineItem' },
    level: 'warning',
    noun: 'line',
    reason: 'A report without lines says nothing of any item.',
  },
  lines: { path: 'LineItem', values: 'ActivityLine', number: 'LineSequenceNumber' },
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
}
