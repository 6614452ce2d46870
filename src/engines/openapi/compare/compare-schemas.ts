import { isMultipleOf } from '@/lib/exact-number'
import { own } from '../document/json'
import { gatherSchema, type Gathered } from '../reader/gather-schema'
import { keyOf, type Place } from '../reader/spec-document'
import { compareChoices, compareChoiceWithPlain } from './compare-choices'
import { compareAnnotations, compareWrapperTexts } from './compare-texts'
import { compareObjects } from './compare-objects'
import { addPart, addRow, differenceOf, noDifference } from './difference'
import type { Comparison, Difference, Mode, Pair } from './difference'
import { componentOf, labelOf } from './names'
import {
  conditionKeywords,
  factsOf,
  isAnnotation,
  isTighter,
  maxima,
  withoutWrappers,
  type Limit,
  type SchemaFacts,
  type SchemaPair,
} from './schema-facts'

/** Schemas nested more deeply are not compared, because the text of a document may nest without end. */
const maxDepth = 120

/** Compares two schemas, each given by places that are read together; none stands for a schema that allows anything. */
export function compareSchemas(comparison: Comparison, pair: Pair<readonly Place[]>, mode: Mode): Difference {
  const { sameness } = comparison
  const [[from], [to]] = pair
  const isSingle = pair[0].length === 1 && pair[1].length === 1
  if (!isSingle || !from || !to) return compareGathered(comparison, pair, mode)
  if (sameness.isSame(from, to)) return noDifference()
  const inner = [withoutWrappers(comparison.from, from), withoutWrappers(comparison.to, to)] as const
  const outer = noDifference()
  compareWrapperTexts(outer, [from, to], inner, mode)
  if (!sameness.isSame(inner[0], inner[1]))
    addPart(outer, '', compareGathered(comparison, [[inner[0]], [inner[1]]], mode))
  return outer
}

function compareGathered(comparison: Comparison, pair: Pair<readonly Place[]>, mode: Mode): Difference {
  return differenceOf(comparison, pair, mode, (difference) => {
    const component = pair.every((places) => places.length === 1) && componentOf(pair[0][0], pair[1][0])
    if (component) difference.component = component
    if (mode.depth <= maxDepth) fillDifference(comparison, difference, pair, mode)
    // A chain of components may be as long as the document.
    else if (component)
      comparison.deferred.push(() => fillDifference(comparison, difference, pair, { ...mode, depth: 0 }))
    else addRow(difference, 'not-compared', mode)
  })
}

function fillDifference(comparison: Comparison, difference: Difference, pair: Pair<readonly Place[]>, mode: Mode) {
  const gathered = [gatherSchema(comparison.from, pair[0]), gatherSchema(comparison.to, pair[1])] as const
  const [from, to] = compareParts(comparison, difference, gathered, mode)
  const facts = [factsOf(comparison.from, from, mode.direction), factsOf(comparison.to, to, mode.direction)] as const
  compareFacts(comparison, difference, { facts, places: pair }, { ...mode, depth: mode.depth + 1 })
}

/**
 * Reports the members of `allOf` that only one side has, and returns both sides without them. Where both sides have parts of
 * their own, properties may have moved between them: then all parts are compared together.
 */
function compareParts(
  { sameness }: Comparison,
  difference: Difference,
  gathered: Pair<Gathered>,
  mode: Mode,
): Pair<Gathered> {
  if (!gathered.some(({ keywords }) => keywords.has('allOf'))) return gathered
  const keyed = gathered.map(({ parts }) =>
    parts.map((part) => ({ part, key: sameness.digestOf(constraintsOf(part)) })),
  )
  const [from = [], to = []] = keyed
  const without = (all: typeof from, others: typeof from) => {
    const keys = new Set(others.map(({ key }) => key))
    return all.filter(({ key }) => !keys.has(key)).map(({ part }) => part)
  }
  const [removed, added] = [without(from, to), without(to, from)]
  const isMember = (part: Place) => part !== gathered[0].parts[0] && part !== gathered[1].parts[0]
  if (removed.length === 0 && added.length === 0) reportAnnotations(difference, gathered, mode)
  if (removed.length > 0 === added.length > 0 || ![...removed, ...added].every(isMember)) return gathered
  for (const part of removed) addRow(difference, 'part-removed', mode, { from: labelOf(part) })
  for (const part of added) addRow(difference, 'part-added', mode, { to: labelOf(part) })
  return [onlyParts(gathered[0], removed), onlyParts(gathered[1], added)]
}

