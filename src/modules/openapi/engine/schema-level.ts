import { cut } from './cut'
import { enumOf } from './schema-rules'
import { gatherSchema, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own, ownEntries, ownList, ownText, present } from './json'
import { mappedSchema, nameOfReference } from './references'
import { alternatives, discriminatorOf, itemPlaces, tuplePlaces } from './schema-type'
import { below, entriesBelow, keyOf, rootOf } from './spec-document'
import type { Bundle, Place, SpecDocument } from './spec-document'
import type { EnumValue, PropertyNode, SchemaChoices, SchemaHandle, SchemaLevel, SchemaNode } from './schema-types'

const pageSize = 200

/** Reads a schema below this one; `closed` leaves what opens below it to a handle. */
export type ReadNode = (places: readonly Place[], closed?: boolean) => SchemaNode

/** The inside of a gathered schema; `handle` is what opens it, for the rest of a long list of properties. */
export function schemaLevel(bundle: Bundle, gathered: Gathered, handle: SchemaHandle, node: ReadNode): SchemaLevel {
  const from = handle.from ?? 0
  const all = propertyPlaces(gathered)
  const required = new Set(gathered.parts.flatMap((part) => ownList(part.value, 'required')))
  const properties: PropertyNode[] = [...all.entries()].slice(from, from + pageSize).map(([name, places]) => ({
    name,
    required: required.has(name),
    schema: node(places),
  }))
  const left = all.size - from - properties.length
  const rest = left > 0 && { rest: { properties: left, choices: 0, handle: { ...handle, from: from + pageSize } } }
  const empty = { patternProperties: [], tuple: [], choices: [], conditions: [], problems: [] }
  if (from > 0) return { ...empty, properties, ...rest }
  const additional = additionalProperties(gathered, node)
  const tuple = cut(tuplePlaces(gathered), pageSize)
  const discriminator = discriminatorValues(bundle, gathered)
  return {
    properties,
    ...rest,
    patternProperties: keywordPlaces(gathered, 'patternProperties').flatMap((place) =>
      entriesBelow(place).map(([pattern, schema]) => ({ pattern, schema: node([schema]) })),
    ),
    ...(additional !== undefined && { additionalProperties: additional }),
    tuple: tuple.shown.map((place) => node([place])),
    ...present({ moreTuple: tuple.more }),
    choices: enumOf(gathered).values.length > 0 ? [] : choicesOf(bundle, gathered, node),
    ...(discriminator && { discriminator }),
    conditions: conditionsOf(gathered, handle, node),
    problems: gathered.problems,
  }
}

/** The places of each property over all parts, in the document's order. */
export function propertyPlaces(gathered: Gathered): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const list of keywordPlaces(gathered, 'properties')) {
    for (const [name, place] of entriesBelow(list)) {
      const before = places.get(name)
      if (before) before.push(place)
      else places.set(name, [place])
    }
  }
  return places
}

function additionalProperties(gathered: Gathered, node: ReadNode): 'no' | SchemaNode | undefined {
  const places = keywordPlaces(gathered, 'additionalProperties')
  const schema = places.find(({ value }) => isObject(value) && Object.keys(value).length > 0)
  if (schema) return node([schema])
  const closed = [...places, ...keywordPlaces(gathered, 'unevaluatedProperties')].some(({ value }) => value === false)
  return closed ? 'no' : undefined
}

function choicesOf(bundle: Bundle, gathered: Gathered, node: ReadNode): SchemaChoices[] {
  const discriminator = discriminatorOf(gathered)
  return (['oneOf', 'anyOf'] as const).flatMap((kind) =>
    alternatives(gathered, kind).map((options) => {
      const values = mappedValues(bundle, discriminator?.place)
      const { shown, more } = cut(options, pageSize)
      const views = shown.map((place) => {
        const schema = node([place], true)
        const value = discriminator && (valueFor(bundle, place, values) ?? schema.name)
        return { label: labelOf(schema), ...(value !== undefined && { value }), schema }
      })
      return {
        kind,
        ...(discriminator && { discriminator: discriminator.property }),
        options: views,
        ...present({ more }),
      }
    }),
  )
}

/** What tells an option from the others; one without a name or type may be nothing but a rule. */
function labelOf({ name, title, type, rules }: SchemaNode): string {
  return name ?? title ?? (type === 'any' ? (rules[0] ?? type) : type)
}

/** The mapping of a discriminator: key of the schema's place → value. */
export function mappedValues(bundle: Bundle, discriminator: Place | undefined): Map<string, string> {
  const values = new Map<string, string>()
  for (const [value, target] of ownEntries(discriminator?.value, 'mapping')) {
    if (!discriminator || typeof target !== 'string') continue
    const place = mappedSchema(bundle, discriminator, target)
    if (place && !values.has(keyOf(place))) values.set(keyOf(place), value)
  }
  return values
}

function valueFor(bundle: Bundle, option: Place, values: Map<string, string>): string | undefined {
  const { identities } = gatherSchema(bundle, [option])
  return [keyOf(option), ...identities].map((identity) => values.get(identity)).find((value) => value !== undefined)
}

/** The values of a discriminator that stands without oneOf or anyOf: its mapping, else the schemas that extend this one. */
function discriminatorValues(bundle: Bundle, gathered: Gathered): SchemaLevel['discriminator'] {
  const discriminator = discriminatorOf(gathered)
  if (!discriminator) return undefined
  const { property, place } = discriminator
  const mapping = ownEntries(place.value, 'mapping').map(([value, target]): EnumValue => {
    const name = typeof target === 'string' ? nameOfReference(target) : undefined
    return name === undefined || name === value ? { value } : { value, description: name }
  })
  return { property, values: mapping.length > 0 ? mapping : extending(gathered) }
}

function extending(gathered: Gathered): EnumValue[] {
  const bases = gathered.parts.filter((part) => own(part.value, 'discriminator') !== undefined)
  return bases.flatMap(extendingSchemas).map(({ pointer }) => ({ value: nameOfReference(`#${pointer}`) ?? '' }))
}

const extensions = new WeakMap<SpecDocument, Map<string, Place[]>>()

/** The named schemas of a document that extend a schema of it by allOf. */
export function extendingSchemas({ document, pointer }: Place): Place[] {
  const found = extensions.get(document) ?? new Map<string, Place[]>()
  if (!extensions.has(document)) {
    extensions.set(document, found)
    const root = rootOf(document)
    for (const [, schema] of [below(root, 'components', 'schemas'), below(root, 'definitions')].flatMap(entriesBelow)) {
      for (const base of ownList(schema.value, 'allOf')) {
        const ref = ownText(base, '$ref') ?? ''
        const before = found.get(ref)
        if (before) before.push(schema)
        else found.set(ref, [schema])
      }
    }
  }
  return found.get(`#${pointer}`) ?? []
}

const single = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'contentSchema',
  'unevaluatedItems',
  'unevaluatedProperties',
]

function conditionsOf(gathered: Gathered, handle: SchemaHandle, node: ReadNode): SchemaLevel['conditions'] {
  const conditions = single.flatMap((keyword) =>
    keywordPlaces(gathered, keyword)
      .filter(({ value }) => isObject(value))
      .map((place) => ({ keyword, schema: node([place]) })),
  )
  const dependent = keywordPlaces(gathered, 'dependentSchemas').flatMap((place) =>
    entriesBelow(place).map(([name, schema]) => ({ keyword: `when ${name} is present`, schema: node([schema]) })),
  )
  const items = handle.items ? [{ keyword: 'items', schema: node(itemPlaces(gathered)) }] : []
  return [...conditions, ...dependent, ...items]
}
