import { documents, type RsxDocument } from './documents'

/**
 * A version of the schemas. `network` schemas contain the tree alone, `qualified` ones also the allowed codes (RSX-18);
 * `internal` ones are for staff with the Network Toolbox.
 */
export interface RsxVersion {
  version: string
  schemaSet: 'network' | 'qualified' | 'internal'
  /** Whether it is hidden until legacy schemas are shown (RSX-11). */
  isLegacy: boolean
  /** Whether it has the names from before 7.4: singular elements, and repeated lines in wrappers. */
  hasFormerNames: boolean
  documents: RsxDocument[]
}

const everyday = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']
const changes = ['OrderChanges', 'OrderChangeAcks']
const stock = ['InventoryInquiriesAndAdvices', 'ItemRegistries']
const planning = ['PlanningSchedules', 'ProductActivities', 'Remittances']
const network = documents.map(({ name }) => name).filter((name) => name !== 'WarehouseInventoryAdjustmentAdvices')

/** The versions, newest first; those without a number last. */
const versions: RsxVersion[] = [
  version('7.7.4', 'qualified', [...everyday, ...changes, ...stock, ...planning]),
  version('7.7.0', 'network', network),
  version('7.3.0', 'qualified', [...everyday, 'OrderChanges', ...stock, 'ProductActivities'], true),
  version('7.1.0', 'internal', [...everyday, 'InventoryInquiriesAndAdvices', 'WarehouseInventoryAdjustmentAdvices']),
  version('6.9.0', 'network', [...everyday, 'InventoryInquiriesAndAdvices', 'ProductActivities'], true),
  version('sip', 'internal', everyday),
]

function version(name: string, schemaSet: RsxVersion['schemaSet'], names: string[], isLegacy = false): RsxVersion {
  const versionDocuments = documents.filter((document) => names.includes(document.name))
  return {
    version: name,
    schemaSet,
    isLegacy,
    hasFormerNames: /^(6|7\.[0-3])\./.test(name),
    documents: versionDocuments,
  }
}

export function findVersion(name: string): RsxVersion | undefined {
  return versions.find((candidate) => candidate.version === name)
}

/** The versions that a caller may read: internal ones only with the Network Toolbox (RSX-24). */
export function readableVersions(hasToolbox: boolean): RsxVersion[] {
  return versions.filter(({ schemaSet }) => hasToolbox || schemaSet !== 'internal')
}

/** The documents with a CSV and a positional layout: the seven of the Example Files page (RSX-48). */
export const flatFileDocuments = [...everyday, ...changes, 'InventoryInquiriesAndAdvices']
