import { membersOf } from '@/lib/exact-json'
import { isBudgetSpent } from './budget'
import { gatherSchema, keyword } from './gather-schema'
import { isObject, own, ownText } from '../document/json'
import { propertyPlaces } from './schema-level'
import { itemPlaces } from './schema-type'
import type { Bundle, Place } from './spec-document'
import { valueText } from '../document/value-text'

const depthLimit = 30
const lengthLimit = 200_000

/** An element that is being built. */
interface Element {
  name: string
  attributes: string[]
  children: string[]
  text: string
}

/** Formats a value as XML. Names, attributes, prefixes, namespaces and wrapping follow the schema's `xml`. */
export function xmlText(bundle: Bundle, value: unknown, schema: readonly Place[]): string {
  let length = 0
  /** Number of nested lists. Counted separately, because a list does not always create an element. */
  let listDepth = 0

  const items = (list: readonly unknown[], places: readonly Place[], name: string, level: number): string[] => {
    const written: string[] = []
    listDepth++
    for (const item of list) {
      if (length > lengthLimit || listDepth > depthLimit || isBudgetSpent(bundle)) break
      const text = write(item, places, name, level)
      length += text.length + 1
      written.push(text)
    }
    listDepth--
    return written
  }

  const write = (inner: unknown, places: readonly Place[], fallback: string, level: number): string => {
    const gathered = gatherSchema(bundle, places)
    const xml = keyword(gathered, 'xml')
    const element: Element = { name: nameOf(xml, fallback), attributes: namespaceOf(xml), children: [], text: '' }
    if (Array.isArray(inner) && level < depthLimit) {
      const inside = itemPlaces(gathered)
      if (!isWrapped(xml)) return items(inner, inside, fallback, level).join('\n')
      // Items without a name of their own have the name of the element around them.
      const itemName = ownText(xml, 'name') ?? fallback
      element.children = items(inner, inside, itemName, level + 1)
    } else if (isObject(inner) && level < depthLimit) {
      const properties = propertyPlaces(gathered)
      for (const [name, child] of membersOf(inner)) {
        if (length > lengthLimit || isBudgetSpent(bundle)) break
        addProperty(element, name, child, properties.get(name) ?? [], level)
      }
    } else
      element.text = isObject(inner) || Array.isArray(inner) ? '…' : escaped(inner === null ? '' : valueText(inner))
    return close(element, level)
  }

  const addProperty = (element: Element, name: string, child: unknown, places: readonly Place[], level: number) => {
    const xml = keyword(gatherSchema(bundle, places), 'xml')
    const kind = ownText(xml, 'nodeType') ?? (own(xml, 'attribute') === true ? 'attribute' : 'element')
    if (kind === 'attribute') element.attributes.push(`${nameOf(xml, name)}="${escaped(valueText(child))}"`)
    else if (kind === 'text') element.text = escaped(valueText(child))
    else if (kind === 'cdata') element.text = `<![CDATA[${valueText(child).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
    else {
      const text = write(child, places, name, level + 1)
      length += text.length
      if (text !== '') element.children.push(text)
    }
  }

  const root = gatherSchema(bundle, schema)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(value, schema, root.name ?? 'root', 0)}`
}

function close({ name, attributes, children, text }: Element, level: number): string {
  const pad = '  '.repeat(level)
  const open = [name, ...attributes].join(' ')
  if (children.length === 0) return text === '' ? `${pad}<${open}/>` : `${pad}<${open}>${text}</${name}>`
  return `${pad}<${open}>${text}\n${children.join('\n')}\n${pad}</${name}>`
}

function isWrapped(xml: unknown): boolean {
  return own(xml, 'wrapped') === true || own(xml, 'nodeType') === 'element'
}

function nameOf(xml: unknown, fallback: string): string {
  const name = (ownText(xml, 'name') ?? fallback).replaceAll(/[^\p{L}\p{N}_.:-]/gu, '_')
  const prefix = ownText(xml, 'prefix')
  const safe = /^[\p{L}_]/u.test(name) ? name : `_${name}`
  return prefix === undefined ? safe : `${prefix}:${safe}`
}

function namespaceOf(xml: unknown): string[] {
  const namespace = ownText(xml, 'namespace')
  const prefix = ownText(xml, 'prefix')
  return namespace === undefined ? [] : [`xmlns${prefix === undefined ? '' : `:${prefix}`}="${escaped(namespace)}"`]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
