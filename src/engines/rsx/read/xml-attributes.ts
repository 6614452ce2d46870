import type { SaxesTagNS } from 'saxes'
import type { DocumentNode, Span } from '../document-tree'
import { quote } from '../findings/quote'
import type { ReadingFindings } from './reading-findings'

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance'

/** Reported attributes of one element: finding the place of each reads the whole tag. */
const maxReportedAttributes = 10

/** An attribute of an element, with its place. */
export interface XmlAttribute {
  node: DocumentNode
  name: string
  value: string
  /** With the blank before it. */
  span: Span
  /** Whether it says the type of a value, as converters do, and no value of its own. */
  isTypeMark: boolean
}

/** A namespace that an element declares with blanks around it, which belong to it. */
export interface BlankNamespace {
  /** Without the blanks. */
  namespace: string
  /** The whole attribute. */
  span: Span
}

/** The attributes of an element: those that a document of the network must not have, and namespaces with blanks. */
export function readAttributes(
  tag: SaxesTagNS,
  node: DocumentNode,
  text: string,
  found: { attributes: XmlAttribute[]; blankNamespaces: BlankNamespace[] },
): void {
  let count = 0
  for (const name in tag.attributes) {
    const attribute = tag.attributes[name]
    if (!attribute) continue
    const { local, uri, value } = attribute
    const tagSpan = { start: node.span.start, end: node.span.end }
    if (name === 'xmlns' || attribute.prefix === 'xmlns') {
      const namespace = value.trim()
      if (namespace !== value) found.blankNamespaces.push({ namespace, span: attributeSpan(text, tagSpan, name) })
      continue
    }
    if (uri === schemaInstance && /^(?:noNamespaceS|s)chemaLocation$/.test(local)) continue
    count += 1
    if (count > maxReportedAttributes) return
    found.attributes.push({
      node,
      name,
      value,
      span: attributeSpan(text, tagSpan, name),
      isTypeMark: uri === schemaInstance ? /^(?:type|nil)$/.test(local) : isTypeMark(local, value),
    })
  }
}

const typeNames =
  /^(?:\w+:)?(?:str|string|unicode|text|int|integer|long|short|float|double|decimal|number|bool|boolean|date|time|datetime|dict|map|object|list|array|tuple|null|none|nonetype|nil)$/i

/** Whether an attribute is one of those in which converters keep the type of a value of JSON or of a program. */
function isTypeMark(name: string, value: string): boolean {
  if (/^(?:type|class|datatype|json_?type)$/i.test(name)) return typeNames.test(value)
  return /^(?:nil|null|is_?null)$/i.test(name) && /^(?:true|false|0|1)$/i.test(value)
}

/** Reports attributes: documents of the network have none but namespaces and the place of a schema. */
export function reportAttributes(attributes: readonly XmlAttribute[], findings: ReadingFindings): void {
  const marks = attributes.filter(({ isTypeMark: isMark }) => isMark)
  const [first] = marks
  if (first) {
    const names = [...new Set(marks.map(({ name }) => name))].map((name) => quote(name)).join(' and ')
    const count = new Set(marks.map(({ node }) => node)).size
    findings.add('envelope', first.span, {
      found: `${first.name}="${first.value}"`,
      message: `A converter wrote types of values into the file: ${count === 1 ? `${first.node.name} has` : `${count} elements have`} the attribute ${names}. Elements of the network have no attributes.`,
      quickFix: { label: 'Remove these attributes', edits: marks.map(({ span }) => ({ span, text: '' })) },
    })
  }
  for (const { node, name, value, span, isTypeMark: isMark } of attributes) {
    if (isMark) continue
    findings.add('unknown-element', span, {
      source: 'schema',
      found: name,
      message: `${node.name} has the attribute ${quote(name)}. Elements of the network have no attributes.`,
      ...(value === ''
        ? { fix: 'Remove the attribute.', quickFix: { label: 'Remove the attribute', edits: [{ span, text: '' }] } }
        : { fix: 'Move its value into an element that stands for it.' }),
    })
  }
}

/** An attribute with the blank before it. */
function attributeSpan(text: string, tag: Span, name: string): Span {
  const inner = text.slice(tag.start, tag.end)
  for (let at = inner.indexOf(name); at !== -1; at = inner.indexOf(name, at + 1)) {
    const value = /^\s*=\s*(?:"[^"]*"|'[^']*')/.exec(inner.slice(at + name.length))
    if (value && /\s/.test(inner[at - 1] ?? '')) {
      return { start: tag.start + at - 1, end: tag.start + at + name.length + value[0].length }
    }
  }
  return tag
}
