import { rsxCatalogue, type Code, type Element } from './catalogue'
import { findDocument, type RsxDocument } from './documents'
import { codesBefore74 } from './later-codes'
import { legacyTypes } from './legacy-names'
import { findVersion, type RsxVersion } from './versions'

/** The schema of a document in a version: its types, of which `document.record` is the first, and its allowed codes. */
export interface DocumentSchema {
  version: RsxVersion
  document: RsxDocument
  /** Namespace of the XML form. */
  namespace: string
  /** The types that the document uses, by name, in the order of their first use. */
  types: Map<string, Element[]>
  /** Codes by list; empty for a base schema. */
  codeLists: Map<string, Code[]>
}

/** The namespace of a version. Releases of one line share it. */
function namespaceOf(version: string): string {
  return `https://rsx.network.example/${/^\d+\.\d+/.exec(version)?.[0] ?? version}`
}

/**
 * The schema of a document in a version; undefined when the version does not have the document. `structureOnly` leaves out
 * the codes, as base schemas do.
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
  const all = version.hasFormerNames ? legacyTypes(catalogue.types) : catalogue.types
  const types = reachableTypes(all, document.record)
  const hasNoCodes = structureOnly || version.schemaSet === 'network'
  const codeLists = hasNoCodes ? new Map<string, Code[]>() : usedCodeLists(types, catalogue.codeLists)
  return {
    version,
    document,
    namespace: namespaceOf(version.version),
    types,
    codeLists: version.hasFormerNames ? codeListsBefore74(codeLists) : codeLists,
  }
}

function reachableTypes(all: Map<string, Element[]>, first: string): Map<string, Element[]> {
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

function usedCodeLists(types: Map<string, Element[]>, all: Map<string, Code[]>): Map<string, Code[]> {
  const names = [...types.values()].flat().flatMap(({ codeList }) => codeList ?? [])
  return new Map([...new Set(names)].map((name) => [name, all.get(name) ?? []]))
}

function codeListsBefore74(codeLists: Map<string, Code[]>): Map<string, Code[]> {
  return new Map([...codeLists].map(([name, codes]) => [name, codesBefore74(name, codes)]))
}
