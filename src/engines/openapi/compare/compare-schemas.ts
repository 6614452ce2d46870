import { own } from '../document/json'
import { keywordPlaces, type Gathered } from '../reader/gather-schema'
import { itemPlaces, tuplePlaces } from '../reader/schema-type'
import { isAnnotation, withoutWrappers } from '../reader/schema-wrappers'
import { below, type Place } from '../reader/spec-document'
import { compareChoices } from './compare-choices'
import { compareObjects } from './compare-objects'
import { compareChoiceWithPlain } from './compare-plain-choice'
import { countProbe } from './probes'
import { compareAnnotations, compareWrapperTexts } from './compare-texts'
import { compareLimits, compareTypes, compareValues } from './compare-values'
import { labelOf } from './names'
import { both, pairByKey, type Pair } from '@/lib/pairing'
import { factsOf, gatherStated, isAnything, keywordsOf } from './schema-facts'
import { differenceOf, Section, verbOf, type Comparison, type Difference, type Mode } from './section'

/** Schemas nested more deeply are not compared, because the text of a document may nest without end. */
const maxDepth = 120

/** Compares two schemas, each given by places that are read together; none stands for a schema that allows anything. */
export function compareSchemas(comparison: Comparison, pair: Pair<readonly Place[]>, mode: Mode): Difference {
  const { sameness } = comparison
  const [[from, ...moreFrom], [to, ...moreTo]] = pair
  if (!from || !to || moreFrom.length + moreTo.length > 0) return compareGathered(comparison, pair, mode)
  const section = new Section(comparison, mode)
  if (sameness.isSame([from, to])) return section.difference
  const inner = section.read([from, to], withoutWrappers)
  compareWrapperTexts(section, [from, to], inner)
  if (!sameness.isSame(inner)) section.add('', compareGathered(comparison, [[inner[0]], [inner[1]]], mode))
  return section.difference
}

function compareGathered(comparison: Comparison, pair: Pair<readonly Place[]>, mode: Mode): Difference {
  return differenceOf(comparison, pair, mode, (section) => {
    if (mode.probe && !countProbe(comparison)) section.row('not-compared', { effect: 'replaced' })
    else if (mode.depth <= maxDepth) compareParts(section.with({ depth: mode.depth + 1 }), pair)
    // A chain of components may be as long as the document.
    else if (section.difference.component && mode.probe === undefined)
      comparison.deferred.push(() => compareParts(section.with({ depth: 1 }), pair))
    else section.row('not-compared')
  })
}

/**
 * Reports the members of `allOf` that only one side has, and returns both sides without them. Where both sides have parts of
 * their own, properties may have moved between them: then all parts are compared together.
 */
function ownParts(section: Section, gathered: Pair<Gathered>): Pair<Gathered> {
  if (!gathered.some(({ keywords }) => keywords.has('allOf'))) return gathered
  const { digestOf } = section.comparison.sameness
  const keyed = both(gathered, ({ parts }) => new Map(parts.map((part) => [part, digestOf(constraintsOf(part))])))
  const [removed, added] = both(keyed, (parts, side) => {
    const others = new Set(keyed[side === 0 ? 1 : 0].values())
    return [...parts].flatMap(([part, digest]) => (others.has(digest) ? [] : [part]))
  })
  if (removed.length === 0 && added.length === 0) compareAnnotationParts(section, gathered)
  const isWhole = (part: Place) => part === gathered[0].parts[0] || part === gathered[1].parts[0]
  if (removed.length > 0 === added.length > 0 || [...removed, ...added].some(isWhole)) return gathered
  for (const part of removed) section.row('part-removed', { from: labelOf(part) })
  for (const part of added) section.row('part-added', { to: labelOf(part) })
  return both(gathered, (side, index) => withoutParts(side, new Set(index === 0 ? removed : added)))
}

/** Reports members of `allOf` that only have texts. */
function compareAnnotationParts(section: Section, gathered: Pair<Gathered>) {
  const isText = ({ pointer, value }: Place) =>
    /\/allOf\/\d+$/.test(pointer) && Object.keys(value as object).every(isAnnotation)
  const [from, to] = both(gathered, ({ parts }) => parts.filter(isText).length)
  if (from !== to) section.row(to > from ? 'part-added' : 'part-removed', { effect: 'none' })
}

function constraintsOf({ value }: Place): object {
  const entries = Object.entries(value as object)
  return Object.fromEntries(entries.filter(([name]) => !isAnnotation(name) && name !== '$ref' && name !== 'allOf'))
}

function withoutParts(gathered: Gathered, without: ReadonlySet<Place>): Gathered {
  const parts = gathered.parts.filter((part) => !without.has(part))
  return { ...gathered, parts, keywords: keywordsOf(parts) }
}

