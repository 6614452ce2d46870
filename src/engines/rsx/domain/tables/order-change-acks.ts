import { withCommonGroups } from './common-groups'
import {
  acceptedTotal,
  acknowledgedLines,
  changedQuantity,
  lineAcknowledgement,
  orderLine,
  totalNotNegative,
} from './order-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the answer to an order change (865). */
export const orderChangeAcks: DocumentRelations = {
  document: 'OrderChangeAcks',
  groups: withCommonGroups({
    OrderLine: {
      ...orderLine(changedQuantity),
      difference: { result: 'VarianceQty', from: 'OrderQty', less: 'PreviousOrderQty' },
    },
    LineItemAcknowledgement: lineAcknowledgement,
    Summary: { signs: totalNotNegative },
  }),
  content: acknowledgedLines,
  header: 'Header/OrderHeader',
  lines: {
    path: 'LineItem',
    values: 'OrderLine',
    number: 'LineSequenceNumber',
    acknowledgements: 'LineItemAcknowledgement',
  },
  sums: [acceptedTotal],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
  periods: [
    { from: 'Header/OrderHeader/PurchaseOrderDate', to: 'Header/OrderHeader/POChangeDate' },
    { from: 'Header/OrderHeader/POChangeDate', to: 'Header/OrderHeader/POChangeAcknowledgeDate' },
  ],
  uniqueRoles: [{ parent: 'Header', codes: ['BT', 'VN', 'RI'] }],
}
