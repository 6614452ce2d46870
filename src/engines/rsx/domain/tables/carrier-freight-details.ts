import { amount, usuallyMutual, usuallyNeeds, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the freight invoice (210). */
export const carrierFreightDetails: DocumentRelations = {
  document: 'CarrierFreightDetails',
  groups: withCommonGroups({
    FreightLine: {
      pairs: [
        usuallyMutual('WeightUOM', 'Weight'),
        usuallyNeeds('PackingMedium', 'LadingQuantity', 'LadingDescription'),
      ],
      signs: { FreightAmount: amount },
    },
    Summary: { pairs: [usuallyMutual('WeightUOM', 'Weight')], signs: { TotalAmount: amount } },
  }),
  content: {
    groups: { path: 'InvoiceDetails' },
    level: 'warning',
    noun: 'line',
    reason: 'A freight invoice bills at least one service.',
  },
  lines: { path: 'InvoiceDetails', values: 'FreightLine', number: 'LineSequenceNumber' },
  sums: [
    {
      total: 'Summary/TotalAmount',
      isMoney: true,
      sums: [
        { add: [{ path: 'InvoiceDetails/FreightLine/FreightAmount' }, 'charges', 'taxes'], subtract: ['allowances'] },
      ],
    },
  ],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'InvoiceDetails' }, noun: 'lines' }],
}
