import { omissionErrors } from './cut'
import type { Cut } from './cut'
import { enumOf } from './schema-rules'
import { cut } from './cut'
import { gatherSchema, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, own, ownEntries, ownList, ownText, present } from '../document/json'
import { requiresOnlyUnsent, splitMembers, unsentWithin } from './members'
import { mappedSchema, nameOfReference } from './references'
import { alternatives, discriminatorOf, itemPlaces, tuplePlaces } from './schema-type'
import { below, entriesBelow, keyOf, rootOf } from './spec-document'
import type { Reading } from './reading'
import type { Place, SpecDocument } from './spec-document'
import type {
  Direction,
  EnumValue,
  PropertyNode,
  SchemaChoices,
  SchemaHandle,
  SchemaLevel,
  SchemaNode,
  UnsentMembers,
} from '../document/schema-types'

const pageSize = 200

interface ReadOptions {
  /** For the option of a choice, whether it is shown first: with its level then, which is left to a handle otherwise. */
  isFirst?: boolean
  /** For a schema that applies to the same object: names of members that are not sent. */
  unsent?: readonly string[]
}

/** Reads a schema below the current one. */
export type ReadNode = (places: readonly Place[], options?: ReadOptions) => SchemaNode

/** Reads the level of a gathered schema. Uses its `handle` for the rest of a long list of properties. */
export function schemaLevel(reading: Reading, gathered: Gathered, handle: SchemaHandle, node: ReadNode): SchemaLevel {
  const from = handle.from ?? 0
  const members = splitMembers(reading, gathered, handle)
  const all = members.properties
  const required = new Set(gathered.parts.flatMap((part) => ownList(part.value, 'required')))
  reading.countSteps(from + required.size)
  const { shown: properties, more: left } = reading.viewsOf(
    [...all.entries()].slice(from),
    pageSize,
    ([name, places]): PropertyNode => ({ name, required: required.has(name), schema: node(places) }),
  )
  const next = { ...handle, from: from + properties.length }
  const rest = left !== undefined && { rest: { properties: left, choices: 0, handle: next } }
  const empty = { patternProperties: [], tuple: [], choices: [], conditions: [], errors: [] }
  if (from > 0) return { ...empty, properties, ...rest }
  const unsent = unsentWithin(reading, gathered, handle)
  const additional = members.additional ? node([members.additional]) : isClosed(gathered) ? 'no' : undefined
  const tuple = reading.viewsOf(tuplePlaces(gathered), pageSize, (place) => node([place]))
  const patterns = reading.viewsOf(members.patterns, pageSize, ([pattern, schema]) => ({
    pattern,
    schema: node([schema]),
  }))
  const isEnum = enumOf(reading, gathered, handle.direction).values.length > 0
  const choices = isEnum ? undefined : choicesOf(reading, gathered, node, unsent)
  const conditions = conditionsOf(reading, gathered, handle, node, unsent)
  const discriminator = discriminatorValues(reading, gathered)
  return {
    properties,
    ...present({ unsent: unsentMembers(members.unsent, handle.direction) }),
    ...rest,
    patternProperties: patterns.shown,
    ...(additional !== undefined && { additionalProperties: additional }),
    tuple: tuple.shown,
    ...present({ moreTuple: tuple.more }),
    choices: choices?.shown ?? [],
    ...(discriminator && {
      discriminator: present({
        property: discriminator.property,
        values: discriminator.shown,
        otherwise: discriminator.otherwise,
      }),
    }),
    conditions: conditions.shown,
    errors: [
      ...gathered.errors,
      ...omissionErrors(patterns.more, 'pattern of properties', 'patterns of properties'),
      ...omissionErrors(choices?.more, 'list of choices', 'lists of choices'),
      ...omissionErrors(conditions.more, 'condition'),
      ...omissionErrors(discriminator?.more, 'kind'),
    ],
  }
}

function isClosed(gathered: Gathered): boolean {
  const places = ['additionalProperties', 'unevaluatedProperties'].flatMap((name) => keywordPlaces(gathered, name))
  return places.some(({ value }) => value === false)
}

const unsentLimit = 20

/** Names the members that are only on the other side of the call (DOC-82). */
export function unsentMembers(names: readonly string[], direction: Direction | undefined): UnsentMembers | undefined {
  if (!direction || names.length === 0) return undefined
  const { shown, more } = cut(names, unsentLimit)
  return present({ state: direction === 'request' ? 'read-only' : 'write-only', names: shown, more } as const)
}

function choicesOf(
  reading: Reading,
  gathered: Gathered,
  node: ReadNode,
  unsent: readonly string[],
): Cut<SchemaChoices> {
  const discriminator = discriminatorOf(gathered)
  const values = mappedValues(reading, discriminator?.place)
  const otherwise = otherwiseText(reading, discriminator?.place)
  const lists = (['oneOf', 'anyOf'] as const).flatMap((kind) =>
    alternatives(gathered, kind).map((all) => {
      const options = all.filter((option) => !requiresOnlyUnsent(option, unsent))
      return { kind, options }
    }),
  )
  return reading.viewsOf(lists, pageSize, ({ kind, options }) => {
    const { shown, more } = reading.viewsOf(options, pageSize, (place) => {
      const schema = node([place], { isFirst: place === options[0], unsent })
      const value = discriminator && (valueFor(reading, place, values) ?? schema.name)
      return { label: labelOf(schema), ...(value !== undefined && { value }), schema }
    })
    return {
      kind,
      ...(discriminator && { discriminator: discriminator.property }),
      options: shown,
      ...present({ more, otherwise }),
    }
  })
}

