/** The groups of results, in the order in which they are shown. */
export const searchGroups = ['guides', 'operations', 'fields', 'codes', 'samples', 'applications', 'actions'] as const

export type SearchGroup = (typeof searchGroups)[number]

/**
 * Something that can be found. The texts come from documents and are untrusted. A record exists only for what its reader
 * may see (docs/decisions/0039).
 */
export interface SearchRecord {
  group: SearchGroup
  /**
   * The address in the portal, built by `paths`, with the hash of a heading; for an action its id, such as `sign-out`.
   * Unique within its group.
   */
  to: string
  /** The name of the result: a heading, the summary of an operation, a field, a code with its meaning. */
  title: string
  /** Exact names: a code, a field, the method and path of an operation, its operation id, EDI numbers. */
  names?: readonly string[]
  /** Further words: the text below a heading, descriptions, names of parameters and properties. */
  text?: string
  /** The place that it leads to, from the outermost: service, document, version. */
  place: readonly string[]
  /** Version of an RSX document or an API; the latest comes first among equals. */
  version?: string
  /** How often it is used, such as the number of documents with this field; the largest comes first among equals. */
  usage?: number
  /** Whether the reader must sign in to see it. */
  isLocked?: boolean
}

/** The page whose section a record is, which is the last part of its place; undefined for a record that is no section. */
export function pageOfSection({ group, to, place }: Pick<SearchRecord, 'group' | 'to' | 'place'>): string | undefined {
  return group === 'guides' && to.includes('#') ? place.at(-1) : undefined
}

/** The text of a record: a description, and names that belong to it. Excerpts of it read as a list. */
export function recordText(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
