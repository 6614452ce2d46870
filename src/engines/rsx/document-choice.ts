import { ownValue } from '@/lib/own-value'
import { usualVersions } from '@/lib/usual-versions'
import type { OpenedDocument } from './documents'
import { newestFirst } from './versions'

/** The names of the documents of each version of the network: `{ "7.7.4": ["Orders", …] }`. */
export type SchemaNames = Readonly<Record<string, readonly string[]>>

/** A chosen type and version. */
export interface TypeChoice {
  document: string | undefined
  version: string | undefined
}

/** An opened document with the type and version that it is checked as; undefined until they are detected or chosen. */
export interface DocumentChoice {
  opened: OpenedDocument
  document: string | undefined
  version: string | undefined
  /** Whether type and version are not decided yet, because the versions are still being loaded. */
  isPending?: boolean
}

/** The versions that are used where the file does not tell one, the preferred first. */
const preferredVersions: readonly string[] = [usualVersions.qualified, usualVersions.network]

/**
 * Chooses type and version of a document. Where its content leaves several types open, the one that was chosen for it goes before that
 * of its name, and that before the one of the address. The version is the chosen one if the content allows it, else the usual one.
 * @param chosen What the person chose for this document.
 * @param fromAddress What the address says for documents that do not tell theirs.
 */
export function chooseDocument(
  opened: OpenedDocument,
  chosen: TypeChoice | undefined,
  fromUrl: TypeChoice,
  names: SchemaNames,
): DocumentChoice {
  const possible = (name: string | undefined) => opened.candidates.find((candidate) => candidate === name)
  const document = possible(chosen?.document) ?? opened.document ?? possible(fromUrl.document)
  if (document === undefined) return { opened, document, version: undefined }
  const versions = versionsOf(document, opened.versionLine, names)
  return { opened, document, version: usualVersion(versions, chosen?.version ?? fromUrl.version) }
}

/** The preferred version if it is among those that are possible, else 7.7.4, else 7.7.0, else the first one. */
export function usualVersion(versions: readonly string[], preferred: string | undefined): string | undefined {
  return (
    [preferred, ...preferredVersions].find((version) => version !== undefined && versions.includes(version)) ??
    versions[0]
  )
}

/** The versions after one that have this document, the next one first. Only numbered versions follow each other. */
export function laterVersions(document: string, version: string, names: SchemaNames): string[] {
  const isNumbered = (name: string) => /^\d/.test(name)
  const numbered = versionsOf(document, undefined, names).filter(isNumbered).toReversed()
  return isNumbered(version) ? numbered.slice(numbered.indexOf(version) + 1) : []
}

/**
 * The versions that have this document, the newest first; only those of a line such as 7.7 if the file tells one that the document
 * has. A line that it does not have is an error of the file, and no reason to judge it by nothing.
 */
export function versionsOf(document: string, line: string | undefined, names: SchemaNames): string[] {
  const all = Object.keys(names)
    .filter((version) => ownValue(names, version)?.includes(document))
    .toSorted(newestFirst)
  const inLine = all.filter((version) => line === undefined || version === line || version.startsWith(`${line}.`))
  return inLine.length > 0 ? inLine : all
}
