import type { RuleModel } from '@/engines/rsx/rule-model'
import { compiledRules } from '../check/compiled-rules'
import { orderWith, plant } from '../check/support'
import { exampleOf, exampleWith } from '../domain/support'
import { everywhere, order, planted, together, write, type Rows } from './cells'

type Found = Parameters<typeof everywhere>[1]

/** An order with another value, in every format. */
const orders = (path: string, value: string, found: Found) =>
  everywhere((format) => write(format, 'Orders', orderWith(path, value)), found)

/** The rules of orders of a version that has no cross-dock orders yet. */
async function formerRules(): Promise<RuleModel> {
  const rules = await compiledRules('Orders')
  const codes = new Map(rules.codeLists.get('PrimaryPOTypeCode'))
  if (!codes.delete('KN')) throw new Error('no code KN')
  return { ...rules, version: '7.3.0', codeLists: new Map(rules.codeLists).set('PrimaryPOTypeCode', codes) }
}

const invoice = exampleOf('IN104417-1-v7.7-BulkImport').record
const { record: charged } = exampleWith('IN104417-1-v7.7-BulkImport', {
  'LineItem.0.ChargesAllowances.0.AllowChrgIndicator': 'Q',
})
const { JSON: json, CSV: csv, Positional: positional, XML: xml } = order

/** Kind 31 by the schema. */
export const timeRow = orders('Header/Dates/Time', '2:30 PM', {
  XML: 'error · Line 27, column 15 · Header/Dates[1]/Time · 2:30 PM',
  JSON: 'error · Line 28, column 18 · Header/Dates[1]/Time · 2:30 PM',
  CSV: 'error · Row 4, column 19 (Dates_Time) · Header/Dates[1]/Time · 2:30 PM',
  Positional: 'error · Record OD, line 3, positions 22–28 · Header/Dates[1]/Time · 2:30 PM',
})

