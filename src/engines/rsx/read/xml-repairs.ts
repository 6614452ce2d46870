import type { Span } from '../document-tree'
import { quote } from '../findings/quote'
import type { FindingDetails } from './reading-findings'
import { endOfMisc } from './xml-root'
import {
  codeOfReference,
  meaningOfReference,
  readAmpersand,
  unusedCharacter,
  type LooseAmpersand,
} from './xml-references'

/** An error of an XML text that is no reason to end reading. */
export interface XmlTextError {
  span: Span
  details: FindingDetails
}

/** An XML text as the parser reads it. */
interface RepairedXml {
  /** As long as the file, so that all offsets are those of the file. */
  text: string
  /** Ascending. */
  errors: readonly XmlTextError[]
  /** The character that stands for an ampersand which begins no reference of XML; '' when there is none. */
  mask: string
}

/** A replacement by a text of the same length. */
type Repair = readonly [offset: number, text: string]

/**
 * Repairs what would end the parser although its meaning is clear: ampersands, entities of HTML, quotes of a word processor, and a
 * declaration in capitals or behind blanks and comments.
 */
export function repairXml(text: string): RepairedXml {
  const errors: XmlTextError[] = []
  const repairs: Repair[] = []
  repairDeclaration(text, errors, repairs)
  let mask = ''
  for (const offset of markupOffsets(text)) {
    if (text[offset] === '<') {
      repairQuotes(text, offset, errors, repairs)
      continue
    }
    const loose = readAmpersand(text, offset)
    if (!loose) continue
    mask ||= unusedCharacter(text)
    errors.push(ampersandError(loose))
    repairs.push([offset, mask])
  }
  return { text: applyRepairs(text, repairs), errors, mask }
}

