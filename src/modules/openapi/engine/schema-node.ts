import { boundTexts } from './bounded-texts'
import { countSteps, fullBudget, isClosing, isBudgetSpent, countedText, textWithinBudget, viewsOf } from './budget'
import type { Cut } from './cut'
import { gatherSchema, keyword, keywordPlaces } from './gather-schema'
import type { Gathered } from './gather-schema'
import { isObject, ownText, present } from '../document/json'
import { schemaLevel } from './schema-level'
import type { ReadNode } from './schema-level'
import { enumOf, rulesOf } from './schema-rules'
import { alternatives, contradictionOf, itemPlaces, tuplePlaces, typeText, typesOf } from './schema-type'
import { placeAt, scopedKeyOf } from './spec-document'
import type { Bundle, Place } from './spec-document'
import { jsonText, valueText } from '../document/value-text'
import type { ExternalDocs, Nested, Problem, SchemaHandle, SchemaLevel, SchemaNode } from '../document/schema-types'

/** How a schema is read: the schemas around it, and how many levels below it are included. */
export interface Reading {
  within: readonly string[]
  levels: number
  /** Number of arrays directly around it. */
  arrays?: number
}

/** Cost of one line in steps, in addition to the gathered keywords. */
const nodeSteps = 50
const trailLimit = 64
const arrayLimit = 4

/** Reads a schema as one line shows it, from one place or from several that are read together. */
export function schemaNode(bundle: Bundle, places: readonly Place[], reading: Reading): SchemaNode {
  const gathered = gatherSchema(bundle, places)
  const text = (name: string) => textWithinBudget(bundle, textOf(gathered, name))
  const value = (name: string) => {
    const found = keyword(gathered, name)
    return found === undefined ? undefined : countedText(bundle, valueText(found))
  }
  const { values, omitted } = enumOf(bundle, gathered)
  const examples = exampleTexts(bundle, gathered)
  const recursive = gathered.identities.some((identity) => reading.within.includes(identity))
  bundle.budget.parts -= gathered.parts.length
  countSteps(bundle, nodeSteps)
  const closed = recursive || isClosing(bundle)
  const inner = {
    ...reading,
    levels: closed ? 0 : reading.levels,
    within: [...reading.within, ...gathered.identities].slice(-trailLimit),
  }
  const xml = keyword(gathered, 'xml')
  return {
    ...present({
      name: textWithinBudget(bundle, gathered.name),
      title: text('title'),
      description: text('description'),
      format: text('format'),
      pattern: text('pattern'),
      enumOmitted: omitted,
      examplesOmitted: examples.more,
      const: value('const'),
      default: value('default'),
      externalDocs: externalDocsOf(keyword(gathered, 'externalDocs')),
      xml: isObject(xml) ? countedText(bundle, jsonText(xml, 0)) : undefined,
      items: itemsNode(bundle, gathered, inner),
      nested: nestedOf(bundle, gathered, places, inner),
    }),
    type: textWithinBudget(bundle, typeText(bundle, gathered)),
    rules: rulesOf(bundle, gathered),
    enum: values,
    examples: examples.shown,
    nullable: typesOf(gathered).nullable,
    deprecated: keyword(gathered, 'deprecated') === true,
    readOnly: keyword(gathered, 'readOnly') === true,
    writeOnly: keyword(gathered, 'writeOnly') === true,
    recursive,
    problems: uniqueProblems([...gathered.problems, ...contradictionOf(gathered)]),
  }
}

/** Reads the level of a handle; returns a problem instead when its place no longer exists. */
export function expandSchema(bundle: Bundle, handle: SchemaHandle): SchemaLevel {
  bundle.budget = fullBudget()
  const places = handle.at.map((key) => placeAt(bundle, key))
  const gathered = gatherSchema(
    bundle,
    places.filter((place) => place !== undefined),
  )
  for (const [index, place] of places.entries()) {
    if (!place)
      gathered.problems.push({
        message: 'The document has changed: this part is no longer in it.',
        at: handle.at[index] ?? '',
      })
  }
  const level = schemaLevel(bundle, gathered, handle, (inner) =>
    schemaNode(bundle, inner, { within: handle.within, levels: 0 }),
  )
  const problems = isBudgetSpent(bundle) ? [...level.problems, partsOmittedProblem('schema')] : level.problems
  return boundTexts({ ...level, problems })
}

/** States that an answer is incomplete. */
export function partsOmittedProblem(what: 'operation' | 'schema'): Problem {
  return { message: `This ${what} refers to more than can be shown at once: parts of it are left out.` }
}

/** Reads the items of an array inline; undefined below four nested arrays, whose items a handle opens. */
function itemsNode(bundle: Bundle, gathered: Gathered, reading: Reading): SchemaNode | undefined {
  const items = itemPlaces(gathered)
  const arrays = (reading.arrays ?? 0) + 1
  if (items.length === 0 || arrays > arrayLimit) return undefined
  return schemaNode(bundle, items, { ...reading, arrays })
}

function nestedOf(bundle: Bundle, gathered: Gathered, places: readonly Place[], reading: Reading): Nested | undefined {
  const sizeOf = (list: string) =>
    new Set(keywordPlaces(gathered, list).flatMap(({ value }) => Object.keys(Object(value) as object))).size
  const others = keywordPlaces(gathered, 'additionalProperties').some(({ value }) => isFilledSchema(value))
  const properties = sizeOf('properties') + sizeOf('patternProperties') + (others ? 1 : 0)
  countSteps(bundle, properties)
  const isEnum = enumOf(bundle, gathered).values.length > 0
  const choices = isEnum ? 0 : [...alternatives(gathered, 'oneOf'), ...alternatives(gathered, 'anyOf')].flat().length
  const hasItems = itemPlaces(gathered).length > 0
  const deepArray = hasItems && (reading.arrays ?? 0) >= arrayLimit
  if (properties + choices === 0 && !deepArray && !hasConditions(gathered)) return undefined
  // The array has a level of its own. Include its items there, because it would replace theirs.
  const handle = { at: places.map(scopedKeyOf), within: [...reading.within], ...(hasItems && { items: true }) }
  if (reading.levels === 0) return { properties, choices, handle }
  const read: ReadNode = (inner, closed) =>
    schemaNode(bundle, inner, { within: reading.within, levels: closed ? 0 : reading.levels - 1 })
  return { properties, choices, level: schemaLevel(bundle, gathered, handle, read) }
}

function isFilledSchema(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0
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

const exampleLimit = 10

/** Formats the examples and removes duplicates. */
function exampleTexts(bundle: Bundle, gathered: Gathered): Cut<string> {
  const { shown, more } = viewsOf(bundle, examplesOf(gathered), exampleLimit, (example) =>
    countedText(bundle, valueText(example)),
  )
  return { shown: [...new Set(shown)], more }
}

/** Reads an External Documentation Object; undefined without an address. */
export function externalDocsOf(value: unknown): ExternalDocs | undefined {
  const url = ownText(value, 'url')
  return url === undefined ? undefined : present({ url, description: ownText(value, 'description') })
}

function uniqueProblems(problems: Problem[]): Problem[] {
  const first = new Map<string, Problem>()
  for (const problem of problems) if (!first.has(problem.message)) first.set(problem.message, problem)
  return [...first.values()]
}
