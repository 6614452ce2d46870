import type { SearchHit } from '@/engines/search/search-results'
import { placeRecords } from '@/engines/search/sources/places'
import type { SearchIndex } from '@/engines/search/ranking/search-index'

/**
 * A question, and the addresses of the results that are wanted first. One that starts with `?` is a part of an address, and
 * a pattern matches several.
 */
export type GoldQuestion = readonly [query: string, ...addresses: (string | RegExp)[]]

/** How well an index answers. */
export interface GoldResult {
  /** The questions whose first result is none of the wanted, with what came instead. */
  notFirst: string[]
  /** Those without a wanted result among the first five. */
  notAmongFive: string[]
}

/** Asks all questions. Results are in the order in which the dialog shows them: group by group, five of each. */
export function askAll(index: SearchIndex, queries: readonly GoldQuestion[]): GoldResult {
  const result: GoldResult = { notFirst: [], notAmongFive: [] }
  for (const [text, ...wanted] of queries) {
    const hits = index.search({ text, limit: 5 }, placeRecords(text, false)).groups.flatMap((group) => group.hits)
    const isWanted = ({ to }: SearchHit) => wanted.some((address) => matches(to, address))
    const position = hits.findIndex(isWanted)
    if (position === 0) continue
    const miss = `"${text}": ${hits[0]?.to ?? 'nothing'} instead of ${wanted.join(' or ')} (${position + 1})`
    result.notFirst.push(miss)
    if (position === -1 || position > 4) result.notAmongFive.push(miss)
  }
  return result
}

function matches(to: string, address: string | RegExp): boolean {
  if (typeof address !== 'string') return address.test(to)
  return address.startsWith('?') ? to.includes(address) : to === address
}
