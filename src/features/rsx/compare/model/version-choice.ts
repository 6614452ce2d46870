import type { SchemaNames } from '@/api/rsx/schemas'
import { documentOrder } from '@/engines/rsx/document-order'
import { newestFirst } from '@/engines/rsx/versions'
import { ownValue } from '@/lib/own-value'
import { quoted } from '@/lib/quoted'
import { usualVersions } from '@/lib/usual-versions'

/** The two versions of a document that a page compares. */
export interface VersionChoice {
  document: string
  from: string
  to: string
  /** All versions, and all documents of any version, to choose from. */
  versions: readonly string[]
  documents: readonly string[]
  /** Why nothing can be compared, in one sentence; undefined when the sides can be compared. */
  reason: string | undefined
  /** The side that does not have the document; the other one has it. */
  missingSide: 'from' | 'to' | undefined
  /** Whether the comparison goes from a version back to an older one. */
  isBackwards: boolean
}

interface Named {
  document: string | undefined
  from: string | null
  to: string | null
}

/** The document and versions that an address names (COMPARE-7). Without a version, the usual one and the one before it. */
export function versionChoiceOf(names: SchemaNames, named: Named): VersionChoice {
  const versions = Object.keys(names).toSorted(newestFirst)
  const allDocuments = [...new Set(versions.flatMap((version) => ownValue(names, version) ?? []))]
  const documents = allDocuments.toSorted(documentOrder('used', versions[0] ?? ''))
  const document = named.document ?? documents[0] ?? ''
  const having = versions.filter((version) => ownValue(names, version)?.includes(document))
  const usual = having.includes(usualVersions.qualified) ? usualVersions.qualified : having[0]
  const to = named.to ?? newerThan(having, named.from) ?? usual ?? ''
  const from =
    named.from ?? having.find((version) => newestFirst(version, to) > 0) ?? having.find((name) => name !== to)
  const sides = { from: from ?? to, to }
  const lacking = (['from', 'to'] as const).filter((side) => !having.includes(sides[side]))
  return {
    ...sides,
    document,
    versions,
    documents,
    reason: reasonAgainst(document, sides, versions, having),
    missingSide: lacking.length === 1 ? lacking[0] : undefined,
    isBackwards: newestFirst(sides.from, sides.to) < 0,
  }
}

/** The usual version, if it is newer than a named one, or else the newest that is. */
function newerThan(having: readonly string[], from: string | null): string | undefined {
  if (from === null) return undefined
  const newer = having.filter((version) => newestFirst(version, from) < 0)
  return newer.includes(usualVersions.qualified) ? usualVersions.qualified : newer[0]
}

function reasonAgainst(
  document: string,
  { from, to }: { from: string; to: string },
  versions: readonly string[],
  having: readonly string[],
): string | undefined {
  if (having.length === 0) return `There is no document ${quoted(document)}, or it is not public.`
  const unknown = [from, to].find((version) => !versions.includes(version))
  if (unknown !== undefined) return `There is no version ${quoted(unknown)}, or it is not public.`
  if (from === to && having.length === 1) return `Only version ${to} has ${document}: there is no other one beside it.`
  if (from === to) return `Both sides are version ${to}. Choose another version on one side.`
  return having.includes(from) || having.includes(to) ? undefined : `Neither version has ${document}.`
}
