import { SaxesParser } from 'saxes'

/** An element of a schema. */
export interface XmlElement {
  /** Without the prefix. */
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
  text: string
}

/** How deep the elements of a schema may be nested. */
const maxDepth = 100

/** The prefix of built-in types in the attributes of `XmlElement`, whatever the file calls it. */
export const builtInPrefix = 'xs:'

/** Attributes that name a component of the schema. Names of its own have no prefix in `XmlElement`. */
const referring = new Set(['type', 'base', 'ref'])

/** Reads a schema file. @throws Error if it is not well-formed, has a DOCTYPE, or is nested too deeply. */
export function readXmlTree(text: string): XmlElement {
  const parser = new SaxesParser()
  const stack: XmlElement[] = []
  let root: XmlElement | undefined
  let schemaPrefix = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('A schema has no DOCTYPE')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length >= maxDepth) throw new Error('The schema is nested too deeply')
    if (!root) schemaPrefix = prefixOf(name)
    const values = Object.entries(attributes).map(([key, value]) => {
      if (!referring.has(key)) return [localName(key), value] as const
      return [key, (prefixOf(value) === schemaPrefix ? builtInPrefix : '') + localName(value)] as const
    })
    const element = { name: localName(name), attributes: new Map(values), children: [], text: '' }
    stack.at(-1)?.children.push(element)
    root ??= element
    stack.push(element)
  })
  const addText = (part: string) => {
    const element = stack.at(-1)
    if (element) element.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void stack.pop())
  parser.write(text).close()
  if (!root) throw new Error('The file has no element')
  return root
}

/** A name without its prefix. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).trim()
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':') + 1).trim()
}

/** The text of the annotation of a component. */
export function documentationOf({ children }: XmlElement): string | undefined {
  const annotation = children.find(({ name }) => name === 'annotation')
  const text = annotation?.children.find(({ name }) => name === 'documentation')?.text.trim()
  return text === '' ? undefined : text
}
