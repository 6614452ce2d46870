import type { Code, Element } from '../../../../platform/rsx/catalogue'
import { documentSchema, type DocumentSchema } from '../../../../platform/rsx/document-schema'
import { documents } from '../../../../platform/rsx/documents'

/** The version by whose schemas the dictionary is tested. */
const version = '7.7.4'

const schemas = new Map<string, DocumentSchema | undefined>(
  documents.map(({ name }) => [name, documentSchema(version, name)]),
)

/** The element at a path below the record; undefined when the schema has none. */
export function elementAt(document: string, path: string): Element | undefined {
  const schema = schemas.get(document)
  let type = schema?.document.record
  let element: Element | undefined
  for (const name of path.split('/')) {
    element = type === undefined ? undefined : schema?.types.get(type)?.find((one) => one.name === name)
    if (!element) return undefined
    type = element.group
  }
  return element
}

/** The codes of the element at a path; undefined when every text is allowed. */
export function codesAt(document: string, path: string): readonly Code[] | undefined {
  const list = elementAt(document, path)?.codeList
  return list === undefined ? undefined : schemas.get(document)?.codeLists.get(list)
}

/** All codes of a list and of its parts, which end in a number: `UOM`, `UOM_2`. */
export function codesOfList(name: string): Set<string> {
  const lists = [...schemas.values()].flatMap((schema) => [...(schema?.codeLists ?? [])])
  const codes = lists.filter(([list]) => list.replace(/_\d$/, '') === name).flatMap(([, values]) => values)
  return new Set(codes.map(({ value }) => value))
}
