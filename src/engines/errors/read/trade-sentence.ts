import type { StatedError } from '../stated-error'
import { maxSentenceLength, readPlaceSentence } from './place-sentence'

/** A name of the trade for a field, and its places in X12 by set, the usual one first. */
interface TradeName {
  name: string
  pattern: RegExp
  places: readonly [SetAndPlace, ...SetAndPlace[]]
}

type SetAndPlace = readonly [set: string, place: string]

/** The fields that refusals name most, as people write them. */
const tradeNames: readonly TradeName[] = [
  { name: 'SCAC', pattern: /\bSCAC(?: code)?\b/gi, places: [['856', 'TD503']] },
  {
    name: 'Bill of lading',
    pattern: /\b(?:BOL|bill[ -]of[ -]lading)(?: (?:number|no\b|#))?/gi,
    places: [['856', 'REF*BM']],
  },
  { name: 'PRO number', pattern: /\bPRO[ -](?:number|no\b|#)/gi, places: [['856', 'REF*CN']] },
  { name: 'SSCC', pattern: /\b(?:SSCC(?:-?18)?|UCC-?128|GS1-?128)\b/gi, places: [['856', 'MAN*GM']] },
  {
    name: 'UPC',
    pattern: /\bUPC(?: code)?\b/gi,
    places: [
      ['856', 'LIN*UP'],
      ['850', 'PO1*UP'],
      ['855', 'PO1*UP'],
      ['810', 'IT1*UP'],
    ],
  },
  {
    name: 'GTIN',
    pattern: /\bGTIN\b/gi,
    places: [
      ['856', 'LIN*UK'],
      ['850', 'PO1*UK'],
      ['855', 'PO1*UK'],
      ['810', 'IT1*UK'],
    ],
  },
  {
    name: 'Vendor number',
    pattern: /\bvendor (?:number|no\b|#|id\b)/gi,
    places: [
      ['850', 'REF*IA'],
      ['856', 'REF*IA'],
      ['810', 'REF*IA'],
    ],
  },
  {
    name: 'Ship-to location',
    pattern: /\bship[ -]to(?: (?:location|address|party))?\b/gi,
    places: [
      ['850', 'N1*ST'],
      ['856', 'N1*ST'],
      ['810', 'N1*ST'],
    ],
  },
  {
    name: 'Purchase order number',
    pattern: /\b(?:PO|purchase[ -]order) (?:number|no\b|#)/gi,
    places: [
      ['850', 'BEG03'],
      ['855', 'BAK03'],
      ['856', 'PRF01'],
      ['810', 'BIG04'],
    ],
  },
  { name: 'Invoice number', pattern: /\binvoice (?:number|no\b|#)/gi, places: [['810', 'BIG02']] },
  { name: 'Ship date', pattern: /\bship(?:ping)? date\b/gi, places: [['856', 'DTM*011']] },
]

/** The documents that sentences name, with their sets. */
const documents: readonly (readonly [pattern: RegExp, set: string])[] = [
  [/\bASN\b|\bship(?:ment|ping)? notice\b/i, '856'],
  [/\backnowledge?ment\b/i, '855'],
  [/\binvoice\b/i, '810'],
  [/\border\b/i, '850'],
]

/** The receiver does not know the value: no place of the document is wrong. */
const isUnknownValue = /\bnot found\b|\bunknown\b|\bnot on file\b|\bdo(?:es)? not exist\b/i

/**
 * Reads a sentence that names fields by their names of the trade, and what is wrong with them: "ASN rejected: no SCAC" is about
 * TD503 of the 856 (DECODER-20).
 */
export function readTradeSentence(sentence: string): StatedError | undefined {
  if (sentence.length > maxSentenceLength || isUnknownValue.test(sentence)) return undefined
  const set = documents.find(([pattern]) => pattern.test(sentence))?.[1]
  const names = new Map<string, string>()
  let text = sentence
  for (const { name, pattern, places } of tradeNames) {
    const [of, place] = places.find(([own]) => own === set) ?? places[0]
    text = text.replace(pattern, () => {
      names.set(place, name)
      return `${of} ${place}`
    })
  }
  const stated = readPlaceSentence(text.replaceAll(/\b(?:no|without)(?: an?)? (?=8\d\d [A-Z])/gi, 'missing '))
  if (names.size === 0 || !stated?.fields.every(({ meaning }) => meaning !== undefined)) return undefined
  const places = stated.places?.map((place) => (names.has(place) ? `${names.get(place)} (${place})` : place))
  return { ...stated, detail: sentence, places }
}