/** The offsets of ampersands and opening tags outside comments, CDATA and processing instructions. */
function* markupOffsets(text: string): Generator<number> {
  const step = /&|<!--|<!\[CDATA\[|<\?|<(?=[A-Za-z_])/g
  for (let match = step.exec(text); match; match = step.exec(text)) {
    const [opening] = match
    if (opening === '&' || opening === '<') {
      yield match.index
      continue
    }
    const closing = opening === '<!--' ? '-->' : opening === '<?' ? '?>' : ']]>'
    const end = text.indexOf(closing, step.lastIndex)
    if (end === -1) return
    step.lastIndex = end + closing.length
  }
}

function applyRepairs(text: string, repairs: readonly Repair[]): string {
  const parts: string[] = []
  let from = 0
  for (const [offset, replacement] of repairs) {
    parts.push(text.slice(from, offset), replacement)
    from = offset + replacement.length
  }
  return repairs.length === 0 ? text : parts.join('') + text.slice(from)
}

function ampersandError({ offset, reference }: LooseAmpersand): XmlTextError {
  if (reference === undefined) {
    const span = { start: offset, end: offset + 1 }
    return {
      span,
      details: {
        found: '&',
        expected: '&amp;',
        message: "A '&' in a text must be written as &amp;.",
        quickFix: { label: 'Replace with &amp;', edits: [{ span, text: '&amp;' }] },
      },
    }
  }
  const span = { start: offset, end: offset + reference.length }
  const code = codeOfReference(reference)
  if (code !== undefined) {
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    return {
      span,
      details: {
        found: reference,
        message: `${reference} stands for the ${code < 0x20 ? 'control character' : 'character'} ${name}, which XML does not allow, in whatever way it is written.`,
        quickFix: {
          label: 'Replace with a blank',
          edits: [{ span, text: ' ' }],
          caution: 'Another character may be meant: look at the value in the system that it comes from.',
        },
      },
    }
  }
  const character = meaningOfReference(reference)
  const message = `The entity ${reference} is not defined. XML knows &amp;, &lt;, &gt;, &quot; and &apos;.`
  if (character === undefined) {
    return { span, details: { found: reference, message, fix: 'Write the character itself.' } }
  }
  const numeric = `&#${character.charCodeAt(0)};`
  return {
    span,
    details: {
      found: reference,
      expected: numeric,
      message: `${message} HTML means ${numeric} by it.`,
      quickFix: { label: `Replace with ${numeric}`, edits: [{ span, text: numeric }] },
    },
  }
}

const typographic = '“”„‟‘’‚‛«»″＂'
const typographicQuote = new RegExp(`[${typographic}]`)
const attributeStart = new RegExp(`[\\w:.-]\\s*=\\s*(["'${typographic}])`, 'g')

/** Repairs attributes of a tag whose quotes are those of a word processor. */
function repairQuotes(text: string, offset: number, errors: XmlTextError[], repairs: Repair[]): void {
  const rest = /[<>]/g
  rest.lastIndex = offset + 1
  const tag = text.slice(offset, rest.exec(text)?.index ?? text.length)
  if (!typographicQuote.test(tag)) return
  attributeStart.lastIndex = 0
  for (let match = attributeStart.exec(tag); match; match = attributeStart.exec(tag)) {
    const [whole, opening = ''] = match
    const start = match.index + whole.length
    const straight = '"\''.includes(opening) ? tag.indexOf(opening, start) : -1
    if (straight !== -1) {
      attributeStart.lastIndex = straight + 1
      continue
    }
    const length = tag.slice(start).search(new RegExp(`["'${typographic}]`))
    if (length === -1) return
    const quotes = [offset + start - 1, offset + start + length]
    const edits = quotes.map((at) => ({ span: { start: at, end: at + 1 }, text: '"' }))
    attributeStart.lastIndex = start + length + 1
    errors.push({
      span: { start: offset + start - 1, end: offset + start + length + 1 },
      details: {
        found: quote(tag.slice(start - 1, start + length + 1)),
        expected: '"',
        message: `The value of an attribute is in the quotes of a word processor (${opening}). XML knows " and ' only.`,
        quickFix: { label: 'Replace with straight quotes', edits },
      },
    })
    for (const at of quotes) repairs.push([at, '"'])
  }
}

/** Repairs an XML declaration that is in capitals, or that is not the very beginning of the file. */
function repairDeclaration(text: string, errors: XmlTextError[], repairs: Repair[]): void {
  const start = findDeclaration(text)
  if (start === undefined) return
  const close = text.indexOf('?>', start)
  const end = close === -1 ? text.length : close + 2
  const target = { start: start + 2, end: start + 5 }
  const name = text.slice(target.start, target.end)
  const isCapital = name !== 'xml'
  if (isCapital) {
    errors.push({
      span: { start, end: target.end },
      details: {
        found: `<?${name}`,
        expected: '<?xml',
        message: `The XML declaration begins with <?${name}. It must be written in small letters: <?xml.`,
        quickFix: { label: 'Replace with <?xml', edits: [{ span: target, text: 'xml' }] },
      },
    })
  }
  const written = text.slice(start, end)
  const quotes = [...written.matchAll(new RegExp(`[${typographic}]`, 'g'))].map(({ index }) => start + index)
  const [firstQuote] = quotes
  if (firstQuote !== undefined) {
    errors.push({
      span: { start: firstQuote, end: (quotes.at(-1) ?? firstQuote) + 1 },
      details: {
        found: text[firstQuote] ?? '',
        expected: '"',
        message: 'The XML declaration has the quotes of a word processor. XML knows " and \' only.',
        quickFix: {
          label: 'Replace with straight quotes',
          edits: quotes.map((at) => ({ span: { start: at, end: at + 1 }, text: '"' })),
        },
      },
    })
  }
  if (start === 0) {
    if (firstQuote !== undefined) repairs.push([start, blanked(written)])
    else if (isCapital) repairs.push([target.start, 'xml'])
    return
  }
  const isBlank = !/\S/.test(text.slice(0, start))
  const declaration = `<?xml${text.slice(target.end, end)}`
  errors.push({
    span: { start, end },
    details: {
      message: `The XML declaration must be the very beginning of the file. ${isBlank ? 'Blanks or line breaks come' : 'A comment or an instruction comes'} before it.`,
      quickFix: isBlank
        ? { label: 'Remove the blanks before it', edits: [{ span: { start: 0, end: start }, text: '' }] }
        : {
            label: 'Move it to the beginning',
            edits: [
              { span: { start: 0, end: 0 }, text: declaration },
              { span: { start, end }, text: '' },
            ],
          },
    },
  })
  // The parser reads the elements; what the declaration says was used when the file was decoded.
  repairs.push([start, blanked(written)])
}

function blanked(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ')
}

/** The offset of the first XML declaration behind blanks, comments and instructions; undefined when an element comes before it. */
function findDeclaration(text: string): number | undefined {
  let at = text.search(/\S/)
  while (at !== -1 && text[at] === '<') {
    if (/^<\?xml[\s?]/i.test(text.slice(at, at + 6))) return at
    const end = endOfMisc(text, at)
    if (end === undefined || end === -1) return undefined
    const next = text.slice(end).search(/\S/)
    at = next === -1 ? -1 : end + next
  }
  return undefined
}
