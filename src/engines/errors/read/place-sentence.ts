import { isOrdinaryWord, parsePlace } from '@/engines/x12/parse-place'
import { nameOfPlace, type Place } from '@/engines/x12/place'
import { fieldsOf } from '@/engines/x12/fields-of'
import { listOf } from '@/engines/x12/dictionary'
import type { EdiError } from '../catalogue/edi-codes'
import { elementErrors } from '../catalogue/edi-codes'
import { rsxPlaceOf } from '../rsx-place'
import type { StatedError, StatedField } from '../stated-error'

/** Sentences are short: longer texts are something else. */
export const maxSentenceLength = 400

/** Phrases that say what is wrong at a place, the most exact first. */
const sayings: readonly (readonly [pattern: RegExp, error: EdiError | undefined])[] = [
  [
    /\bmissing\b|\brequired\b|\bmandatory\b|\bmust be (?:sent|present|used)\b|\babsent\b|\bnot (?:found|sent|present)\b/i,
    elementErrors['1'],
  ],
  [/\btoo long\b|\bexceeds?\b|\bmax(?:imum)? length\b|\blonger than\b/i, elementErrors['5']],
  [/\btoo short\b|\bmin(?:imum)? length\b|\bshorter than\b/i, elementErrors['4']],
  [/\bduplicate/i, { meaning: 'It was sent before.', fix: 'Send it once, or with a new number.' }],
  [/\bcode\b|\bqualifier\b|\bnot in (?:the )?list\b|\bunknown\b|\bnot recogni[sz]ed\b/i, elementErrors['7']],
  [/\bdate\b/i, elementErrors['8']],
  [/\bcharacter/i, elementErrors['6']],
  [
    /\bmust be\b|\bshould be\b|\bexpected\b/i,
    { meaning: 'It must have another value.', fix: 'Send the value that the message asks for.' },
  ],
  [
    /\binvalid\b|\bnot valid\b|\bwrong\b|\bincorrect\b|\berror\b/i,
    { meaning: 'Its value is not valid.', fix: 'Send a value that the guide of the retailer allows.' },
  ],
]

/**
 * Reads sentences that name places of X12 or EDIFACT, such as "BIG04 is missing" (DECODER-18). A place without a saying of its own
 * has the one before it, or that of the whole text: "missing BSN02 and TD503", "BSN02 and TD503 are missing".
 */
export function readPlaceSentence(text: string): StatedError | undefined {
  if (text.length > maxSentenceLength || isOrdinaryWord(text)) return undefined
  const fields: StatedField[] = []
  const places: string[] = []
  let error = sayingOf(text)
  let set: string | undefined
  for (const part of text.split(/[.;,]\s|\band\b/i)) {
    error = sayingOf(part) ?? error
    const place = isOrdinaryWord(part.trim()) ? undefined : parsePlace(part)
    set = place?.set ?? set
    const stated = place ? fieldsAt({ ...place, set }, part, error) : []
    const own = stated.at(-1)?.name
    if (own === undefined || places.includes(own)) continue
    places.push(own)
    for (const field of stated) fields.push(field)
  }
  return fields.length === 0 ? undefined : { dialect: 'place', detail: text, fields, places }
}

const sayingOf = (text: string) => sayings.find(([pattern]) => pattern.test(text))?.[1]

function fieldsAt(place: Place, text: string, error: EdiError | undefined): StatedField[] {
  const [found] = fieldsOf(place)
  if (!found) return []
  const value: StatedField = { name: nameOfPlace(place, found.place), ...error, rsx: rsxPlaceOf(place) }
  const qualifier = /\bqualifier\b|\bmust be\b/i.test(text) ? qualifierBefore(place, error) : undefined
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