/** Kinds 25 to 35 but 31, and 53 to 55. */
export const valueRows = {
  'too-short': orders('Header/Address/Country', 'U', {
    XML: 'error · Line 51, column 18 · Header/Address[1]/Country · U',
    JSON: 'error · Line 56, column 21 · Header/Address[1]/Country · U',
    CSV: 'error · Row 8, column 31 (Address_Country) · Header/Address[1]/Country · U',
    Positional: 'error · Record OA, line 7, position 373 · Header/Address[1]/Country · U',
  }),
  'too-long': {
    XML: [
      planted(
        'XML',
        write('XML', 'Orders', orderWith('Header/Address/Country', 'USA-1')),
        'error · Line 51, column 18 · Header/Address[1]/Country · USA-1',
      ),
    ],
    JSON: [
      planted(
        'JSON',
        write('JSON', 'Orders', orderWith('Header/Address/Country', 'USA-1')),
        'error · Line 56, column 21 · Header/Address[1]/Country · USA-1',
      ),
    ],
    CSV: [
      planted(
        'CSV',
        write('CSV', 'Orders', orderWith('Header/Address/Country', 'USA-1')),
        'error · Row 8, column 31 (Address_Country) · Header/Address[1]/Country · USA-1',
      ),
    ],
    Positional: 'A field is never wider than the schema allows; what is longer is cut (kind 16).',
  },
  'not-a-number': orders('LineItem/OrderLine/OrderQty', 'many', {
    XML: 'error · Line 87, column 19 · LineItem[1]/OrderLine/OrderQty · many',
    JSON: 'error · Line 100, column 22 · LineItem[1]/OrderLine/OrderQty · many',
    CSV: 'error · Row 13, column 46 (OrderLine_OrderQty) · LineItem[1]/OrderLine/OrderQty · many',
    Positional: 'error · Record LI, line 12, positions 176–179 · LineItem[1]/OrderLine/OrderQty · many',
  }),
  'too-many-decimals': everywhere(
    (format) => plant(write(format, 'Invoices', invoice), format === 'Positional' ? ' 148.97' : '148.97', '148.975'),
    {
      XML: 'warning · Line 64, column 20 · Header/Taxes/TaxAmount · 148.975',
      JSON: 'warning · Line 67, column 22 · Header/Taxes/TaxAmount · 148.975',
      CSV: 'warning · Row 7, column 32 (Taxes_TaxAmount) · Header/Taxes/TaxAmount · 148.975',
      Positional: 'warning · Record IT, line 6, positions 20–26 · Header/Taxes/TaxAmount · 148.975',
    },
    { document: 'Invoices' },
  ),
  'no-such-date': orders('Header/OrderHeader/PurchaseOrderDate', '2026-02-30', {
    XML: 'error · Line 10, column 28 · Header/OrderHeader/PurchaseOrderDate · 2026-02-30',
    JSON: 'error · Line 8, column 29 · Header/OrderHeader/PurchaseOrderDate · 2026-02-30',
    CSV: 'error · Row 2, column 6 (OrderHeader_PurchaseOrderDate) · Header/OrderHeader/PurchaseOrderDate · 2026-02-30',
    Positional: 'error · Record OH, line 1, positions 79–88 · Header/OrderHeader/PurchaseOrderDate · 2026-02-30',
  }),
  'date-format': orders('Header/OrderHeader/PurchaseOrderDate', '03/02/2026', {
    XML: 'error · Line 10, column 28 · Header/OrderHeader/PurchaseOrderDate · 03/02/2026',
    JSON: 'error · Line 8, column 29 · Header/OrderHeader/PurchaseOrderDate · 03/02/2026',
    CSV: 'error · Row 2, column 6 (OrderHeader_PurchaseOrderDate) · Header/OrderHeader/PurchaseOrderDate · 03/02/2026',
    Positional: 'error · Record OH, line 1, positions 79–88 · Header/OrderHeader/PurchaseOrderDate · 03/02/2026',
  }),
  'unknown-code': together(
    orders('LineItem/OrderLine/OrderQtyUOM', 'XX', {
      XML: 'error · Line 88, column 22 · LineItem[1]/OrderLine/OrderQtyUOM · XX',
      JSON: 'error · Line 101, column 25 · LineItem[1]/OrderLine/OrderQtyUOM · XX',
      CSV: 'error · Row 13, column 47 (OrderLine_OrderQtyUOM) · LineItem[1]/OrderLine/OrderQtyUOM · XX',
      Positional: 'error · Record LI, line 12, positions 180–181 · LineItem[1]/OrderLine/OrderQtyUOM · XX',
    }),
    // Charges and allowances are not certain, so the totals are not judged.
    everywhere(
      (format) => write(format, 'Invoices', charged),
      {
        XML: 'error · Line 107, column 29 · LineItem[1]/ChargesAllowances/AllowChrgIndicator · Q',
        JSON: 'error · Line 119, column 34 · LineItem[1]/ChargesAllowances/AllowChrgIndicator · Q',
        CSV: 'error · Row 12, column 37 (ChargesAllowances_AllowChrgIndicator) · LineItem[1]/ChargesAllowances/AllowChrgIndicator · Q',
        Positional: 'error · Record LX, line 11, position 8 · LineItem[1]/ChargesAllowances/AllowChrgIndicator · Q',
      },
      { document: 'Invoices' },
    ),
  ),
  'later-code': everywhere(
    (format) => order[format],
    {
      XML: 'error · Line 9, column 28 · Header/OrderHeader/PrimaryPOTypeCode · KN',
      JSON: 'error · Line 7, column 29 · Header/OrderHeader/PrimaryPOTypeCode · KN',
      CSV: 'error · Row 2, column 5 (OrderHeader_PrimaryPOTypeCode) · Header/OrderHeader/PrimaryPOTypeCode · KN',
      Positional: 'error · Record OH, line 1, positions 47–48 · Header/OrderHeader/PrimaryPOTypeCode · KN',
    },
    { rules: formerRules, later: () => compiledRules('Orders') },
  ),
  'case-or-padding': together(
    orders('LineItem/OrderLine/OrderQtyUOM', 'ea', {
      XML: 'error · Line 88, column 22 · LineItem[1]/OrderLine/OrderQtyUOM · ea',
      JSON: 'error · Line 101, column 25 · LineItem[1]/OrderLine/OrderQtyUOM · ea',
      CSV: 'error · Row 13, column 47 (OrderLine_OrderQtyUOM) · LineItem[1]/OrderLine/OrderQtyUOM · ea',
      Positional: 'error · Record LI, line 12, positions 180–181 · LineItem[1]/OrderLine/OrderQtyUOM · ea',
    }),
    {
      XML: [
        planted(
          'XML',
          plant(xml, '>2026-03-02<', '> 2026-03-02<'),
          'error · Line 10, column 28 · Header/OrderHeader/PurchaseOrderDate · 2026-03-02',
        ),
      ],
      JSON: [
        planted(
          'JSON',
          plant(json, '"Department": "12"', '"Department": 12'),
          'error · Line 11, column 21 · Header/OrderHeader/Department · 12',
        ),
      ],
      CSV: [],
      Positional: [
        planted(
          'Positional',
          plant(positional, '    36EA', '36    EA'),
          'error · Record LI, line 12, positions 165–179 ·  · 36',
        ),
      ],
    },
  ),
  'control-character': {
    XML: 'A control character is not allowed in XML: the file is not well-formed (kind 4).',
    JSON: [
      planted(
        'JSON',
        plant(json, '"V77410"', String.raw`"V\u0001"`),
        'error · Line 12, column 18 · Header/OrderHeader/Vendor · V\\u0001',
      ),
    ],
    CSV: [
      planted(
        'CSV',
        plant(csv, 'V77410', 'V\u0002'),
        'error · Row 2, column 10 (OrderHeader_Vendor) · Header/OrderHeader/Vendor · V\u0002',
      ),
    ],
    Positional: [
      planted(
        'Positional',
        plant(positional, 'V77410', 'V7741\u0002'),
        'error · Record OH, line 1, positions 124–129 · Header/OrderHeader/Vendor · V7741\u0002',
      ),
    ],
  },
  placeholder: together(
    orders('Header/OrderHeader/Vendor', 'None', {
      XML: 'warning · Line 14, column 17 · Header/OrderHeader/Vendor · None',
      JSON: 'warning · Line 12, column 18 · Header/OrderHeader/Vendor · None',
      CSV: 'warning · Row 2, column 10 (OrderHeader_Vendor) · Header/OrderHeader/Vendor · None',
      Positional: 'warning · Record OH, line 1, positions 124–127 · Header/OrderHeader/Vendor · None',
    }),
    orders('Header/OrderHeader/PurchaseOrderDate', '#N/A', {
      XML: 'error · Line 10, column 28 · Header/OrderHeader/PurchaseOrderDate · #N/A',
      JSON: 'error · Line 8, column 29 · Header/OrderHeader/PurchaseOrderDate · #N/A',
      CSV: 'error · Row 2, column 6 (OrderHeader_PurchaseOrderDate) · Header/OrderHeader/PurchaseOrderDate · #N/A',
      Positional: 'error · Record OH, line 1, positions 79–82 · Header/OrderHeader/PurchaseOrderDate · #N/A',
    }),
    orders('LineItem/OrderLine/OrderQty', 'NaN', {
      XML: 'error · Line 87, column 19 · LineItem[1]/OrderLine/OrderQty · NaN',
      JSON: 'error · Line 100, column 22 · LineItem[1]/OrderLine/OrderQty · NaN',
      CSV: 'error · Row 13, column 46 (OrderLine_OrderQty) · LineItem[1]/OrderLine/OrderQty · NaN',
      Positional: 'error · Record LI, line 12, positions 177–179 · LineItem[1]/OrderLine/OrderQty · NaN',
    }),
    {
      XML: [
        planted(
          'XML',
          write('XML', 'Orders', orderWith('LineItem/OrderLine/OrderQtyUOM', 'undefined')),
          'error · Line 88, column 22 · LineItem[1]/OrderLine/OrderQtyUOM · undefined',
        ),
      ],
      JSON: [
        planted(
          'JSON',
          write('JSON', 'Orders', orderWith('LineItem/OrderLine/OrderQtyUOM', 'undefined')),
          'error · Line 101, column 25 · LineItem[1]/OrderLine/OrderQtyUOM · undefined',
        ),
      ],
      CSV: [
        planted(
          'CSV',
          write('CSV', 'Orders', orderWith('LineItem/OrderLine/OrderQtyUOM', 'undefined')),
          'error · Row 13, column 47 (OrderLine_OrderQtyUOM) · LineItem[1]/OrderLine/OrderQtyUOM · undefined',
        ),
      ],
      // The field has two characters: no word fits.
      Positional: [],
    },
  ),
  'no-date': orders('Header/OrderHeader/PurchaseOrderDate', '1970-01-01', {
    XML: 'warning · Line 10, column 28 · Header/OrderHeader/PurchaseOrderDate · 1970-01-01',
    JSON: 'warning · Line 8, column 29 · Header/OrderHeader/PurchaseOrderDate · 1970-01-01',
    CSV: 'warning · Row 2, column 6 (OrderHeader_PurchaseOrderDate) · Header/OrderHeader/PurchaseOrderDate · 1970-01-01',
    Positional: 'warning · Record OH, line 1, positions 79–88 · Header/OrderHeader/PurchaseOrderDate · 1970-01-01',
  }),
  'damaged-text': together(
    orders('Header/Address/City', 'QuÃ©bec', {
      XML: 'warning · Line 48, column 15 · Header/Address[1]/City · QuÃ©bec',
      JSON: 'warning · Line 53, column 18 · Header/Address[1]/City · QuÃ©bec',
      CSV: 'warning · Row 8, column 28 (Address_City) · Header/Address[1]/City · QuÃ©bec',
      Positional: 'warning · Record OA, line 7, positions 326–332 · Header/Address[1]/City · QuÃ©bec',
    }),
    orders('Header/Address/City', 'Qu\ufffdbec', {
      XML: 'warning · Line 48, column 15 · Header/Address[1]/City · Qu\ufffdbec',
      JSON: 'warning · Line 53, column 18 · Header/Address[1]/City · Qu\ufffdbec',
      CSV: 'warning · Row 8, column 28 (Address_City) · Header/Address[1]/City · Qu\ufffdbec',
      Positional: 'warning · Record OA, line 7, positions 326–331 · Header/Address[1]/City · Qu\ufffdbec',
    }),
  ),
} satisfies Rows
