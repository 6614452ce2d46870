import { gatherSchema } from './gather-schema'
import type { Gathered } from './gather-schema'
import { own, ownEntries, ownList } from '../document/json'
import type { JsonObject } from '../document/json'
import { follow, mappedSchema, nameOfReference } from './references'
import { extendingSchemas, mappedValues } from './schema-level'
import { alternatives, discriminatorOf } from './schema-type'
import { keyOf } from './spec-document'
import type { Bundle, Place } from './spec-document'

/** The alternative that an example shows, with what discriminators tell of its members. */
export interface Choice {
  place: Place
  schema: Gathered
  known: JsonObject[]
}

/**
 * The first alternative of every oneOf and anyOf that the schema is not itself one of. Where it has none, but a
 * discriminator tells those apart that extend it, the first of these.
 */
export function choicesOf(bundle: Bundle, gathered: Gathered): Choice[] {
  const lists = [...alternatives(gathered, 'oneOf'), ...alternatives(gathered, 'anyOf')]
  if (lists.length === 0) return firstKind(bundle, gathered)
  const parts = new Set(gathered.parts.map(keyOf))
  return lists.flatMap((options) => {
    const [place] = options
    if (!place || options.some((option) => parts.has(keyOf(follow(bundle, option).place)))) return []
    const schema = gatherSchema(bundle, [place])
    return [{ place, schema, known: [...discriminated(bundle, gathered, schema), ...kindOf(schema)] }]
  })
}

/** The value with which the discriminator of a schema selects one of its alternatives. */
function discriminated(bundle: Bundle, gathered: Gathered, chosen: Gathered): JsonObject[] {
  const discriminator = discriminatorOf(gathered)
  if (!discriminator) return []
  const values = mappedValues(bundle, discriminator.place)
  const mapped = chosen.identities.map((identity) => values.get(identity)).find((value) => value !== undefined)
  const value = mapped ?? chosen.name
  return value === undefined ? [] : [memberOf(discriminator.property, value)]
}

/**
 * The value of the discriminator in the schema that has it, if that is mapped, or in one that extends this: as mapped,
 * else its name.
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

function firstKind(bundle: Bundle, gathered: Gathered): Choice[] {
  const discriminator = discriminatorOf(gathered)
  const base = baseOf(gathered)
  if (!discriminator || !base || kindOf(gathered).length > 0) return []
  const { property, place: holder } = discriminator
  const [mapped] = ownEntries(holder.value, 'mapping')
  const place = mapped ? mappedSchema(bundle, holder, String(mapped[1])) : extendingSchemas(base)[0]
  if (!place) return []
  // It holds the schema that it extends, which is no recursion.
  const schema = { ...gatherSchema(bundle, [place]), identities: [] }
  return [{ place, schema, known: mapped ? [memberOf(property, mapped[0])] : kindOf(schema) }]
}

/** The part with the discriminator. */
function baseOf({ parts }: Gathered): Place | undefined {
  return parts.find(({ value }) => own(value, 'discriminator') !== undefined)
}

/** True for a schema that the document gives a name. */
function isNamed({ pointer }: Place): boolean {
  return /^\/(components\/schemas|definitions)\/[^/]+$/.test(pointer)
}

function memberOf(name: string, value: string): JsonObject {
  return Object.fromEntries([[name, value]])
}

/** What only the other alternatives of a oneOf require, which say nothing else: with it, several would hold. */
export function excludedNames(gathered: Gathered): unknown[] {
  return alternatives(gathered, 'oneOf').flatMap(([chosen, ...others]) => {
    const kept = ownList(chosen?.value, 'required')
    return others
      .filter(({ value }) => own(value, 'properties') === undefined)
      .flatMap(({ value }) => ownList(value, 'required'))
      .filter((name) => !kept.includes(name))
  })
}
