import {
  anAllowance,
  anItem,
  aTax,
  commonAllowances,
  commonTaxes,
  mutual,
  usuallyMutual,
  usuallyNeeds,
  withCommonGroups,
  notNegative,
} from './common-groups'
import { repeatedQuantity } from './order-groups'
import type { Amount, DocumentRelations, Terms } from './relation-types'

const credit = 'Negative invoices are not sent: a credit has InvoiceTypeCode CR and positive amounts.'
const billed = notNegative('error', credit)

const net = 'It is net of allowances, as some retailers want it; the guide adds up the lines before them.'
const headerOnly =
  'It counts the header only, which is right where that repeats what the lines have, or the lines are net already.'

const inSummary = (name: string): Amount => ({ path: `Summary/${name}` })
const freight = inSummary('TotalFreightCharges')
const otherCharges = inSummary('TotalNonFreightCharges')
const statedCharges = inSummary('TotalChargesAmount')
const statedAllowances = inSummary('TotalAllowancesAmount')
const statedTaxesAndCharges = inSummary('TotalTaxesAndCharges')

/** Sums with totals that the summary states, in place of or beside the charges, allowances and taxes of the document. */
const withStatedTotals = (sums: readonly (Terms & { counts: string })[]) =>
  sums.map(({ counts, ...terms }) => ({
    ...terms,
    reason: `It counts ${counts} of the summary; the guide adds up the charges, allowances and taxes of the document.`,
  }))

