import type { Delivery, Facts, SampleLine } from './facts'
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
  transportDraft,
} from './draft-parts'
import { documentNumber, dollars } from './facts'
import type { Draft } from './draft'

const cartonsPerPallet = 8

/** The ship notice (856) of a delivery. Cartons stand alone or, where retailers want pallets, on pallets. */
export function shipmentDraft(facts: Facts, delivery: Delivery, isMinimal: boolean, hasPallets: boolean): Draft {
  const { days, parties } = facts
  const { PurchaseOrderNumber, PurchaseOrderDate } = orderNumbers(facts)
  const { Department, Vendor, CustomerOrderNumber } = orderDetails(facts)
  const weights = { PackingMedium: 'CTN', LadingQuantity: '0', ...weightDraft(facts, delivery) }
  return {
    Header: {
      ShipmentHeader: {
        TradingPartnerId: facts.tradingPartner,
        ShipmentIdentification: documentNumber('SH', facts, delivery.index),
        ShipDate: days.shipped,
        TsetPurposeCode: '00',
        ASNStructureCode: hasPallets ? 'SOTPI' : '0001',
        ...(!isMinimal && {
          ShipNoticeDate: days.shipped,
          ShipNoticeTime: '14:30:00',
          ...transportDraft(facts, delivery),
          CurrentScheduledDeliveryDate: days.delivery,
        }),
      },
      Address: [addressDraft(facts, 'SF', parties.warehouse), addressDraft(facts, 'ST', delivery.shipTo)],
      ...(!isMinimal && {
        Dates: [dateDraft('011', days.shipped)],
        CarrierInformation: [{ StatusCode: 'CL', ...carrierDraft(facts) }],
        QuantityAndWeight: [weights],
        FOBRelatedInstruction: [freightDraft(facts)],
      }),
    },
    OrderLevel: [
      {
        OrderHeader: {
          PurchaseOrderNumber,
          PurchaseOrderDate,
          ...(!isMinimal && { Department, Vendor, CustomerOrderNumber }),
        },
        ...(!isMinimal && { QuantityAndWeight: [weights] }),
        ...(delivery.store && {
          Address: [addressDraft(facts, facts.model === 'CrossDock' ? 'Z7' : 'BY', delivery.store)],
        }),
        PackLevel: packLevels(facts, delivery, isMinimal, hasPallets),
      },
    ],
    ...(!isMinimal && { Summary: { TotalOrders: '1', TotalLineItemNumber: '0' } }),
  }
}

function packLevels(facts: Facts, delivery: Delivery, isMinimal: boolean, hasPallets: boolean): Draft[] {
  const cartons = facts.lines.flatMap((line) => cartonsOf(line, delivery, { isMinimal, hasPallets }))
  if (!hasPallets) return cartons
  return Array.from({ length: Math.ceil(cartons.length / cartonsPerPallet) }, (_, at) => {
    const stack = cartons.slice(at * cartonsPerPallet, (at + 1) * cartonsPerPallet)
    return {
      Pack: { PackLevelType: 'T', ShippingSerialID: '0'.repeat(20) },
      PalletInformation: [
        {
          PalletQualifier: 'OU',
          PalletValue: String(stack.length),
          PalletTypeCode: '4',
          PalletTiers: String(Math.ceil(stack.length / 4)),
          PalletBlocks: '4',
        },
      ],
      PackLevel: stack,
    }
  })
}

interface CartonForm {
  isMinimal: boolean
  hasPallets: boolean
}

/** Packs a line into cartons of its own. All cartons but the last are full. */
function cartonsOf(line: SampleLine, { units }: Delivery, form: CartonForm): Draft[] {
  const whole = units.get(line.sequence) ?? 0
  const cartons = Math.ceil(whole / line.unitsPerCarton)
  return Array.from({ length: cartons }, (_, at) =>
    cartonDraft(line, Math.min(line.unitsPerCarton, whole - at * line.unitsPerCarton), form),
  )
}

function cartonDraft(line: SampleLine, units: number, { isMinimal, hasPallets }: CartonForm): Draft {
  return {
    Pack: { PackLevelType: 'P', ShippingSerialID: '0'.repeat(20) },
    // Flat layouts have a place for the content of a carton, and none for that of a pallet.
    ...((hasPallets || !isMinimal) && {
      PhysicalDetails: [
        {
          PackQualifier: 'OU',
          PackValue: String(units),
          ...(!isMinimal && {
            PackingMedium: 'CTN',
            WeightQualifier: 'G',
            PackWeight: String(units * line.unitWeight),
            PackWeightUOM: 'LB',
          }),
        },
      ],
    }),
    ItemLevel: [
      {
        ShipmentLine: {
          ...itemNumbersDraft(line, isMinimal),
          ShipQty: String(units),
          ShipQtyUOM: 'EA',
          ...(!isMinimal && {
            OrderQty: String(line.quantity),
            OrderQtyUOM: 'EA',
            PurchasePrice: dollars(line.price),
            ItemStatusCode: 'AC',
            ...itemLookDraft(line),
          }),
        },
        ...(!isMinimal && { ProductOrItemDescription: [itemTextDraft(line)] }),
      },
    ],
  }
}

function weightDraft({ lines }: Facts, { units }: Delivery): Draft {
  const pounds = lines.reduce((sum, line) => sum + (units.get(line.sequence) ?? 0) * line.unitWeight, 0)
  return { WeightQualifier: 'G', Weight: String(pounds), WeightUOM: 'LB' }
}
