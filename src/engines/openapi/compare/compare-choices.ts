import { own, ownEntries } from '../document/json'
import { mappedSchema } from '../reader/references'
import { keyOf, type Place } from '../reader/spec-document'
import { addPart, addRow, hasRows } from './difference'
import type { Comparison, Difference, Mode, Pair } from './difference'
import { componentOf, labelOf } from './names'
import { withoutWrappers, type SchemaFacts, type SchemaPair } from './schema-facts'

/** Alternatives that no name and no content matches are compared one by one, as long as there are few. */
const maxCompared = 12

/**
 * Compares a schema with a choice of alternatives, of which it may be one: its properties are not gone then.
 * @returns whether nothing else is to be compared.
 */
export function compareChoiceWithPlain(
  comparison: Comparison,
  difference: Difference,
  { facts, places }: SchemaPair,
  mode: Mode,
): boolean {
  const [from, to] = facts
  if (from.choices.length > 0 === to.choices.length > 0) return false
  const isSet = to.choices.length > 0
  const choice = isSet ? to : from
  const kind = isSet ? 'choice-set' : 'choice-lifted'
  const labels = choice.choices.slice(0, maxCompared).map(labelOf).join(' or ')
  const words = isSet ? { to: labels } : { from: labels }
  // Properties beside the alternatives apply to all of them, so that the choice only adds rules.
  if (choice.properties.size > 0) {
    addRow(difference, kind, mode, { ...words, effect: isSet ? 'narrowed' : 'widened' })
    return false
  }
  const isOne = choice.choices.slice(0, maxCompared).some((option) => {
    const pair: Pair<readonly Place[]> = isSet ? [places[0], [option]] : [[option], places[1]]
    return !hasRows(comparison.schemas(pair, mode))
  })
  const effect = isOne ? (isSet ? 'widened' : 'narrowed') : 'replaced'
  addRow(difference, kind, mode, { ...words, effect })
  return true
}

/** Compares the alternatives of two schemas, and the values of their discriminators. */
export function compareChoices(comparison: Comparison, difference: Difference, facts: Pair<SchemaFacts>, mode: Mode) {
  const [from, to] = facts
  if (from.choices.length === 0 && to.choices.length === 0) {
    compareDiscriminators(comparison, difference, facts, { mode, unmatched: new Set() })
    return
  }
  const { pairs, removed, added } = matchChoices(comparison, [from.choices, to.choices], mode)
  for (const [one, other] of pairs) {
    addPart(difference, labelOf(other), comparison.schemas([[one], [other]], mode))
  }
  for (const place of removed)
    addRow(difference, 'choice-removed', mode, { name: labelOf(place), from: labelOf(place) })
  for (const place of added) addRow(difference, 'choice-added', mode, { name: labelOf(place), to: labelOf(place) })
  const unmatched = new Set([...removed, ...added].map(keyOf))
  compareDiscriminators(comparison, difference, facts, { mode, unmatched })
}

interface Matches {
  pairs: Pair<Place>[]
  removed: Place[]
  added: Place[]
}

/** Matches alternatives by the name of their component, then by their content, then one that differs with another one. */
function matchChoices(comparison: Comparison, [from, to]: Pair<readonly Place[]>, mode: Mode): Matches {
  const { sameness } = comparison
  const removed = new Set(from.map((place) => withoutWrappers(comparison.from, place)))
  const added = new Set(to.map((place) => withoutWrappers(comparison.to, place)))
  const pairs: Pair<Place>[] = []
  const match = (isMatch: (one: Place, other: Place) => boolean) => {
    for (const one of removed) {
      for (const other of added) {
        if (!isMatch(one, other)) continue
        pairs.push([one, other])
        removed.delete(one)
        added.delete(other)
        break
      }
    }
  }
  const names = new Map([...added].map((place) => [componentName(place), place]))
  for (const one of removed) {
    const other = names.get(componentName(one))
    if (!other || !added.has(other) || componentName(one) === '') continue
    pairs.push([one, other])
    removed.delete(one)
    added.delete(other)
  }
  const contents = new Map([...added].map((place) => [sameness.digestOf(place.value), place]))
  for (const one of removed) {
    const other = contents.get(sameness.digestOf(one.value))
    if (!other || !added.has(other)) continue
    pairs.push([one, other])
    removed.delete(one)
    added.delete(other)
  }
  if (removed.size <= maxCompared && added.size <= maxCompared) {
    match((one, other) => !hasRows(comparison.schemas([[one], [other]], mode)))
    match((one, other) => titleOf(one) !== undefined && titleOf(one) === titleOf(other))
  }
  // Two that have different names are two alternatives, and not one that has changed.
  const isUnnamed = (place: Place) => componentName(place) === ''
  if (from.length === to.length) match((one, other) => isUnnamed(one) && isUnnamed(other))
  return { pairs, removed: [...removed], added: [...added] }
}

function titleOf({ value }: Place): unknown {
  return own(value, 'title')
}

function componentName(place: Place): string {
  return componentOf(place, place)?.join('/') ?? ''
}

function compareDiscriminators(
  comparison: Comparison,
  difference: Difference,
  [from, to]: Pair<SchemaFacts>,
  { mode, unmatched }: { mode: Mode; unmatched: ReadonlySet<string> },
) {
  const [before, after] = [from.discriminator, to.discriminator]
  if (!before || !after) return
  if (before.property !== after.property) {
    addRow(difference, 'discriminator-changed', mode, { from: before.property, to: after.property })
    return
  }
  const [values, others] = [
    mappingOf(comparison.from, before.place, unmatched),
    mappingOf(comparison.to, after.place, unmatched),
  ]
  for (const [value, target] of values) {
    const other = others.get(value)
    if (other === undefined) addRow(difference, 'mapping-removed', mode, { name: value, from: value })
    else if (other !== target)
      addRow(difference, 'discriminator-changed', mode, { name: value, from: target, to: other })
  }
  for (const value of others.keys()) {
    if (!values.has(value)) addRow(difference, 'mapping-added', mode, { name: value, to: value })
  }
}

/** The values of a discriminator with their schemas, without those whose schema is no alternative on the other side. */
function mappingOf(reading: Comparison['from'], place: Place, unmatched: ReadonlySet<string>): Map<string, string> {
  const entries = ownEntries(place.value, 'mapping').flatMap(([value, target]): [string, string][] => {
    const schema = typeof target === 'string' ? mappedSchema(reading, place, target) : undefined
    return schema && unmatched.has(keyOf(schema)) ? [] : [[value, schema ? labelOf(schema) : String(target)]]
  })
  return new Map(entries)
}
