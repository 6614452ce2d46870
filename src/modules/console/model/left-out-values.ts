import { tabStorage } from '@/browser/browser-storage'
import { consoleValuesKey } from '@/browser/storage-keys'
import { jsonOf, writeJson } from '@/lib/exact-json'
import { isRecord } from '@/lib/json-values'
import type { HarChoices } from '@/engines/openapi/model/choices'

/** Longer values are not stored, because the storage of a tab is small. In characters. */
const maxStoredLength = 500_000

/** The operation and the person for whom values are stored. */
interface LeftOutPlace {
  /** Identifies the operation. */
  operation: string
  /** User id; undefined for a visitor. */
  person: string | undefined
}

/** Stores the values that the address leaves out in this tab, so that a reload does not lose them (CONSOLE-83). */
export function saveLeftOutValues(
  { operation, person }: LeftOutPlace,
  values: NonNullable<HarChoices['values']>,
): void {
  const text = writeJson({ operation, person: person ?? null, values: Object.entries(values) })
  if (Object.keys(values).length > 0 && text.length <= maxStoredLength) tabStorage.set(consoleValuesKey, text)
  else tabStorage.remove(consoleValuesKey)
}

/** Reads the values that were stored for an operation and a person. Removes those of others. */
export function readLeftOutValues({ operation, person }: LeftOutPlace): NonNullable<HarChoices['values']> {
  const stored = jsonOf(tabStorage.get(consoleValuesKey) ?? '')?.value
  if (isRecord(stored) && stored['operation'] === operation && stored['person'] === (person ?? null)) {
    const entries: unknown[] = Array.isArray(stored['values']) ? stored['values'] : []
    return Object.fromEntries(entries.filter((entry) => isValueEntry(entry)))
  }
  tabStorage.remove(consoleValuesKey)
  return {}
}

/** Whether an entry is a name with its value; null for a parameter that was removed. */
function isValueEntry(entry: unknown): entry is [string, string | null] {
  if (!Array.isArray(entry) || entry.length !== 2) return false
  const [name, value]: unknown[] = entry
  return typeof name === 'string' && (typeof value === 'string' || value === null)
}
