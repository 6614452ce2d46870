import { statusEntries } from '../catalogue/statuses'

/** The names of statuses in messages, in lower case: their reasons, and what programs write instead. */
const reasons = new Map([
  ...Object.entries(statusEntries).map(([status, { reason }]) => [reason.toLowerCase(), Number(status)] as const),
  ['access denied', 403],
  ['permission denied', 403],
  ['payload too large', 413],
  ['request entity too large', 413],
  ['unprocessable entity', 422],
  ['rate limit exceeded', 429],
  ['service temporarily unavailable', 503],
  ['gateway time-out', 504],
  ['endpoint request timed out', 504],
  ['user is not authorized to access this resource with an explicit deny', 403],
  ['user is not authorized to access this resource', 403],
])

/** A code of documents, such as a reason code, is no status. */
const numberInWords =
  /\b(?:status|(?<!\b(?:reason|location|vendor|item|product|zip|postal|area|store|charge|country|qualifier|carrier|department)[ -])code|error|http|got|received|returned|responded with|response)(?: (?:a|an|the|code|status|was|is|of))?[\s:=(#]{1,3}([45]\d\d)\b/i

/** Longer texts are no messages of one status. */
const maxLength = 300

/**
 * Returns the status that a sentence names: by its reason and its number, by its reason alone at the start, or by its number after a
 * word such as "status". `isWhole`: the sentence says nothing else.
 */
export function statusInWords(sentence: string): { status: number; isWhole: boolean } | undefined {
  if (sentence.length > maxLength) return undefined
  const text = sentence.toLowerCase().replace(/^(?:error\b)?[\s:"'([]+/, '')
  for (const [reason, status] of reasons) {
    if (!text.includes(reason)) continue
    const rest = text.replace(reason, '').replace(String(status), '')
    const isNumbered = text.includes(String(status))
    if (isNumbered || (text.startsWith(reason) && /^(?:[\s"')\]]*$|[.:;,!]| [-–])/.test(rest)))
      return { status, isWhole: !/[a-z\d]/.test(rest) }
  }
  const found = numberInWords.exec(sentence)
  const status = Number(found?.[1])
  if (!found) return undefined
  const isStated = /(?:status|response) code/i.test(found[0])
  return !isStated && isCounted(sentence.slice(found.index + found[0].length)) ? undefined : { status, isWhole: false }
}

/** Matches what a number counts: units of measure, nouns in the plural, and shares. "404 order not found" counts nothing. */
const countedNoun =
  /^(?:[.,/:-]\d|[\s"')\]]{0,4}(?:(?:damaged|ordered|shipped|received|open|full|empty|mixed)\s)?(?:(?:of|more|additional|extra|fewer|less|x|total|e\/?a|each|cs|ct|pk|dz|lbs?|kgs?|pcs?|pce|pairs?|dozens?|units|pieces|cartons|cases|items|lines|orders|pallets|boxes|packs|packages|parcels|bags|rolls|sets|containers|labels|skus|upcs|gtins|products|articles|stores|rows|records|entries|documents|invoices|shipments|asns|pos|files|messages|transactions|segments|elements|fields|errors|characters|digits|bytes|requests|calls|times|ms|seconds|minutes|hours|days|pounds|kilograms|dollars|usd|eur)\b|units?\(s\)|[%$€]))/i

/** Whether the text behind a number says what it counts, so that it is no status: "500 units". */
export function isCounted(behind: string): boolean {
  return countedNoun.test(behind)
}
