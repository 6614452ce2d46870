import { listOf, readDictionary, sets } from './dictionary'
import { elementAt } from './read-segments'
import type { Place } from './place'
import type { Standard } from './row'

/** Longer texts are read up to here. */
const maxTextLength = 400

const knownSets = new Set<string>(sets)
/** Words that people write around a place. */
const words = new Set(['x12', 'ansi', 'edi', 'edifact', 'segment', 'loop', 'group', 'element', 'qualifier', 'field'])
/** Segments whose names are words, too: in lower case they need a code that the dictionary has. */
const segmentWords = new Set(['COM', 'FOB', 'LIN', 'LOC', 'MAN', 'PAC', 'PAT', 'PER', 'SEL', 'TAX'])
/** Words that are no codes in lower case: "ref id" asks for an id. */
const wordsAfterSegment = new Set(['id', 'ids', 'no', 'in', 'is', 'of', 'on', 'to', 'or', 'and', 'the', 'for', 'key'])

/**
 * Finds the place that a text names: `BEG03`, `N1*ST`, `ref ia`, `LIN+++4012345:EN`, or one inside a sentence. In a sentence a place
 * needs a position, a separator or capital letters: words such as "man" and "in" are none.
 */
export function parsePlace(text: string): Place | undefined {
  const tokens = text
    .slice(0, maxTextLength)
    .trim()
    .split(/[\s,;=()"[\]]+/)
    .filter((token) => token !== '')
  const set = tokens.map(setNameOf).find((name) => knownSets.has(name))
  const rest = tokens.filter((token, index) => !isSetName(token, index, tokens) && !words.has(token.toLowerCase()))
  const place = placeOf(rest) ?? placeInSentence(tokens)
  return place && { ...place, set: tokens.length > 1 ? set : undefined }
}

/** Whether a token names the set: the first or the last one of several. `DTM 810` asks for a code. */
function isSetName(token: string, index: number, tokens: readonly string[]): boolean {
  const isOutside = index === 0 || (index === tokens.length - 1 && index > 1)
  return tokens.length > 1 && isOutside && knownSets.has(setNameOf(token))
}

/** A token as the name of a set: `856` for `856:`. */
function setNameOf(token: string): string {
  return withoutMarks(token).toUpperCase()
}

/** The place that all tokens together name. */
function placeOf([first = '', second, ...more]: readonly string[]): Place | undefined {
  const separated = separatedPlace(first)
  if (separated) return separated
  if (more.length > 0) return undefined
  const element = elementPlace(first)
  if (element) {
    if (second === undefined) return element
    return isCodeOf(element.segment, second, first) ? { ...element, code: second.toUpperCase() } : undefined
  }
  const [, name = first, code = second] = second === undefined ? (pairPattern.exec(first) ?? []) : []
  const segment = knownSegment(name)
  if (!segment) return undefined
  if (code === undefined) return newPlace(segment)
  const inner = isKnownCode(segment, code) ? undefined : elementPlace(`${segment}-${code}`)
  return inner ?? (isCodeOf(segment, code, name) ? newPlace(segment, { code: code.toUpperCase() }) : undefined)
}

// `REF-IA`
const pairPattern = /^([A-Za-z]\w{1,2})[-/.:]([A-Za-z0-9]+)$/

/** The first place inside a sentence. */
function placeInSentence(tokens: readonly string[]): Place | undefined {
  for (const token of tokens) {
    const place = separatedPlace(token) ?? elementPlace(withoutMarks(token), true)
    if (place) return place
  }
  if (tokens.every((token) => token === token.toUpperCase())) return undefined
  for (const [index, token] of tokens.entries()) {
    const segment = knownSegment(withoutMarks(token))
    if (!segment || segment !== withoutMarks(token)) continue
    const next = withoutMarks(tokens[index + 1] ?? '')
    if (next === next.toUpperCase() && isCode(next)) return newPlace(segment, { code: next })
    if (/\d/.test(segment) || words.has(next) || words.has(tokens[index - 1] ?? '')) return newPlace(segment)
  }
  return undefined
}

/** Whether a text is only a word of the language, which is the name of a segment, too: "tax". */
export function isOrdinaryWord(text: string): boolean {
  const word = text.trim()
  return word === word.toLowerCase() && segmentWords.has(word.toUpperCase())
}

function withoutMarks(token: string): string {
  let end = token.length
  while (end > 0 && ".:!?'".includes(token.charAt(end - 1))) end--
  return token.slice(0, end)
}

/** A segment as it is sent, or its beginning: `N1*ST*Acme`, `DTM+2:20261127:102`. */
function separatedPlace(text: string): Place | undefined {
  const [, name = '', separator] = /^([A-Za-z]\w{1,2})([*+|])/.exec(text) ?? []
  const segment = knownSegment(name)
  if (!segment || !separator) return undefined
  const standards = standardsOf(segment)
  const written: Standard = separator === '+' ? 'EDIFACT' : 'X12'
  const standard = standards.includes(written) ? written : standards[0]
  const elements = text.split(separator).map((element) => element.split(/[:>]/))
  const codes = qualifiersOf(segment, standard).map(
    ({ position, component = 1 }) => elements[position]?.[component - 1],
  )
  const code = [...codes, elements[1]?.[0]].map((one) => /^\w+/.exec(one ?? '')?.[0]).find((one) => one !== undefined)
  return newPlace(segment, { standard, code: code?.toUpperCase() })
}

/** The elements of a segment whose codes qualify others, in their order of importance. */
function qualifiersOf(segment: string, standard: Standard | undefined) {
  return (readDictionary().bySegment.get(segment) ?? [])
    .filter((row) => row.standard === standard && !row.qualifier?.isOfLoop)
    .flatMap(({ when, qualifier }) => when ?? qualifier ?? [])
}

/** An element: `BEG03`, `N1-04`, `REF0401`, `NAD-3035`; a strict one has no data element number. */
function elementPlace(text: string, isStrict = false): Place | undefined {
  for (const length of [3, 2]) {
    const segment = knownSegment(text.slice(0, length))
    const [, digits, component] = elementPattern.exec(text.slice(length)) ?? []
    if (!segment || digits === undefined || (isStrict && digits.length > 2)) continue
    const at = positionIn(segment, digits, component)
    if (at) return newPlace(segment, at)
  }
  return undefined
}

const elementPattern = /^[-_./]?(\d{4}|\d\d)(?:[-_./:]?(\d\d?))?$/

/** The position that digits name in a segment: two for the element, four for a data element number or element and component. */
function positionIn(segment: string, digits: string, component: string | undefined) {
  const { segments } = readDictionary()
  for (const standard of standardsOf(segment)) {
    const layout = segments[standard].get(segment)
    const isPair = digits.length === 4
    const at = {
      standard: standardsOf(segment).length > 1 ? undefined : standard,
      position: Number(digits.slice(0, 2)),
      component: isPair ? Number(digits.slice(2)) : component === undefined ? undefined : Number(component),
    }
    if (elementAt(layout, { position: at.position, component: at.component })) return at
    const index = isPair ? (layout ?? []).findIndex((components) => components.includes(digits)) : -1
    const components = layout?.[index] ?? []
    if (index >= 0) {
      const inner = components.length > 1 ? components.indexOf(digits) + 1 : undefined
      return { standard, position: index + 1, component: inner }
    }
  }
  return undefined
}

function knownSegment(text: string): string | undefined {
  const segment = text.toUpperCase()
  return readDictionary().bySegment.has(segment) ? segment : undefined
}

function standardsOf(segment: string): Standard[] {
  const { segments } = readDictionary()
  return (['X12', 'EDIFACT'] as const).filter((standard) => segments[standard].has(segment))
}

function isCode(text: string): boolean {
  return /^[A-Za-z0-9]{1,4}$/.test(text)
}

/** Whether a word behind a segment or element is a code: in lower case, words of the language are none. */
function isCodeOf(segment: string, text: string, written: string): boolean {
  if (!isCode(text)) return false
  const isCapital = written === written.toUpperCase() && text === text.toUpperCase()
  if (isCapital || /\d/.test(text) || isKnownCode(segment, text.toUpperCase())) return true
  return !segmentWords.has(segment) && text.length <= 3 && !wordsAfterSegment.has(text.toLowerCase())
}

/** Whether the tables name a code of a segment. */
function isKnownCode(segment: string, code: string): boolean {
  return (readDictionary().bySegment.get(segment) ?? []).some(
    ({ standard, when, qualifier }) =>
      when?.code === code ||
      (qualifier && !qualifier.isOfLoop && listOf(qualifier.field)?.toRsx(standard, code)?.isNamed === true),
  )
}

function newPlace(segment: string, rest: Partial<Place> = {}): Place {
  const standards = standardsOf(segment)
  const standard = standards.length === 1 ? standards[0] : undefined
  return { standard, set: undefined, segment, position: undefined, component: undefined, code: undefined, ...rest }
}
