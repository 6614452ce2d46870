import type { SchemaNames } from '@/api/rsx/schemas'
import { ownValue } from '@/lib/own-value'
import type { OpenedDocument } from '@/modules/rsx-rules/protocol'
import type { DocumentChoice } from './check-state'

/** The versions that are used where the file does not tell one, the preferred first. */
const preferredVersions = ['7.7.4', '7.7.0']

/** The type and version that the person or the address chose for documents that do not tell theirs. */
export interface Wish {
  document: string | undefined
  version: string | undefined
}

/** Chooses type and version of a document: what it tells itself, else what was chosen, else the usual version. */
export function chooseDocument(opened: OpenedDocument, wish: Wish, names: SchemaNames): DocumentChoice {
  const isPossible = (name: string | undefined) => name !== undefined && opened.candidates.includes(name)
  const document = opened.document ?? (isPossible(wish.document) ? wish.document : undefined)
  if (document === undefined) return { opened, document, version: undefined }
  return { opened, document, version: chooseVersion(document, opened.versionLine, wish.version, names) }
}

function chooseVersion(
  document: string,
  line: string | undefined,
  wished: string | undefined,
  names: SchemaNames,
): string | undefined {
  const versions = versionsOf(document, line, names)
  if (wished !== undefined && versions.includes(wished)) return wished
  return preferredVersions.find((version) => versions.includes(version)) ?? versions[0]
}

/** The versions that have this document, the newest first; only those of a line such as 7.7 if the file tells one. */
export function versionsOf(document: string, line: string | undefined, names: SchemaNames): string[] {
  const isInLine = (version: string) => line === undefined || version === line || version.startsWith(`${line}.`)
  return Object.keys(names)
    .filter((version) => isInLine(version) && ownValue(names, version)?.includes(document))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
}