/** Relations of the invoice (810). */
export const invoices: DocumentRelations = {
  document: 'Invoices',
  groups: withCommonGroups({
    InvoiceLine: {
      pairs: [
        mutual('InvoiceQtyUOM', 'InvoiceQty'),
        usuallyMutual('OrderQtyUOM', 'OrderQty'),
        usuallyMutual('ShipQtyUOM', 'ShipQty'),
        usuallyNeeds('PurchasePriceBasis', 'PurchasePrice'),
        usuallyNeeds('QtyLeftToReceiveStatus', 'QtyLeftToReceive'),
      ],
      choices: [anItem],
      signs: {
        InvoiceQty: {
          negative: 'error',
          zero: 'warning',
          reason:
            'What is billed has shipped, so it is more than 0; a credit has InvoiceTypeCode CR and positive amounts.',
        },
        OrderQty: repeatedQuantity,
        ShipQty: billed,
        PurchasePrice: billed,
        ExtendedItemTotal: billed,
      },
      extension: {
        total: 'ExtendedItemTotal',
        quantity: 'InvoiceQty',
        unit: 'InvoiceQtyUOM',
        price: 'PurchasePrice',
        basis: 'PurchasePriceBasis',
      },
    },
    Taxes: {
      ...commonTaxes,
      choices: [{ ...aTax, level: 'error' }],
      signs: { TaxAmount: billed, TaxPercent: billed },
    },
    ChargesAllowances: { ...commonAllowances, choices: [{ ...anAllowance, level: 'error' }] },
    Summary: {
      // TotalTaxesAndCharges is below zero where allowances are more than charges and taxes.
      signs: {
        TotalAmount: billed,
        TotalSalesAmount: billed,
        TotalAllowancesAmount: billed,
        TotalChargesAmount: billed,
        TotalTermsDiscountAmount: billed,
        TotalFreightCharges: billed,
        InvoiceAmtDueByTermsDate: billed,
      },
    },
  }),
  content: {
    groups: { path: 'LineItem' },
    level: 'error',
    noun: 'line',
    reason: 'An invoice bills each line that was shipped.',
    instead: {
      paths: ['Header/ChargesAllowances', 'Header/Taxes'],
      reason: 'It has charges, allowances or taxes only, and some retailers refuse an invoice or credit without lines.',
    },
  },
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
      practice: [
        { add: ['goods', 'headerCharges', 'taxes'], subtract: ['headerAllowances'], reason: headerOnly },
        { add: ['goods', 'headerCharges', 'headerTaxes'], subtract: ['headerAllowances'], reason: headerOnly },
        { add: ['goods', 'charges', 'headerTaxes'], subtract: ['allowances'], reason: headerOnly },
        ...withStatedTotals([
          {
            add: ['goods', 'charges', 'taxes', freight],
            subtract: ['allowances'],
            counts: 'TotalFreightCharges',
          },
          {
            add: ['goods', 'charges', 'taxes', otherCharges],
            subtract: ['allowances'],
            counts: 'TotalNonFreightCharges',
          },
          {
            add: ['goods', 'charges', 'taxes', freight, otherCharges],
            subtract: ['allowances'],
            counts: 'TotalFreightCharges and TotalNonFreightCharges',
          },
          { add: ['goods', statedTaxesAndCharges], counts: 'TotalTaxesAndCharges' },
          { add: ['goods', statedTaxesAndCharges], subtract: ['allowances'], counts: 'TotalTaxesAndCharges' },
          { add: ['goods', statedCharges, 'taxes'], subtract: ['allowances'], counts: 'TotalChargesAmount' },
          { add: ['goods', 'charges', 'taxes'], subtract: [statedAllowances], counts: 'TotalAllowancesAmount' },
          {
            add: ['goods', statedCharges, 'taxes'],
            subtract: [statedAllowances],
            counts: 'TotalChargesAmount and TotalAllowancesAmount',
          },
        ]),
      ],
    },
    {
      total: 'Summary/TotalSalesAmount',
      isMoney: true,
      sums: [{ add: ['goods'] }, { add: ['products'] }],
      practice: [
        { add: ['goods', 'lineCharges'], subtract: ['lineAllowances'], reason: net },
        { add: ['goods'], subtract: ['lineAllowances'], reason: net },
        { add: ['goods', 'charges'], subtract: ['allowances'], reason: net },
        { add: ['goods'], subtract: ['allowances'], reason: net },
      ],
    },
    {
      total: 'Summary/TotalAllowancesAmount',
      isMoney: true,
      sums: [{ add: ['allowances'] }],
      practice: [{ add: ['headerAllowances'], reason: headerOnly }],
    },
    {
      total: 'Summary/TotalChargesAmount',
      isMoney: true,
      sums: [{ add: ['charges'] }],
      practice: [
        { add: ['headerCharges'], reason: headerOnly },
        ...withStatedTotals([
          { add: ['charges', freight], counts: 'TotalFreightCharges' },
          { add: ['charges', freight, otherCharges], counts: 'TotalFreightCharges and TotalNonFreightCharges' },
        ]),
      ],
    },
    {
      total: 'Summary/TotalTaxesAndCharges',
      isMoney: true,
      sums: [{ add: ['charges', 'taxes'], subtract: ['allowances'] }, { add: ['charges', 'taxes'] }],
      practice: [
        { add: ['headerCharges', 'headerTaxes'], subtract: ['headerAllowances'], reason: headerOnly },
        { add: ['headerCharges', 'headerTaxes'], reason: headerOnly },
        ...withStatedTotals([
          { add: ['charges', 'taxes', freight], counts: 'TotalFreightCharges' },
          { add: ['charges', 'taxes', freight], subtract: ['allowances'], counts: 'TotalFreightCharges' },
          { add: [statedCharges, 'taxes'], counts: 'TotalChargesAmount' },
          { add: [statedCharges, 'taxes'], subtract: ['allowances'], counts: 'TotalChargesAmount' },
        ]),
      ],
    },
  ],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
  periods: [
    { from: 'Header/InvoiceHeader/PurchaseOrderDate', to: 'Header/InvoiceHeader/InvoiceDate' },
    { from: 'Header/InvoiceHeader/ShipDate', to: 'Header/InvoiceHeader/ShipDeliveryDate' },
  ],
  uniqueRoles: [{ parent: 'Header', codes: ['BT', 'RI', 'ST', 'Z7'] }],
}
