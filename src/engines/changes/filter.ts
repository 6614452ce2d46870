import { foldText } from '@/lib/fold-text'
import { placeText, type Change, type ChangeLevel, type Role } from './change'

/** The changes that a reader wants to see. An absent or empty member filters nothing. */
export interface ChangeFilter {
  levels?: readonly ChangeLevel[]
  role?: Role | undefined
  retailer?: string | undefined
  format?: string | undefined
  /** In the place, the change, the values or the reason; case and accents are ignored. */
  text?: string
}

/** The changes that a filter lets through. Changes that do not depend on a format or a retailer concern all of them. */
export function filterChanges(changes: readonly Change[], filter: ChangeFilter): Change[] {
  const text = foldText((filter.text ?? '').trim())
  return changes.filter(
    (change) =>
      (!filter.levels?.length || filter.levels.includes(change.level)) &&
      isConcerned(filter.role, change.role && [change.role]) &&
      isConcerned(filter.retailer, change.retailers) &&
      isConcerned(filter.format, change.formats) &&
      (text === '' || foldText(searchedText(change)).includes(text)),
  )
}

function isConcerned(wanted: string | undefined, concerned: readonly string[] | undefined): boolean {
  return !wanted || concerned === undefined || concerned.includes(wanted)
}

function searchedText({ place, alsoAt = [], what, from = '', to = '', why }: Change): string {
  return [placeText(place), ...alsoAt.map(placeText), what, from, to, why].join('\n')
}