/** Returns the label of an option: its name, title or type, or its first rule when it has none of them. */
function labelOf({ name, title, type, rules }: SchemaNode): string {
  return name ?? title ?? (type === 'any' ? (rules[0] ?? type) : type)
}

/** Returns the mapping of a discriminator, from the key of a schema's place to the value. */
export function mappedValues(reading: Reading, discriminator: Place | undefined): Map<string, string> {
  const values = new Map<string, string>()
  for (const [value, target] of ownEntries(discriminator?.value, 'mapping')) {
    reading.countSteps(1)
    if (!discriminator || typeof target !== 'string' || reading.isSpent) continue
    const place = mappedSchema(reading, discriminator, target)
    if (place && !values.has(keyOf(place))) values.set(keyOf(place), value)
  }
  return values
}

function valueFor(reading: Reading, option: Place, values: Map<string, string>): string | undefined {
  const { identities } = gatherSchema(reading, [option])
  return [keyOf(option), ...identities].map((identity) => values.get(identity)).find((value) => value !== undefined)
}

/** Returns the values of a discriminator without oneOf or anyOf: its mapping, else the names of the extending schemas. */
function discriminatorValues(
  reading: Reading,
  gathered: Gathered,
): (Cut<EnumValue> & { property: string; otherwise: string | undefined }) | undefined {
  const discriminator = discriminatorOf(gathered)
  if (!discriminator) return undefined
  const { property, place } = discriminator
  const mapping = ownEntries(place.value, 'mapping')
  const kinds = kindsOf(gathered)
  const entries =
    mapping.length > 0
      ? mapping.filter(([, target]) => !kinds.isNarrowed || kinds.names.has(nameOfReference(String(target)) ?? ''))
      : [...kinds.names].map((name): [string, undefined] => [name, undefined])
  const values = reading.viewsOf(entries, pageSize, ([value, target]): EnumValue => {
    const name = typeof target === 'string' ? nameOfReference(target) : undefined
    return present({
      value: reading.countedText(value),
      description: name === value ? undefined : name && reading.countedText(name),
    })
  })
  return { property, otherwise: otherwiseText(reading, place), ...values }
}

/** Names the schema that applies when the discriminator is missing or unknown (OpenAPI 3.2). */
function otherwiseText(reading: Reading, discriminator: Place | undefined): string | undefined {
  const target = ownText(discriminator?.value, 'defaultMapping')
  return target === undefined ? undefined : reading.countedText(`otherwise ${nameOfReference(target) ?? target}`)
}

/** True for a named schema of the document. */
export function isNamed({ pointer }: Place): boolean {
  return /^\/(components\/schemas|definitions)\/[^/]+$/.test(pointer)
}

/**
 * Returns the names of the schemas that a schema with a discriminator may be: those that extend it, and itself if it extends
 * the one with the discriminator. Then other schemas of the same base are excluded (`isNarrowed`).
 */
function kindsOf(gathered: Gathered): { names: Set<string>; isNarrowed: boolean } {
  const bases = gathered.parts.filter((part) => own(part.value, 'discriminator') !== undefined)
  const kind = gathered.parts.find(isNamed)
  const isNarrowed = kind !== undefined && !bases.includes(kind)
  const schemas = kind && isNarrowed ? [kind, ...extendingSchemas(kind)] : bases.flatMap(extendingSchemas)
  return { names: new Set(schemas.map(({ pointer }) => nameOfReference(`#${pointer}`) ?? '')), isNarrowed }
}

const extensions = new WeakMap<SpecDocument, Map<string, Place[]>>()

/** Returns the named schemas of a document that extend one of its schemas with allOf, directly or through others. */
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
  return withExtending(found, pointer)
}

/** Adds to the schemas that extend one those that extend them in turn, level by level. */
function withExtending(extending: ReadonlyMap<string, readonly Place[]>, pointer: string): Place[] {
  const all = new Map<string, Place>()
  const open = [pointer]
  for (const next of open) {
    for (const schema of extending.get(`#${next}`) ?? []) {
      if (all.has(schema.pointer) || schema.pointer === pointer) continue
      all.set(schema.pointer, schema)
      open.push(schema.pointer)
    }
  }
  return [...all.values()]
}

const singleSchemaKeywords = [
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

function conditionsOf(
  reading: Reading,
  gathered: Gathered,
  handle: SchemaHandle,
  node: ReadNode,
  unsent: readonly string[],
): Cut<SchemaLevel['conditions'][number]> {
  const conditions = singleSchemaKeywords.flatMap((keyword) =>
    keywordPlaces(gathered, keyword)
      .filter(({ value }) => isObject(value))
      .map((place) => ({ keyword, places: [place], isRequirement: keyword === 'then' || keyword === 'else' })),
  )
  const dependent = keywordPlaces(gathered, 'dependentSchemas')
    .flatMap(entriesBelow)
    .map(([name, schema]) => ({ keyword: `when ${name} is present`, places: [schema], isRequirement: true }))
  const items = handle.items ? [{ keyword: 'items', places: itemPlaces(gathered), isRequirement: false }] : []
  return reading.viewsOf([...conditions, ...dependent, ...items], pageSize, ({ keyword, places, isRequirement }) => ({
    keyword,
    // A condition such as `if` tests a value and requires nothing, so nothing is hidden in it.
    schema: node(places, isRequirement ? { unsent } : {}),
  }))
}
