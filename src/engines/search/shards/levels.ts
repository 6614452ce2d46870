import type { TocNode } from '@/engines/documentation/parse-toc'
import type { SearchReader } from '../reader'
import { listedDocuments, type Documentation, type ListedDocument } from '../published/documents'
import { accessLevels, type AccessLevel } from './format'

const nobody: SearchReader = { owner: undefined, isStaff: false, isToolbox: false, featureFlags: [] }
const member: SearchReader = { ...nobody, owner: 'member' }

/** Readers who see the documents of a level and those before it. Entries with a flag are of no level. */
const readers: Record<AccessLevel, SearchReader> = {
  public: nobody,
  login: member,
  internal: { ...member, isStaff: true },
}

/** The levels that a reader may see. */
export function levelsOf({ owner, isStaff }: SearchReader): readonly AccessLevel[] {
  if (owner === undefined) return ['public']
  return isStaff ? accessLevels : ['public', 'login']
}

/** The documents of each level: those that its readers see and the readers of the levels before it do not (SEARCH-35). */
export function documentsByLevel(
  toc: readonly TocNode[],
  documentation: Documentation,
): Record<AccessLevel, ListedDocument[]> {
  const seen = new Set<string>()
  const newFor = (level: AccessLevel) => {
    const listed = listedDocuments(toc, documentation, readers[level]).filter(({ url }) => !seen.has(url))
    for (const { url } of listed) seen.add(url)
    return listed
  }
  return { public: newFor('public'), login: newFor('login'), internal: newFor('internal') }
}

/** The path in the portal that tells a documentation from others, for which the addresses in an index were made. */
export function placeOf({ tocPlace }: Documentation): string {
  return tocPlace.pathOf('README', false)
}
