import { SaxesParser } from 'saxes'
import type { Yielder } from '@/lib/yielder'
import type { DocumentNode, Span } from '../document-tree'
import { quote } from '../findings/quote'
import type { ReadingFindings } from './reading-findings'
import { describeXmlError } from './xml-errors'
import { readAttributes, type BlankNamespace, type XmlAttribute } from './xml-attributes'
import { isXmlCharacter, restoreReferences } from './xml-references'
import { repairXml, type XmlTextError } from './xml-repairs'

/** The elements of an XML document. */
export interface XmlTree {
  /** The root element; undefined when there is none. Its namespace is that of its name. */
  root: DocumentNode | undefined
  namespace: string | undefined
  /** Elements that are in another namespace than their parents. */
  strangers: readonly { node: DocumentNode; namespace: string }[]
  /** Texts between elements, where only elements may be. */
  unexpectedTexts: readonly { parent: DocumentNode; span: Span }[]
  /** Attributes of elements, but for namespaces and places of schemas. */
  attributes: readonly XmlAttribute[]
  blankNamespaces: readonly BlankNamespace[]
}

/** An XML file as trees. */
export interface XmlReading {
  /** One for each root: a file has one, but some hold several documents behind each other. */
  trees: readonly XmlTree[]
  /** Where an error ended reading; undefined when everything was read. */
  stoppedAt: number | undefined
  /** Whether all elements were closed where reading ended. */
  isComplete: boolean
}

const chunkUnits = 1 << 16
const deepestLevel = 200
const maxDocuments = 1000

/** Ends the parser from inside its handlers, which have no other way. */
class StopReading extends Error {
  /** Where reading stopped. */
  readonly at: number
  /** Where another document begins that can be read. */
  readonly next: number | undefined

  constructor(at: number, next?: number) {
    super()
    this.at = at
    this.next = next
  }
}

/** Reads the elements of an XML text up to an error, and on behind it if the error is of one character. */
export async function readXml(text: string, findings: ReadingFindings, yielder: Yielder): Promise<XmlReading> {
  const repaired = repairXml(text)
  const errors: XmlTextError[] = []
  const trees: XmlTree[] = []
  let stop: StopReading | undefined
  let isComplete = true
  for (let from: number | undefined = 0; from !== undefined; from = stop?.next) {
    const builder = createTreeBuilder(text, { from, mask: repaired.mask, isLast: trees.length >= maxDocuments }, errors)
    stop = await parse(builder, repaired.text, from, yielder)
    isComplete = builder.closeAll(stop?.at)
    trees.push(builder.tree)
  }
  const stoppedAt = stop?.at
  const read = repaired.errors.filter(({ span }) => stoppedAt === undefined || span.start <= stoppedAt)
  for (const { span, details } of [...errors, ...read].toSorted((a, b) => a.span.start - b.span.start)) {
    findings.add('not-well-formed', span, details)
  }
  return { trees, stoppedAt, isComplete }
}

async function parse(
  { parser }: TreeBuilder,
  text: string,
  from: number,
  yielder: Yielder,
): Promise<StopReading | undefined> {
  try {
    for (let at = from; at < text.length; at += chunkUnits) {
      parser.write(text.slice(at, at + chunkUnits))
      if (yielder.isYieldDue()) await yielder.yield(at / text.length)
    }
    parser.close()
    return undefined
  } catch (error) {
    if (error instanceof StopReading) return error
    throw error
  }
}

/** An element that is not closed yet. */
interface OpenElement {
  node: DocumentNode
  namespace: string
  /** Its text so far, and where the first of it begins that is not blank. */
  text: string
  unexpectedAt: number
}

type TreeBuilder = ReturnType<typeof createTreeBuilder>

interface BuilderOptions {
  /** Where the document begins in the text. */
  from: number
  /** The character that stands for an ampersand. */
  mask: string
  /** Whether a document behind this one is not read. */
  isLast: boolean
}

