import { documentNumber, dollars, type Facts, type SampleLine } from './facts'
import {
  addressDraft,
  carrierDraft,
  dateDraft,
  freightDraft,
  itemLookDraft,
  itemNumbersDraft,
  itemTextDraft,
  orderDetails,
  orderNumbers,
  termsDraft,
} from './draft-parts'
import type { Draft } from './draft'

/** The purchase order (850). */
export function orderDraft(facts: Facts, isMinimal: boolean): Draft {
  const { days, lines } = facts
  return {
    Header: {
      OrderHeader: {
        ...orderNumbers(facts),
        TsetPurposeCode: '00',
        ...(!isMinimal && { ...orderDetails(facts), ShipCompleteCode: 'Y' }),
      },
      Address: addresses(facts, isMinimal),
      ...(!isMinimal && {
        PaymentTerms: [termsDraft],
        Dates: [
          dateDraft('037', days.shipNotBefore),
          dateDraft('038', days.shipNotAfter),
          dateDraft('002', days.delivery),
        ],
        Contacts: [
          {
            ContactTypeCode: 'OC',
            ContactName: 'Order Desk',
            PrimaryPhone: '555-0142',
            PrimaryEmail: 'orders@sample.example',
          },
        ],
        FOBRelatedInstruction: [freightDraft(facts)],
        CarrierInformation: [carrierDraft(facts)],
        References: [{ ReferenceQual: 'PD', ReferenceID: `PROMO-${facts.picks.digits('promotion', 4)}` }],
        ...(facts.model === 'DropShip' && { Notes: [{ NoteCode: 'GFT', Note: 'Happy birthday from all of us.' }] }),
      }),
    },
    LineItem: lines.map((line) => ({
      OrderLine: orderLine(line, isMinimal),
      ...(!isMinimal && {
        ProductOrItemDescription: [itemTextDraft(line)],
        PhysicalDetails: [{ PackQualifier: 'OU', PackValue: String(line.unitsPerCarton), PackingMedium: 'CTN' }],
      }),
      ...storesDraft(line),
    })),
    ...(!isMinimal && { Summary: { TotalAmount: '0.00', TotalLineItemNumber: '0' } }),
  }
}

function orderLine(line: SampleLine, isMinimal: boolean): Draft {
  return {
    ...itemNumbersDraft(line, isMinimal),
    OrderQty: String(line.quantity),
    OrderQtyUOM: 'EA',
    ...(!isMinimal && {
      PurchasePrice: dollars(line.price),
      PurchasePriceBasis: 'PE',
      ...itemLookDraft(line),
    }),
  }
}

/** Bill-to and ship-to. The lines of a multi-store order name the stores instead. */
function addresses(facts: Facts, isMinimal: boolean): Draft[] {
  const { model, parties } = facts
  return [
    ...(isMinimal ? [] : [addressDraft(facts, 'BT', parties.buyer)]),
    ...(model === 'MultiStore' ? [] : [addressDraft(facts, 'ST', parties.shipTo)]),
  ]
}

function storesDraft({ stores, quantity }: SampleLine): Draft {
  const places = [...stores].map(([Location, units]) => ({ Location, Qty: String(units) }))
  if (places.length === 0) return {}
  return {
    QuantitiesSchedulesLocations: [
      { TotalQty: String(quantity), TotalQtyUOM: 'EA', LocationCodeQualifier: '92', LocationQuantity: places },
    ],
  }
}

/** The order acknowledgement (855). */
export function acknowledgementDraft(facts: Facts, isMinimal: boolean): Draft {
  const { days, lines, model, parties } = facts
  const isComplete = lines.every(({ quantity, accepted }) => quantity === accepted)
  return {
    Header: {
      OrderHeader: {
        ...orderNumbers(facts),
        TsetPurposeCode: '00',
        AcknowledgementType: isComplete ? 'AD' : 'AC',
        AcknowledgementDate: days.acknowledged,
        ...(!isMinimal && { ...orderDetails(facts), AcknowledgementNumber: documentNumber('PR', facts) }),
      },
      ...(!isMinimal && {
        Dates: [dateDraft('068', days.shipped)],
        Address: [
          ...addresses(facts, false),
          ...parties.stores.map((store) => addressDraft(facts, model === 'CrossDock' ? 'Z7' : 'ST', store)),
        ],
      }),
    },
    LineItem: lines.map((line) => ({
      OrderLine: orderLine(line, isMinimal),
      LineItemAcknowledgement: line.acknowledgements.map(({ code, units }) => ({
        LineSequenceNumber: line.sequence,
        ItemStatusCode: code,
        ItemScheduleQty: String(units),
        ItemScheduleUOM: 'EA',
        ItemScheduleQualifier: '068',
        ItemScheduleDate: code === 'IB' ? days.backOrder : days.shipped,
      })),
      ...(!isMinimal && { ProductOrItemDescription: [itemTextDraft(line)] }),
    })),
    ...(!isMinimal && { Summary: { TotalAmount: '0.00', TotalLineItemNumber: '0' } }),
  }
}
