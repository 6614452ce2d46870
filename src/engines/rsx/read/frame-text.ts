import type { Span } from '../document-tree'
import type { Edit } from '../findings/finding'
import type { KindCode } from '../findings/kinds'
import { documentNames } from './document-facts'
import type { FindingDetails } from './reading-findings'

/** The text around the document of a file. */
export interface TextFrame {
  /** The text with blanks in place of what is around the document: as long as the file, so that offsets are those of the file. */
  content: string
  findings: readonly { code: KindCode; span: Span; details: FindingDetails }[]
}

interface Around {
  before: Span
  after: Span
  code: KindCode
  found: string
  message: string
  /** The label of its correction; undefined when a person has to read what it would remove. */
  label: string | undefined
}

const mark = '\ufeff'
/** How far headers of a message may reach, and how many parts of a message are passed over. */
const maxHeaderUnits = 20_000
const maxParts = 8

/**
 * Finds what is around a document whatever its format is: further byte-order marks, the headers of a message, a section of CDATA
 * in another document, the fences of a chat, a call of JavaScript.
 */
export function frameText(text: string): TextFrame {
  const frames: Around[] = []
  let content = text
  for (const find of [findMarks, findHeaders, findFence, findCdata, findScript, findLead, findTitle]) {
    const around = find(content)
    if (!around) continue
    frames.push(around)
    content = blank(blank(content, around.before), around.after)
  }
  if (frames.length > 0) content = withoutDeclaration(content)
  const findings = frames.map(({ code, before, after, found, message, label }) => ({
    code,
    span: before,
    details: {
      found,
      message,
      ...(label === undefined
        ? { fix: 'Send the document alone.' }
        : { quickFix: { label, edits: removals([before, after]) } }),
    },
  }))
  return { content, findings }
}

function removals(spans: readonly Span[]): Edit[] {
  return spans.filter(({ start, end }) => end > start).map((span) => ({ span, text: '' }))
}

/** A text with blanks in place of a part, but for line breaks. */
export function blank(text: string, { start, end }: Span): string {
  if (end <= start) return text
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\r\n]/g, ' ') + text.slice(end)
}

/** An XML declaration that is not at the beginning any more says nothing that is still needed. */
function withoutDeclaration(text: string): string {
  const start = text.search(/\S/)
  const end = start !== -1 && /^<\?xml\s/.test(text.slice(start, start + 6)) ? text.indexOf('?>', start) : -1
  return end === -1 ? text : blank(text, { start, end: end + 2 })
}

function nothingAfter(text: string): Span {
  return { start: text.length, end: text.length }
}

/** Marks that are left after the one that was taken for the encoding. */
function findMarks(text: string): Around | undefined {
  let end = 0
  while (text[end] === mark) end += 1
  if (end === 0) return undefined
  return {
    before: { start: 0, end },
    after: nothingAfter(text),
    code: 'encoding',
    found: 'U+FEFF',
    message:
      'A second byte-order mark is at the beginning. Readers take it as a text before the document and refuse the file.',
    label: 'Remove the mark',
  }
}

const headerLine = /[A-Za-z][A-Za-z0-9-]{0,60}:(?:[ \t][^\r\n]*)?(?:\r?\n[ \t]+\S[^\r\n]*)*\r?\n/y
const startLine = /(?:HTTP\/[\d.]+ \d{3}[^\r\n]*|(?:GET|POST|PUT|PATCH) \S+ HTTP\/[\d.]+)\r?\n/y
const boundaryLine = /--([^\s-][^\r\n]{0,120}?)\r?\n/y
const emptyLine = /[ \t]*\r?\n/y

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** The headers of a message of mail or HTTP, with the boundaries of its parts. */
function findHeaders(text: string): Around | undefined {
  const first = Math.max(0, text.search(/\S/))
  const head = text.slice(0, first + maxHeaderUnits)
  let boundary: string | undefined
  let start = first
  for (let part = 0; part < maxParts; part += 1) {
    boundaryLine.lastIndex = start
    const opened = boundaryLine.exec(head)
    boundary = opened?.[1] ?? boundary
    const from = endOf(startLine, head, opened ? boundaryLine.lastIndex : start)
    let end = from
    for (let next = endOf(headerLine, head, end); next > end; next = endOf(headerLine, head, end)) end = next
    const body = endOf(emptyLine, head, end)
    if (end === from || body === end) break
    start = body
    while (endOf(emptyLine, head, start) > start) start = endOf(emptyLine, head, start)
  }
  if (start === first) return undefined
  const closing = boundary === undefined ? -1 : text.lastIndexOf(`--${boundary}`)
  const isClosed = closing > start && (text[closing - 1] === '\n' || text[closing - 1] === '\r')
  return {
    before: { start: first, end: start },
    after: isClosed ? { start: closing, end: text.length } : nothingAfter(text),
    code: 'envelope',
    found: text.slice(first, first + 80).split(/[\r\n]/)[0] ?? '',
    message: 'The headers of a message come before the document. The network takes the document alone.',
    label: 'Remove the headers',
  }
}

