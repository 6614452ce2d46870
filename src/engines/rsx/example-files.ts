import { schemaFormats, type SchemaFormat } from '@/lib/schema-formats'

/** Version of the example files (RSX-50). */
const exampleVersion = 'v7.7'

/** One example file; `url` is relative to the content address. */
export interface ExampleFile {
  fileName: string
  url: string
  /** The fulfilment model of the file, or a variant of one. */
  title: string
}

/** The files of a card in one format. Addresses are relative to the content address. */
export interface ExampleFormat {
  allZipPath: string
  zipDisplayName: string
  files: ExampleFile[]
}

/** A card of the Example Files page (RSX-48). */
export interface ExampleFileGroup {
  /** Name of the RSX document. */
  header: string
  subtitle: string
  toolTip: string
  /** X12 document numbers. */
  documentNumbers: string[]
  /** Only the formats that exist: change documents have XML and positional files only. */
  formats: Partial<Record<SchemaFormat, ExampleFormat>>
}

const extensions: Record<SchemaFormat, string> = { CSV: 'csv', JSON: 'json', Positional: 'txt', XML: 'xml' }

const crossDock = 'Cross dock'
const multiStore = 'Multi store'
const bulkImport = 'Bulk import'
const dropShip = 'Drop ship'

/** Number, variant and title of the files of a document that is sent once per order. */
const perOrder = (code: string) => [
  [`${code}104415-1`, 'CrossDock', crossDock],
  [`${code}104416-1`, 'MultiStore', multiStore],
  [`${code}104417-1`, 'BulkImport', bulkImport],
  [`${code}104418-1`, 'DropShip', dropShip],
]

/** The same for a document that is sent once per delivery: one file for each store. */
const perDelivery = (code: string) => [
  [`${code}104415-1`, 'CrossDock', `${crossDock}, first store`],
  [`${code}104415-2`, 'CrossDock', `${crossDock}, second store`],
  [`${code}104416-1`, 'MultiStore', `${multiStore}, first store`],
  [`${code}104416-2`, 'MultiStore', `${multiStore}, second store`],
  [`${code}104417-1`, 'BulkImport', bulkImport],
  [`${code}104418-1`, 'DropShip', dropShip],
]

/** The seven cards, most used first. */
export const exampleFileGroups: ExampleFileGroup[] = [
  group(
    'Orders',
    ['850', '875', '940'],
    'What the retailer buys',
    'One purchase order for each fulfilment model',
    perOrder('PO'),
  ),
  group('OrderAcks', ['855'], 'What the supplier can deliver', 'The answers to the example orders', [
    ...perOrder('PR'),
    ['PR104417-1', 'BulkImport_AllAccept_With_Change', `${bulkImport}, all accepted with a later date`],
    ['PR104417-1', 'BulkImport_Rejected', `${bulkImport}, rejected`],
  ]),
  group('Shipments', ['856'], 'What is on the way, carton by carton', 'Ship notices for what was acknowledged', [
    ...perDelivery('SH'),
    ['SH104417-1', 'BulkImport_TareLevel', `${bulkImport}, cartons on pallets`],
    ['Consolidated_Shipment', 'MultiOrders', 'Several orders on one truck'],
  ]),
  group('Invoices', ['810'], 'What the retailer has to pay', 'One invoice for each shipment', perDelivery('IN')),
  group(
    'OrderChanges',
    ['860'],
    'What the retailer changes afterwards',
    'A change to each example order',
    perOrder('PC'),
    ['Positional', 'XML'],
  ),
  group(
    'OrderChangeAcks',
    ['865'],
    'How the supplier answers the change',
    'The answers to the changes',
    perOrder('CA'),
    ['Positional', 'XML'],
  ),
  group('InventoryInquiriesAndAdvices', ['846'], 'What can be ordered', 'Stock that a supplier offers', [
    ['IB104420-1', 'OneWarehouse', 'One warehouse'],
    ['IB104421-1', 'TwoWarehouses', 'Two warehouses'],
  ]),
]

/** The example file with a name, with its format and the language for highlighting. */
export function exampleNamed(
  fileName: string | null,
): (ExampleFile & { language: string; format: SchemaFormat }) | undefined {
  for (const { formats } of exampleFileGroups) {
    for (const format of schemaFormats) {
      const file = formats[format]?.files.find((candidate) => candidate.fileName === fileName)
      if (file) return { ...file, format, language: format === 'Positional' ? 'Positional' : format.toLowerCase() }
    }
  }
  return undefined
}

function group(
  header: string,
  documentNumbers: string[],
  subtitle: string,
  toolTip: string,
  documents: string[][],
  formats: readonly SchemaFormat[] = schemaFormats,
): ExampleFileGroup {
  const folder = `OMM-example-files/${exampleVersion}/${header}`
  const entries = formats.map((format) => {
    const zipDisplayName = `${header}-${exampleVersion}-${format}.zip`
    const files = documents.map(([number = '', variant = '', title = '']) => {
      const fileName = `${number}-${exampleVersion}-${variant}.${extensions[format]}`
      return { fileName, url: `${folder}/${format}/${fileName}`, title }
    })
    return [format, { allZipPath: `${folder}/${zipDisplayName}`, zipDisplayName, files }] as const
  })
  return { header, subtitle, toolTip, documentNumbers, formats: Object.fromEntries(entries) }
}
