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

/** Reads X12. Where segments do not end with a line, a line break only wraps them, and may be inside of an element. */
function x12Segments(text: string): Segment[] {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const [, separator = '*'] = x12Start.exec(text) ?? []
  const { component, terminator } = statedSeparators(lines, separator) ?? {
    component: separator !== '>' && lines.includes('>') && !lines.includes(':') ? '>' : ':',
    terminator: usualTerminator(lines, separator),
  }
  return (terminator === '\n' ? lines : lines.replaceAll('\n', ''))
    .split(terminator, maxSegments)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => toSegment(part.split(separator).map((element) => element.split(component))))
}

/** The number of elements of ISA. The last one is the separator of components, and the terminator is behind it. */
const isaElements = 16

/** The separators that ISA states; found by counting its elements, because copies lose blanks and wrap lines. */
function statedSeparators(text: string, separator: string): { component: string; terminator: string } | undefined {
  if (!text.startsWith('ISA')) return undefined
  const head = text.slice(0, 200).split(separator, isaElements + 1)
  if (head.length <= isaElements) return undefined
  const start = head.slice(0, isaElements).join(separator).length + 1
  const [component = '', first = '', second = ''] = text.slice(start).replace(/^\n/, '')
  // A line that is wrapped before the terminator has it at its beginning.
  const terminator = first === '\n' && isMark(second) ? second : first
  const areStated = isMark(component) && isMark(terminator) && terminator !== separator
  return areStated ? { component, terminator } : undefined
}

const isMark = (character: string) => /^[^\w ]$/.test(character)

/** The mark before a segment. Copies have blanks and empty lines behind it. */
const beforeSegment = /([^\w\s]|\n)\s{0,20}(?=[A-Z][A-Z\d]{1,2}([^\w\s]))/g

/** Without ISA, the terminator is the character that is most often before a segment: its name, and the separator. */
function usualTerminator(text: string, separator: string): string {
  const counts = new Map<string, number>()
  for (const [, mark = '', next] of text.matchAll(beforeSegment))
    if (next === separator && mark !== separator) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  const [usual] = [...counts].toSorted(([, first], [, second]) => second - first)
  return usual?.[0] ?? (text.includes('~') ? '~' : '\n')
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
