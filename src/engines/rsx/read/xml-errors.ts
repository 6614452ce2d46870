import type { DocumentNode, Span } from '../document-tree'
import { quote } from '../findings/quote'
import type { FindingDetails } from './reading-findings'

/** Where the parser stood when it met an error. */
export interface XmlPosition {
  text: string
  /** Offset of the next character that it would have read. */
  position: number
  /** The elements that are open, outermost first. */
  open: readonly DocumentNode[]
  /** The element that was closed last. */
  closed: DocumentNode | undefined
}

interface XmlError {
  span: Span
  details: FindingDetails
  /** Whether what follows cannot be read reliably. */
  isFatal: boolean
  /** Where reading ended, if that is behind the place of the error. */
  endsAt?: number
}

/** Says a message of the XML parser in plain words, at its place. */
export function describeXmlError(message: string, at: XmlPosition): XmlError {
  const known = descriptions[message]?.(at)
  if (known) return known
  const [start] = message.split(/[:.]/)
  return prefixed.get(start ?? '')?.(at) ?? fatal(before(at), 'This is not well-formed XML here.')
}

type Describe = (at: XmlPosition) => XmlError

function fatal(span: Span, message: string, more: Omit<FindingDetails, 'message'> = {}): XmlError {
  return { span, details: { message, ...more }, isFatal: true }
}

function before({ position }: XmlPosition): Span {
  return { start: Math.max(0, position - 1), end: position }
}

/** The text around the position, between two tags. */
function looseText({ text, position }: XmlPosition): Span {
  const start = text.lastIndexOf('>', position - 1) + 1
  const next = text.indexOf('<', start)
  const end = next === -1 ? text.length : next
  const written = text.slice(start, end)
  return { start: start + Math.max(0, written.search(/\S/)), end: start + written.trimEnd().length }
}

/** The tag that ends at the position or holds it. */
function tagAt({ text, position }: XmlPosition): Span {
  return { start: Math.max(0, text.lastIndexOf('<', position - 1)), end: position }
}

const descriptions: Partial<Record<string, Describe>> = {
  'disallowed character.': (at) => {
    const span = before(at)
    const code = at.text.charCodeAt(span.start).toString(16).toUpperCase().padStart(4, '0')
    if (at.text[span.start] === '<') return fatal(span, "A '<' is in the value of an attribute. Write &lt;.")
    return {
      span,
      details: {
        found: `U+${code}`,
        message: `The character U+${code} is not allowed in XML.`,
        quickFix: {
          label: 'Replace with a blank',
          edits: [{ span, text: ' ' }],
          caution: 'Another character may be meant: look at the value in the system that it comes from.',
        },
      },
      isFatal: false,
    }
  },
  'disallowed character in tag name': (at) => {
    const start = at.text.lastIndexOf('<', at.position - 1)
    const span = { start, end: start + 1 }
    return {
      span,
      details: {
        found: '<',
        expected: '&lt;',
        message: "A '<' in a text must be written as &lt;.",
        quickFix: { label: 'Replace with &lt;', edits: [{ span, text: '&lt;' }] },
      },
      isFatal: false,
    }
  },
  'disallowed character in tag name.': (at) =>
    fatal(tagAt(at), 'The name in this tag has a character that is not allowed in names.'),
  'disallowed character in closing tag.': (at) => fatal(tagAt(at), 'This closing tag does not end with >.'),
  'disallowed character in attribute name.': (at) =>
    fatal(before(at), 'A tag may hold attributes as name="value" only.'),
  'attribute without value.': (at) => fatal(before(at), 'An attribute has no value. Write it as name="value".'),
  'unquoted attribute value.': (at) => fatal(before(at), 'The value of an attribute must be in quotes.'),
  'forward-slash in opening tag not followed by >.': (at) =>
    fatal(before(at), "A '/' is in an opening tag. A tag without content ends with />."),
  'no whitespace between attributes.': (at) => ({
    ...fatal(before(at), 'Attributes must be separated by a space.'),
    isFatal: false,
  }),
  'the string "]]>" is disallowed in char data.': (at) => ({
    span: { start: Math.max(0, at.position - 3), end: at.position },
    details: {
      found: ']]>',
      expected: ']]&gt;',
      message: 'The characters ]]> must be written as ]]&gt; in a text.',
      quickFix: {
        label: 'Replace with ]]&gt;',
        edits: [{ span: { start: Math.max(0, at.position - 3), end: at.position }, text: ']]&gt;' }],
      },
    },
    isFatal: false,
  }),
  'malformed comment.': (at) => fatal(before(at), "A comment must not contain '--'."),
  'text data outside of root node.': (at) => {
    const isBefore = at.closed === undefined
    return fatal(looseText(at), `Text comes ${isBefore ? 'before' : 'after'} the root element.`)
  },
  'documents may contain only one root.': (at) =>
    fatal(tagAt(at), 'A second root element begins here. A file has one root, which holds all records.'),
  'document must contain a root element.': (at) => fatal(before(at), 'The file has no element.'),
  'unexpected close tag.': (at) => {
    const tag = tagAt(at)
    const closed = at.closed?.name ?? ''
    const written = at.text.slice(tag.start, tag.end)
    const name = written.slice(2, -1).trimEnd()
    const isOpen = at.open.some((node) => node.name === name.slice(name.indexOf(':') + 1))
    const details = { found: written, expected: `</${closed}>` }
    // The closing tag of an outer element closes the inner ones, so that what follows it appears where it belongs.
    return { ...fatal(tag, `${quote(written)} appears where </${closed}> is expected.`, details), isFatal: !isOpen }
  },
  'unexpected end.': (at) => fatal(before(at), 'The file ends inside a tag, a comment or CDATA.'),
  'an XML declaration must be at the start of the document.': (at) =>
    fatal(tagAt(at), 'The XML declaration must be the very beginning of the file. Remove everything before it.'),
  'the XML declaration must appear at the start of the document.': (at) =>
    fatal(tagAt(at), 'The XML declaration must be the very beginning of the file. Remove everything before it.'),
}

const prefixed = new Map<string, Describe>([
  [
    'unclosed tag',
    (at) => {
      const node = at.open.at(-1)
      return node
        ? {
            ...fatal(
              { start: node.span.start, end: node.content.start },
              `${node.name} is not closed before the end of the file.`,
              { expected: `</${node.name}>` },
            ),
            endsAt: at.text.trimEnd().length,
          }
        : fatal(before(at), 'An element is not closed.')
    },
  ],
  ['unmatched closing tag', (at) => fatal(tagAt(at), 'This closing tag closes no element that is open.')],
  ['duplicate attribute', (at) => ({ ...fatal(tagAt(at), 'An attribute appears twice in this tag.'), isFatal: false })],
  [
    'unbound namespace prefix',
    (at) => ({ ...fatal(tagAt(at), 'This tag uses a prefix that no xmlns attribute declares.'), isFatal: false }),
  ],
])
