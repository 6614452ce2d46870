import { gatherSchema } from './gather-schema'
import type { Gathered } from './gather-schema'
import { own, ownEntries, ownList } from '../document/json'
import type { JsonObject } from '../document/json'
import { follow, mappedSchema, nameOfReference } from './references'
import { extendingSchemas, isNamed, mappedValues } from './schema-level'
import { alternatives, discriminatorOf } from './schema-type'
import { keyOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'

/** The alternative that an example shows, with the members whose values a discriminator determines. */
export interface Choice {
  place: Place
  schema: Gathered
  known: JsonObject[]
}

/**
 * Returns the first alternative of each oneOf and anyOf, except of lists that contain the schema itself. A schema with
 * a discriminator but no alternatives yields the first schema that extends it.
 */
export function choicesOf(reading: Reading, gathered: Gathered): Choice[] {
  const lists = [...alternatives(gathered, 'oneOf'), ...alternatives(gathered, 'anyOf')]
  if (lists.length === 0) return firstKind(reading, gathered)
  const parts = new Set(gathered.parts.map(keyOf))
  return lists.flatMap((options) => {
    const [place] = options
    if (!place || options.some((option) => parts.has(keyOf(follow(reading, option).place)))) return []
    const schema = gatherSchema(reading, [place])
    return [{ place, schema, known: [...discriminated(reading, gathered, schema), ...kindOf(schema)] }]
  })
}

/** Returns the discriminator member that selects the chosen alternative of a schema. */
function discriminated(reading: Reading, gathered: Gathered, chosen: Gathered): JsonObject[] {
  const discriminator = discriminatorOf(gathered)
  if (!discriminator) return []
  const values = mappedValues(reading, discriminator.place)
  const mapped = chosen.identities.map((identity) => values.get(identity)).find((value) => value !== undefined)
  const value = mapped ?? chosen.name
  return value === undefined ? [] : [memberOf(discriminator.property, value)]
}

/**
 * Returns the discriminator member of a named schema: its mapped value. A schema that extends the one with the
 * discriminator uses its own name when the mapping has no value for it.
 */
export function kindOf(gathered: Gathered): JsonObject[] {
  const discriminator = discriminatorOf(gathered)
  const base = baseOf(gathered)
  const kind = gathered.parts.find(isNamed)
  if (!discriminator || !kind || !base || !isNamed(base)) return []
  const name = nameOfReference(`#${kind.pointer}`)
  const [mapped] = ownEntries(discriminator.place.value, 'mapping').find(
    ([, target]) => target === name || (typeof target === 'string' && target.endsWith(kind.pointer)),
  ) ?? [kind === base ? undefined : name]
  return mapped === undefined ? [] : [memberOf(discriminator.property, mapped)]
}

function firstKind(reading: Reading, gathered: Gathered): Choice[] {
  const discriminator = discriminatorOf(gathered)
  const base = baseOf(gathered)
  if (!discriminator || !base || kindOf(gathered).length > 0) return []
  const { property, place: holder } = discriminator
  const [mapped] = ownEntries(holder.value, 'mapping')
  const place = mapped ? mappedSchema(reading, holder, String(mapped[1])) : extendingSchemas(base)[0]
  if (!place) return []
  // The schema contains the one that it extends; this must not count as recursion.
  const schema = { ...gatherSchema(reading, [place]), identities: [] }
  return [{ place, schema, known: mapped ? [memberOf(property, mapped[0])] : kindOf(schema) }]
}

/** Returns the part that has the discriminator. */
function baseOf({ parts }: Gathered): Place | undefined {
  return parts.find(({ value }) => own(value, 'discriminator') !== undefined)
}

function memberOf(name: string, value: string): JsonObject {
  return Object.fromEntries([[name, value]])
}

/**
 * Returns the names that only the other alternatives of a oneOf require, when these define no properties. With such a
 * member, more than one alternative would match.
 */
export function excludedNames(gathered: Gathered): unknown[] {
  return alternatives(gathered, 'oneOf').flatMap(([chosen, ...others]) => {
    const required = ownList(chosen?.value, 'required')
    return others
      .filter(({ value }) => own(value, 'properties') === undefined)
      .flatMap(({ value }) => ownList(value, 'required'))
      .filter((name) => !required.includes(name))
  })
}
