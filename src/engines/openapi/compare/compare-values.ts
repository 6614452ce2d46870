import { compareNumbers, isMultipleOf, isWhole, sumOf, type NumberValue } from '@/lib/exact-number'
import { both, pairByKey, type Pair } from '@/lib/pairing'
import { own, ownNumber } from '../document/json'
import { formatsOf, textsOf, type SchemaFacts } from './schema-facts'
import { verbOf, type Mode, type Section } from './section'

/**
 * Compares the types and formats of two schemas.
 * @returns whether no value is allowed by both, so that nothing else is to be compared.
 */
export function compareTypes(section: Section, schemas: Pair<SchemaFacts>): boolean {
  const untyped = schemas.filter(({ types }) => types.length === 0)
  if (untyped.length === 0 || (untyped.length === 2 && untyped.every(({ choices }) => choices.length > 0)))
    compareNull(section, schemas)
  const types = both(schemas, (side) => side.types)
  const formats = both(schemas, formatsOf)
  const isOpen = untyped.some(({ choices }) => choices.length > 0)
  const byType = isOpen ? undefined : effectOf(types, (one, other) => coversTypes(one, other, section.mode))
  const shared = both(formats, (side) => side.filter((format) => appliesToBoth(format, types, section.mode)))
  const byFormat = effectOf(shared, coversFormats)
  const effect = byType && byFormat && byType !== byFormat ? 'changed' : (byType ?? byFormat)
  const [from, to] = both(types, (side, index) => {
    const type = side.length === 0 ? 'any' : side.join(' or ')
    return formats[index].length === 0 ? type : `${type} (${formats[index].join(', ')})`
  })
  if (effect) section.row(`type-${effect}`, { from, to })
  return byType === 'changed'
}

/** Compares whether two schemas allow null. */
export function compareNull(section: Section, schemas: Pair<SchemaFacts>) {
  const [from, to] = both(schemas, ({ allowsNull }) => ['no', 'unclear', 'yes'].indexOf(allowsNull))
  if (from === to) return
  const isUnclear = schemas.some(({ allowsNull }) => allowsNull === 'unclear')
  const why = 'It cannot be told whether a schema allows null that is nullable, but has a list of values without null.'
  section.row(to > from ? 'null-added' : 'null-removed', isUnclear ? { effect: 'unsaid', why } : {})
}

/** How a list changes the values that it allows; undefined if both sides allow the same. */
function effectOf(
  [from, to]: Pair<readonly string[]>,
  covers: (one: readonly string[], other: readonly string[]) => boolean,
) {
  const [isWider, isNarrower] = [covers(to, from), covers(from, to)]
  if (isWider && isNarrower) return undefined
  return isWider ? 'widened' : isNarrower ? 'narrowed' : 'changed'
}

/** Whether a list of types allows all that another one allows; an empty one allows anything. */
function coversTypes(types: readonly string[], others: readonly string[], { text }: Mode): boolean {
  if (types.length === 0 || others.includes('nothing')) return true
  const isCovered = (type: string) =>
    isIncluded(types, type) || (text !== undefined && types.includes('string') && plainTypes.includes(type))
  return others.length > 0 && others.every(isCovered)
}

function isIncluded(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}

/** The types whose values a parameter or a form writes as a text that may be a string as well. */
const plainTypes: readonly string[] = ['integer', 'number', 'boolean']
const numericTypes: readonly string[] = ['integer', 'number']

/** Whether both schemas have values of a type. A number that is written as text has to follow the rules of a string. */
function haveBoth(type: string, [from, to]: Pair<readonly string[]>, { text }: Mode): boolean {
  const [isFrom, isTo] = both([from, to], (types) => types.length === 0 || types.includes(type))
  if (isFrom === isTo || type !== 'string' || text === undefined) return isFrom && isTo
  const [strings, others] = isFrom ? [from, to] : [to, from]
  return strings.length > 0 && others.some((other) => plainTypes.includes(other) && !isIncluded(strings, other))
}

const numericFormats: readonly string[] = ['int32', 'int64', 'float', 'double']
const textFormats: ReadonlySet<string> = new Set(
  'date date-time time duration email hostname ipv4 ipv6 uri uri-reference url uuid byte binary regex'.split(' '),
)