/** Reports members of `allOf` that only have texts. */
function reportAnnotations(difference: Difference, gathered: Pair<Gathered>, mode: Mode) {
  const [from, to] = gathered.map(({ parts }) =>
    parts.filter(
      ({ pointer, value }) => /\/allOf\/\d+$/.test(pointer) && Object.keys(value as object).every(isAnnotation),
    ),
  )
  const count = (to?.length ?? 0) - (from?.length ?? 0)
  if (count !== 0) addRow(difference, count > 0 ? 'part-added' : 'part-removed', mode, { effect: 'none' })
}

function constraintsOf({ value }: Place): object {
  const names = Object.keys(value as object).filter(
    (name) => !isAnnotation(name) && name !== '$ref' && name !== 'allOf',
  )
  return Object.fromEntries(names.map((name) => [name, own(value, name)]))
}

function onlyParts(gathered: Gathered, without: readonly Place[]): Gathered {
  const parts = gathered.parts.filter((part) => !without.includes(part))
  const keywords = new Map<string, unknown>()
  for (const { value } of parts.toReversed())
    for (const name of Object.keys(value as object)) keywords.set(name, own(value, name))
  return { ...gathered, parts, keywords }
}

function compareFacts(comparison: Comparison, difference: Difference, pair: SchemaPair, mode: Mode) {
  const { facts } = pair
  const [from, to] = facts
  compareAnnotations(comparison, difference, [from.gathered, to.gathered], mode)
  if (compareChoiceWithPlain(comparison, difference, pair, mode)) return
  const types = compareTypes(difference, facts, mode)
  if (types === 'replaced') return
  compareValues(difference, facts, mode)
  compareLimits(difference, facts, mode)
  const { direction } = mode
  const patterns = [from, to].map((side) => side.patterns.join(' and '))
  if (patterns[0] !== patterns[1]) {
    const kind = patterns[0] === '' ? 'pattern-added' : patterns[1] === '' ? 'pattern-removed' : 'pattern-changed'
    addRow(difference, kind, mode, { from: patterns[0] || undefined, to: patterns[1] || undefined })
  }
  if (allow('object', facts)) compareObjects(comparison, difference, facts, mode)
  if (allow('array', facts)) compareItems(comparison, difference, facts, mode)
  compareChoices(comparison, difference, facts, mode)
  compareConditions(comparison, difference, facts, { ...mode, direction })
}

/** Whether both sides allow a type. Limits of a type that one side does not have are part of the change of type. */
function allow(type: string, [from, to]: Pair<SchemaFacts>): boolean {
  return [from, to].every(({ types }) => types.length === 0 || types.includes(type))
}

function compareTypes(difference: Difference, [from, to]: Pair<SchemaFacts>, mode: Mode): 'replaced' | undefined {
  const texts = [from, to].map(typeText)
  const words = { from: texts[0], to: texts[1] }
  if (from.types.length > 0 || to.types.length > 0) {
    if (from.isNullable !== to.isNullable && from.types.length > 0 && to.types.length > 0)
      addRow(difference, to.isNullable ? 'null-added' : 'null-removed', mode)
  } else if (from.choices.length > 0 && to.choices.length > 0 && from.isNullable !== to.isNullable) {
    addRow(difference, to.isNullable ? 'null-added' : 'null-removed', mode)
  }
  const hasOpenChoice = [from, to].some(({ types, choices }) => types.length === 0 && choices.length > 0)
  const [wider, narrower] = [covers(to.types, from.types, mode), covers(from.types, to.types, mode)]
  if (!hasOpenChoice && !(wider && narrower)) {
    addRow(difference, wider ? 'type-widened' : narrower ? 'type-narrowed' : 'type-changed', mode, words)
    return wider || narrower ? undefined : 'replaced'
  }
  const effect = formatEffect(from.formats, to.formats)
  if (effect) addRow(difference, `type-${effect}`, mode, words)
  return undefined
}

