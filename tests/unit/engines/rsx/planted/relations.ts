import { planted as errors } from '../domain/planted-errors'
import { exampleWith } from '../domain/support'
import { kinds, type KindCode } from '@/engines/rsx/findings/kinds'
import { everywhere, order, write, type Rows } from './cells'

/** The first planted error of the domain with a kind, in every format. */
function error(code: KindCode, found: Parameters<typeof everywhere>[1]) {
  const [, stem, changes] = errors.find(([title]) => title.startsWith(`${kinds[code].number}:`)) ?? []
  if (stem === undefined || !changes) throw new Error(`no planted ${code}`)
  const { document, record } = exampleWith(stem, changes)
  return everywhere((format) => write(format, document, record), found, { document })
}

const acknowledgement = exampleWith('PR104415-1-v7.7-CrossDock', {
  'Header.OrderHeader.PurchaseOrderNumber': 'PO104415-7',
})

const early = exampleWith('SH104415-1-v7.7-CrossDock', { 'Header.ShipmentHeader.ShipDate': '2026-02-01' })

/** Kinds 36 to 47, 56, 57, 61 and 62. */
export const relationRows = {
  'item-check-digit': error('item-check-digit', {
    XML: 'error · Line 85, column 30 · LineItem[1]/OrderLine/ConsumerPackageCode · 812345600019',
    JSON: 'error · Line 98, column 33 · LineItem[1]/OrderLine/ConsumerPackageCode · 812345600019',
    CSV: 'error · Row 13, column 44 (OrderLine_ConsumerPackageCode) · LineItem[1]/OrderLine/ConsumerPackageCode · 812345600019',
    Positional:
      'error · Record LI, line 12, positions 124–135 · LineItem[1]/OrderLine/ConsumerPackageCode · 812345600019',
  }),
  sscc: error('sscc', {
    XML: 'error · Line 81, column 29 · OrderLevel/PackLevel[1]/Pack/ShippingSerialID · 00081234561044171019',
    JSON: 'error · Line 93, column 34 · OrderLevel/PackLevel[1]/Pack/ShippingSerialID · 00081234561044171019',
    CSV: 'error · Row 11, column 41 (Pack_ShippingSerialID) · OrderLevel/PackLevel[1]/Pack/ShippingSerialID · 00081234561044171019',
    Positional:
      'error · Record SP, line 10, positions 9–28 · OrderLevel/PackLevel[1]/Pack/ShippingSerialID · 00081234561044171019',
  }),
  'duplicate-number': error('duplicate-number', {
    XML: 'error · Line 116, column 29 · OrderLevel/PackLevel[2]/Pack/ShippingSerialID · 00081234561044171018',
    JSON: 'error · Line 134, column 34 · OrderLevel/PackLevel[2]/Pack/ShippingSerialID · 00081234561044171018',
    CSV: 'error · Row 15, column 41 (Pack_ShippingSerialID) · OrderLevel/PackLevel[2]/Pack/ShippingSerialID · 00081234561044171018',
    Positional:
      'error · Record SP, line 14, positions 9–28 · OrderLevel/PackLevel[2]/Pack/ShippingSerialID · 00081234561044171018',
  }),
  'qualifier-without-value': error('qualifier-without-value', {
    XML: 'error · Line 33, column 28 · Header/Dates[3]/DateTimeQualifier · 002',
    JSON: 'error · Line 34, column 31 · Header/Dates[3]/DateTimeQualifier · 002',
    CSV: 'error · Row 6, column 17 (Dates_DateTimeQualifier) · Header/Dates[3]/DateTimeQualifier · 002',
    Positional: 'error · Record OD, line 5, positions 8–10 · Header/Dates[3]/DateTimeQualifier · 002',
  }),
  'exactly-one': error('exactly-one', {
    XML: 'error · Line 106, column 7 · LineItem[1]/ChargesAllowances · <ChargesAllowances>',
    JSON: 'error · Line 118, column 9 · LineItem[1]/ChargesAllowances · {',
    CSV: 'error · Row 12 · LineItem[1]/ChargesAllowances · L,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,C,G…',
    Positional: 'error · Record LX, line 11 · LineItem[1]/ChargesAllowances · LX00011CG740 06Labels per line',
  }),
  'line-total': error('line-total', {
    XML: 'error · Line 91, column 28 · LineItem[1]/OrderLine/ExtendedItemTotal · 610.00',
    JSON: 'error · Line 104, column 30 · LineItem[1]/OrderLine/ExtendedItemTotal · 610',
    CSV: 'error · Row 13, column 50 (OrderLine_ExtendedItemTotal) · LineItem[1]/OrderLine/ExtendedItemTotal · 610.00',
    Positional: 'error · Record LI, line 12, positions 211–216 · LineItem[1]/OrderLine/ExtendedItemTotal · 610.00',
  }),
  'sum-of-lines': error('sum-of-lines', {
    XML: 'error · Line 156, column 20 · Summary/TotalAmount · 2341.00',
    JSON: 'error · Line 182, column 20 · Summary/TotalAmount · 2341',
    CSV: 'error · Row 22, column 58 (Summary_TotalAmount) · Summary/TotalAmount · 2341.00',
    Positional: 'error · Record SM, line 21, positions 16–22 · Summary/TotalAmount · 2341.00',
  }),
  'line-count': error('line-count', {
    XML: 'error · Line 157, column 28 · Summary/TotalLineItemNumber · 4',
    JSON: 'error · Line 183, column 28 · Summary/TotalLineItemNumber · 4',
    CSV: 'error · Row 22, column 59 (Summary_TotalLineItemNumber) · Summary/TotalLineItemNumber · 4',
    Positional: 'error · Record SM, line 21, position 31 · Summary/TotalLineItemNumber · 4',
  }),
  'store-quantities': error('store-quantities', {
    XML: 'error · Line 105, column 19 · LineItem[1]/QuantitiesSchedulesLocations/TotalQty · 36',
    JSON: 'error · Line 123, column 23 · LineItem[1]/QuantitiesSchedulesLocations/TotalQty · 36',
    CSV: 'error · Row 16, column 58 (QuantitiesSchedulesLocations_TotalQty) · LineItem[1]/QuantitiesSchedulesLocations/TotalQty · 36',
    Positional: 'error · Record LQ, line 15, positions 25–26 · LineItem[1]/QuantitiesSchedulesLocations/TotalQty · 36',
  }),
  'reversed-dates': error('reversed-dates', {
    XML: 'error · Line 30, column 15 · Header/Dates[2]/Date · 2026-03-15',
    JSON: 'error · Line 31, column 18 · Header/Dates[2]/Date · 2026-03-15',
    CSV: 'error · Row 5, column 18 (Dates_Date) · Header/Dates[2]/Date · 2026-03-15',
    Positional: 'error · Record OD, line 4, positions 12–21 · Header/Dates[2]/Date · 2026-03-15',
  }),
  'empty-pallet': error('empty-pallet', {
    XML: 'error · Line 80, column 26 · OrderLevel/PackLevel[1]/Pack/PackLevelType · T',
    JSON: 'error · Line 92, column 31 · OrderLevel/PackLevel[1]/Pack/PackLevelType · T',
    CSV: 'error · Row 11, column 40 (Pack_PackLevelType) · OrderLevel/PackLevel[1]/Pack/PackLevelType · T',
    Positional: 'error · Record ST, line 10, position 8 · OrderLevel/PackLevel[1]/Pack/PackLevelType · T',
  }),
  'differs-from-order': everywhere(
    (format) => write(format, 'OrderAcks', acknowledgement.record),
    {
      XML: 'warning · Line 7, column 30 · Header/OrderHeader/PurchaseOrderNumber · PO104415-7',
      JSON: 'warning · Line 5, column 31 · Header/OrderHeader/PurchaseOrderNumber · PO104415-7',
      CSV: 'warning · Row 2, column 3 (OrderHeader_PurchaseOrderNumber) · Header/OrderHeader/PurchaseOrderNumber · PO104415-7',
      Positional: 'warning · Record OH, line 1, positions 23–32 · Header/OrderHeader/PurchaseOrderNumber · PO104415-7',
    },
    { document: 'OrderAcks', order: order.XML },
  ),
  'zero-or-negative': error('zero-or-negative', {
    XML: 'error · Line 87, column 19 · LineItem[1]/OrderLine/OrderQty · 0',
    JSON: 'error · Line 100, column 21 · LineItem[1]/OrderLine/OrderQty · 0',
    CSV: 'error · Row 13, column 46 (OrderLine_OrderQty) · LineItem[1]/OrderLine/OrderQty · 0',
    Positional: 'error · Record LI, line 12, position 179 · LineItem[1]/OrderLine/OrderQty · 0',
  }),
  'no-content': error('no-content', {
    XML: 'warning · Line 3, column 3 ·  · <Order>',
    JSON: 'warning · Line 1, column 1 ·  · {',
    CSV: 'warning · Row 2 ·  · H,NGOALLTESTID,PO104417-1,00,SA,2026-03-…',
    Positional: 'warning · Record OH, line 1 ·  · OH00001NGOALLTESTID PO104417-1 00SA 2026…',
  }),
  'item-numbers-differ': error('item-numbers-differ', {
    XML: 'error · Line 86, column 15 · LineItem[1]/OrderLine/GTIN · 10812345600022',
    JSON: 'error · Line 99, column 18 · LineItem[1]/OrderLine/GTIN · 10812345600022',
    CSV: 'error · Row 13, column 45 (OrderLine_GTIN) · LineItem[1]/OrderLine/GTIN · 10812345600022',
    Positional: 'error · Record LI, line 12, positions 151–164 · LineItem[1]/OrderLine/GTIN · 10812345600022',
  }),
  'differs-from-opened': everywhere(
    (format) => write(format, 'Shipments', early.record),
    {
      XML: 'error · Line 8, column 19 · Header/ShipmentHeader/ShipDate · 2026-02-01',
      JSON: 'error · Line 6, column 20 · Header/ShipmentHeader/ShipDate · 2026-02-01',
      CSV: 'error · Row 2, column 4 (ShipmentHeader_ShipDate) · Header/ShipmentHeader/ShipDate · 2026-02-01',
      Positional: 'error · Record SH, line 1, positions 53–62 · Header/ShipmentHeader/ShipDate · 2026-02-01',
    },
    { document: 'Shipments', order: order.XML },
  ),
} satisfies Rows
