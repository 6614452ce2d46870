import { days, dollars, parties, total } from './model'
import { orderFacts } from './order-documents'
import {
  address,
  documentNumber,
  freightTerms,
  itemLook,
  itemNumbers,
  itemText,
  paymentTerms,
  transportNumbers,
  type Group,
} from './pieces'
import type { Delivery } from './shipments'

/** The seller's charge per line for wrapping or handling, in dollars. */
const lineCharge = 1.5
const allowancePercent = 2
const taxPercent = 6.875

/** The invoice (810) of a delivery. Bulk and drop-ship orders have an allowance, a charge per line and a tax. */
export function invoice({ order, index, store, lines }: Delivery): Group {
  const hasExtras = order.model === 'BulkImport' || order.model === 'DropShip'
  const sales = total(lines)
  const charges = hasExtras ? dollars(lineCharge * lines.length) : 0
  const allowance = hasExtras ? dollars((sales * allowancePercent) / 100) : 0
  const tax = hasExtras ? dollars(((sales - allowance) * taxPercent) / 100) : 0
  const shipTo = order.shipTo ?? store
  return {
    Header: {
      InvoiceHeader: {
        ...orderFacts(order),
        InvoiceNumber: documentNumber('IN', order, index),
        InvoiceDate: days.invoiced,
        InvoiceTypeCode: 'DR',
        TsetPurposeCode: '00',
        ...transportNumbers(order, index),
        ShipDate: days.shipped,
      },
      PaymentTerms: paymentTerms,
      Address: [
        address('BT', parties.buyer),
        address('RI', parties.seller),
        ...(shipTo ? [address('ST', shipTo)] : []),
        ...(order.model === 'CrossDock' && store ? [address('Z7', store)] : []),
      ],
      FOBRelatedInstruction: freightTerms(order),
      ...(hasExtras && {
        Taxes: [
          {
            TaxTypeCode: 'ST',
            TaxAmount: tax,
            TaxPercentQual: '4',
            TaxPercent: taxPercent,
            JurisdictionQual: 'SP',
            JurisdictionCode: shipTo?.state,
          },
        ],
        ChargesAllowances: [
          {
            AllowChrgIndicator: 'A',
            AllowChrgCode: 'F800',
            AllowChrgAmt: allowance,
            AllowChrgPercentQual: '2',
            AllowChrgPercent: allowancePercent,
            AllowChrgHandlingCode: '02',
            AllowChrgHandlingDescription: 'Spring promotion',
          },
        ],
      }),
    },
    LineItem: lines.map((line) => ({
      InvoiceLine: {
        ...itemNumbers(line),
        InvoiceQty: line.quantity,
        InvoiceQtyUOM: 'EA',
        PurchasePrice: line.item.price,
        PurchasePriceBasis: 'PE',
        ShipQty: line.quantity,
        ShipQtyUOM: 'EA',
        ExtendedItemTotal: dollars(line.item.price * line.quantity),
        ...itemLook(line),
      },
      ProductOrItemDescription: itemText(line),
      ...(hasExtras && {
        ChargesAllowances: [
          {
            AllowChrgIndicator: 'C',
            AllowChrgCode: 'G740',
            AllowChrgAmt: lineCharge,
            AllowChrgHandlingCode: '06',
            AllowChrgHandlingDescription: 'Labels per line',
          },
        ],
      }),
    })),
    Summary: {
      TotalAmount: dollars(sales + charges + tax - allowance),
      TotalSalesAmount: sales,
      TotalTaxesAndCharges: dollars(tax + charges - allowance),
      TotalTermsDiscountAmount: dollars((sales * 2) / 100),
      ...(hasExtras && { TotalAllowancesAmount: allowance, TotalChargesAmount: charges }),
      TotalLineItemNumber: lines.length,
    },
  }
}
