import { ownText } from '../document/json'

/** The namespaces in force, by prefix. */
export type Namespaces = ReadonlyMap<string, string>

/** The start of an element that is being built. */
export interface StartTag {
  name: string
  /** Values by name. A name cannot occur twice. */
  attributes: Map<string, string>
  namespaces: Map<string, string>
}

const start =
  'A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}-\\u{200D}\\u{2070}-\\u{218F}' +
  '\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}'
const startPattern = new RegExp(`^[${start}]`, 'u')
const otherCharacters = new RegExp(`[^${start}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}-\\u{2040}]`, 'gu')

/** Returns the start tag of an element. Declares its namespace, and any prefix that the document does not declare. */
export function startTag(xml: unknown, fallback: string, around: Namespaces): StartTag {
  const { prefix, local } = partsOf(xml, fallback)
  const tag: StartTag = { name: local, attributes: new Map(), namespaces: new Map(around) }
  const namespace = ownText(xml, 'namespace')
  if (prefix !== '' && prefix !== 'xmlns') tag.name = `${prefix}:${local}`
  if (namespace !== undefined && prefix !== 'xmlns') declare(tag, prefix, namespace)
  else declareUnknown(tag, prefix)
  return tag
}

/** Adds an attribute to a start tag, and declares its namespace there unless an element around it has done so. */
export function addAttribute(tag: StartTag, xml: unknown, fallback: string, value: string): void {
  const { prefix, local } = partsOf(xml, fallback)
  if (prefix === 'xmlns') return declare(tag, local, value)
  if (prefix === '' && local === 'xmlns') return declare(tag, '', value)
  const namespace = ownText(xml, 'namespace')
  const chosen = namespace === undefined ? prefix : prefixFor(tag, prefix, namespace)
  if (namespace === undefined) declareUnknown(tag, prefix)
  const name = chosen === '' ? local : `${chosen}:${local}`
  if (!tag.attributes.has(name)) tag.attributes.set(name, value)
}

/** Returns a prefix for the namespace of an attribute. An attribute without a prefix has no namespace. */
function prefixFor(tag: StartTag, prefix: string, namespace: string): string {
  let free = prefix === '' ? 'ns' : prefix
  while ((tag.namespaces.get(free) ?? namespace) !== namespace) free += '1'
  if (!tag.namespaces.has(free)) declare(tag, free, namespace)
  return free
}

function declare(tag: StartTag, prefix: string, namespace: string) {
  if (prefix === 'xml' || prefix === 'xmlns') return
  // A prefix cannot stand for no namespace.
  const uri = namespace === '' && prefix !== '' ? unknownNamespace(prefix) : namespace
  tag.namespaces.set(prefix, uri)
  tag.attributes.set(prefix === '' ? 'xmlns' : `xmlns:${prefix}`, uri)
}

function declareUnknown(tag: StartTag, prefix: string) {
  if (prefix !== '' && !tag.namespaces.has(prefix)) declare(tag, prefix, unknownNamespace(prefix))
}

/** Stands for the namespace of a prefix that the document uses but does not declare. */
function unknownNamespace(prefix: string): string {
  return `https://example.com/${encodeURIComponent(prefix)}`
}

/** Splits a name into its prefix, which may be part of it as in `soap:Body`, and the rest. */
function partsOf(xml: unknown, fallback: string): { prefix: string; local: string } {
  const name = ownText(xml, 'name') ?? fallback
  const colon = name.indexOf(':')
  const written = colon > 0 && colon < name.length - 1 ? name.slice(0, colon) : ''
  const prefix = ownText(xml, 'prefix') ?? written
  const local = written === '' ? name : name.slice(colon + 1)
  return { prefix: prefix === '' ? '' : validName(prefix), local: validName(local) }
}

function validName(text: string): string {
  const name = text.replaceAll(otherCharacters, '_')
  return startPattern.test(name) ? name : `_${name}`
}