function createTreeBuilder(text: string, { from, mask, isLast }: BuilderOptions, errors: XmlTextError[]) {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: OpenElement[] = []
  const strangers: { node: DocumentNode; namespace: string }[] = []
  const unexpectedTexts: { parent: DocumentNode; span: Span }[] = []
  const attributes: XmlAttribute[] = []
  const blankNamespaces: BlankNamespace[] = []
  const tree: XmlTree = {
    root: undefined,
    namespace: undefined,
    strangers,
    unexpectedTexts,
    attributes,
    blankNamespaces,
  }
  const offset = () => from + parser.position
  let tagStart = 0
  let hasForbiddenCharacters = false
  /** The elements that were open when the closing tag that is read began. */
  let closing: OpenElement | undefined

  const addText = (part: string) => {
    const element = open.at(-1)
    if (!element) return
    const plain = mask !== '' && part.includes(mask) ? restoreReferences(part, mask) : part
    element.text += hasForbiddenCharacters ? withoutForbidden(plain) : plain
    hasForbiddenCharacters = false
    if (element.unexpectedAt === -1 && /\S/.test(part)) element.unexpectedAt = offset()
  }
  const close = (element: OpenElement, contentEnd: number, end: number) => {
    const { node } = element
    node.content.end = contentEnd
    node.span.end = end
    if (node.children.length === 0) {
      node.text = element.text
    } else if (element.unexpectedAt !== -1) {
      unexpectedTexts.push({ parent: node, span: unexpectedText(text, element.unexpectedAt) })
    }
  }

  let lastErrorAt = -1
  parser.on('error', ({ message }) => {
    // One tag can have many errors: it closes several elements, or repeats its attributes. The first one is reported.
    const position = offset()
    if (lastErrorAt === position) return
    lastErrorAt = position
    const next = text.lastIndexOf('<', position - 1)
    if (tree.root && open.length === 0 && documentStarts.has(message) && !isLast) throw new StopReading(next, next)
    if (message === 'disallowed character.') hasForbiddenCharacters = true
    const error = describeXmlError(message, {
      text,
      position,
      open: open.map(({ node }) => node),
      closed: closing?.node,
    })
    // A character that is not allowed, outside the root, is also a text outside the root.
    if (error.isFatal && errors.at(-1)?.span.start === error.span.start) errors.pop()
    errors.push({ span: error.span, details: error.details })
    if (error.isFatal) throw new StopReading(Math.max(error.span.start, error.endsAt ?? 0))
  })
  parser.on('doctype', () => {
    const end = offset()
    const start = text.lastIndexOf('<!DOCTYPE', end)
    errors.push({
      span: { start, end },
      details: {
        found: 'DOCTYPE',
        message: 'The file has a DOCTYPE. It is refused, because it can define entities. Nothing after it was read.',
        fix: 'Remove the DOCTYPE, and write the characters themselves.',
      },
    })
    throw new StopReading(start)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentagstart', () => {
    tagStart = text.lastIndexOf('<', offset() - 2)
  })
  parser.on('opentag', (tag) => {
    const position = offset()
    const parent = open.at(-1)
    const contentStart = tag.isSelfClosing ? position - 2 : position
    const node: DocumentNode = {
      name: tag.local,
      parent: parent?.node,
      children: [],
      text: undefined,
      span: { start: tagStart, end: position },
      content: { start: contentStart, end: contentStart },
    }
    if (parent) {
      parent.node.children.push(node)
      if (tag.uri !== parent.namespace) strangers.push({ node, namespace: tag.uri })
    } else {
      tree.root = node
      tree.namespace = tag.uri === '' ? undefined : tag.uri
    }
    readAttributes(tag, node, text, { attributes, blankNamespaces })
    open.push({ node, namespace: tag.uri, text: '', unexpectedAt: -1 })
    if (open.length > deepestLevel) {
      errors.push({
        span: { start: tagStart, end: position },
        details: {
          found: quote(tag.name),
          message: `Elements nest deeper than ${deepestLevel} levels. Nothing after this place was read.`,
        },
      })
      throw new StopReading(tagStart)
    }
  })
  parser.on('closetag', (tag) => {
    const element = open.pop()
    if (!element) return
    closing = element
    const position = offset()
    if (tag.isSelfClosing) close(element, element.node.content.end, position)
    else close(element, text.lastIndexOf('<', position - 1), position)
  })
  return {
    parser,
    tree,
    /** Ends the elements that are open, where reading stopped. Of one without elements it is not known what it would hold. */
    closeAll(stoppedAt = text.length): boolean {
      const isComplete = tree.root !== undefined && open.length === 0
      for (let element = open.pop(); element; element = open.pop()) {
        const { node } = element
        const end = Math.max(node.content.start, stoppedAt)
        close(element, end, end)
        if (node.children.length > 0) continue
        node.text = undefined
        node.isUnread = true
      }
      return isComplete
    },
  }
}

/** Messages of the parser about what begins another document. */
const documentStarts: ReadonlySet<string> = new Set([
  'documents may contain only one root.',
  'an XML declaration must be at the start of the document.',
  'the XML declaration must appear at the start of the document.',
])

/** The text that ends before the tag that the parser has just begun. */
function unexpectedText(text: string, position: number): Span {
  const end = text.lastIndexOf('<', position)
  const start = text.lastIndexOf('>', end) + 1
  const blank = text.slice(start, end).search(/\S/)
  return { start: start + Math.max(0, blank), end: start + text.slice(start, end).trimEnd().length }
}

function withoutForbidden(text: string): string {
  let clean = ''
  for (const character of text) if (isXmlCharacter(character.codePointAt(0) ?? 0)) clean += character
  return clean
}
