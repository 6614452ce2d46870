import { mutual, needs, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the freight invoice (210). */
export const carrierFreightDetails: DocumentRelations = {
  document: 'CarrierFreightDetails',
  groups: withCommonGroups({
    FreightLine: {
      pairs: [mutual('WeightUOM', 'Weight'), needs('PackingMedium', 'LadingQuantity', 'LadingDescription')],
    },
    Summary: { pairs: [mutual('WeightUOM', 'Weight')] },
  }),
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
