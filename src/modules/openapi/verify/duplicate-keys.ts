import { below, rootOf } from '../engine/spec-document'
import type { Bundle, Place } from '../engine/spec-document'
import { foundAt } from './found-place'
import { textLimit } from './positions'
import { findingAt } from './report'
import type { Finding } from './report'

/** Keys that an object has more than once in the text, JSON or YAML: the parsed document holds only the last. */
export async function duplicateKeyFindings(bundle: Bundle, text: string): Promise<Finding[]> {
  const places = text.length > textLimit ? [] : await duplicateKeys(rootOf(bundle.main), text)
  const unique = new Map(places.map((place) => [place.pointer, foundAt(bundle, place)]))
  return findingAt('error', 'Duplicate key', 'Only the last one counts. Its place is named here.', [...unique.values()])
}

/** An object or a list whose end is still to come. */
interface Open {
  place: Place
  /** Of an object. */
  keys?: Set<string>
  /** What the next node is the value of; undefined where a key is next. */
  next: string | number | undefined
}

async function duplicateKeys(root: Place, text: string): Promise<Place[]> {
  const { EVENT_ID, getScalarValue, parseEvents } = await import('js-yaml')
  // JSON is YAML but for its tabs, which never stand inside of a JSON string.
  const source = /^\uFEFF?\s*\{\s*["}]/.test(text) ? text.replaceAll('\t', ' ') : text
  const found: Place[] = []
  const open: Open[] = []
  for (const event of eventsOf(() => parseEvents(source, { maxDepth: 1_000 }))) {
    if (event.type === EVENT_ID.DOCUMENT) continue
    if (event.type === EVENT_ID.POP) {
      open.pop()
      continue
    }
    const around = open.at(-1)
    const place = around?.next === undefined ? root : below(around.place, around.next)
    if (around?.keys && around.next === undefined) {
      const key = event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : ''
      // A mapping of YAML may be merged with several others.
      if (around.keys.has(key) && key !== '<<') found.push(below(around.place, key))
      around.keys.add(key)
      around.next = key
    } else if (around) {
      around.next = typeof around.next === 'number' ? around.next + 1 : undefined
    }
    if (event.type === EVENT_ID.MAPPING) open.push({ place, keys: new Set(), next: undefined })
    if (event.type === EVENT_ID.SEQUENCE) open.push({ place, next: 0 })
  }
  return found
}

/** None for a text that is nested too deep. */
function eventsOf<T>(parse: () => T[]): T[] {
  try {
    return parse()
  } catch {
    return []
  }
}
