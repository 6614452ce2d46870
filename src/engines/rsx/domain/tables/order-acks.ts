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
  // Every store of a multi-store order is a ship-to address.
  roles: [{ parent: 'Header', codes: ['BT', 'VN', 'RI'] }],
}
