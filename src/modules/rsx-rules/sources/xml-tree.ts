import { SaxesParser } from 'saxes'

/** An element of a published XML file. */
export interface XmlElement {
  /** Without the prefix. */
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
  text: string
}

/** How deep the elements of a schema may be nested. */
const maxDepth = 100

/** Reads a published XML file. @throws Error if it is not well-formed, has a DOCTYPE, or is nested too deeply. */
export function readXmlTree(text: string): XmlElement {
  const parser = new SaxesParser()
  const stack: XmlElement[] = []
  let root: XmlElement | undefined
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('A schema has no DOCTYPE')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length >= maxDepth) throw new Error('The schema is nested too deeply')
    const values = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const)
    const element = { name: localName(name), attributes: new Map(values), children: [], text: '' }
    stack.at(-1)?.children.push(element)
    root ??= element
    stack.push(element)
  })
  parser.on('text', (part) => {
    const element = stack.at(-1)
    if (element) element.text += part
  })
  parser.on('closetag', () => void stack.pop())
  parser.write(text).close()
  if (!root) throw new Error('The file has no element')
  return root
}

/** A name without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
