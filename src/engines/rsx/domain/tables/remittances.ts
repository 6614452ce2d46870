import { mutual, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the remittance (820). */
export const remittances: DocumentRelations = {
  document: 'Remittances',
  groups: withCommonGroups({
    RemittanceLine: {
      pairs: [mutual('DeductionReasonCode', 'DeductionAmount')],
      difference: { result: 'PaidAmount', from: 'InvoiceAmount', less: 'DeductionAmount' },
    },
  }),
  content: {
    groups: { path: 'LineItem' },
    level: 'warning',
    noun: 'line',
    reason: 'A remittance names the invoices that it pays.',
  },
  lines: { path: 'LineItem', values: 'RemittanceLine', number: 'LineSequenceNumber' },
  sums: [
    {
      total: 'Header/RemittanceHeader/RemittanceAmount',
      isMoney: true,
      sums: [{ add: [{ path: 'LineItem/RemittanceLine/PaidAmount' }] }],
    },
    {
      total: 'Summary/TotalAmount',
      isMoney: true,
      sums: [
        { add: [{ path: 'LineItem/RemittanceLine/PaidAmount' }] },
        { add: [{ path: 'LineItem/RemittanceLine/InvoiceAmount' }] },
      ],
    },
  ],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
}
