/** Amounts of money. Prices of a unit are none: they may have more decimals. */
export const amountFields = new Set([
  'AllowChrgAmt',
  'Amount',
  'AmountSubjectToDiscount',
  'DeductionAmount',
  'DiscountAmountDue',
  'ExtendedItemTotal',
  'FreightAmount',
  'InvoiceAmount',
  'InvoiceAmtDueByTermsDate',
  'MonetaryAmount',
  'PaidAmount',
  'RemittanceAmount',
  'TaxAmount',
  'TermsDeferredAmountDue',
  'TermsDiscountAmount',
  'TotalAllowancesAmount',
  'TotalAmount',
  'TotalChargesAmount',
  'TotalFreightCharges',
  'TotalNonFreightCharges',
  'TotalSalesAmount',
  'TotalTaxesAndCharges',
  'TotalTermsDiscountAmount',
])

/** Currencies with thousandths (ISO 4217). */
export const currenciesWithThreeDecimals = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])
