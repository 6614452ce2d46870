import { documentNumber, dollars, type Delivery, type Facts, type SampleLine } from './facts'
import {
  addressDraft,
  freightDraft,
  itemLookDraft,
  itemNumbersDraft,
  itemTextDraft,
  orderDetails,
  orderNumbers,
  termsDraft,
  transportDraft,
} from './draft-parts'
import type { Draft } from './draft'

/** The invoice (810) of a delivery. Bulk and drop-ship orders have an allowance, a charge for each line, and a tax. */
export function invoiceDraft(facts: Facts, delivery: Delivery, isMinimal: boolean): Draft {
  const { days, model, parties } = facts
  const hasExtras = !isMinimal && (model === 'BulkImport' || model === 'DropShip')
  return {
    Header: {
      InvoiceHeader: {
        ...orderNumbers(facts),
        InvoiceNumber: documentNumber('IN', facts, delivery.index),
        InvoiceDate: days.invoiced,
        ...(!isMinimal && {
          ...orderDetails(facts),
          InvoiceTypeCode: 'DR',
          TsetPurposeCode: '00',
          ...transportDraft(facts, delivery),
          ShipDate: days.shipped,
        }),
      },
      ...(!isMinimal && {
        PaymentTerms: [termsDraft],
        Address: [
          addressDraft(facts, 'BT', parties.buyer),
          addressDraft(facts, 'RI', parties.seller),
          addressDraft(facts, 'ST', delivery.shipTo),
          ...(model === 'CrossDock' && delivery.store ? [addressDraft(facts, 'Z7', delivery.store)] : []),
        ],
        FOBRelatedInstruction: [freightDraft(facts)],
      }),
      ...(hasExtras && {
        Taxes: [
          {
            TaxTypeCode: 'ST',
            TaxAmount: '0.00',
            TaxPercentQual: '4',
            TaxPercent: '6.5',
            JurisdictionQual: 'SP',
            JurisdictionCode: delivery.shipTo.state,
          },
        ],
        ChargesAllowances: [
          {
            AllowChrgIndicator: 'A',
            AllowChrgCode: 'F800',
            AllowChrgAmt: '0.00',
            AllowChrgPercentQual: '2',
            AllowChrgPercent: '2',
            AllowChrgHandlingCode: '02',
          },
        ],
      }),
    },
    LineItem: facts.lines.map((line) => lineDraft(line, delivery, { isMinimal, hasExtras })),
    Summary: {
      TotalAmount: '0.00',
      TotalLineItemNumber: '0',
      ...(!isMinimal && { TotalSalesAmount: '0.00', TotalTaxesAndCharges: '0.00' }),
      ...(hasExtras && { TotalAllowancesAmount: '0.00', TotalChargesAmount: '0.00' }),
    },
  }
}

function lineDraft(
  line: SampleLine,
  delivery: Delivery,
  { isMinimal, hasExtras }: { isMinimal: boolean; hasExtras: boolean },
): Draft {
  const units = String(delivery.units.get(line.sequence) ?? 0)
  return {
    InvoiceLine: {
      ...itemNumbersDraft(line, isMinimal),
      InvoiceQty: units,
      InvoiceQtyUOM: 'EA',
      PurchasePrice: dollars(line.price),
      ...(!isMinimal && {
        PurchasePriceBasis: 'PE',
        ShipQty: units,
        ShipQtyUOM: 'EA',
        ExtendedItemTotal: '0.00',
        ...itemLookDraft(line),
      }),
    },
    ...(!isMinimal && { ProductOrItemDescription: [itemTextDraft(line)] }),
    ...(hasExtras && {
      ChargesAllowances: [
        { AllowChrgIndicator: 'C', AllowChrgCode: 'G740', AllowChrgAmt: '1.50', AllowChrgHandlingCode: '06' },
      ],
    }),
  }
}
