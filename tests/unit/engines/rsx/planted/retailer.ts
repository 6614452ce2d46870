import type { KindCode } from '@/engines/rsx/findings/kinds'
import type { DesignRule } from '@/engines/rsx/rule-model'
import type { Group } from '../../../../../platform/rsx/examples/pieces'
import { designNode as node, withDesign } from '../check/design-rules'
import { orderWith } from '../check/support'
import { exampleWith } from '../domain/support'
import { everywhere, together, write, type Rows } from './cells'

type Found = Parameters<typeof everywhere>[1]

const north = 'Northgate Outfitters'
const harbor = 'Harbor & Pine'
const retailers = [north, harbor]

/** The example of an order, checked by a design of its header. */
const byDesign = (
  children: DesignRule[],
  found: Found,
  {
    record = orderWith('Header/OrderHeader/Vendor', 'V77410'),
    along = [],
  }: { record?: Group; along?: KindCode[] } = {},
) =>
  everywhere((format) => write(format, 'Orders', record), found, {
    rules: () => withDesign('Orders', [node('Header', {}, children)]),
    retailers,
    along,
  })
const headerField = (name: string, facts: Parameters<typeof node>[1]) => [node('OrderHeader', {}, [node(name, facts)])]

/** A pallet with cartons: the design requires an SSCC of every pack, at any depth. */
const pallets = exampleWith('SH104417-1-v7.7-BulkImport_TareLevel', {
  'OrderLevel.0.PackLevel.0.PackLevel.0.Pack.ShippingSerialID': undefined,
})
const packs = node('PackLevel', { repeats: true }, [
  node('Pack', {}, [node('ShippingSerialID')]),
  node('PackLevel', { repeats: true }, [
    node('Pack', {}, [node('ShippingSerialID', { by: [north] })]),
    node('ItemLevel', { repeats: true }),
  ]),
])

const silentPacks = node('PackLevel', { repeats: true }, [
  node('Pack'),
  node('PackLevel', { repeats: true, by: [north] }),
])
const shipmentDesign = (levels: DesignRule) =>
  withDesign('Shipments', [node('Header'), node('OrderLevel', { repeats: true }, [levels]), node('Summary')])

