import { withCommonGroups } from './common-groups'
import { orderLine, orderTotal, totalNotNegative } from './order-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the purchase order (850). */
export const orders: DocumentRelations = {
  document: 'Orders',
  groups: withCommonGroups({
    OrderLine: orderLine({ negative: 'error', zero: 'error', reason: 'An ordered quantity is more than 0.' }),
    Summary: { signs: totalNotNegative },
  }),
  content: {
    groups: { path: 'LineItem' },
    level: 'warning',
    noun: 'line',
    reason: 'An order without lines orders nothing, unless the lines were agreed in another way.',
    unless: { path: 'Header/OrderHeader/TsetPurposeCode', values: ['01'] },
  },
  header: 'Header/OrderHeader',
  lines: {
    path: 'LineItem',
    values: 'OrderLine',
    number: 'LineSequenceNumber',
    quantity: { name: 'OrderQty', unit: 'OrderQtyUOM' },
  },
  sums: [orderTotal],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
  uniqueRoles: [{ parent: 'Header', codes: ['BT', 'ST', 'VN', 'RI'] }],
}
