import { withCommonGroups } from './common-groups'
import { orderLine, orderTotal } from './order-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the purchase order (850). */
export const orders: DocumentRelations = {
  document: 'Orders',
  groups: withCommonGroups({ OrderLine: orderLine }),
  header: 'Header/OrderHeader',
  lines: {
    path: 'LineItem',
    values: 'OrderLine',
    number: 'LineSequenceNumber',
    quantity: { name: 'OrderQty', unit: 'OrderQtyUOM' },
  },
  sums: [orderTotal],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
  roles: [{ parent: 'Header', codes: ['BT', 'ST', 'VN', 'RI'] }],
}
