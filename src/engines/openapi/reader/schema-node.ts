import { boundTexts } from './bounded-texts'
import { gatherSchema, keyword, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, ownText, present } from '../document/json'
import { isFilledSchema, isMarked, mayDiffer, splitMembers } from './members'
import type { Members, Side } from './members'
import { schemaLevel } from './schema-level'
import type { ReadNode } from './schema-level'
import { enumOf, rulesOf } from './schema-rules'
import { alternatives, contradictionOf, itemPlaces, tuplePlaces, typeText, typesOf } from './schema-type'
import { sentValue } from './sent-value'
import { placeAt, scopedKeyOf } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import { jsonText, valueText } from '../document/value-text'
import type { ExternalDocs, Nested, ReadError, SchemaHandle, SchemaLevel, SchemaNode } from '../document/schema-types'

/** How a schema is read: the schemas around it, how many levels below it are included, and the side of the call. */
export interface NodeContext extends Side {
  within: readonly string[]
  levels: number
  /** Number of arrays directly around it. */
  arrays?: number
  /** Whether it is the first option of a choice: the choices within it are then left to handles, however deep they are nested. */
  isFirstOption?: boolean
}

/** Cost of one line in steps, in addition to the gathered keywords. */
const nodeSteps = 50
const trailLimit = 64
const arrayLimit = 4
const exampleLimit = 10

/** Reads a schema as one line shows it, from one place or from several that are read together. */
export function schemaNode(reading: Reading, places: readonly Place[], context: NodeContext): SchemaNode {
  const gathered = gatherSchema(reading, places)
  const side = sideOf(reading, places, context)
  const text = (name: string) => reading.textWithinBudget(textOf(gathered, name))
  const sentText = (value: unknown) => reading.countedText(valueText(sentValue(reading, places, value, side.direction)))
  const value = (name: string) => {
    const found = keyword(gathered, name)
    return found === undefined ? undefined : sentText(found)
  }
  const { values, omitted } = enumOf(reading, gathered, side.direction)
  const examples = reading.viewsOf(examplesOf(gathered), exampleLimit, sentText)
  const recursive = gathered.identities.some((identity) => context.within.includes(identity))
  reading.countParts(gathered.parts.length)
  reading.countSteps(nodeSteps)
  const closed = recursive || reading.isClosing
  const inner = {
    ...context,
    ...side,
    levels: closed ? 0 : context.levels,
    within: [...context.within, ...gathered.identities].slice(-trailLimit),
  }
  const members = side.direction && splitMembers(reading.withoutLoading(), gathered, side)
  const xml = keyword(gathered, 'xml')
  return {
    ...present({
      name: reading.textWithinBudget(gathered.name),
      title: text('title'),
      description: text('description'),
      format: text('format'),
      pattern: text('pattern'),
      enumOmitted: omitted,
      examplesOmitted: examples.more,
      const: value('const'),
      default: value('default'),
      externalDocs: externalDocsOf(keyword(gathered, 'externalDocs')),
      xml: isObject(xml) ? reading.countedText(jsonText(xml, 0)) : undefined,
      items: itemsNode(reading, gathered, inner),
      nested: nestedOf(reading, gathered, places, inner, members),
    }),
    type: reading.textWithinBudget(typeText(reading, gathered)),
    rules: rulesOf(reading, gathered, side),
    enum: values,
    examples: [...new Set(examples.shown)],
    nullable: typesOf(gathered).nullable,
    deprecated: keyword(gathered, 'deprecated') === true,
    readOnly: isMarked(reading, places, 'readOnly'),
    writeOnly: isMarked(reading, places, 'writeOnly'),
    recursive,
    errors: uniqueErrors([...gathered.errors, ...contradictionOf(gathered)]),
  }
}

/** Returns the side of the call, unless both sides show the same. */
function sideOf(reading: Reading, places: readonly Place[], { direction, unsent = [] }: Side): Side {
  const isOneSided = direction && (unsent.length > 0 || mayDiffer(reading, places))
  return isOneSided ? { direction, unsent } : { direction: undefined, unsent: undefined }
}

/** Reads the level of a handle; returns a problem instead when its place no longer exists. */
export function expandSchema(reading: Reading, handle: SchemaHandle): SchemaLevel {
  reading.assertUnused()
  const places = handle.at.map((key) => placeAt(reading.bundle, key))
  const gathered = gatherSchema(
    reading,
    places.filter((place) => place !== undefined),
  )
  for (const [index, place] of places.entries()) {
    if (!place)
      gathered.errors.push({
        message: 'The document has changed: this part is no longer in it.',
        at: handle.at[index] ?? '',
      })
  }
  const { within, direction } = handle
  const level = schemaLevel(reading, gathered, handle, (inner, { unsent } = {}) =>
    schemaNode(reading, inner, { within, levels: 0, direction, unsent }),
  )
  const errors = reading.isSpent ? [...level.errors, partsOmittedError('schema')] : level.errors
  return boundTexts({ ...level, errors })
}