/** Whether both schemas have values that a format says something about. One that is not known may be of any type. */
function appliesToBoth(format: string, types: Pair<readonly string[]>, mode: Mode): boolean {
  const isNumeric = numericFormats.includes(format)
  const others = isNumeric ? numericTypes : textFormats.has(format) ? [] : types.flat()
  return [...others, 'string'].some((type) => haveBoth(type, types, mode))
}

const widerFormats: readonly string[] = ['int32 int64', 'float double']

function coversFormats(formats: readonly string[], others: readonly string[]): boolean {
  return (
    formats.every((format) => others.includes(format)) || widerFormats.includes(`${others.join()} ${formats.join()}`)
  )
}

/** Compares the lists of allowed values, and the patterns, of two schemas. */
export function compareValues(section: Section, [from, to]: Pair<SchemaFacts>) {
  const isMark = (mark: unknown) => mark === true || Array.isArray(mark)
  const isExtensible = [from, to].some(({ gathered }) =>
    gathered.parts.some(({ value }) => isMark(own(value, 'x-extensible-enum'))),
  )
  const why = 'The list is marked as extensible, so code has to expect values that it does not know.'
  const facts = isExtensible && section.mode.direction === 'response' && { effect: 'none' as const, why }
  const isListed = from.values !== undefined || to.values !== undefined
  const [before, after] = both([from, to], (side) => valuesIn(side, section.mode, isListed))
  if (before && after) {
    const { removed, added } = pairByKey([before, after])
    if (removed.length > 0) section.row('code-removed', { from: listText(removed) })
    if (added.length > 0) section.row('code-added', { to: listText(added), ...facts })
  } else if (after) {
    const isConstant = to.gathered.keywords.has('const')
    section.row(isConstant ? 'const-added' : 'list-set', { to: listText([...after]) })
  } else if (before) section.row('list-lifted', { from: listText([...before]), ...facts })
  const patterns = both([from, to], ({ gathered }) => textsOf(gathered, 'pattern').join(' and ') || undefined)
  section.change(`pattern-${verbOf(patterns)}`, patterns)
}

/** The allowed values by key. Written as text, `1` and `'1'` are the same, and a mark is one of two texts. */
function valuesIn({ values, types }: SchemaFacts, { text }: Mode, isListed: boolean): SchemaFacts['values'] {
  if (text === undefined || !isListed) return values
  const isMark = types.length === 1 && types[0] === 'boolean'
  const all = values ?? (isMark ? new Map(['true', 'false'].map((value) => [value, value])) : undefined)
  return all && new Map(Array.from(all, ([key, value]) => [key.startsWith('"') ? key.slice(1, -1) : value, value]))
}

const maxShownValues = 20

