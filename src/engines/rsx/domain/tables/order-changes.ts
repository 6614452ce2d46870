import { withCommonGroups } from './common-groups'
import { changedQuantity, orderLine, orderTotal, totalNotNegative } from './order-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the order change (860). */
export const orderChanges: DocumentRelations = {
  document: 'OrderChanges',
  groups: withCommonGroups({
    OrderLine: {
      ...orderLine(changedQuantity),
      difference: { result: 'VarianceQty', from: 'OrderQty', less: 'PreviousOrderQty' },
    },
    Summary: { signs: totalNotNegative },
  }),
  header: 'Header/OrderHeader',
  lines: { path: 'LineItem', values: 'OrderLine', number: 'LineSequenceNumber' },
  sums: [orderTotal],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
  periods: [{ from: 'Header/OrderHeader/PurchaseOrderDate', to: 'Header/OrderHeader/POChangeDate' }],
  uniqueRoles: [{ parent: 'Header', codes: ['BT', 'ST', 'VN', 'RI'] }],
}
