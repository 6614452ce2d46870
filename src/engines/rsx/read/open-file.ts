import type { DocumentFormat } from '../document-tree'
import type { Finding } from '../findings/finding'
import { decode, type EncodingFinding } from './decode'
import { detectDocument, type DetectedDocument } from './detect-document'
import { detectBinary, detectFormat, formatOfName } from './detect-format'
import { escapedDocuments } from './escaped-document'
import { blankPadding } from './file-padding'
import { frameText, type TextFrame } from './frame-text'
import { lineBreakFindings, otherLineBreaks, withLineFeeds } from './line-breaks'
import { nameInterchange, type NamedInterchange } from './name-interchange'
import { createFinding } from './reading-findings'
import { createPlaces } from './text-places'

/** A document as its file says: decoded, with what its content tells about format and type. No rules are needed for it. */
export interface OpenedText {
  name: string
  text: string
  /** The text with blanks in place of what is around the document, and line feeds in place of other line breaks. */
  content: string
  format: DocumentFormat | undefined
  document: string | undefined
  /** The types that are possible, the likely one first. */
  candidates: readonly string[]
  versionLine: string | undefined
  /** The file in X12 or EDIFACT that it is instead. */
  interchange?: NamedInterchange
  /** Why it cannot be read, or not before somebody chooses its type. */
  findings: readonly Finding[]
  /** Findings about the file itself, reported when it is read: its encoding, a name that says another format. */
  fileFindings: readonly Finding[]
}

/** The size of the largest file that is read. */
export const maxFileBytes = 25_000_000

const readableFormats = 'XML, JSON, CSV and positional files can be checked.'

/** Opens a file: decodes it and detects its format and type. Every error is a finding. */
export function openFile(name: string, bytes: Uint8Array): OpenedText {
  if (bytes.length > maxFileBytes) {
    const size = (bytes.length / 1_000_000).toFixed(1)
    return refused(name, '', `The file has ${size} MB. Files of up to ${maxFileBytes / 1_000_000} MB can be checked.`)
  }
  const binary = detectBinary(bytes)
  if (binary !== undefined) return refused(name, '', `The file is ${binary}. ${readableFormats}`)
  const { text, findings } = decode(bytes)
  return text === '' && findings.some(({ details }) => details.level === 'error')
    ? {
        ...blank(name, text),
        findings: toFindings(
          text,
          findings.map((one) => ({ code: 'encoding', ...one })),
        ),
      }
    : describe(name, text, findings)
}

/** Opens a text, as the editor has it. */
export function openText(name: string, text: string): OpenedText {
  return describe(name, text.replaceAll(loneSurrogate, '\ufffd'), [])
}

/** Half a character. The parsers take it together with what follows. */
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

function describe(name: string, text: string, encoding: readonly EncodingFinding[]): OpenedText {
  const escaped = escapedDocuments(text)
  if (escaped) {
    const opened = describe(name.replace(/\.\w+$/, ''), escaped.text, encoding)
    const finding = createFinding('envelope', createPlaces(escaped.text)({ start: 0, end: 0 }), {
      found: escaped.around,
      message: `The file has the document as an escaped text in ${escaped.around}. The network takes the document alone.`,
      fix: 'Save this text: it is the document, taken out of the file.',
    })
    return { ...opened, name, fileFindings: [finding, ...opened.fileFindings] }
  }
  const lineBreaks = otherLineBreaks(text)
  const padding = blankPadding(withLineFeeds(text, lineBreaks))
  const { content, findings: framing } = frameText(padding.content)
  const fileFindings = toFindings(text, [
    ...encoding.map((one) => ({ code: 'encoding' as const, ...one })),
    ...lineBreakFindings(text, lineBreaks),
    ...padding.findings,
    ...framing,
  ])
  if (!/\S/.test(content)) {
    const place = createPlaces(text)({ start: 0, end: text.length })
    const message = text === '' ? 'The file is empty.' : 'The file has only blanks and line breaks.'
    return { ...blank(name, text), findings: [createFinding('empty-file', place, { message })], fileFindings }
  }
  const format = detectFormat(content, name)
  if (format === undefined) return refused(name, text, notReadable(name))
  if (typeof format === 'object') {
    const interchange = nameInterchange(content)
    if (interchange) return { ...refused(name, text, `${interchange.sentence} ${readableFormats}`), interchange }
    return refused(name, text, `The file is ${format.other}. ${readableFormats}`)
  }
  const detected = detectDocument(format, content, name)
  const { document, candidates, versionLine } = detected
  return {
    name,
    text,
    content,
    format,
    document,
    candidates,
    versionLine,
    findings: unknownDocument(text, detected),
    fileFindings: [...fileFindings, ...nameFinding(name, text, format)],
  }
}

function notReadable(name: string): string {
  const named = formatOfName(name)
  const what = 'The file is none of XML, JSON, CSV and positional text.'
  return named === undefined ? what : `${what} Its name says ${named}, but its content is something else.`
}

function unknownDocument(text: string, { unknown, candidates }: DetectedDocument): Finding[] {
  if (!unknown) return []
  const { root, start } = unknown
  const place = createPlaces(text)({ start, end: start + (root?.length ?? -1) + 1 })
  const what = root === undefined ? 'The content fits' : `The root is ${root}, which is`
  return [
    createFinding('unknown-document', place, {
      ...(root !== undefined && { found: root }),
      expected: candidates.join(', '),
      message: `${what} no document of the network. Documents are ${candidates.slice(0, 4).join(', ')} and others.`,
      fix: 'Choose the type of the document.',
    }),
  ]
}

function blank(name: string, text: string): OpenedText {
  return {
    name,
    text,
    content: text,
    format: undefined,
    document: undefined,
    candidates: [],
    versionLine: undefined,
    findings: [],
    fileFindings: [],
  }
}

/** A file that is not read, and why. */
export function refused(name: string, text: string, message: string): OpenedText {
  const place = createPlaces(text)({ start: 0, end: 0 })
  return { ...blank(name, text), findings: [createFinding('other-format', place, { message })] }
}

function nameFinding(name: string, text: string, format: DocumentFormat): Finding[] {
  const named = formatOfName(name)
  if (named === undefined || named === format) return []
  // Files of a positional form have many endings; a table of another ending is still told by its columns.
  const place = createPlaces(text)({ start: 0, end: 0 })
  const message = `The name of the file says ${named}, but its content is ${format}. It is checked as ${format}.`
  return [createFinding('other-format', place, { level: 'warning', found: format, expected: named, message })]
}

function toFindings(text: string, findings: TextFrame['findings']): Finding[] {
  const placeOf = createPlaces(text)
  return findings.map(({ code, span, details }) => createFinding(code, placeOf(span), details))
}
