import { own } from '../document/json'
import { addPart, addRow, guessRenames, sameContent } from './difference'
import type { Comparison, Difference, Mode, Pair } from './difference'
import type { PropertyFacts, SchemaFacts } from './schema-facts'

/** Compares the properties of two objects, and which others they may have. */
export function compareObjects(comparison: Comparison, difference: Difference, facts: Pair<SchemaFacts>, mode: Mode) {
  const [from, to] = facts
  const removed = new Map<string, string>()
  const added = new Map<string, string>()
  for (const name of new Set([...from.properties.keys(), ...to.properties.keys()])) {
    const [before, after] = [from.properties.get(name), to.properties.get(name)]
    if (before && after) compareProperty(comparison, difference, { name, sides: [before, after] }, mode)
    else if (before) {
      removed.set(name, contentKey(comparison, before))
      reportRemoved(difference, { name, property: before, isClosed: to.isClosed }, mode)
    } else if (after) {
      added.set(name, contentKey(comparison, after))
      reportAdded(difference, name, after, mode)
    }
  }
  guessRenames(difference, sameContent(removed, added), [
    ['property-removed'],
    ['property-added', 'required-property-added'],
  ])
  compareOtherProperties(comparison, difference, facts, mode)
}

function contentKey({ sameness }: Comparison, { places }: PropertyFacts): string {
  return places.map(({ value }) => sameness.digestOf(value)).join()
}

function compareProperty(
  comparison: Comparison,
  difference: Difference,
  { name, sides }: { name: string; sides: Pair<PropertyFacts> },
  mode: Mode,
) {
  const [before, after] = sides
  if (before.isSent !== after.isSent) addRow(difference, 'read-only-changed', mode, { name })
  if (before.isRequired !== after.isRequired)
    addRow(difference, after.isRequired ? 'became-required' : 'became-optional', mode, { name })
  const isUnsent = mode.isUnsent || !before.isSent || !after.isSent
  const inner = comparison.schemas([before.places, after.places], { ...mode, ...(isUnsent && { isUnsent }) })
  addPart(difference, name, inner)
}

function reportRemoved(
  difference: Difference,
  { name, property, isClosed }: { name: string; property: PropertyFacts; isClosed: boolean },
  mode: Mode,
) {
  const facts = { name, from: name }
  if (!property.isSent) addRow(difference, 'property-removed', mode, { ...facts, effect: 'none' })
  else if (mode.direction === 'response') {
    addRow(difference, 'property-removed', mode, {
      ...facts,
      effect: property.isRequired ? 'lost' : 'none',
      why: property.isRequired ? undefined : 'Code that reads it already handles responses without it.',
    })
  } else if (isClosed) {
    const why = 'The schema forbids other properties: requests with this one are refused.'
    addRow(difference, 'property-removed', mode, { ...facts, effect: 'narrowed', why })
  } else {
    const why = 'The documents do not say whether a request with it is refused.'
    addRow(difference, 'property-removed', mode, { ...facts, why })
  }
}

function reportAdded(difference: Difference, name: string, { isRequired, isSent, places }: PropertyFacts, mode: Mode) {
  const facts = { name, to: name }
  if (!isRequired) {
    addRow(difference, 'property-added', mode, { ...facts, ...(!isSent && { effect: 'none' }) })
    return
  }
  const hasDefault = places.some(({ value }) => own(value, 'default') !== undefined)
  const refused = hasDefault
    ? 'It has a default, but it is required: requests without it are refused.'
    : 'Requests without this property are refused.'
  addRow(difference, 'required-property-added', mode, {
    ...facts,
    why: mode.direction === 'request' ? refused : undefined,
  })
}

function compareOtherProperties(
  comparison: Comparison,
  difference: Difference,
  [from, to]: Pair<SchemaFacts>,
  mode: Mode,
) {
  for (const name of to.otherRequired) {
    if (!from.otherRequired.includes(name) && !from.properties.has(name))
      addRow(difference, 'became-required', mode, { name })
  }
  for (const name of from.otherRequired) {
    if (!to.otherRequired.includes(name) && !to.properties.has(name))
      addRow(difference, 'became-optional', mode, { name })
  }
  if (from.isClosed !== to.isClosed) addRow(difference, to.isClosed ? 'closed' : 'opened', mode)
  else if (from.additional || to.additional) {
    const places = [from, to].map(({ additional }) => (additional ? [additional] : []))
    addPart(difference, 'any other property', comparison.schemas([places[0] ?? [], places[1] ?? []], mode))
  }
  for (const pattern of new Set([...from.patternProperties.keys(), ...to.patternProperties.keys()])) {
    const [before, after] = [from.patternProperties.get(pattern), to.patternProperties.get(pattern)]
    const name = `names like ${pattern}`
    if (before && after) addPart(difference, name, comparison.schemas([[before], [after]], mode))
    else addRow(difference, before ? 'condition-removed' : 'condition-added', mode, { name })
  }
}
