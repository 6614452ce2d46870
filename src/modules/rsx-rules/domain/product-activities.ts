import { anItem, mutual, needs, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the product activity report (852). */
export const productActivities: DocumentRelations = {
  document: 'ProductActivities',
  groups: withCommonGroups({
    ActivityHeader: { periods: [{ from: 'ReportStartDate', to: 'ReportEndDate' }] },
    ActivityLine: { choices: [anItem] },
    ProductActivityQuantities: {
      pairs: [
        mutual('TotalQtyUOM', 'TotalQty'),
        needs('ActivityCode', 'TotalQty', 'LocationQuantity'),
        needs('LocationCodeQualifier', 'LocationQuantity'),
      ],
      distribution: { total: 'TotalQty', parts: 'LocationQuantity', quantity: 'Qty' },
    },
  }),
  lines: { path: 'LineItem', values: 'ActivityLine', number: 'LineSequenceNumber' },
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
}