/** The fences between which chats and documentation show a file, with the sentences around them. */
function findFence(text: string): Around | undefined {
  const opening = /^[^<{`]{0,2000}```\w*[ \t]*\r?\n/.exec(text.slice(0, 2100))?.[0]
  if (opening === undefined) return undefined
  const closing = text.lastIndexOf('```')
  const after = closing > opening.length ? { start: closing, end: text.trimEnd().length } : nothingAfter(text)
  const isAlone = /^\s*```/.test(opening) && after.end - after.start <= 3
  return {
    before: { start: opening.search(/\S/), end: opening.length },
    after,
    code: 'envelope',
    found: '```',
    message: 'The document is between the fences of a chat or a page (```). The network takes the document alone.',
    label: isAlone ? 'Remove the fences' : undefined,
  }
}

const cdataDocument = new RegExp(
  `<!\\[CDATA\\[(?=\\s*(?:<\\?xml[^>]*>\\s*)?<(?:[\\w.-]+:)?(?:${documentNames})[\\s/>])`,
)

/** A document that another one carries as a text. */
function findCdata(text: string): Around | undefined {
  const first = text.search(/\S/)
  const opened = text[first] === '<' ? cdataDocument.exec(text) : null
  if (!opened) return undefined
  const start = opened.index + opened[0].length
  const end = text.indexOf(']]>', start)
  if (end === -1) return undefined
  const around = `${text.slice(first, opened.index)} ${text.slice(end + 3)}`
  const holdsMore =
    /\S/.test(around.replaceAll(/<[^<>]*>/g, '')) || /<[^<>]*=/.test(around.replaceAll(/\sxmlns(?::\w+)?\s*=/g, ''))
  return {
    before: { start: first, end: start },
    after: { start: end, end: text.length },
    code: 'envelope',
    found: 'CDATA',
    message: 'The document is a text (CDATA) in an envelope. The network takes the document alone.',
    label: holdsMore ? undefined : 'Remove the envelope',
  }
}

/** A call or an assignment of JavaScript around JSON. */
function findScript(text: string): Around | undefined {
  const opening =
    /^\s*(?:\)\]\}',?\s*|(?:(?:var|let|const|export|default)\s+){1,3}(?:[\w$.]+\s*)?(?:=\s*)?|[\w$.]+\s*=\s*|[\w$.]+\s*\(\s*)(?=[{[])/.exec(
      text.slice(0, 400),
    )?.[0]
  if (opening === undefined) return undefined
  const closing = /(?<!\s)(?:\s*\))?(?:\s*;)?\s*$/.exec(text.slice(-200))?.[0] ?? ''
  return {
    before: { start: opening.search(/\S/), end: opening.length },
    after: { start: text.length - closing.length, end: text.trimEnd().length },
    code: 'envelope',
    found: opening.trim(),
    message: 'The document is in a script. The network takes the document alone.',
    label: 'Remove the script around it',
  }
}

/** Lines before the header of a table, such as the title and the date of a report. */
function findTitle(text: string): Around | undefined {
  const first = text.search(/\S/)
  const head = text.slice(first, first + maxHeaderUnits)
  if (/^(?:[<{[]|"?RecordType|sep=|[A-Z]{2}\d{5})/i.test(head)) return undefined
  const length = head.search(/^"?RecordType"?[,;|\t]/im)
  if (length === -1) return undefined
  return {
    before: { start: first, end: first + length },
    after: nothingAfter(text),
    code: 'envelope',
    found: head.slice(0, 80).split(/[\r\n]/)[0] ?? '',
    message:
      'Other lines come before the table. The network takes the table alone, which begins with the names of its columns.',
    label: undefined,
  }
}

const xmlDocument = new RegExp(`<\\?xml\\s|<(?:[\\w.-]+:)?(?:${documentNames})[\\s/>]`)

/** A text before an XML document, such as a line of a mail. */
function findLead(text: string): Around | undefined {
  const first = text.search(/\S/)
  const head = text.slice(first, first + maxHeaderUnits)
  // Files of other formats may quote XML in a value.
  if (/^(?:[<{["]|RecordType|sep=|[A-Z]{2}\d{5})/i.test(head)) return undefined
  const length = head.search(xmlDocument)
  if (length === -1) return undefined
  return {
    before: { start: first, end: first + head.slice(0, length).trimEnd().length },
    after: nothingAfter(text),
    code: 'envelope',
    found: head.slice(0, 80).split(/[\r\n]/)[0] ?? '',
    message: 'There is text before the document. Send only the document to the network.',
    label: undefined,
  }
}
