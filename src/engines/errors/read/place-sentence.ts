import { isOrdinaryWord, parsePlace } from '@/engines/x12/parse-place'
import { nameOfPlace, type Place } from '@/engines/x12/place'
import { fieldsOf } from '@/engines/x12/fields-of'
import { listOf } from '@/engines/x12/dictionary'
import type { EdiError } from '../catalogue/edi-codes'
import { rsxPlaceOf } from '../rsx-place'
import type { StatedError, StatedField } from '../stated-error'
import { anotherValue, notCertain, sayingOf, type Saying } from './sayings'

/** Sentences are short: longer texts are something else. */
export const maxSentenceLength = 400

/**
 * Reads sentences that name places of X12 or EDIFACT, such as "BIG04 is missing" (DECODER-18). A place without a saying of its own
 * has the one before it or behind it: "missing BSN02 and TD503", "BSN02 and TD503 are missing".
 */
export function readPlaceSentence(text: string): StatedError | undefined {
  if (text.length > maxSentenceLength || isOrdinaryWord(text)) return undefined
  const parts = text.split(/[.;,]\s|\b(?:and|or|but)\b/i)
  const sayings = parts.map(sayingOf)
  const fields: StatedField[] = []
  const places: string[] = []
  let set: string | undefined
  for (const [index, part] of parts.entries()) {
    const place = isOrdinaryWord(part.trim()) ? undefined : parsePlace(part)
    set = place?.set ?? set
    const saying = withDenial(sayings[index] ?? nearestSaying(sayings, index), sayingBehind(parts, sayings, index))
    // "TD503 is fine" names no error.
    if (!place || (saying?.isDenial && !saying.error && parts.length > 1)) continue
    const stated = fieldsAt(asWritten({ ...place, set }), part, saying?.error)
    const own = stated.at(-1)?.name
    if (own === undefined || places.includes(own)) continue
    places.push(own)
    for (const field of stated) fields.push(field)
  }
  if (fields.length === 0) return undefined
  const isOpen = /\bor\b/i.test(text) && (places.length > 1 || new Set(sayings.filter(Boolean)).size > 1)
  return { dialect: 'place', detail: text, fields: isOpen ? fields.map(withoutError) : fields, places }
}

/** The saying of the parts around one that has none; not certain if they differ. */
function nearestSaying(sayings: readonly (Saying | undefined)[], index: number): Saying | undefined {
  const before = sayings.slice(0, index).findLast((saying) => saying !== undefined)
  const behind = sayings.slice(index + 1).find((saying) => saying !== undefined)
  return before && behind && before !== behind ? notCertain : (before ?? behind)
}

/** The saying of the next part, if that names no place of its own: "please remove it". */
function sayingBehind(parts: readonly string[], sayings: readonly (Saying | undefined)[], index: number) {
  const next = parts[index + 1]
  return next === undefined || parsePlace(next) ? undefined : sayings[index + 1]
}

/** A denial behind a saying is certain only if it denies the same: "is required but not used". */
function withDenial(saying: Saying | undefined, behind: Saying | undefined): Saying | undefined {
  if (!behind?.isDenial) return saying
  return saying === undefined || saying.isDenial ? behind : notCertain
}

/** A place with two digits is one of X12: EDIFACT names data elements by four. */
function asWritten(place: Place): Place {
  return place.standard === undefined && place.position !== undefined ? { ...place, standard: 'X12' } : place
}

function withoutError({ name, rsx }: StatedField): StatedField {
  return { name, rsx }
}

function fieldsAt(place: Place, text: string, error: EdiError | undefined): StatedField[] {
  const [found] = fieldsOf(place)
  if (!found) return []
  const value: StatedField = { name: nameOfPlace(place, found.place), ...error, rsx: rsxPlaceOf(place) }
  // "N104 must be a GLN" may be about either of the two, but "REF02 must be sent" is about one.
  const isOfBoth = /\bqualifier\b/i.test(text) || (error === anotherValue && /\bmust be\b/i.test(text))
  const qualifier = isOfBoth ? qualifierBefore(place, error) : undefined
  return qualifier ? [qualifier, value] : [value]
}

/** The element before a value has the code that says what the value is: N103 for N104. */
function qualifierBefore(place: Place, error: EdiError | undefined): StatedField | undefined {
  if (place.position === undefined || place.position < 2 || place.standard !== 'X12') return undefined
  const before: Place = { ...place, position: place.position - 1, component: undefined, code: undefined }
  const [found] = fieldsOf(before)
  const [own] = fieldsOf(place)
  if (!found || !own || listOf(found.path) === undefined || listOf(own.path) !== undefined) return undefined
  return { name: nameOfPlace(before, found.place), ...error, rsx: rsxPlaceOf(before) }
}
