import { documentNumber, type Delivery, type Facts, type SampleLine } from './facts'
import type { Party } from './parties'
import type { Draft } from './draft'

const orderTypes = { CrossDock: 'KN', MultiStore: 'SD', BulkImport: 'SA', DropShip: 'DS' }

/** The address of a party in a role. A consumer has no number. */
export function addressDraft({ model }: Facts, role: string, party: Party): Draft {
  const isConsumer = model === 'DropShip' && role === 'ST'
  return {
    AddressTypeCode: role,
    ...(!isConsumer && {
      LocationCodeQualifier: role === 'SF' || role === 'RI' ? '91' : '92',
      AddressLocationNumber: party.number,
    }),
    AddressName: party.name,
    Address1: party.street,
    City: party.city,
    State: party.state,
    PostalCode: party.postalCode,
    Country: party.country,
  }
}

export function dateDraft(qualifier: string, day: string): Draft {
  return { DateTimeQualifier: qualifier, Date: day }
}

/** The fields of the order's header that its documents repeat, in a small sample. */
export function orderNumbers(facts: Facts): Draft {
  return {
    TradingPartnerId: facts.tradingPartner,
    PurchaseOrderNumber: documentNumber('PO', facts),
    PurchaseOrderDate: facts.days.ordered,
  }
}

/** The fields of the order's header that its documents usually repeat. */
export function orderDetails({ picks, model }: Facts): Draft {
  return {
    PrimaryPOTypeCode: orderTypes[model],
    BuyersCurrency: 'USD',
    Department: picks.digits('department', 2),
    Vendor: `V${picks.digits('vendor', 5)}`,
    ...(model === 'DropShip' && { CustomerOrderNumber: `WEB-${picks.digits('customer order', 7)}` }),
  }
}

/** The numbers of an item: the buyer's and the seller's in a small sample. */
export function itemNumbersDraft(line: SampleLine, isMinimal: boolean): Draft {
  return {
    LineSequenceNumber: line.sequence,
    BuyerPartNumber: line.buyerNumber,
    VendorPartNumber: line.sellerNumber,
    ...(!isMinimal && { ConsumerPackageCode: line.upc, GTIN: line.gtin }),
  }
}

export function itemLookDraft({ size, color }: SampleLine): Draft {
  return { ProductSizeDescription: size, ProductColorDescription: color }
}

export function itemTextDraft({ text }: SampleLine): Draft {
  return { ProductCharacteristicCode: '08', ProductDescription: text }
}

export function carrierDraft({ model }: Facts): Draft {
  return model === 'DropShip'
    ? { CarrierTransMethodCode: 'P', CarrierAlphaCode: 'RVPX', CarrierRouting: 'Sample Parcel ground' }
    : { CarrierTransMethodCode: 'M', CarrierAlphaCode: 'GTFR', CarrierRouting: 'Sample Trail Freight' }
}

/** Freight terms: the seller pays for parcels to consumers, the buyer for the rest. */
export function freightDraft({ model, parties }: Facts): Draft {
  return {
    FOBPayCode: model === 'DropShip' ? 'PP' : 'CC',
    FOBLocationQualifier: 'OR',
    FOBLocationDescription: parties.warehouse.city,
  }
}

export const termsDraft: Draft = {
  TermsType: '08',
  TermsBasisDateCode: '3',
  TermsDiscountPercentage: '2',
  TermsDiscountDueDays: '10',
  TermsNetDueDays: '30',
  TermsDescription: '2 percent in 10 days, net 30',
}

/** The numbers of a delivery: the shipper's and the carrier's. */
export function transportDraft({ family }: Facts, { index }: Delivery): Draft {
  return { BillOfLadingNumber: `BL${family}${index}`, CarrierProNumber: `PRO${family}${index}0` }
}