function compareParts(section: Section, pair: Pair<readonly Place[]>) {
  const gathered = ownParts(section, section.read(pair, gatherStated))
  const schemas = both(gathered, (side, index) => factsOf(side, pair[index]))
  compareAnnotations(section, gathered)
  if (compareChoiceWithPlain(section, schemas) || compareTypes(section, schemas)) return
  compareValues(section, schemas)
  compareLimits(section, schemas)
  // The rules for a type that one side does not have are part of the change of type.
  const isOpened = schemas[0].types.length > 0 && isAnything(gathered[1])
  const allow = (type: string) => !isOpened && schemas.every(({ types }) => types.length === 0 || types.includes(type))
  if (allow('object')) compareObjects(section, gathered)
  if (allow('array')) compareItems(section, gathered)
  compareConditions(section, gathered)
  // Choices may take long. Compared later, they let others have a turn.
  if (section.mode.probe) compareChoices(section, schemas)
  else section.comparison.deferred.push(() => compareChoices(section, schemas))
}

function compareItems(section: Section, schemas: Pair<Gathered>) {
  const { digestOf } = section.comparison.sameness
  const tuples = both(schemas, tuplePlaces)
  const [before, after] = both(tuples, (places) => places.map(({ value }) => digestOf(value)))
  const [sorted, otherSorted] = both([before, after], (digests) => digests.toSorted((a, b) => a - b).join())
  if (sorted === otherSorted && before.join() !== after.join()) {
    section.row('tuple-reordered')
    return
  }
  const named = both(tuples, (places) => new Map(places.map((place, index) => [`[${index}]`, place])))
  const others = both(schemas, itemPlaces)
  const closed = both(schemas, isFurtherForbidden)
  if (closed[0] !== closed[1]) {
    const what = `Further items ${closed[1] ? 'forbidden' : 'allowed'}`
    section.row(closed[1] ? 'limit-set' : 'limit-lifted', { what })
  }
  const { common, removed, added } = pairByKey(named)
  for (const [name, [from, to]] of common) section.schemas(name, [[from], [to]])
  // Where a side does not describe the item, it is among the further ones.
  for (const [name, place] of removed) {
    if (closed[1]) section.row('tuple-item-removed', { name, effect: 'narrowed' })
    else if (others[1].length > 0) section.schemas(name, [[place], others[1]])
    else section.row('tuple-item-removed', { name })
  }
  for (const [name, place] of added) {
    if (closed[0]) section.row('tuple-item-added', { name, effect: 'widened' })
    else if (others[0].length > 0) section.schemas(name, [others[0], [place]])
    else section.row('tuple-item-added', { name })
  }
  if (closed[0] === closed[1]) section.schemas('[]', others)
}

/** Whether an array has no items after those of its tuple. */
function isFurtherForbidden(gathered: Gathered): boolean {
  const isTuple = tuplePlaces(gathered).length > 0
  const names = ['items', 'unevaluatedItems', ...(isTuple ? ['additionalItems'] : [])]
  return names.some((name) => keywordPlaces(gathered, name).some(({ value }) => value === false))
}

/**
 * The keywords with conditions, which are compared as a whole: it cannot be told which messages another one allows. Those that
 * are joined by commas say something only together.
 */
const conditionKeywords =
  'not if,then,else contains propertyNames dependentRequired dependentSchemas dependencies unevaluatedItems additionalItems'
function compareConditions(section: Section, schemas: Pair<Gathered>) {
  for (const group of conditionKeywords.split(' ')) {
    const keywords = group.split(',')
    const isStated = ({ value }: Place) =>
      keywords.some((keyword) => !['boolean', 'undefined'].includes(typeof own(value, keyword)))
    const parts = both(schemas, (side) => side.parts.filter(isStated))
    // Among several conditions, each `then` belongs to its own `if`.
    if (parts.some(({ length }) => length > 1)) compareCondition(section, parts, keywords)
    else
      for (const keyword of keywords)
        compareCondition(
          section,
          both(parts, (side) => side.filter((part) => hasKeyword(part, keyword))),
          [keyword],
        )
  }
}

function compareCondition(section: Section, parts: Pair<readonly Place[]>, keywords: readonly string[]) {
  const { canonical, sameness } = section.comparison
  const [from, to] = parts
  const isEqual = (one: Place, other = one) =>
    keywords.every((keyword) => sameness.isSame([below(one, keyword), below(other, keyword)]))
  if (from.length === to.length && from.every((part, index) => isEqual(part, to[index]))) return
  const [before, after] = section.read(parts, (reading, side) => {
    const digests = side.map((part) => keywords.map((keyword) => canonical.keyword(reading, part, keyword)))
    return digests.flat().includes(undefined) ? undefined : digests.map(String).toSorted().join(';')
  })
  if (before !== undefined && before === after) return
  const verb = verbOf([from[0], to[0]])
  const stated = keywords.filter((keyword) => parts.flat().some((part) => hasKeyword(part, keyword)))
  section.row(`condition-${verb}`, { what: `Condition ${verb}: ${stated.join(', ')}` })
}

function hasKeyword({ value }: Place, keyword: string): boolean {
  return own(value, keyword) !== undefined
}
