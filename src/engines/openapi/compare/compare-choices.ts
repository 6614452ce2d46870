import { ownText } from '../document/json'
import { withoutWrappers } from '../reader/schema-wrappers'
import { keyOf, type Place } from '../reader/spec-document'
import { componentOf, labelOf } from './names'
import { both, takeMatches, takeSameKey, type Pair } from '@/lib/pairing'
import { areDisjoint } from './are-disjoint'
import { compareDiscriminators } from './compare-discriminators'
import { isEqual } from './probes'
import type { SchemaFacts } from './schema-facts'
import type { Section } from './section'

/** Alternatives that no name and no content matches are compared one by one, as long as there are few. */
const maxCompared = 12

/** Compares the alternatives of two schemas, and the values of their discriminators. */
export function compareChoices(section: Section, schemas: Pair<SchemaFacts>) {
  // A choice on one side only is a row of its own.
  if (schemas.some(({ choices }) => choices.length === 0)) return compareDiscriminators(section, schemas, new Set())
  const { common, removed, added } = matchChoices(section, schemas)
  for (const [one, other] of common) section.schemas(labelOf(other), [[one], [other]])
  for (const place of removed) section.row('choice-removed', { name: labelOf(place), from: labelOf(place) })
  for (const place of added) section.row('choice-added', { name: labelOf(place), to: labelOf(place) })
  compareExclusion(section, schemas)
  compareDiscriminators(section, schemas, new Set([...removed, ...added].map(keyOf)))
}

/** Matches alternatives by the name of their component, then by their content, then one that differs with another one. */
function matchChoices(section: Section, schemas: Pair<SchemaFacts>) {
  const { canonical, readings, sameness } = section.comparison
  const left = section.read(
    schemas,
    (reading, { choices }) => new Set(choices.map((place) => withoutWrappers(reading, place))),
  )
  const isSameCount = left[0].size === left[1].size
  const nameOf = (place: Place) => componentOf([place, place])?.join('/')
  const byContent = [
    ...takeSameKey(left, nameOf),
    ...takeSameKey(left, ({ value }) => sameness.digestOf(value)),
    ...takeSameKey(left, (place, side) => canonical.schema(readings[side], place)),
  ]
  const isFew = left.every(({ size }) => size <= maxCompared)
  // A probe does not probe its own alternatives: at each level, there would be as many pairs as the level before has.
  const isProbing = isFew && section.mode.probe === undefined
  const byLikeness = isFew && [
    ...(isProbing ? takeMatches(left, (one, other) => isEqual(section, [[one], [other]])) : []),
    ...takeSameKey(left, ({ value }) => ownText(value, 'title')),
  ]
  // Two that have different names are two alternatives, and not one that has changed.
  const byPosition = isSameCount && takeSameKey(left, (place) => (nameOf(place) === undefined ? '' : undefined))
  return { common: [...byContent, ...(byLikeness || []), ...(byPosition || [])], removed: left[0], added: left[1] }
}

/** Compares whether a value may fit several alternatives: with `oneOf`, it must not. */
function compareExclusion(section: Section, schemas: Pair<SchemaFacts>) {
  const [from, to] = both(schemas, ({ lists }) => new Set(lists.map(({ isExclusive }) => isExclusive)))
  if (from.size !== 1 || to.size !== 1) return
  const side = to.has(true) ? 1 : 0
  if (from.has(true) === to.has(true) || areDisjoint(section.comparison.readings[side], schemas[side].choices)) return
  section.row(side === 1 ? 'choice-exclusive' : 'choice-inclusive')
}
