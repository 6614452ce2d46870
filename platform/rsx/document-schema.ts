import { rsxCatalogue, type Code, type Element } from './catalogue'
import { findDocument, type RsxDocument } from './documents'
import { legacyTypes } from './legacy-names'
import { findVersion, type RsxVersion } from './versions'

/** One document in one version: its types, of which `document.record` is the first, and the codes that it restricts. */
export interface DocumentSchema {
  version: RsxVersion
  document: RsxDocument
  /** Namespace of the XML form. */
  namespace: string
  /** Types by name, those that the document uses, in the order in which they are met. */
  types: Map<string, Element[]>
  /** Codes by list; empty for a base schema. */
  codeLists: Map<string, Code[]>
}

/** Namespace of a version: releases of one line share it. */
function namespaceOf(version: string): string {
  return `https://rsx.network.example/${/^\d+\.\d+/.exec(version)?.[0] ?? version}`
}

/**
 * A document of a version; undefined when the version does not hold it. `structureOnly` leaves the codes out, as base
 * schemas do.
 */
export function documentSchema(
  versionName: string,
  documentName: string,
  structureOnly = false,
): DocumentSchema | undefined {
  const version = findVersion(versionName)
  const document = findDocument(documentName)
  if (!version || !document || !version.documents.includes(document)) return undefined
  const catalogue = rsxCatalogue()
  const all = version.formerNames ? legacyTypes(catalogue.types) : catalogue.types
  const types = reachable(all, document.record)
  const bare = structureOnly || version.schemaSet === 'network'
  return {
    version,
    document,
    namespace: namespaceOf(version.version),
    types,
    codeLists: bare ? new Map() : usedLists(types, catalogue.codeLists),
  }
}

function reachable(all: Map<string, Element[]>, first: string): Map<string, Element[]> {
  const found = new Map<string, Element[]>()
  const visit = (type: string) => {
    if (found.has(type)) return
    const elements = all.get(type)
    if (!elements) throw new Error(`The catalogue has no type ${type}`)
    found.set(type, elements)
    for (const { group } of elements) if (group !== undefined) visit(group)
  }
  visit(first)
  return found
}

function usedLists(types: Map<string, Element[]>, all: Map<string, Code[]>): Map<string, Code[]> {
  const names = [...types.values()].flat().flatMap(({ codeList }) => codeList ?? [])
  return new Map([...new Set(names)].map((name) => [name, all.get(name) ?? []]))
}
