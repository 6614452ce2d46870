import { below, rootOf } from '../reader/spec-document'
import type { Reading } from '../reader/reading'
import type { Place } from '../reader/spec-document'
import { foundAt } from './found-place'
import { maxTextLength } from './positions'
import { findingAt } from './report'
import type { Finding } from './report'

/** Imports the parser that reports each key with its place. */
export const importKeyParser = () => import('js-yaml')

/** Finds duplicate keys in the text, JSON or YAML: the parsed document contains only the last of each. */
export async function duplicateKeyFindings(
  reading: Reading,
  text: string,
  loadParser: typeof importKeyParser,
): Promise<Finding[]> {
  const places = text.length > maxTextLength ? [] : await duplicateKeys(rootOf(reading.main), text, loadParser)
  const unique = new Map(places.map((place) => [place.pointer, foundAt(reading, place)]))
  return findingAt('error', 'Duplicate key', 'Only the last one counts. Its place is named here.', [...unique.values()])
}

/** An object or a list that the parser has not finished. */
interface OpenCollection {
  place: Place
  /** The keys so far; only for an object. */
  keys?: Set<string>
  /** The key or index of the next value; undefined if the next node is a key. */
  next: string | number | undefined
}

async function duplicateKeys(root: Place, text: string, loadParser: typeof importKeyParser): Promise<Place[]> {
  const { EVENT_ID, getScalarValue, parseEvents } = await loadParser()
  // JSON is valid YAML except for its tabs, which never occur inside a JSON string.
  const source = /^\uFEFF?\s*\{\s*["}]/.test(text) ? text.replaceAll('\t', ' ') : text
  const found: Place[] = []
  const open: OpenCollection[] = []
  for (const event of eventsOf(() => parseEvents(source, { maxDepth: 1_000 }))) {
    if (event.type === EVENT_ID.DOCUMENT) continue
    if (event.type === EVENT_ID.POP) {
      open.pop()
      continue
    }
    const parent = open.at(-1)
    const place = parent?.next === undefined ? root : below(parent.place, parent.next)
    if (parent?.keys && parent.next === undefined) {
      const key = event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : ''
      // YAML allows several merge keys in one mapping.
      if (parent.keys.has(key) && key !== '<<') found.push(below(parent.place, key))
      parent.keys.add(key)
      parent.next = key
    } else if (parent) {
      parent.next = typeof parent.next === 'number' ? parent.next + 1 : undefined
    }
    if (event.type === EVENT_ID.MAPPING) open.push({ place, keys: new Set(), next: undefined })
    if (event.type === EVENT_ID.SEQUENCE) open.push({ place, next: 0 })
  }
  return found
}

/** Runs the parser; returns no events for a text that is nested too deeply. */
function eventsOf<T>(parse: () => T[]): T[] {
  try {
    return parse()
  } catch {
    return []
  }
}
