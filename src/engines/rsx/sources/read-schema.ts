import type { ElementRule, GroupRule, RuleModel } from '../rule-model'
import { GroupReader, type SchemaParts } from './schema-groups'
import { SchemaNotes } from './schema-notes'
import { ValueReader } from './schema-values'
import { readXmlTree, type XmlElement } from './xml-tree'

/** The rules of an XML Schema. */
export interface SchemaRules extends Pick<RuleModel, 'namespace' | 'record' | 'codeLists'> {
  /** Demands of the schema that the rules cannot express, in sentences for the reader. */
  notes: readonly string[]
}

type RecordRule = ElementRule & { content: GroupRule }

/**
 * Reads an XML Schema, in one file or several: the record below the root of the document, with all groups, values and lists of
 * codes.
 * @throws Error if it is no schema of this document.
 */
export function readSchema(texts: readonly string[], document: string): SchemaRules {
  const schemas = texts.map(readXmlTree)
  const isRoot = ({ name, attributes }: XmlElement) => name === 'element' && attributes.get('name') === document
  const main = schemas.find(({ children }) => children.some(isRoot))
  const root = main?.children.find(isRoot)
  if (!main || !root) throw new Error(`The schema has no element ${document}`)
  const parts = partsOf([main, ...schemas.filter((schema) => schema !== main)])
  const notes = new SchemaNotes()
  const values = new ValueReader(parts.types, notes)
  const { content } = new GroupReader(parts, values, notes).readElement(root)
  const record = content.kind === 'group' ? recordOf(content) : undefined
  if (!record) throw new Error(`${document} has no record`)
  return {
    namespace: main.attributes.get('targetNamespace') ?? '',
    record,
    codeLists: values.codeLists,
    notes: notes.sentences(),
  }
}

/** The first group below the root that repeats, or else the first. */
function recordOf({ elements }: GroupRule): RecordRule | undefined {
  const groups = elements.filter((element): element is RecordRule => element.content.kind === 'group')
  return groups.find(({ max }) => max > 1) ?? groups[0]
}

function partsOf(schemas: readonly XmlElement[]): SchemaParts {
  const parts = schemas.flatMap(({ children }) => children)
  const named = (...kinds: string[]) =>
    new Map(
      parts
        .filter(({ name }) => kinds.includes(name))
        .map((part) => [part.attributes.get('name') ?? '', part] as const)
        // The first of a name counts: it is in the schema of the document.
        .toReversed(),
    )
  return { elements: named('element'), types: named('complexType', 'simpleType'), groups: named('group') }
}
