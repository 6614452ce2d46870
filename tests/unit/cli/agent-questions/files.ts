import { exampleOf, exampleWith, written } from '../../engines/rsx/domain/support'
import { plant } from '../../engines/rsx/check/support'

const order = exampleOf('PO104415-1-v7.7-CrossDock')
const invoice = exampleOf('IN104415-1-v7.7-CrossDock')

/** The order after a phone call: 12 pieces more of the first line, and no third line. */
const changed = exampleWith('PO104415-1-v7.7-CrossDock', {
  'LineItem.0.OrderLine.OrderQty': 48,
  'Summary.TotalLineItemNumber': 2,
})
changed.record['LineItem'] = (changed.record['LineItem'] as unknown[]).slice(0, 2)

/** The files that questions are about, by their paths in the folder of the tool. */
export const questionFiles: Readonly<Record<string, string>> = {
  'out/order.xml': written(order),
  'out/other-vendor.json': written(
    exampleWith('PO104415-1-v7.7-CrossDock', { 'Header.OrderHeader.Vendor': 'V-OTHER' }),
    'JSON',
  ),
  'out/changed.csv': written(changed, 'CSV'),
  'out/wrong-unit.txt': plant(written(order, 'Positional'), '36EA', '36XX'),
  'out/shipment.xml': written(exampleOf('SH104415-1-v7.7-CrossDock')),
  'out/wrong-carton.json': written(
    exampleWith('SH104417-1-v7.7-BulkImport', {
      'OrderLevel.0.PackLevel.0.Pack.ShippingSerialID': '00081234561044171019',
    }),
    'JSON',
  ),
  'out/invoice.xml': written(invoice),
  'out/invoice.txt': written(invoice, 'Positional'),
}
