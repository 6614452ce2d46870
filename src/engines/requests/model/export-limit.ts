import type { HistoryEntry } from './history'

/** How many characters of requests and responses an export may have. The history has 12.5 million of responses at most. */
export const maxExportCharacters = 25_000_000

/** Why the calls are not exported; undefined if they can be. */
export function exportRefusal(entries: readonly HistoryEntry[]): string | undefined {
  const characters = entries.reduce((sum, entry) => sum + charactersOf(entry), 0)
  if (characters <= maxExportCharacters) return undefined
  return `The calls of this tab have ${millions(characters)} characters, and an export may have ${millions(maxExportCharacters)}. Nothing was saved. Reload the page to start a new history, and send only the calls that you need.`
}

function charactersOf({ request: { url, headers, queryString, postData }, outcome }: HistoryEntry): number {
  const fields = [...headers, ...queryString, ...(postData?.params ?? [])]
  const texts = [url, postData?.text, 'error' in outcome ? undefined : outcome.text]
  return [...texts, ...fields.flatMap(({ name, value }) => [name, value])].reduce(
    (sum, text) => sum + (text?.length ?? 0),
    0,
  )
}

function millions(characters: number): string {
  return `${Math.ceil(characters / 100_000) / 10} million`
}
