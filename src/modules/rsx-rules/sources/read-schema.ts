import type { CodeList, ElementRule, GroupRule, RuleModel, ValueRule, ValueType } from '../rule-model'
import { localName, readXmlTree, type XmlElement } from './xml-tree'

/** What the XML Schema says. */
export type SchemaRules = Pick<RuleModel, 'namespace' | 'record' | 'codeLists'>

/** The base types that mean something other than any text. */
const valueTypes = new Map<string, ValueType>([
  ['decimal', 'decimal'],
  ['double', 'decimal'],
  ['float', 'decimal'],
  ['integer', 'integer'],
  ['int', 'integer'],
  ['long', 'integer'],
  ['nonNegativeInteger', 'integer'],
  ['positiveInteger', 'integer'],
  ['boolean', 'boolean'],
  ['date', 'date'],
  ['time', 'time'],
])

/** The prefix of types that are lists of codes; the list has the rest of the name. */
const codePrefix = 'Code.'

/** The groups that hold the elements of a type, in their order. */
const modelGroups = new Set(['sequence', 'all', 'choice'])

/**
 * Reads an XML Schema: the record below the root of the document, with all groups, values and lists of codes.
 * @throws Error if it is no schema of this document.
 */
export function readSchema(text: string, document: string): SchemaRules {
  const schema = readXmlTree(text)
  const root = schema.children.find(({ name, attributes }) => name === 'element' && attributes.get('name') === document)
  if (!root) throw new Error(`The schema has no element ${document}`)
  const reader = createTypeReader(schema)
  const record = reader.elementsOf(root.children.find(({ name }) => name === 'complexType'))[0]
  if (record?.content.kind !== 'group') throw new Error(`${document} has no record`)
  return {
    namespace: schema.attributes.get('targetNamespace') ?? '',
    record: { ...record, content: record.content },
    codeLists: reader.codeLists,
  }
}

function createTypeReader(schema: XmlElement) {
  const named = new Map(
    schema.children
      .filter(({ name }) => name === 'complexType' || name === 'simpleType')
      .map((type) => [type.attributes.get('name') ?? '', type]),
  )
  const groups = new Map<string, GroupRule>()
  const values = new Map<string, ValueRule>()
  const codeLists = new Map<string, CodeList>()

  function elementsOf(type: XmlElement | undefined): ElementRule[] {
    return (type?.children ?? []).flatMap((part) => {
      if (part.name === 'element') return [elementOf(part)]
      return modelGroups.has(part.name) ? elementsOf(part) : []
    })
  }

  function elementOf(element: XmlElement): ElementRule {
    const { attributes } = element
    return {
      name: attributes.get('name') ?? '',
      description: documentationOf(element),
      min: countOf(attributes.get('minOccurs')),
      max: countOf(attributes.get('maxOccurs')),
      content: contentOf(element),
    }
  }

  function contentOf(element: XmlElement): GroupRule | ValueRule {
    const inline = element.children.find(({ name }) => name === 'complexType' || name === 'simpleType')
    const typeName = localName(element.attributes.get('type') ?? '')
    const type = inline ?? named.get(typeName)
    const name = inline ? (element.attributes.get('name') ?? '') : typeName
    if (type?.name === 'complexType') return inline ? groupOf(name, type) : namedGroup(name, type)
    if (type) return inline ? valueOf(name, type) : namedValue(name, type)
    return { ...anyText, type: valueTypes.get(typeName) ?? 'string' }
  }

  /** Registers a group before its elements are read: it may contain itself. */
  function namedGroup(name: string, type: XmlElement): GroupRule {
    return groups.get(name) ?? groupOf(name, type, (group) => groups.set(name, group))
  }

  function groupOf(name: string, type: XmlElement, register: (group: GroupRule) => void = () => undefined): GroupRule {
    const elements: ElementRule[] = []
    const byName = new Map<string, ElementRule>()
    const group: GroupRule = { kind: 'group', name, elements, byName }
    register(group)
    for (const element of elementsOf(type)) {
      elements.push(element)
      byName.set(element.name, element)
    }
    return group
  }

  function namedValue(name: string, type: XmlElement): ValueRule {
    const value = values.get(name) ?? valueOf(name, type)
    values.set(name, value)
    return value
  }

  function valueOf(name: string, type: XmlElement): ValueRule {
    const restriction = type.children.find((part) => part.name === 'restriction')
    const facets = restriction?.children ?? []
    const numberOf = (facet: string) => {
      const value = facets.find((part) => part.name === facet)?.attributes.get('value')
      return value === undefined ? undefined : Number(value)
    }
    const codes = facets.filter((part) => part.name === 'enumeration')
    const list = name.startsWith(codePrefix) ? name.slice(codePrefix.length) : name
    if (codes.length > 0) codeLists.set(list, codeListOf(codes))
    return {
      kind: 'value',
      type: valueTypes.get(localName(restriction?.attributes.get('base') ?? '')) ?? 'string',
      minLength: numberOf('length') ?? numberOf('minLength'),
      maxLength: numberOf('length') ?? numberOf('maxLength'),
      fractionDigits: numberOf('fractionDigits'),
      patterns: facets.flatMap((part) => patternOf(part)),
      codeList: codes.length > 0 ? list : undefined,
    }
  }

  return { elementsOf, codeLists }
}

const anyText: ValueRule = {
  kind: 'value',
  type: 'string',
  minLength: undefined,
  maxLength: undefined,
  fractionDigits: undefined,
  patterns: [],
  codeList: undefined,
}

function codeListOf(codes: readonly XmlElement[]): CodeList {
  return new Map(codes.map((code) => [code.attributes.get('value') ?? '', { description: documentationOf(code) }]))
}

function documentationOf(element: XmlElement): string | undefined {
  const annotation = element.children.find(({ name }) => name === 'annotation')
  const text = annotation?.children.find(({ name }) => name === 'documentation')?.text.trim()
  return text === '' ? undefined : text
}

function countOf(occurs: string | undefined): number {
  if (occurs === undefined) return 1
  return occurs === 'unbounded' ? Infinity : Number(occurs)
}

/** A pattern for the whole value; none where JavaScript does not have the expression. */
function patternOf({ name, attributes }: XmlElement): RegExp[] {
  if (name !== 'pattern') return []
  try {
    return [new RegExp(`^(?:${attributes.get('value') ?? ''})$`, 'u')]
  } catch {
    return []
  }
}
