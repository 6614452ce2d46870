import { withCommonGroups } from './common-groups'
import {
  acceptedTotal,
  acknowledgedLines,
  lineAcknowledgement,
  orderLine,
  repeatedQuantity,
  totalNotNegative,
} from './order-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the order acknowledgement (855). */
export const orderAcks: DocumentRelations = {
  document: 'OrderAcks',
  groups: withCommonGroups({
    OrderLine: orderLine(repeatedQuantity),
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
    quantity: { name: 'OrderQty', unit: 'OrderQtyUOM' },
  },
  sums: [acceptedTotal],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
  periods: [{ from: 'Header/OrderHeader/PurchaseOrderDate', to: 'Header/OrderHeader/AcknowledgementDate' }],
  // ST is not in the list: a multi-store order has one ship-to address per store.
  uniqueRoles: [{ parent: 'Header', codes: ['BT', 'VN', 'RI'] }],
}