function typeText({ types, formats }: SchemaFacts): string {
  const type = types.length === 0 ? 'any' : types.join(' or ')
  return formats.length === 0 ? type : `${type} (${formats.join(', ')})`
}

/** Whether a list of types allows all that another one allows; an empty one allows anything. */
function covers(types: readonly string[], others: readonly string[], { isText }: Mode): boolean {
  if (types.length === 0 || others.includes('nothing')) return true
  if (others.length === 0) return false
  const isWrittenAsText = (type: string) => isText === true && /^(integer|number|boolean)$/.test(type)
  return others.every(
    (type) =>
      types.includes(type) ||
      (type === 'integer' && types.includes('number')) ||
      (types.includes('string') && isWrittenAsText(type)),
  )
}

const widerFormats: readonly string[] = ['int32 int64', 'float double']

function formatEffect(from: readonly string[], to: readonly string[]): 'narrowed' | 'widened' | 'changed' | undefined {
  const [before, after] = [from.join(', '), to.join(', ')]
  if (before === after) return undefined
  if (to.every((format) => from.includes(format)) || widerFormats.includes(`${before} ${after}`)) return 'widened'
  if (from.every((format) => to.includes(format)) || widerFormats.includes(`${after} ${before}`)) return 'narrowed'
  return 'changed'
}

const maxShownValues = 20