/** Kinds 48 to 52. */
export const retailerRows = {
  'retailer-field': together(
    byDesign(headerField('ReleaseNumber', { by: [harbor, north, 'Other'] }), {
      XML: 'error (Harbor & Pine, Northgate Outfitters) · Line 9, column 50 · Header/OrderHeader/ReleaseNumber · ',
      JSON: 'error (Harbor & Pine, Northgate Outfitters) · Line 7, column 32 · Header/OrderHeader/ReleaseNumber · ',
      CSV: 'error (Harbor & Pine, Northgate Outfitters) · Row 2 · Header/OrderHeader/ReleaseNumber · H,NGOALLTESTID,PO104415-1,00,KN,2026-03-…',
      Positional:
        'error (Harbor & Pine, Northgate Outfitters) · Record OH, line 1 · Header/OrderHeader/ReleaseNumber · OH00001NGOALLTESTID PO104415-1 00KN 2026…',
    }),
    byDesign([node('Notes', { by: [north], repeats: true }, [node('Note', { by: [north] })])], {
      XML: 'error (Northgate Outfitters) · Line 78, column 20 · Header/Notes · ',
      JSON: 'error (Northgate Outfitters) · Line 89, column 8 · Header/Notes · ',
      CSV: 'error (Northgate Outfitters) · Row 12 · Header/Notes · H,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,PD…',
      Positional:
        'error (Northgate Outfitters) · Record OR, line 11 · Header/Notes · OR00011PD SPRING-26 Spring assortment',
    }),
    everywhere(
      (format) => write(format, 'Shipments', pallets.record),
      {
        XML: 'error (Northgate Outfitters) · Line 92, column 45 · OrderLevel/PackLevel[1]/PackLevel[1]/Pack/ShippingSerialID · ',
        JSON: 'error (Northgate Outfitters) · Line 107, column 37 · OrderLevel/PackLevel[1]/PackLevel[1]/Pack/ShippingSerialID · ',
        CSV: 'error (Northgate Outfitters) · Row 13 · OrderLevel/PackLevel[1]/PackLevel[1]/Pack/ShippingSerialID · P,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,…',
        Positional:
          'error (Northgate Outfitters) · Record SP, line 12 · OrderLevel/PackLevel[1]/PackLevel[1]/Pack/ShippingSerialID · SP00012P',
      },
      {
        document: 'Shipments',
        rules: () => shipmentDesign(packs),
        retailers,
      },
    ),
    // A flat layout has no place for it, so it cannot be told.
    byDesign(headerField('ContractType', { by: [north] }), {
      XML: 'error (Northgate Outfitters) · Line 10, column 58 · Header/OrderHeader/ContractType · ',
      JSON: 'error (Northgate Outfitters) · Line 8, column 40 · Header/OrderHeader/ContractType · ',
      CSV: 'unknown (Northgate Outfitters) · Row 1, column 1 ·  · ',
      Positional: 'unknown (Northgate Outfitters) · Record OH, line 1 ·  · ',
    }),
    // The design shows no element of a pack in a pack.
    everywhere(
      (format) => write(format, 'Shipments', exampleWith('SH104417-1-v7.7-BulkImport_TareLevel', {}).record),
      {
        XML: 'unknown (Northgate Outfitters) · Line 90, column 9 · OrderLevel/PackLevel[1]/PackLevel[1] · <PackLevel>',
        JSON: 'unknown (Northgate Outfitters) · Line 105, column 13 · OrderLevel/PackLevel[1]/PackLevel[1] · {',
        CSV: 'unknown (Northgate Outfitters) · Row 13 · OrderLevel/PackLevel[1]/PackLevel[1] · P,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,…',
        Positional:
          'unknown (Northgate Outfitters) · Record SP, line 12 · OrderLevel/PackLevel[1]/PackLevel[1] · SP00012P00081234561044171018',
      },
      { document: 'Shipments', rules: () => shipmentDesign(silentPacks), retailers },
    ),
  ),
  'retailer-code': together(
    byDesign(headerField('PrimaryPOTypeCode', { codes: { SA: [north], RE: [north] } }), {
      XML: 'error (Northgate Outfitters) · Line 9, column 28 · Header/OrderHeader/PrimaryPOTypeCode · KN',
      JSON: 'error (Northgate Outfitters) · Line 7, column 29 · Header/OrderHeader/PrimaryPOTypeCode · KN',
      CSV: 'error (Northgate Outfitters) · Row 2, column 5 (OrderHeader_PrimaryPOTypeCode) · Header/OrderHeader/PrimaryPOTypeCode · KN',
      Positional:
        'error (Northgate Outfitters) · Record OH, line 1, positions 47–48 · Header/OrderHeader/PrimaryPOTypeCode · KN',
    }),
    byDesign(
      [node('Address', { repeats: true }, [node('AddressTypeCode', { by: [north], codes: { SF: [north, harbor] } })])],
      {
        XML: 'error (Harbor & Pine, Northgate Outfitters) · Line 63, column 17 · Header/Address · ',
        JSON: 'error (Harbor & Pine, Northgate Outfitters) · Line 68, column 8 · Header/Address · ',
        CSV: 'error (Harbor & Pine, Northgate Outfitters) · Row 9 · Header/Address · H,,,,,,,,,,,,,,,,,,,,,,ST,92,0410,Northg…',
        Positional:
          'error (Harbor & Pine, Northgate Outfitters) · Record OA, line 8 · Header/Address · OA00008ST 92 0410 Northgate Outfitters D…',
      },
    ),
  ),
  'retailer-length': together(
    byDesign(headerField('Vendor', { lengths: { min: [1], max: [4, 20] } }), {
      XML: 'warning · Line 14, column 17 · Header/OrderHeader/Vendor · V77410',
      JSON: 'warning · Line 12, column 18 · Header/OrderHeader/Vendor · V77410',
      CSV: 'warning · Row 2, column 10 (OrderHeader_Vendor) · Header/OrderHeader/Vendor · V77410',
      Positional: 'warning · Record OH, line 1, positions 124–129 · Header/OrderHeader/Vendor · V77410',
    }),
    byDesign(headerField('Vendor', { lengths: { min: [1], max: [4] } }), {
      XML: 'warning · Line 14, column 17 · Header/OrderHeader/Vendor · V77410',
      JSON: 'warning · Line 12, column 18 · Header/OrderHeader/Vendor · V77410',
      CSV: 'warning · Row 2, column 10 (OrderHeader_Vendor) · Header/OrderHeader/Vendor · V77410',
      Positional: 'warning · Record OH, line 1, positions 124–129 · Header/OrderHeader/Vendor · V77410',
    }),
    byDesign(headerField('Vendor', { lengths: { min: [2, 8], max: [20] } }), {
      XML: 'note · Line 14, column 17 · Header/OrderHeader/Vendor · V77410',
      JSON: 'note · Line 12, column 18 · Header/OrderHeader/Vendor · V77410',
      CSV: 'note · Row 2, column 10 (OrderHeader_Vendor) · Header/OrderHeader/Vendor · V77410',
      Positional: 'note · Record OH, line 1, positions 124–129 · Header/OrderHeader/Vendor · V77410',
    }),
  ),
  'not-in-design': byDesign([node('OrderHeader'), node('Dates', { isHidden: true, repeats: true })], {
    XML: 'note · Line 24, column 7 · Header/Dates[1] · <Dates>',
    JSON: 'note · Line 25, column 7 · Header/Dates[1] · {',
    CSV: 'note · Row 4 · Header/Dates[1] · H,,,,,,,,,,,,,,,,037,2026-03-16,,,,,,,,,…',
    Positional: 'note · Record OD, line 3 · Header/Dates[1] · OD00003037 2026-03-16',
  }),
  contradiction: byDesign(
    headerField('PrimaryPOTypeCode', { by: [north, harbor], codes: { SA: [north], KN: [harbor] } }),
    {
      XML: 'note (Harbor & Pine, Northgate Outfitters) · Line 9, column 28 · Header/OrderHeader/PrimaryPOTypeCode · KN',
      JSON: 'note (Harbor & Pine, Northgate Outfitters) · Line 7, column 29 · Header/OrderHeader/PrimaryPOTypeCode · KN',
      CSV: 'note (Harbor & Pine, Northgate Outfitters) · Row 2, column 5 (OrderHeader_PrimaryPOTypeCode) · Header/OrderHeader/PrimaryPOTypeCode · KN',
      Positional:
        'note (Harbor & Pine, Northgate Outfitters) · Record OH, line 1, positions 47–48 · Header/OrderHeader/PrimaryPOTypeCode · KN',
    },
    // The retailer that the code does not satisfy refuses it.
    { along: ['retailer-code'] },
  ),
} satisfies Rows

/** The format of a time that the designs show is kind 31. */
export const designFormatRow = byDesign(
  [node('Dates', { repeats: true }, [node('Time', { format: 'HH:mm:ss' })])],
  {
    XML: 'warning · Line 27, column 15 · Header/Dates[1]/Time · 14:30:00Z',
    JSON: 'warning · Line 28, column 18 · Header/Dates[1]/Time · 14:30:00Z',
    CSV: 'warning · Row 4, column 19 (Dates_Time) · Header/Dates[1]/Time · 14:30:00Z',
    Positional: 'warning · Record OD, line 3, positions 22–30 · Header/Dates[1]/Time · 14:30:00Z',
  },
  { record: orderWith('Header/Dates/Time', '14:30:00Z') },
)