/** States that an answer is incomplete. */
export function partsOmittedError(what: 'operation' | 'schema'): ReadError {
  return { message: `This ${what} refers to more than can be shown at once: parts of it are left out.` }
}

/** Reads the items of an array inline; undefined below four nested arrays, whose items a handle opens. */
function itemsNode(reading: Reading, gathered: Gathered, context: NodeContext): SchemaNode | undefined {
  const items = itemPlaces(gathered)
  const arrays = (context.arrays ?? 0) + 1
  if (items.length === 0 || arrays > arrayLimit) return undefined
  return schemaNode(reading, items, { ...context, arrays, unsent: undefined })
}

function nestedOf(
  reading: Reading,
  gathered: Gathered,
  places: readonly Place[],
  context: NodeContext,
  members: Members | undefined,
): Nested | undefined {
  const properties = members
    ? members.properties.size + members.patterns.length + (members.additional ? 1 : 0)
    : countMembers(reading, gathered)
  const isEnum = enumOf(reading, gathered, context.direction).values.length > 0
  const choices = isEnum ? 0 : [...alternatives(gathered, 'oneOf'), ...alternatives(gathered, 'anyOf')].flat().length
  const hasItems = itemPlaces(gathered).length > 0
  const deepArray = hasItems && (context.arrays ?? 0) >= arrayLimit
  const isEmpty = properties + choices + (members?.unsent.length ?? 0) === 0
  if (isEmpty && !deepArray && !hasConditions(gathered)) return undefined
  // The array has a level of its own. Include its items there, because it would replace theirs.
  const { within, direction, unsent = [] } = context
  const handle = {
    at: places.map(scopedKeyOf),
    within: [...within],
    ...(hasItems && { items: true }),
    ...(direction && { direction }),
    ...(unsent.length > 0 && { unsent }),
  }
  if (context.levels === 0) return { properties, choices, handle }
  const read: ReadNode = (inner, { isFirst, unsent: inherited } = {}) => {
    const isFirstOption = isFirst === true && !context.isFirstOption
    const levels = isFirst === undefined ? context.levels - 1 : isFirstOption ? context.levels : 0
    return schemaNode(reading, inner, { within, levels, direction, unsent: inherited, isFirstOption })
  }
  return { properties, choices, level: schemaLevel(reading, gathered, handle, read) }
}

/** Counts the members of an object that is the same on both sides, without reading them. */
function countMembers(reading: Reading, gathered: Gathered): number {
  const sizeOf = (list: string) =>
    new Set(keywordPlaces(gathered, list).flatMap(({ value }) => Object.keys(Object(value) as object))).size
  const others = keywordPlaces(gathered, 'additionalProperties').some(({ value }) => isFilledSchema(value))
  const count = sizeOf('properties') + sizeOf('patternProperties') + (others ? 1 : 0)
  reading.countSteps(count)
  return count
}

function hasConditions(gathered: Gathered): boolean {
  const conditional = [
    'not',
    'if',
    'contains',
    'propertyNames',
    'dependentSchemas',
    'contentSchema',
    'unevaluatedItems',
    'unevaluatedProperties',
  ]
  return tuplePlaces(gathered).length > 0 || conditional.some((name) => isObject(keyword(gathered, name)))
}

function textOf(gathered: Gathered, name: string): string | undefined {
  for (const part of gathered.keywords.has(name) ? gathered.parts : []) {
    const text = ownText(part.value, name)
    if (text !== undefined) return text
  }
  return undefined
}

/** Returns the examples of a schema: `example` or `x-example`, then the list `examples`. */
export function examplesOf(gathered: Gathered): unknown[] {
  const single = keyword(gathered, 'example') ?? keyword(gathered, 'x-example')
  const several = keyword(gathered, 'examples')
  const list = Array.isArray(several) ? several : []
  return single === undefined ? list : [single, ...list]
}

/** Reads an External Documentation Object; undefined without an address. */
export function externalDocsOf(value: unknown): ExternalDocs | undefined {
  const url = ownText(value, 'url')
  return url === undefined ? undefined : present({ url, description: ownText(value, 'description') })
}

function uniqueErrors(errors: ReadError[]): ReadError[] {
  const first = new Map<string, ReadError>()
  for (const error of errors) if (!first.has(error.message)) first.set(error.message, error)
  return [...first.values()]
}
