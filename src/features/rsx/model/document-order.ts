import { isAtLeast } from './versions'

/** The three ways to sort documents (2 §2, 3 §9). */
export const sortModes = [
  { value: 'used', label: 'Most Used to Least Used' },
  { value: 'az', label: 'Document Name A-Z' },
  { value: 'za', label: 'Document Name Z-A' },
] as const
export type SortMode = (typeof sortModes)[number]['value']

/** The sort mode that an address names; the most used first for none and for nonsense. */
export function sortModeNamed(name: string | null): SortMode {
  return sortModes.find(({ value }) => value === name)?.value ?? 'used'
}

const usage = [
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

/** Before 7.5.0 acknowledgements were rare: what is shipped and billed stands before them (3 §9). */
const usageBefore = [
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
 * Compares names of documents.
 * @param version the version that is looked at: the order of use differs at and above 7.5.0.
 */
export function documentOrder(mode: SortMode, version: string): (a: string, b: string) => number {
  if (mode === 'az') return (a, b) => a.localeCompare(b, 'en')
  if (mode === 'za') return (a, b) => b.localeCompare(a, 'en')
  const order = isAtLeast(version, '7.5.0') ? usage : usageBefore
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return (a, b) => place(a) - place(b) || a.localeCompare(b, 'en')
}
