import type { Choice, GroupRelations, Pair, SignRule } from './relation-types'

/** A number that is never negative. */
export const notNegative = (negative: SignRule['negative'], reason: string): SignRule => ({ negative, reason })

/** A code and its values, which need each other. */
export const mutual = (qualifier: string, ...values: string[]): Pair => ({
  qualifier,
  values,
  needs: 'both',
  level: 'error',
})
/** A code that needs a value; the value may stand alone. */
export const needs = (qualifier: string, ...values: string[]): Pair => ({
  qualifier,
  values,
  needs: 'value',
  level: 'error',
})
/** A code and its values, which many files have without each other. */
export const usuallyMutual = (qualifier: string, ...values: string[]): Pair => ({
  ...mutual(qualifier, ...values),
  level: 'warning',
})
/** A code that many files have without a value. */
export const usuallyNeeds = (qualifier: string, ...values: string[]): Pair => ({
  ...needs(qualifier, ...values),
  level: 'warning',
})
/** A value that many files have without its code; the code may stand alone. */
const usuallyExplains = (qualifier: string, value: string): Pair => ({
  qualifier,
  values: [value],
  needs: 'code',
  level: 'warning',
})

/** The names of numbers for an item, of which a line needs one. */
const itemNumbers = [
  'BuyerPartNumber',
  'VendorPartNumber',
  'ConsumerPackageCode',
  'EAN',
  'GTIN',
  'UPCCaseCode',
  'NatlDrugCode',
  'InternationalStandardBookNumber',
  'ProductID',
]

/** A line says which item it is about. */
export const anItem: Choice = { names: itemNumbers, level: 'error', missing: 'no number of an item' }

/** An allowance or charge says how much it is. */
export const anAllowance: Choice = {
  names: ['AllowChrgAmt', 'AllowChrgPercent', 'AllowChrgRate'],
  level: 'warning',
  unless: { name: 'AllowChrgIndicator', value: 'N' },
  missing: 'no amount, percentage or rate',
}

/** A tax says how much it is, or why it is none. */
export const aTax: Choice = {
  names: ['TaxAmount', 'TaxPercent', 'TaxExemptCode', 'TaxID'],
  level: 'warning',
  missing: 'no amount and no percentage',
}

const measured = notNegative('warning', 'Nothing weighs or measures less than nothing.')
const counted = notNegative('warning', 'A quantity below zero is not expected here.')
export const price = notNegative('warning', 'A price below zero is not expected here.')
export const amount = notNegative('warning', 'An amount below zero is not expected here.')
const ofAllowance = 'AllowChrgIndicator says whether it is added or taken off; the amount itself is never negative.'

const weight = [
  usuallyMutual('WeightUOM', 'Weight'),
  usuallyNeeds('WeightQualifier', 'Weight'),
  usuallyMutual('VolumeUOM', 'Volume'),
]

