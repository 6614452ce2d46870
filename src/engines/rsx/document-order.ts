import { isAtLeast } from './versions'

/** The three sort orders of documents (RSX-12). */
export const sortModes = [
  { value: 'used', label: 'Most Used to Least Used' },
  { value: 'az', label: 'Document Name A-Z' },
  { value: 'za', label: 'Document Name Z-A' },
] as const
export type SortMode = (typeof sortModes)[number]['value']

/** The sort order that an address names; the most used first if it names none or an unknown one. */
export function sortModeNamed(name: string | null): SortMode {
  return sortModes.find(({ value }) => value === name)?.value ?? 'used'
}

/** Documents from the most to the least used, since version 7.5.0 (RSX-30). */
const usageOrder = [
  'Orders',
  'OrderAcks',
  'Shipments',
  'Invoices',
  'OrderChanges',
  'OrderChangeAcks',
  'InventoryInquiriesAndAdvices',
  'ItemRegistries',
  'PlanningSchedules',
  'ProductActivities',
  'Remittances',
]

/** The same before version 7.5.0: acknowledgements were rare, so they come after shipments and invoices. */
const earlierUsageOrder = [
  'Orders',
  'Shipments',
  'Invoices',
  'OrderAcks',
  'ItemRegistries',
  'InventoryInquiriesAndAdvices',
  'OrderChanges',
  'OrderChangeAcks',
  'ProductActivities',
  'PlanningSchedules',
]

/**
 * Returns a function that compares names of documents.
 * @param version Version of the documents: the order by use changed with 7.5.0.
 */
export function documentOrder(mode: SortMode, version: string): (a: string, b: string) => number {
  if (mode === 'az') return (a, b) => a.localeCompare(b, 'en')
  if (mode === 'za') return (a, b) => b.localeCompare(a, 'en')
  const order = isAtLeast(version, '7.5.0') ? usageOrder : earlierUsageOrder
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return (a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en')
}