function listText(values: readonly (readonly [key: string, text: string])[]): string {
  const shown = values.slice(0, maxShownValues).map(([, text]) => text)
  const more = values.length - maxShownValues
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** The keywords that limit a number or a count: what they are called, and the types that they apply to. */
const limits = {
  maximum: ['Maximum', ['number', 'integer']],
  minimum: ['Minimum', ['number', 'integer']],
  multipleOf: ['Multiple of a number', ['number', 'integer']],
  maxLength: ['Maximum length', ['string']],
  minLength: ['Minimum length', ['string']],
  maxItems: ['Maximum number of items', ['array']],
  minItems: ['Minimum number of items', ['array']],
  maxContains: ['Maximum number of matching items', ['array']],
  minContains: ['Minimum number of matching items', ['array']],
  uniqueItems: ['Unique items', ['array']],
  maxProperties: ['Maximum number of properties', ['object']],
  minProperties: ['Minimum number of properties', ['object']],
} satisfies Record<string, [name: string, types: string[]]>

interface Limit {
  value: NumberValue
  /** Whether the value itself is excluded. */
  isOpen: boolean
}

/** Compares the limits of two schemas that apply to a type which both allow. */
export function compareLimits(section: Section, schemas: Pair<SchemaFacts>) {
  const all = both(schemas, ({ types }) => types)
  const haveText = haveBoth('string', all, section.mode)
  for (const [keyword, [name, types]] of Object.entries(limits)) {
    const isText = types.includes('string')
    const haveType = (side: readonly string[]) => side.length === 0 || side.some((type) => types.includes(type))
    if (isText ? !haveText : !all.every(haveType)) continue
    // Without the schema that items match, nothing is counted, and a schema that comes or goes is a row of its own.
    if (keyword.endsWith('Contains') && !schemas.every(({ gathered }) => gathered.keywords.has('contains'))) continue
    const stated = both(schemas, (side) => limitOf(side, keyword))
    if (stated.every((limit) => limit === undefined)) continue
    const [from, to] = both(stated, (limit, side) => limit ?? (isText ? lengthOf(schemas[side], keyword) : undefined))
    const change = changeOf(keyword, from, to)
    if (!change) continue
    const isRaised = (change === 'loosened') === keyword.startsWith('max')
    const verb = verbs[change] ?? (isRaised ? 'raised' : 'lowered')
    const isMark = keyword === 'uniqueItems'
    section.row(`limit-${change}`, {
      what: `${name} ${isMark ? (to ? 'required' : 'no longer required') : verb}`,
      from: isMark ? undefined : limitText(from),
      to: isMark ? undefined : limitText(to),
    })
  }
}

const verbs: Readonly<Record<string, string>> = { set: 'set', lifted: 'removed', changed: 'changed' }

function limitText(limit: Limit | undefined): string | undefined {
  return limit && `${String(limit.value)}${limit.isOpen ? ' (excluded)' : ''}`
}

function changeOf(keyword: string, from: Limit | undefined, to: Limit | undefined) {
  if (!from || !to) return to ? 'set' : from && 'lifted'
  const isSteps = keyword === 'multipleOf'
  const isWithin = (one: Limit, other: Limit) =>
    isSteps ? isMultipleOf(one.value, other.value) : isTighter(keyword, one, other)
  const [tightens, loosens] = [isWithin(to, from), isWithin(from, to)]
  if (tightens === loosens) return isSteps && !tightens ? 'changed' : undefined
  return tightens ? 'tightened' : 'loosened'
}

/** The tightest limit of a keyword; undefined without one. A minimum of 0 for a count limits nothing. */
function limitOf({ gathered, types }: SchemaFacts, keyword: string): Limit | undefined {
  const isWholeType = types.length > 0 && types.every((type) => type === 'integer')
  const all = gathered.parts.flatMap(({ value }) => limitsIn(value, keyword))
  const [first, ...others] = isWholeType ? all.map((limit) => closedLimit(keyword, limit)) : all
  const tightest = first && others.reduce((one, other) => (isTighter(keyword, other, one) ? other : one), first)
  if (keyword === 'minContains') return tightest ?? { value: 1, isOpen: false }
  const isCount = /^min(?!imum)/.test(keyword)
  return tightest && isCount && compareNumbers(tightest.value, 0) <= 0 ? undefined : tightest
}

/** The limit of whole numbers that says the same with its value included. */
function closedLimit(keyword: string, { value, isOpen }: Limit): Limit {
  if (!isOpen || !isWhole(value)) return { value, isOpen }
  return { value: sumOf(value, keyword.startsWith('max') ? -1 : 1), isOpen: false }
}

/** The limit of the texts of numbers and marks, which are never empty; undefined if the schema allows other texts. */
function lengthOf({ types }: SchemaFacts, keyword: string): Limit | undefined {
  if (types.length === 0 || !types.every((type) => plainTypes.includes(type))) return undefined
  const isMark = types.every((type) => type === 'boolean')
  const [shortest, longest] = isMark ? [4, 5] : [1, undefined]
  const value = keyword === 'minLength' ? shortest : longest
  return value === undefined ? undefined : { value, isOpen: false }
}

/** The limits of a schema object. `exclusiveMaximum` is a number since OpenAPI 3.1, and a mark on `maximum` before. */
function limitsIn(schema: unknown, keyword: string): Limit[] {
  if (keyword === 'uniqueItems') return own(schema, keyword) === true ? [{ value: 1, isOpen: false }] : []
  const value = ownNumber(schema, keyword)
  if (!keyword.endsWith('imum')) return value === undefined ? [] : [{ value, isOpen: false }]
  const exclusiveName = `exclusiveM${keyword.slice(1)}`
  const exclusive = ownNumber(schema, exclusiveName)
  return [
    ...(value === undefined ? [] : [{ value, isOpen: own(schema, exclusiveName) === true }]),
    ...(exclusive === undefined ? [] : [{ value: exclusive, isOpen: true }]),
  ]
}

/** Whether a limit allows less than another one of the same keyword. */
function isTighter(keyword: string, limit: Limit, other: Limit): boolean {
  const difference = compareNumbers(limit.value, other.value)
  if (difference === 0) return limit.isOpen && !other.isOpen
  return keyword.startsWith('max') ? difference < 0 : difference > 0
}
