import type { Standard } from './row'

/** A segment as it is written: its name, then its elements, each with its components. */
export interface Segment {
  name: string
  /** Elements from 1; 0 is the name. */
  elements: readonly (readonly string[])[]
}

/** A text in X12 or EDIFACT. Everything in it is untrusted. */
export interface Interchange {
  standard: Standard
  /** The sets or messages in it, each once: `850`, `DESADV`. */
  sets: readonly string[]
  /** The sender, by the envelope: ISA or GS, UNB. */
  sender: string | undefined
  segments: readonly Segment[]
}

/** Longer texts are read up to here, in characters. */
const maxTextLength = 100_000
const maxSegments = 5_000
const maxNameLength = 35

const x12Start = /^(?:ISA|GS|ST|TA1|AK[1-59]|IK[345])([^\w\s])/
const edifactStart = /^UN[ABGH][^\w\s]|^UCI\+/

/** Whether a text begins like X12 or EDIFACT, with or without an envelope. */
export function standardOf(text: string): Standard | undefined {
  const head = text.slice(0, 200).trimStart()
  if (edifactStart.test(head)) return 'EDIFACT'
  return x12Start.test(head) ? 'X12' : undefined
}

/** Reads a text in X12 or EDIFACT; undefined for any other. */
export function readInterchange(text: string): Interchange | undefined {
  const standard = standardOf(text)
  if (!standard) return undefined
  const read = text.slice(0, maxTextLength).trimStart()
  const segments = standard === 'X12' ? x12Segments(read) : edifactSegments(read)
  const [sender] = segments.flatMap((segment) => senderOf(segment) ?? [])
  const sets = segments.flatMap((segment) => setOf(segment) ?? [])
  return { standard, sets: [...new Set(sets)], sender, segments }
}

/** The value of an element, from 1, without blanks around it; empty if it is missing. */
export function elementOf({ elements }: Segment, position: number, component = 1): string {
  return elements[position]?.[component - 1]?.trim() ?? ''
}

const senderPositions = new Map([
  ['ISA', 6],
  ['GS', 2],
  ['UNB', 2],
])

function senderOf(segment: Segment): string | undefined {
  const position = senderPositions.get(segment.name)
  return position === undefined ? undefined : elementOf(segment, position).slice(0, maxNameLength) || undefined
}

function setOf(segment: Segment): string | undefined {
  const set = segment.name === 'ST' ? elementOf(segment, 1) : segment.name === 'UNH' ? elementOf(segment, 2) : ''
  return /^[A-Z0-9]{3,6}$/.test(set) ? set : undefined
}

/** X12 states its separators in the segment ISA, whose elements have fixed lengths. */
function x12Segments(text: string): Segment[] {
  const [, separator = '*'] = x12Start.exec(text) ?? []
  const hasWholeHead = text.startsWith('ISA') && text.length > 105
  const stated = hasWholeHead ? (text[105] ?? '') : ''
  const component = hasWholeHead ? (text[104] ?? ':') : ':'
  const isStated = stated !== '' && !/[\w ]/.test(stated) && stated !== separator
  const terminator = isStated ? stated : text.includes('~') ? '~' : '\n'
  return text
    .split(terminator, maxSegments)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => toSegment(part.split(separator).map((element) => element.split(component))))
}

/** EDIFACT may state its separators in UNA. A release character takes the meaning from the one behind it. */
function edifactSegments(text: string): Segment[] {
  const hasSeparators = text.startsWith('UNA')
  const [component = ':', separator = '+', , release = '?', , terminator = "'"] = hasSeparators
    ? text.slice(3, 9)
    : ":+.? '"
  const segments: Segment[] = []
  let elements: string[][] = [['']]
  const append = (character: string) => {
    const element = elements.at(-1)
    if (element) element[element.length - 1] = (element.at(-1) ?? '') + character
  }
  for (let index = hasSeparators ? 9 : 0; index < text.length && segments.length < maxSegments; index++) {
    const character = text[index] ?? ''
    if (character === release && release !== ' ') append(text[++index] ?? '')
    else if (character === terminator) {
      segments.push(toSegment(elements))
      elements = [['']]
    } else if (character === separator) elements.push([''])
    else if (character === component) elements.at(-1)?.push('')
    else append(character)
  }
  const isOpen = elements.flat().some((part) => part.trim() !== '')
  return isOpen ? [...segments, toSegment(elements)] : segments
}

function toSegment(elements: readonly (readonly string[])[]): Segment {
  return { name: elements[0]?.[0]?.trim() ?? '', elements }
}
