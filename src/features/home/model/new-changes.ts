import type { ChangesEntry } from '@/api/content/schemas'

/** The news of a service. */
export interface ServiceNews {
  slug: string
  name: string
  /** The newest first; at least one. */
  entries: readonly ChangesEntry[]
}

/**
 * The entries since a time, in milliseconds since 1970. Entries have only a day: those of the same day count as new, so that
 * none is missed.
 */
export function entriesSince(entries: readonly ChangesEntry[], time: number): ChangesEntry[] {
  const day = new Date(time).toISOString().slice(0, 10)
  return entries.filter(({ date }) => date >= day)
}

/** Services with news, those with breaking changes first. */
export function sortedNews(news: readonly ServiceNews[]): ServiceNews[] {
  const breaks = ({ entries }: ServiceNews) => entries.some(({ counts }) => counts.breaking > 0)
  return news
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, other) => Number(breaks(other)) - Number(breaks(one)))
}
