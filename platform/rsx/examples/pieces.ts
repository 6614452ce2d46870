import { days, parties, type Order, type OrderLine, type Party } from './model'

/** A record or one of its groups, in the form of JSON: repeating groups are arrays. */
export type Group = Record<string, unknown>

/** An address, with the number of the place if it has one. */
export function address(role: string, { number, name, street, city, state, postalCode }: Party): Group {
  return {
    AddressTypeCode: role,
    ...(number !== undefined && {
      LocationCodeQualifier: number.startsWith('ALP') ? '91' : '92',
      AddressLocationNumber: number,
    }),
    ...(name !== undefined && { AddressName: name }),
    Address1: street,
    City: city,
    State: state,
    PostalCode: postalCode,
    Country: 'USA',
  }
}

export function date(qualifier: string, day: string): Group {
  return { DateTimeQualifier: qualifier, Date: day }
}

/** The numbers that buyer, seller and consumer use for an item. */
export function itemNumbers({ sequence, item }: OrderLine): Group {
  return {
    LineSequenceNumber: sequence,
    BuyerPartNumber: item.buyerNumber,
    VendorPartNumber: item.sellerNumber,
    ConsumerPackageCode: item.upc,
    GTIN: item.gtin,
  }
}

export function itemLook({ item }: OrderLine): Group {
  return { ProductSizeDescription: item.size, ProductColorDescription: item.color }
}

export function itemText({ item }: OrderLine): Group[] {
  return [{ ProductCharacteristicCode: '08', ProductDescription: item.text }]
}

export function carrier({ model }: Order): Group[] {
  return model === 'DropShip'
    ? [{ CarrierTransMethodCode: 'P', CarrierAlphaCode: 'RVPX', CarrierRouting: 'Riverbend Parcel ground' }]
    : [{ CarrierTransMethodCode: 'M', CarrierAlphaCode: 'GTFR', CarrierRouting: 'Granite Trail Freight' }]
}

/** Freight terms: the seller pays for parcels to consumers, the buyer for the rest. */
export function freightTerms({ model }: Order): Group[] {
  return [
    {
      FOBPayCode: model === 'DropShip' ? 'PP' : 'CC',
      FOBLocationQualifier: 'OR',
      FOBLocationDescription: parties.sellerWarehouse.city,
    },
  ]
}

export const paymentTerms: Group[] = [
  {
    TermsType: '08',
    TermsBasisDateCode: '3',
    TermsDiscountPercentage: 2,
    TermsDiscountDueDays: 10,
    TermsNetDueDays: 30,
    TermsDescription: '2 percent in 10 days, net 30',
  },
]

export const shipWindow: Group[] = [date('037', days.shipNotBefore), date('038', days.shipNotAfter)]

/** The number of a document: its code, the digits of the order, and its index. */
export function documentNumber(code: string, { family }: Order, index = 1): string {
  return `${code}${family}-${index}`
}

/** The numbers of a delivery: the shipper's and the carrier's. */
export function transportNumbers({ model, family }: Order, index: number): Group {
  const pro = model === 'DropShip' ? 'RVPX' : 'GTFR'
  return { BillOfLadingNumber: `BL${family}${index}`, CarrierProNumber: `${pro}${family}${index}0` }
}
