import { paths } from '@/lib/paths'
import type { SearchRecord } from '@/engines/search/record'

const maxSuggestions = 5

/** The pages that most people come for, in order. Later ones replace those that a reader has not, or not yet. */
const candidates = [
  paths.signup(),
  paths.app(),
  paths.documentCheck(),
  paths.tool('error-decoder'),
  paths.rsxPage('schema-download'),
  paths.fieldsQualifiers(),
  paths.docs(),
]

/** The five pages that an empty search suggests, of those that this reader may open at once (SEARCH-46). */
export function suggestedRecords(records: readonly SearchRecord[]): SearchRecord[] {
  return candidates
    .flatMap((url) => records.find(({ to, isLocked }) => to === url && !isLocked) ?? [])
    .slice(0, maxSuggestions)
}
