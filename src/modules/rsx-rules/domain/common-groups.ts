import type { Choice, GroupRelations, Pair } from './relation-types'

/** A code and its values, which need each other. */
export const mutual = (qualifier: string, ...values: string[]): Pair => ({ qualifier, values, isMutual: true })
/** A code that needs a value; the value may stand alone. */
export const needs = (qualifier: string, ...values: string[]): Pair => ({ qualifier, values, isMutual: false })

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
export const anItem: Choice = {
  names: itemNumbers,
  atLeast: 1,
  atMost: Infinity,
  level: 'error',
  missing: 'no number of an item',
}

const notBoth = (first: string, second: string): Choice => ({
  names: [first, second],
  atLeast: 0,
  atMost: 1,
  level: 'warning',
  missing: '',
})

const weight = [mutual('WeightUOM', 'Weight'), needs('WeightQualifier', 'Weight'), mutual('VolumeUOM', 'Volume')]

const groups: Record<string, GroupRelations> = {
  Dates: { pairs: [mutual('DateTimeQualifier', 'Date', 'Time', 'DateTimePeriod')] },
  References: { pairs: [mutual('ReferenceQual', 'ReferenceID', 'Description')] },
  ReferenceIDs: { pairs: [mutual('ReferenceQual', 'ReferenceID')] },
  Address: {
    pairs: [
      mutual('LocationCodeQualifier', 'AddressLocationNumber'),
      needs('AddressTypeCode', 'AddressLocationNumber', 'AddressName', 'Address1', 'LocationID', 'City', 'Country'),
    ],
  },
  Contacts: {
    pairs: [
      needs(
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
  AdditionalContactDetails: { pairs: [mutual('ContactQual', 'ContactID')] },
  PaymentTerms: {
    choices: [notBoth('TermsNetDueDate', 'TermsNetDueDays'), notBoth('TermsDiscountDate', 'TermsDiscountDueDays')],
    pairs: [needs('PaymentMethodID', 'PaymentMethodCode')],
  },
  FOBRelatedInstruction: {
    pairs: [
      needs('FOBLocationQualifier', 'FOBLocationDescription', 'Description'),
      needs('FOBTitlePassageCode', 'FOBTitlePassageLocation', 'Description'),
      mutual('TransportationTermsType', 'TransportationTerms'),
    ],
  },
  Commodity: { pairs: [mutual('CommodityCodeQualifier', 'CommodityCode')] },
  Measurements: {
    pairs: [
      needs('MeasurementQualifier', 'MeasurementValue', 'RangeMinimum', 'RangeMaximum', 'MeasurementAttributeCode'),
      needs('CompositeUOM', 'MeasurementValue', 'RangeMinimum', 'RangeMaximum'),
      mutual('IndustryCodeQualifier', 'IndustryCode'),
    ],
  },
  QuantityAndWeight: { pairs: [...weight, needs('PackingMedium', 'LadingQuantity', 'LadingDescription')] },
  QuantityTotals: {
    pairs: [
      ...weight,
      needs('QuantityTotalsQualifier', 'Quantity', 'Weight', 'Volume'),
      mutual('QuantityUOM', 'Quantity'),
    ],
  },
  MonetaryAmounts: { pairs: [mutual('MonetaryAmountCode', 'MonetaryAmount')] },
  Notes: { pairs: [needs('NoteCode', 'Note')] },
  CarrierInformation: {
    pairs: [mutual('TransitTimeQual', 'TransitTime'), mutual('TransitTimeQualifier', 'TransitTime')],
  },
  SealNumbers: { pairs: [needs('SealStatusCode', 'SealNumber')] },
  MarksAndNumbersCollection: { pairs: [mutual('MarksAndNumbersQualifier1', 'MarksAndNumbers1')] },
  RestrictionsOrConditions: {
    pairs: [mutual('QuantityQualifier', 'Quantity1'), mutual('AmountQualifier', 'Amount')],
  },
  LeadTime: {
    pairs: [
      needs('LeadTimeCode', 'LeadTimeQuantity', 'LeadTimeDate'),
      mutual('LeadTimePeriodInterval', 'LeadTimeQuantity'),
    ],
  },
  Taxes: {
    pairs: [mutual('JurisdictionQual', 'JurisdictionCode'), needs('TaxPercentQual', 'TaxPercent')],
    choices: [
      {
        names: ['TaxAmount', 'TaxPercent', 'TaxExemptCode'],
        atLeast: 1,
        atMost: Infinity,
        level: 'error',
        missing: 'no amount and no percentage',
      },
    ],
  },
  ChargesAllowances: {
    pairs: [
      needs('AllowChrgPercentQual', 'AllowChrgPercent'),
      mutual('AllowChrgQtyUOM', 'AllowChrgQty'),
      mutual('AllowChrgAgencyCode', 'AllowChrgAgency'),
    ],
    choices: [
      {
        names: ['AllowChrgAmt', 'AllowChrgPercent', 'AllowChrgRate'],
        atLeast: 1,
        atMost: Infinity,
        level: 'error',
        unless: { name: 'AllowChrgIndicator', value: 'N' },
        missing: 'no amount, percentage or rate',
      },
    ],
  },
  RegulatoryCompliances: {
    pairs: [needs('RegulatoryComplianceQual', 'YesOrNoResponse', 'RegulatoryComplianceID', 'Description')],
  },
  ProductID: { pairs: [mutual('PartNumberQual', 'PartNumber')] },
  ProductOrItemDescription: {
    pairs: [
      needs('ProductCharacteristicCode', 'ProductDescription', 'ProductDescriptionCode', 'YesOrNoResponse'),
      needs('AgencyQualifierCode', 'ProductDescriptionCode'),
    ],
  },
  ItemAttribute: {
    pairs: [mutual('ItemAttributeQualifier', 'Value', 'Description', 'YesOrNoResponse', 'Measurements')],
  },
  PriceInformation: {
    pairs: [
      needs('PriceTypeIDCode', 'UnitPrice', 'MultiplePriceQuantity', 'RebateAmount'),
      needs('UnitPriceBasis', 'UnitPrice'),
      mutual('PriceMultiplierQual', 'PriceMultiplier'),
      mutual('QuantityUOM', 'Quantity'),
    ],
  },
  PhysicalDetails: {
    pairs: [
      needs('PackQualifier', 'PackValue', 'PackSize'),
      needs('PackUOM', 'PackSize'),
      needs('WeightQualifier', 'PackWeight'),
      mutual('PackWeightUOM', 'PackWeight'),
      mutual('PackVolumeUOM', 'PackVolume'),
      mutual('DimensionUOM', 'PackLength', 'PackWidth', 'PackHeight'),
    ],
  },
  PalletInformation: {
    pairs: [
      needs('PalletQualifier', 'PalletValue', 'PalletTiers', 'PalletBlocks'),
      needs('WeightQualifier', 'PalletWeight'),
      mutual('UnitWeightUOM', 'UnitWeight'),
      mutual('PalletWeightUOM', 'PalletWeight'),
      mutual('PalletVolumeUOM', 'PalletVolume'),
      mutual('UnloadedHeightUOM', 'UnloadedHeight'),
      mutual('DimensionUOM', 'Length', 'Width', 'Height'),
    ],
  },
  QuantitiesSchedulesLocations: {
    pairs: [
      needs('QuantityQualifier', 'TotalQty', 'LocationQuantity'),
      mutual('TotalQtyUOM', 'TotalQty'),
      needs('LocationCodeQualifier', 'LocationQuantity', 'LocationDescription'),
    ],
    distribution: { total: 'TotalQty', parts: 'LocationQuantity', quantity: 'Qty' },
  },
  SublineItemDetail: { pairs: [mutual('QtyPerUOM', 'QtyPer'), needs('PurchasePriceBasis', 'PurchasePrice')] },
}

/** The relations of groups that most documents have. Groups that a document does not have cost nothing. */
export const commonGroups: ReadonlyMap<string, GroupRelations> = new Map(Object.entries(groups))

/** The common relations with those of a document's own groups. */
export function withCommonGroups(own: Record<string, GroupRelations>): ReadonlyMap<string, GroupRelations> {
  return new Map([...commonGroups, ...Object.entries(own)])
}
