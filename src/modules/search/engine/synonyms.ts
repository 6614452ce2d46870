import { compactName } from './words'

/** Words of the trade that mean the same: one line for each meaning. */
const meanings: readonly (readonly string[])[] = [
  ['850', 'Orders', 'order', 'purchase order', 'PO', '875', '940'],
  [
    '855',
    'OrderAcks',
    'ORDRSP',
    'acknowledgement',
    'acknowledgment',
    'order acknowledgement',
    'purchase order acknowledgement',
    'POA',
  ],
  [
    '856',
    'Shipments',
    'DESADV',
    'ASN',
    'advance ship notice',
    'ship notice',
    'shipment notice',
    'dispatch advice',
    'despatch advice',
  ],
  ['810', 'Invoices', 'invoice', 'INVOIC', '880'],
  ['860', 'OrderChanges', 'ORDCHG', 'order change', 'purchase order change', 'PO change'],
  ['865', 'OrderChangeAcks', 'order change acknowledgement', 'PO change acknowledgement'],
  [
    '846',
    'InventoryInquiriesAndAdvices',
    'PRICAT',
    'INVRPT',
    'inventory',
    'inventory advice',
    'inventory inquiry',
    'stock report',
  ],
  ['832', 'ItemRegistries', 'price catalog', 'sales catalog', 'item catalog'],
  ['820', 'REMADV', 'remittance', 'remittances', 'remittance advice', 'payment order'],
  ['852', 'ProductActivities', 'SLSRPT', 'product activity', 'sales report'],
  ['830', 'PlanningSchedules', 'DELFOR', 'planning schedule', 'forecast'],
  ['816', 'OrganizationalRelationships', 'PARTIN', 'organizational relationships'],
  ['204', 'CarrierLoadTenders', 'IFTMIN', 'load tender'],
  ['210', 'CarrierFreightDetails', 'freight invoice'],
  ['214', 'CarrierStatusMessages', 'IFTSTA', 'carrier status', 'shipment status'],
  ['753', 'routing request', 'request for routing'],
  ['754', 'routing instructions'],
  ['944', 'WarehouseTransferReceiptAdvices', 'stock transfer receipt'],
  ['947', 'WarehouseInventoryAdjustmentAdvices', 'inventory adjustment'],
  ['990', 'CarrierLoadTenderResponses', 'load tender response'],
  ['997', 'CONTRL', 'functional acknowledgement', 'functional acknowledgment'],
  ['PurchaseOrderNumber', 'PO number', 'order number', 'PO no', 'PO num'],
  ['ship-to', 'ship to', 'shipto', 'ST'],
  ['ship-from', 'ship from', 'SF'],
  ['bill-to', 'bill to', 'BT'],
  ['remit-to', 'remit to', 'RI'],
  ['mark-for', 'mark for', 'Z7'],
  ['buyer', 'buying party', 'BY'],
  ['UPC', 'ConsumerPackageCode', 'universal product code'],
  ['EAN', 'European article number'],
  ['GTIN', 'global trade item number'],
  ['SSCC', 'ShippingSerialID', 'serial shipping container code', 'SSCC-18'],
  ['GLN', 'global location number'],
  ['BOL', 'BillOfLadingNumber', 'bill of lading', 'bill of lading number'],
  ['SCAC', 'CarrierAlphaCode', 'standard carrier alpha code'],
  ['PRO number', 'CarrierProNumber'],
  ['UOM', 'unit of measure'],
  ['DC', 'distribution center', 'distribution centre', 'warehouse'],
]

/** The synonyms of each word or phrase, by its compact name. */
const synonyms: ReadonlyMap<string, readonly string[]> = collectSynonyms()

/** How many words the longest phrase has. */
const maxPhraseWords = Math.max(...meanings.flat().map((phrase) => phrase.split(/[ -]/).length))

/** The first words of the phrases, so that most words of a text need no further look. */
const firstWords: ReadonlySet<string> = new Set(
  meanings.flat().flatMap((phrase) => (/[ -]/.test(phrase) ? [compactName(phrase.split(/[ -]/)[0] ?? '')] : [])),
)
/** The phrases of several words, by their compact names. */
const phrases: ReadonlySet<string> = new Set(
  meanings.flat().flatMap((phrase) => (/[ -]/.test(phrase) ? [compactName(phrase)] : [])),
)

function collectSynonyms(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const meaning of meanings) {
    const names = [...new Set(meaning.map(compactName))]
    for (const name of names) {
      const others = names.filter((other) => other !== name)
      found.set(name, [...(found.get(name) ?? []), ...others])
    }
  }
  return found
}

/** The words that mean the same as a word or a phrase, as compact names (SEARCH-3). */
export function synonymsOf(name: string): readonly string[] {
  return synonyms.get(name) ?? []
}

/**
 * Finds the longest phrase of the trade, such as `bill of lading`, that begins at a word.
 * @returns its compact name and how many words it has; undefined when there is none
 */
export function phraseAt(words: readonly string[], start: number): { name: string; length: number } | undefined {
  if (!firstWords.has(words[start] ?? '')) return undefined
  for (let length = Math.min(maxPhraseWords, words.length - start); length > 1; length--) {
    const name = words.slice(start, start + length).join('')
    if (phrases.has(name)) return { name, length }
  }
  return undefined
}
