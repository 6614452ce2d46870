import { documents, type RsxDocument } from './documents'

/**
 * A version of the schemas. `network` schemas hold the tree alone, `qualified` ones the allowed codes too (1 §9);
 * `internal` ones are for staff with the Network Toolbox.
 */
export interface RsxVersion {
  version: string
  schemaSet: 'network' | 'qualified' | 'internal'
  /** Hidden unless legacy schemas are shown. */
  legacy: boolean
  /** Of the line before 7.4: singular elements, repeated lines in wrappers. */
  formerNames: boolean
  documents: RsxDocument[]
}

const everyday = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']
const changes = ['OrderChanges', 'OrderChangeAcks']
const stock = ['InventoryInquiriesAndAdvices', 'ItemRegistries']
const planning = ['PlanningSchedules', 'ProductActivities', 'Remittances']
const network = documents.map(({ name }) => name).filter((name) => name !== 'WarehouseInventoryAdjustmentAdvices')

/** Newest first; the versions without a number last. */
const versions: RsxVersion[] = [
  version('7.7.4', 'qualified', [...everyday, ...changes, ...stock, ...planning]),
  version('7.7.0', 'network', network),
  version('7.3.0', 'qualified', [...everyday, 'OrderChanges', ...stock, 'ProductActivities'], true),
  version('7.1.0', 'internal', [...everyday, 'InventoryInquiriesAndAdvices', 'WarehouseInventoryAdjustmentAdvices']),
  version('6.9.0', 'network', [...everyday, 'InventoryInquiriesAndAdvices', 'ProductActivities'], true),
  version('sip', 'internal', everyday),
]

function version(name: string, schemaSet: RsxVersion['schemaSet'], names: string[], legacy = false): RsxVersion {
  const held = documents.filter((document) => names.includes(document.name))
  return { version: name, schemaSet, legacy, formerNames: /^(6|7\.[0-3])\./.test(name), documents: held }
}

export function findVersion(name: string): RsxVersion | undefined {
  return versions.find((candidate) => candidate.version === name)
}

/** The versions somebody may read: internal ones with the Network Toolbox only (3 §9). */
export function readableVersions(toolbox: boolean): RsxVersion[] {
  return versions.filter(({ schemaSet }) => toolbox || schemaSet !== 'internal')
}

/** Documents with a CSV and a positional layout: the seven of the Example Files page (1 §9). */
export const flatFileDocuments = [...everyday, ...changes, 'InventoryInquiriesAndAdvices']