const groups = {
  Dates: { pairs: [mutual('DateTimeQualifier', 'Date', 'Time', 'DateTimePeriod')] },
  References: {
    pairs: [
      needs('ReferenceQual', 'ReferenceID', 'Description', 'ReferenceIDs'),
      { qualifier: 'ReferenceQual', values: ['ReferenceID'], needs: 'code', level: 'error' },
    ],
  },
  ReferenceIDs: { pairs: [mutual('ReferenceQual', 'ReferenceID')] },
  Address: {
    pairs: [
      usuallyMutual('LocationCodeQualifier', 'AddressLocationNumber'),
      needs(
        'AddressTypeCode',
        'AddressName',
        'AddressLocationNumber',
        'Address1',
        'LocationID',
        'AddressAlternateName',
        'City',
        'State',
        'PostalCode',
        'Country',
        'AddressTaxIdNumber',
        'References',
        'Contacts',
      ),
    ],
  },
  Contacts: {
    pairs: [
      usuallyNeeds(
        'ContactTypeCode',
        'ContactName',
        'PrimaryPhone',
        'PrimaryFax',
        'PrimaryEmail',
        'AdditionalContactDetails',
        'ContactReference',
      ),
    ],
  },
  AdditionalContactDetails: { pairs: [usuallyMutual('ContactQual', 'ContactID')] },
  PaymentTerms: { signs: { TermsDiscountPercentage: amount, TermsDiscountAmount: amount } },
  FOBRelatedInstruction: {
    pairs: [
      usuallyExplains('FOBLocationQualifier', 'FOBLocationDescription'),
      usuallyExplains('FOBTitlePassageCode', 'FOBTitlePassageLocation'),
      usuallyNeeds('TransportationTermsType', 'TransportationTerms'),
    ],
  },
  Commodity: { pairs: [usuallyMutual('CommodityCodeQualifier', 'CommodityCode')] },
  Measurements: {
    pairs: [
      usuallyNeeds(
        'MeasurementQualifier',
        'MeasurementValue',
        'RangeMinimum',
        'RangeMaximum',
        'MeasurementAttributeCode',
        'IndustryCode',
      ),
      usuallyNeeds('CompositeUOM', 'MeasurementValue', 'RangeMinimum', 'RangeMaximum'),
      usuallyMutual('IndustryCodeQualifier', 'IndustryCode'),
    ],
  },
  QuantityAndWeight: {
    pairs: [...weight, usuallyNeeds('PackingMedium', 'LadingQuantity', 'LadingDescription')],
    signs: { LadingQuantity: counted, Weight: measured, Volume: measured },
  },
  QuantityTotals: {
    pairs: [
      ...weight,
      usuallyNeeds('QuantityTotalsQualifier', 'Quantity', 'Weight', 'Volume', 'Description'),
      usuallyNeeds('QuantityUOM', 'Quantity'),
    ],
    signs: { Quantity: counted, Weight: measured, Volume: measured },
  },
  MonetaryAmounts: { pairs: [mutual('MonetaryAmountCode', 'MonetaryAmount')] },
  Notes: { pairs: [usuallyNeeds('NoteCode', 'Note')] },
  CarrierInformation: {
    pairs: [usuallyMutual('TransitTimeQual', 'TransitTime'), usuallyMutual('TransitTimeQualifier', 'TransitTime')],
  },
  SealNumbers: { pairs: [usuallyNeeds('SealStatusCode', 'SealNumber')] },
  MarksAndNumbersCollection: { pairs: [usuallyMutual('MarksAndNumbersQualifier1', 'MarksAndNumbers1')] },
  RestrictionsOrConditions: {
    pairs: [usuallyMutual('QuantityQualifier', 'Quantity1'), usuallyMutual('AmountQualifier', 'Amount')],
  },
  LeadTime: {
    pairs: [
      usuallyNeeds('LeadTimeCode', 'LeadTimeQuantity', 'LeadTimeDate'),
      usuallyMutual('LeadTimePeriodInterval', 'LeadTimeQuantity'),
    ],
  },
  Taxes: {
    pairs: [usuallyMutual('JurisdictionQual', 'JurisdictionCode'), usuallyNeeds('TaxPercentQual', 'TaxPercent')],
    choices: [aTax],
    signs: { TaxAmount: amount, TaxPercent: amount },
  },
  ChargesAllowances: {
    pairs: [
      usuallyNeeds('AllowChrgPercentQual', 'AllowChrgPercent'),
      usuallyNeeds('AllowChrgQtyUOM', 'AllowChrgQty', 'AllowChrgQty2', 'AllowChrgRate'),
      usuallyMutual('AllowChrgAgencyCode', 'AllowChrgAgency'),
    ],
    choices: [anAllowance],
    signs: {
      AllowChrgAmt: notNegative('error', ofAllowance),
      AllowChrgPercent: notNegative('warning', ofAllowance),
      AllowChrgRate: notNegative('warning', ofAllowance),
      AllowChrgQty: counted,
    },
  },
  RegulatoryCompliances: {
    pairs: [
      usuallyNeeds(
        'RegulatoryComplianceQual',
        'YesOrNoResponse',
        'RegulatoryComplianceID',
        'RegulatoryAgency',
        'Description',
      ),
    ],
  },
  ProductID: { pairs: [mutual('PartNumberQual', 'PartNumber')] },
  ProductOrItemDescription: {
    pairs: [
      usuallyNeeds('ProductCharacteristicCode', 'ProductDescription', 'ProductDescriptionCode', 'YesOrNoResponse'),
    ],
  },
  ItemAttribute: {
    pairs: [usuallyMutual('ItemAttributeQualifier', 'Value', 'Description', 'YesOrNoResponse', 'Measurements')],
  },
  PriceInformation: {
    pairs: [
      usuallyNeeds('PriceTypeIDCode', 'UnitPrice', 'MultiplePriceQuantity', 'RebateAmount', 'PriceMultiplier'),
      usuallyNeeds('UnitPriceBasis', 'UnitPrice'),
      usuallyNeeds('PriceMultiplierQual', 'PriceMultiplier'),
      usuallyMutual('QuantityUOM', 'Quantity'),
    ],
    signs: { UnitPrice: price },
  },
  PhysicalDetails: {
    pairs: [
      usuallyNeeds(
        'PackQualifier',
        'PackValue',
        'PackSize',
        'PackingMedium',
        'PackWeight',
        'PackVolume',
        'Description',
      ),
      usuallyNeeds('PackUOM', 'PackSize', 'PackValue'),
      usuallyNeeds('WeightQualifier', 'PackWeight'),
      usuallyMutual('PackWeightUOM', 'PackWeight'),
      usuallyMutual('PackVolumeUOM', 'PackVolume'),
      usuallyMutual('DimensionUOM', 'PackLength', 'PackWidth', 'PackHeight'),
    ],
    signs: { PackValue: counted, PackSize: measured, PackWeight: measured, PackVolume: measured },
  },
  PalletInformation: {
    pairs: [
      usuallyNeeds('PalletQualifier', 'PalletValue', 'PalletTiers', 'PalletBlocks'),
      usuallyNeeds('WeightQualifier', 'PalletWeight', 'UnitWeight'),
      usuallyMutual('UnitWeightUOM', 'UnitWeight'),
      usuallyMutual('PalletWeightUOM', 'PalletWeight'),
      usuallyMutual('PalletVolumeUOM', 'PalletVolume'),
      usuallyMutual('UnloadedHeightUOM', 'UnloadedHeight'),
      usuallyMutual('DimensionUOM', 'Length', 'Width', 'Height'),
    ],
    signs: { PalletValue: counted, PalletWeight: measured, UnitWeight: measured },
  },
  QuantitiesSchedulesLocations: {
    pairs: [
      usuallyNeeds('QuantityQualifier', 'TotalQty', 'LocationQuantity', 'QuantityDescription'),
      usuallyMutual('TotalQtyUOM', 'TotalQty'),
      usuallyNeeds('LocationCodeQualifier', 'LocationQuantity', 'LocationDescription'),
    ],
    distribution: { total: 'TotalQty', parts: 'LocationQuantity', quantity: 'Qty' },
    signs: { TotalQty: counted },
  },
  LocationQuantity: { signs: { Qty: counted } },
  SublineItemDetail: {
    pairs: [usuallyMutual('QtyPerUOM', 'QtyPer'), usuallyNeeds('PurchasePriceBasis', 'PurchasePrice')],
    signs: { QtyPer: counted, PurchasePrice: price },
  },
} as const satisfies Record<string, GroupRelations>

/** The relations of groups that most documents have. Groups that a document does not have cost nothing. */
export const commonGroups: ReadonlyMap<string, GroupRelations> = new Map(Object.entries(groups))

/** The common relations of taxes and of allowances and charges, for documents in which they are stricter. */
export const { Taxes: commonTaxes, ChargesAllowances: commonAllowances, QuantityAndWeight: commonWeight } = groups

/** The common relations with those of a document's own groups. */
export function withCommonGroups(own: Record<string, GroupRelations>): ReadonlyMap<string, GroupRelations> {
  return new Map([...commonGroups, ...Object.entries(own)])
}
