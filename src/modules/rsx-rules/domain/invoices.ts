import { anItem, mutual, needs, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the invoice (810). */
export const invoices: DocumentRelations = {
  document: 'Invoices',
  groups: withCommonGroups({
    InvoiceLine: {
      pairs: [
        mutual('InvoiceQtyUOM', 'InvoiceQty'),
        mutual('OrderQtyUOM', 'OrderQty'),
        mutual('ShipQtyUOM', 'ShipQty'),
        needs('PurchasePriceBasis', 'PurchasePrice'),
        needs('QtyLeftToReceiveStatus', 'QtyLeftToReceive'),
      ],
      choices: [anItem],
      extension: {
        total: 'ExtendedItemTotal',
        quantity: 'InvoiceQty',
        unit: 'InvoiceQtyUOM',
        price: 'PurchasePrice',
        basis: 'PurchasePriceBasis',
      },
    },
  }),
  header: 'Header/InvoiceHeader',
  lines: {
    path: 'LineItem',
    values: 'InvoiceLine',
    number: 'LineSequenceNumber',
    quantity: { name: 'InvoiceQty', unit: 'InvoiceQtyUOM' },
  },
  sums: [
    {
      total: 'Summary/TotalAmount',
      isMoney: true,
      sums: [
        { add: ['goods', 'charges', 'taxes'], subtract: ['allowances'] },
        { add: ['products', 'charges', 'taxes'], subtract: ['allowances'] },
      ],
    },
    { total: 'Summary/TotalSalesAmount', isMoney: true, sums: [{ add: ['goods'] }, { add: ['products'] }] },
    { total: 'Summary/TotalAllowancesAmount', isMoney: true, sums: [{ add: ['allowances'] }] },
    { total: 'Summary/TotalChargesAmount', isMoney: true, sums: [{ add: ['charges'] }] },
    {
      total: 'Summary/TotalTaxesAndCharges',
      isMoney: true,
      sums: [{ add: ['charges', 'taxes'], subtract: ['allowances'] }, { add: ['charges', 'taxes'] }],
    },
  ],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
  periods: [
    { from: 'Header/InvoiceHeader/PurchaseOrderDate', to: 'Header/InvoiceHeader/InvoiceDate' },
    { from: 'Header/InvoiceHeader/ShipDate', to: 'Header/InvoiceHeader/ShipDeliveryDate' },
  ],
  roles: [{ parent: 'Header', codes: ['BT', 'RI', 'ST', 'Z7'] }],
}
