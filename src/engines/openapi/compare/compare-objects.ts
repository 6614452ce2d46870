import { own, ownList } from '../document/json'
import { keywordPlaces, type Gathered } from '../reader/gather-schema'
import { isFilledSchema, isSent, propertyPlaces } from '../reader/members'
import { entriesBelow, type Place } from '../reader/spec-document'
import { both, pairByKey, type Pair } from '@/lib/pairing'
import type { RowFacts, Section } from './section'

/** A property of an object, read for one direction. */
interface Property {
  places: readonly Place[]
  isRequired: boolean
  isSent: boolean
}

/** Compares the properties of two objects, and which others they may have. */
export function compareObjects(section: Section, schemas: Pair<Gathered>) {
  const { sameness } = section.comparison
  const required = both(schemas, requiredNames)
  const properties = section.read(schemas, (reading, gathered, side) => {
    const read = ([name, places]: [string, Place[]]): [string, Property] => {
      const isPart = isSent(reading, places, section.mode.direction)
      return [name, { places, isSent: isPart, isRequired: isPart && required[side].has(name) }]
    }
    return new Map([...propertyPlaces(gathered)].map(read))
  })
  const contentOf = ({ places }: Property) => places.map(({ value }) => sameness.digestOf(value)).join()
  const { common, removed, added } = pairByKey(properties)
  for (const [name, [from, to]] of common) {
    if (from.isSent !== to.isSent) section.row('read-only-changed', { name })
    section.toggle([from.isRequired, to.isRequired], 'became-required', 'became-optional', { name })
    const inner = section.property(name)
    const read = from.isSent && to.isSent ? inner : inner.with({ isUnsent: true })
    read.schemas(name, [from.places, to.places])
  }
  for (const [name, property] of removed) {
    const facts = removalFacts(section, property, isOtherForbidden(schemas[1]))
    section.row('property-removed', { name, from: name, content: contentOf(property), ...facts })
  }
  for (const [name, property] of added) {
    const kind = property.isRequired ? 'required-property-added' : 'property-added'
    section.row(kind, { name, to: name, content: contentOf(property), why: additionReason(section, property) })
  }
  const isDescribed = (name: string) => properties.some((described) => described.has(name))
  const [before, after] = both(required, (names) => [...names].filter((name) => !isDescribed(name)))
  for (const name of after) if (!required[0].has(name)) section.row('became-required', { name })
  for (const name of before) if (!required[1].has(name)) section.row('became-optional', { name })
  compareOthers(section, schemas)
}

function requiredNames({ parts }: Gathered): Set<string> {
  const names = parts.flatMap(({ value }) => ownList(value, 'required'))
  return new Set(names.filter((name) => typeof name === 'string'))
}

function removalFacts({ mode }: Section, { isSent: isPart, isRequired }: Property, isClosed: boolean): RowFacts {
  if (!isPart) return { effect: 'none' }
  if (mode.direction === 'response') {
    return isRequired
      ? { effect: 'lost' }
      : { effect: 'none', why: 'Code that reads it already handles responses without it.' }
  }
  const why = 'The schema forbids other properties: requests with this one are refused.'
  return isClosed ? { effect: 'narrowed', why } : {}
}

function additionReason({ mode }: Section, { isRequired, places }: Property): string | undefined {
  if (!isRequired || mode.direction === 'response') return undefined
  return places.some(({ value }) => own(value, 'default') !== undefined)
    ? 'It has a default, but it is required: requests without it are refused.'
    : 'Requests without this property are refused.'
}

/** The schemas of the properties that an object does not name. */
function othersOf(gathered: Gathered): Place[] {
  return ['additionalProperties', 'unevaluatedProperties'].flatMap((name) => keywordPlaces(gathered, name))
}

function isOtherForbidden(gathered: Gathered): boolean {
  return othersOf(gathered).some(({ value }) => value === false)
}

function compareOthers(section: Section, schemas: Pair<Gathered>) {
  const closed = both(schemas, isOtherForbidden)
  section.toggle(closed, 'closed', 'opened')
  const additional = both(schemas, (gathered) => othersOf(gathered).filter(({ value }) => isFilledSchema(value)))
  const others = both(additional, (places) => places.slice(0, 1))
  const inner = section.property('')
  if (closed[0] === closed[1] && others.flat().length > 0) inner.schemas('any other property', others)
  const patterns = both(schemas, (gathered) => keywordPlaces(gathered, 'patternProperties').flatMap(entriesBelow))
  const { common, removed, added } = pairByKey(both(patterns, (entries) => new Map(entries)))
  const nameOf = (pattern: string) => `names like ${pattern}`
  for (const [pattern, [one, other]] of common) inner.schemas(nameOf(pattern), [[one], [other]])
  // Where a side does not have the pattern, such names are among its other properties.
  for (const [pattern, place] of removed) {
    const [name, what] = [nameOf(pattern), 'Properties with such a name forbidden']
    if (closed[1]) section.row('condition-removed', { name, what, effect: 'narrowed' })
    else if (others[1].length > 0) inner.schemas(name, [[place], others[1]])
    else section.row('condition-removed', { name })
  }
  const effect = section.mode.direction === 'request' ? 'widened' : 'none'
  for (const [pattern, place] of added) {
    const [name, what] = [nameOf(pattern), 'Properties with such a name allowed']
    if (closed[0]) section.row('condition-added', { name, what, effect })
    else if (others[0].length > 0) inner.schemas(name, [others[0], [place]])
    else section.row('condition-added', { name })
  }
}
