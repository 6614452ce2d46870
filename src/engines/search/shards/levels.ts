import type { TocNode } from '@/engines/documentation/parse-toc'
import type { SearchReader } from '../reader'
import { listedDocuments, type Documentation, type ListedDocument } from '../published/documents'
import { accessLevels, type AccessLevel } from './format'

const nobody: SearchReader = { owner: undefined, isStaff: false, isToolbox: false, featureFlags: [] }
const member: SearchReader = { ...nobody, owner: 'member' }

const staff: SearchReader = { ...member, isStaff: true }

/** Readers who see the documents of a level and those before it. Entries with a flag are of no level. */
const readers: Record<AccessLevel, SearchReader> = {
  public: nobody,
  login: member,
  internal: staff,
  toolbox: { ...staff, isToolbox: true },
}

/** The levels that a reader may see. */
export function levelsOf({ owner, isStaff, isToolbox }: SearchReader): readonly AccessLevel[] {
  if (owner === undefined) return levelsUpTo('public')
  if (!isStaff) return levelsUpTo('login')
  return levelsUpTo(isToolbox ? 'toolbox' : 'internal')
}

/** A level and those before it, which its readers see as well. */
export function levelsUpTo(level: AccessLevel): readonly AccessLevel[] {
  return accessLevels.slice(0, accessLevels.indexOf(level) + 1)
}

/**
 * The documents of each level: those that its readers see and the readers of the levels before it do not (SEARCH-35).
 * @param first The level that a reader needs for the documentation itself.
 */
export function documentsByLevel(
  toc: readonly TocNode[],
  documentation: Documentation,
  first: AccessLevel = 'public',
): Record<AccessLevel, ListedDocument[]> {
  const seen = new Set<string>()
  const newFor = (level: AccessLevel) => {
    if (!levelsUpTo(level).includes(first)) return []
    const listed = listedDocuments(toc, documentation, readers[level]).filter(({ url }) => !seen.has(url))
    for (const { url } of listed) seen.add(url)
    return listed
  }
  return {
    public: newFor('public'),
    login: newFor('login'),
    internal: newFor('internal'),
    toolbox: newFor('toolbox'),
  }
}

/** The documents of entries with a feature flag, which are in no index (SEARCH-36). */
export function flaggedDocuments(
  toc: readonly TocNode[],
  documentation: Documentation,
  reader: SearchReader,
): ListedDocument[] {
  const unflagged = new Set(listedDocuments(toc, documentation, { ...reader, featureFlags: [] }).map(({ url }) => url))
  return listedDocuments(toc, documentation, reader).filter(({ url }) => !unflagged.has(url))
}

/** All feature flags that the entries of a table of contents name. */
export function flagsIn(toc: readonly TocNode[]): string[] {
  return toc.flatMap(({ rules, children }) => [...rules.flags, ...flagsIn(children)])
}

/** The path in the portal that tells a documentation from others. */
export function placeOf({ tocPlace }: Documentation): string {
  return tocPlace.pathOf('README', false)
}
