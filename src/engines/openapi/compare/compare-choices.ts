import { ownEntries, ownText } from '../document/json'
import { propertyPlaces } from '../reader/members'
import type { Reading } from '../reader/reading'
import { mappedSchema } from '../reader/references'
import { discriminatorOf } from '../reader/schema-type'
import { withoutWrappers } from '../reader/schema-wrappers'
import { keyOf, type Place } from '../reader/spec-document'
import { componentOf, labelOf } from './names'
import { both, pairByKey, takeMatches, takeSameKey, type Pair } from '@/lib/pairing'
import { type SchemaFacts } from './schema-facts'
import { hasRows, type Section } from './section'

/** Alternatives that no name and no content matches are compared one by one, as long as there are few. */
const maxCompared = 12

/**
 * Compares a schema with a choice of alternatives, of which it may be one: its properties are not gone then.
 * @returns whether nothing else is to be compared.
 */
export function compareChoiceWithPlain(section: Section, [from, to]: Pair<SchemaFacts>): boolean {
  if (from.choices.length > 0 === to.choices.length > 0) return false
  const isSet = to.choices.length > 0
  const choices = (isSet ? to : from).choices.slice(0, maxCompared)
  const kind = isSet ? 'choice-set' : 'choice-lifted'
  const words = { [isSet ? 'to' : 'from']: choices.map(labelOf).join(' or ') }
  // Properties beside the alternatives apply to all of them, so that the choice only adds rules.
  if (propertyPlaces((isSet ? to : from).gathered).size > 0) {
    section.row(kind, { ...words, effect: isSet ? 'narrowed' : 'widened' })
    return false
  }
  const isOne = choices.some((choice) => isEqual(section, isSet ? [from.places, [choice]] : [[choice], to.places]))
  section.row(kind, { ...words, effect: isOne ? (isSet ? 'widened' : 'narrowed') : 'replaced' })
  return true
}

function isEqual({ comparison, mode }: Section, pair: Pair<readonly Place[]>): boolean {
  return !hasRows(comparison.schemas(pair, mode))
}

/** Compares the alternatives of two schemas, and the values of their discriminators. */
export function compareChoices(section: Section, schemas: Pair<SchemaFacts>) {
  const { common, removed, added } = matchChoices(section, schemas)
  for (const [one, other] of common) section.schemas(labelOf(other), [[one], [other]])
  for (const place of removed) section.row('choice-removed', { name: labelOf(place), from: labelOf(place) })
  for (const place of added) section.row('choice-added', { name: labelOf(place), to: labelOf(place) })
  compareDiscriminators(section, schemas, new Set([...removed, ...added].map(keyOf)))
}

/** Matches alternatives by the name of their component, then by their content, then one that differs with another one. */
function matchChoices(section: Section, schemas: Pair<SchemaFacts>) {
  const { sameness } = section.comparison
  const left = section.read(
    schemas,
    (reading, { choices }) => new Set(choices.map((place) => withoutWrappers(reading, place))),
  )
  const isSameCount = left[0].size === left[1].size
  const nameOf = (place: Place) => componentOf([place, place])?.join('/')
  const byContent = [...takeSameKey(left, nameOf), ...takeSameKey(left, ({ value }) => sameness.digestOf(value))]
  const isFew = left.every(({ size }) => size <= maxCompared)
  const byLikeness = isFew && [
    ...takeMatches(left, (one, other) => isEqual(section, [[one], [other]])),
    ...takeSameKey(left, ({ value }) => ownText(value, 'title')),
  ]
  // Two that have different names are two alternatives, and not one that has changed.
  const byPosition = isSameCount && takeSameKey(left, (place) => (nameOf(place) === undefined ? '' : undefined))
  return { common: [...byContent, ...(byLikeness || []), ...(byPosition || [])], removed: left[0], added: left[1] }
}

function compareDiscriminators(section: Section, schemas: Pair<SchemaFacts>, unmatched: ReadonlySet<string>) {
  const [from, to] = both(schemas, ({ gathered }) => discriminatorOf(gathered))
  if (!from || !to) return
  section.change('discriminator-changed', [from.property, to.property])
  if (from.property !== to.property) return
  const mappings = section.read([from, to], (reading, { place }) => mappingOf(reading, place, unmatched))
  const { common, removed, added } = pairByKey(mappings)
  for (const [name, targets] of common) section.change('discriminator-changed', targets, { name })
  for (const [name] of removed) section.row('mapping-removed', { name, from: name })
  for (const [name] of added) section.row('mapping-added', { name, to: name })
}

/** The values of a discriminator with their schemas, without those whose schema is no alternative on the other side. */
function mappingOf(reading: Reading, place: Place, unmatched: ReadonlySet<string>): Map<string, string> {
  const entries = ownEntries(place.value, 'mapping').flatMap(([value, target]): [string, string][] => {
    const schema = typeof target === 'string' ? mappedSchema(reading, place, target) : undefined
    return schema && unmatched.has(keyOf(schema)) ? [] : [[value, schema ? labelOf(schema) : String(target)]]
  })
  return new Map(entries)
}