function compareValues(difference: Difference, [from, to]: Pair<SchemaFacts>, mode: Mode) {
  const [before, after] = [from.values, to.values]
  const isExtensible = from.isExtensible || to.isExtensible
  const effect = isExtensible && mode.direction === 'response' ? 'none' : undefined
  const why = effect && 'The list is marked as extensible, so code has to expect values that it does not know.'
  if (!before || !after) {
    if (after) addRow(difference, to.isConstant ? 'const-added' : 'list-set', mode, { to: listText(after.values()) })
    if (before) addRow(difference, 'list-lifted', mode, { from: listText(before.values()), effect, why })
    return
  }
  const missing = (all: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    [...all].flatMap(([key, text]) => (others.has(key) ? [] : [text]))
  const [removed, added] = [missing(before, after), missing(after, before)]
  if (removed.length > 0) addRow(difference, 'code-removed', mode, { from: listText(removed) })
  if (added.length > 0) addRow(difference, 'code-added', mode, { to: listText(added), effect, why })
}

function listText(values: Iterable<string>): string {
  const all = [...values]
  const more = all.length - maxShownValues
  return more > 0 ? `${all.slice(0, maxShownValues).join(', ')} and ${more} more` : all.join(', ')
}

const limitNames: Readonly<Record<string, string>> = {
  maximum: 'Maximum',
  minimum: 'Minimum',
  maxLength: 'Maximum length',
  minLength: 'Minimum length',
  maxItems: 'Maximum number of items',
  minItems: 'Minimum number of items',
  maxProperties: 'Maximum number of properties',
  minProperties: 'Minimum number of properties',
  maxContains: 'Maximum number of matching items',
  minContains: 'Minimum number of matching items',
  multipleOf: 'Multiple of a number',
  uniqueItems: 'Unique items',
}
const limitTypes: readonly [RegExp, string[]][] = [
  [/Length$/, ['string']],
  [/imum$|^multipleOf$/, ['number', 'integer']],
  [/(Items|Contains)$/, ['array']],
  [/Properties$/, ['object']],
]

function compareLimits(difference: Difference, facts: Pair<SchemaFacts>, mode: Mode) {
  const [from, to] = facts
  for (const keyword of new Set([...from.limits.keys(), ...to.limits.keys()])) {
    const types = limitTypes.find(([pattern]) => pattern.test(keyword))?.[1] ?? []
    if (!facts.every((side) => side.types.length === 0 || side.types.some((type) => types.includes(type)))) continue
    const [before, after] = [from.limits.get(keyword), to.limits.get(keyword)]
    const change = limitChange(keyword, before, after)
    if (!change) continue
    const name = limitNames[keyword] ?? keyword
    const isRaised = (change === 'loosened') === maxima.includes(keyword)
    const verbs = { set: 'set', lifted: 'removed', changed: 'changed', tightened: isRaised ? 'raised' : 'lowered' }
    const verb = change === 'loosened' ? (isRaised ? 'raised' : 'lowered') : verbs[change]
    const isCount = keyword !== 'uniqueItems'
    addRow(difference, `limit-${change}`, mode, {
      what: isCount ? `${name} ${verb}` : `${name} ${after ? 'required' : 'no longer required'}`,
      from: isCount ? limitText(before) : undefined,
      to: isCount ? limitText(after) : undefined,
    })
  }
}

function limitText(limit: Limit | undefined): string | undefined {
  return limit && `${String(limit.value)}${limit.isOpen ? ' (excluded)' : ''}`
}

function limitChange(
  keyword: string,
  from: Limit | undefined,
  to: Limit | undefined,
): 'set' | 'lifted' | 'tightened' | 'loosened' | 'changed' | undefined {
  if (!from || !to) return to ? 'set' : from && 'lifted'
  if (keyword === 'multipleOf') {
    const [tightens, loosens] = [isMultipleOf(to.value, from.value), isMultipleOf(from.value, to.value)]
    if (tightens && loosens) return undefined
    return tightens ? 'tightened' : loosens ? 'loosened' : 'changed'
  }
  if (isTighter(keyword, to, from)) return 'tightened'
  return isTighter(keyword, from, to) ? 'loosened' : undefined
}

function compareItems(comparison: Comparison, difference: Difference, [from, to]: Pair<SchemaFacts>, mode: Mode) {
  const { sameness } = comparison
  const digests = [from, to].map(({ tuple }) => tuple.map(({ value }) => sameness.digestOf(value)))
  const [before, after] = digests.map((list) => list.toSorted((a, b) => a - b).join())
  if (before === after && digests[0]?.join() !== digests[1]?.join()) {
    addRow(difference, 'tuple-reordered', mode)
    return
  }
  for (let index = 0; index < Math.max(from.tuple.length, to.tuple.length); index++) {
    const [one, other] = [from.tuple[index], to.tuple[index]]
    const name = `[${index}]`
    if (one && other) addPart(difference, name, comparison.schemas([[one], [other]], mode))
    else addRow(difference, one ? 'tuple-item-removed' : 'tuple-item-added', mode, { name })
  }
  addPart(difference, '[]', comparison.schemas([from.items, to.items], mode))
}

/** Compares conditions as a whole: it cannot be told which messages another condition allows. */
function compareConditions({ sameness }: Comparison, difference: Difference, facts: Pair<SchemaFacts>, mode: Mode) {
  for (const keyword of conditionKeywords) {
    const [from, to] = facts.map(({ gathered: { parts } }) =>
      parts
        .filter(({ value }) => own(value, keyword) !== undefined && typeof own(value, keyword) !== 'boolean')
        .map(({ value, document, pointer }) => ({
          document,
          pointer: `${pointer}/${keyword}`,
          value: own(value, keyword),
        })),
    )
    if (!from || !to || (from.length === 0 && to.length === 0)) continue
    const isSame = from.length === to.length && from.every((place, index) => isEqual(sameness, place, to[index]))
    if (isSame) continue
    const kind = from.length === 0 ? 'condition-added' : to.length === 0 ? 'condition-removed' : 'condition-changed'
    addRow(difference, kind, mode, { what: `${conditionNames[kind]}: ${keyword}` })
  }
}

const conditionNames = {
  'condition-added': 'Condition added',
  'condition-removed': 'Condition removed',
  'condition-changed': 'Condition changed',
}

function isEqual(sameness: Comparison['sameness'], one: Place, other: Place | undefined): boolean {
  return (
    other !== undefined &&
    (keyOf(one) === keyOf(other) && one.value === other.value ? true : sameness.isSame(one, other))
  )
}
