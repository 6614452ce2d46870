import { membersOf } from '@/lib/exact-json'
import { gatherSchema, keyword } from './gather-schema'
import { isObject, own, ownText } from '../document/json'
import { propertyPlaces } from './members'
import { itemPlaces } from './schema-type'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import { addAttribute, startTag } from './xml-names'
import type { Namespaces, StartTag } from './xml-names'
import { valueText } from '../document/value-text'

const depthLimit = 30
const lengthLimit = 200_000

/** An element that is being built. */
interface Element {
  tag: StartTag
  children: string[]
  text: string
}

/** Formats a value as well-formed XML. Names, attributes, prefixes, namespaces and wrapping follow the schema's `xml`. */
export function xmlText(reading: Reading, value: unknown, schema: readonly Place[]): string {
  let length = 0
  /** Number of nested lists. Counted separately, because a list does not always create an element. */
  let listDepth = 0

  const items = (
    list: readonly unknown[],
    places: readonly Place[],
    name: string,
    level: number,
    around: Namespaces,
  ): string[] => {
    const written: string[] = []
    listDepth++
    for (const item of list) {
      if (length > lengthLimit || listDepth > depthLimit || reading.isSpent) break
      const text = write(item, places, name, level, around)
      length += text.length + 1
      written.push(text)
    }
    listDepth--
    return written
  }

  const write = (
    inner: unknown,
    places: readonly Place[],
    fallback: string,
    level: number,
    around: Namespaces,
  ): string => {
    const gathered = gatherSchema(reading, places)
    const xml = keyword(gathered, 'xml')
    const element: Element = { tag: startTag(xml, fallback, around), children: [], text: '' }
    const { namespaces } = element.tag
    if (Array.isArray(inner) && level < depthLimit) {
      const inside = itemPlaces(gathered)
      // A document has one root, also if the list says that it is not wrapped.
      if (!isWrapped(xml) && (level > 0 || listDepth > 0))
        return items(inner, inside, fallback, level, around).join('\n')
      // Items without a name of their own have the name of the element around them.
      const itemName = ownText(xml, 'name') ?? fallback
      element.children = items(inner, inside, itemName, level + 1, namespaces)
    } else if (isObject(inner) && level < depthLimit) {
      const properties = propertyPlaces(gathered)
      for (const [name, child] of membersOf(inner)) {
        if (length > lengthLimit || reading.isSpent) break
        addProperty(element, name, child, properties.get(name) ?? [], level)
      }
    } else
      element.text = isObject(inner) || Array.isArray(inner) ? '…' : escaped(inner === null ? '' : valueText(inner))
    return close(element, level)
  }

  const addProperty = (element: Element, name: string, child: unknown, places: readonly Place[], level: number) => {
    const xml = keyword(gatherSchema(reading, places), 'xml')
    const kind = ownText(xml, 'nodeType') ?? (own(xml, 'attribute') === true ? 'attribute' : 'element')
    if (kind === 'attribute') addAttribute(element.tag, xml, name, valueText(child))
    else if (kind === 'text') element.text = escaped(valueText(child))
    else if (kind === 'cdata')
      element.text = `<![CDATA[${possible(valueText(child)).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
    else {
      const text = write(child, places, name, level + 1, element.tag.namespaces)
      length += text.length
      if (text !== '') element.children.push(text)
    }
  }

  const root = gatherSchema(reading, schema)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(value, schema, root.name ?? 'root', 0, new Map([['xml', xmlNamespace]]))}`
}

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'

function close({ tag, children, text }: Element, level: number): string {
  const { name } = tag
  const pad = '  '.repeat(level)
  const attributes = [...tag.attributes].map(([attribute, value]) => `${attribute}="${escapedValue(value)}"`)
  const open = [name, ...attributes].join(' ')
  if (children.length === 0) return text === '' ? `${pad}<${open}/>` : `${pad}<${open}>${text}</${name}>`
  return `${pad}<${open}>${text}\n${children.join('\n')}\n${pad}</${name}>`
}

function isWrapped(xml: unknown): boolean {
  return own(xml, 'wrapped') === true || own(xml, 'nodeType') === 'element'
}

/** Characters that XML 1.0 has no way to write. */
const impossibleCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

function possible(text: string): string {
  return text.replaceAll(impossibleCharacters, '\uFFFD')
}

function escaped(text: string): string {
  const safe = possible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return safe.replaceAll('"', '&quot;')
}

/** Escapes line breaks and tabs too, which a parser would read as spaces. */
function escapedValue(text: string): string {
  return escaped(text).replaceAll(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
