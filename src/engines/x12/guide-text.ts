import type { SetPlace } from './place'
import { placesOf, placesOfName } from './places-of'

/** More places are as good as none: a field such as `Description` is in many segments. */
const maxLabels = 3

/** The places of the field or group at a path of a document, for a column: `N401, N1 loop · NAD 3164`. Empty without one. */
export function guideTextOfPath(document: string, path: string, code?: string): string {
  return textOf(placesOf(document, path, code))
}

/** The same for all fields and groups of a document with a name. */
export function guideTextOfName(document: string, name: string, code?: string): string {
  return textOf(placesOfName(document, name, code))
}

function textOf(places: readonly SetPlace[]): string {
  const certain = places.filter(({ isCertain }) => isCertain)
  const shown = certain.length > 0 ? certain : places
  const counts = new Map<string, number>()
  for (const { label } of shown) counts.set(label, (counts.get(label) ?? 0) + 1)
  // The places that most groups have come first.
  const labels = [...counts].toSorted(([, a], [, b]) => b - a).map(([label]) => label)
  const text = `${labels.slice(0, maxLabels).join(' · ')}${labels.length > maxLabels ? ' …' : ''}`
  return certain.length > 0 || text === '' ? text : `perhaps ${text}`
}
