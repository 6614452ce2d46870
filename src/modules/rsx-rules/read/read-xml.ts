import { SaxesParser } from 'saxes'
import type { DocumentNode, Span } from '../document-tree'
import { type Pace } from '../pause'
import { quote } from '../quote'
import type { ReadingFindings } from './reading-findings'
import { describeXmlError } from './xml-errors'
import { checkAttributes } from './xml-attributes'
import { findLooseAmpersands, maskAmpersands, isXmlCharacter } from './xml-references'

/** An XML file as a tree. */
export interface XmlTree {
  /** The root element; undefined when there is none. Its namespace is that of its name. */
  root: DocumentNode | undefined
  namespace: string | undefined
  /** Elements that are in another namespace than their parents. */
  strangers: readonly { node: DocumentNode; namespace: string }[]
  /** Texts between elements, where only elements may stand. */
  strayTexts: readonly { parent: DocumentNode; span: Span }[]
  isComplete: boolean
}

const chunkUnits = 1 << 16
const deepestLevel = 200

/** Ends the parser from inside its handlers, which have no other way. */
class StopReading extends Error {}

/** Reads the elements of an XML text. What precedes a fault is read; what follows it only when the fault is of one character. */
export async function readXml(text: string, findings: ReadingFindings, pace: Pace): Promise<XmlTree> {
  const loose = findLooseAmpersands(text)
  for (const { offset, entity } of loose) reportAmpersand(findings, offset, entity)
  const { masked, mask } =
    loose.length > 0
      ? maskAmpersands(
          text,
          loose.map(({ offset }) => offset),
        )
      : { masked: text, mask: '' }
  const builder = createTreeBuilder(text, mask, findings)
  const parser = builder.parser
  try {
    for (let at = 0; at < masked.length; at += chunkUnits) {
      parser.write(masked.slice(at, at + chunkUnits))
      if (pace.isBreathDue()) await pace.breathe(at / masked.length)
    }
    parser.close()
  } catch (error) {
    if (!(error instanceof StopReading)) throw error
    builder.tree.isComplete = false
  }
  builder.closeAll(text.length)
  return builder.tree
}

function reportAmpersand(findings: ReadingFindings, offset: number, entity: string | undefined): void {
  const span = { start: offset, end: offset + 1 }
  if (entity === undefined) {
    findings.add('not-well-formed', span, {
      found: '&',
      expected: '&amp;',
      message: "A '&' in a text must be written as &amp;.",
      mend: { label: 'Replace with &amp;', edits: [{ span, text: '&amp;' }] },
    })
    return
  }
  const whole = { start: offset, end: offset + entity.length + 2 }
  findings.add('not-well-formed', whole, {
    found: `&${entity};`,
    message: `The entity &${entity}; is not defined. XML knows &amp;, &lt;, &gt;, &quot; and &apos;.`,
    fix: 'Write the character itself.',
  })
}

/** An element that is not closed yet. */
interface OpenElement {
  node: DocumentNode
  namespace: string
  /** Its text so far, and where the first of it begins that is not blank. */
  text: string
  strayAt: number
}

function createTreeBuilder(text: string, mask: string, findings: ReadingFindings) {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: OpenElement[] = []
  const strangers: { node: DocumentNode; namespace: string }[] = []
  const strayTexts: { parent: DocumentNode; span: Span }[] = []
  const tree: XmlTree = { root: undefined, namespace: undefined, strangers, strayTexts, isComplete: true }
  let tagStart = 0
  let hasForbiddenCharacters = false
  /** The elements that were open when the closing tag that is read began. */
  let closing: OpenElement | undefined

  const addText = (part: string) => {
    const element = open.at(-1)
    if (!element) return
    const plain = mask !== '' && part.includes(mask) ? part.replaceAll(mask, '&') : part
    element.text += hasForbiddenCharacters ? withoutForbidden(plain) : plain
    hasForbiddenCharacters = false
    if (element.strayAt === -1 && /\S/.test(part)) element.strayAt = parser.position
  }
  const close = (element: OpenElement, contentEnd: number, end: number) => {
    const { node } = element
    node.content.end = contentEnd
    node.span.end = end
    if (node.children.length === 0) {
      node.text = element.text
    } else if (element.strayAt !== -1) {
      strayTexts.push({ parent: node, span: strayText(text, element.strayAt) })
    }
  }

  let lastErrorAt = -1
  parser.on('error', ({ message }) => {
    // One tag can have many faults: it closes several elements, or repeats its attributes. The first one is reported.
    if (lastErrorAt === parser.position) return
    lastErrorAt = parser.position
    if (message === 'disallowed character.') hasForbiddenCharacters = true
    const error = describeXmlError(message, {
      text,
      position: parser.position,
      open: open.map(({ node }) => node),
      closed: closing?.node,
    })
    findings.add('not-well-formed', error.span, error.details)
    if (error.isFatal) throw new StopReading()
  })
  parser.on('doctype', () => {
    const start = text.lastIndexOf('<!DOCTYPE', parser.position)
    findings.add(
      'not-well-formed',
      { start, end: parser.position },
      {
        found: 'DOCTYPE',
        message: 'The file has a DOCTYPE. It is refused, because it can define entities. Nothing after it was read.',
        fix: 'Remove the DOCTYPE, and write the characters themselves.',
      },
    )
    throw new StopReading()
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentagstart', () => {
    tagStart = text.lastIndexOf('<', parser.position - 2)
  })
  parser.on('opentag', (tag) => {
    const { position } = parser
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
    checkAttributes(tag, { start: tagStart, end: position }, text, findings)
    open.push({ node, namespace: tag.uri, text: '', strayAt: -1 })
    if (open.length > deepestLevel) {
      findings.add(
        'not-well-formed',
        { start: tagStart, end: position },
        {
          found: quote(tag.name),
          message: `Elements nest deeper than ${deepestLevel} levels. Nothing after this place was read.`,
        },
      )
      throw new StopReading()
    }
  })
  parser.on('closetag', (tag) => {
    const element = open.pop()
    if (!element) return
    closing = element
    const { position } = parser
    if (tag.isSelfClosing) close(element, element.node.content.end, position)
    else close(element, text.lastIndexOf('<', position - 1), position)
  })
  return {
    parser,
    tree,
    closeAll(end: number) {
      for (let element = open.pop(); element; element = open.pop()) close(element, end, end)
    },
  }
}

/** The text that ends before the tag that the parser has just begun. */
function strayText(text: string, position: number): Span {
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
