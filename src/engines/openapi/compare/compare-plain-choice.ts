import { isObject } from '../document/json'
import type { Direction } from '../document/schema-types'
import { propertyPlaces } from '../reader/members'
import { allowedValues } from '../reader/schema-type'
import type { Place } from '../reader/spec-document'
import type { Pair } from '@/lib/pairing'
import { areDisjoint } from './are-disjoint'
import { compareNull } from './compare-values'
import { labelOf } from './names'
import { endOf, probeLimits, severityOf, type Severity } from './probes'
import { factsOf, gatherStated, type SchemaFacts } from './schema-facts'
import type { Section } from './section'

/** Schemas with more values are not compared with alternatives value by value. */
const maxValues = 100
const maxLabels = 12

/**
 * Compares a schema with a choice of alternatives, of which it may be one, or all: its properties are not gone then.
 * @returns whether nothing else is to be compared.
 */
export function compareChoiceWithPlain(section: Section, [from, to]: Pair<SchemaFacts>): boolean {
  if (from.choices.length > 0 === to.choices.length > 0) return false
  if (section.mode.probe === undefined) section.comparison.probes.each = probeLimits.each
  const isSet = to.choices.length > 0
  const [plain, choice] = isSet ? [from, to] : [to, from]
  const kind = isSet ? 'choice-set' : 'choice-lifted'
  const words = { [isSet ? 'to' : 'from']: choice.choices.slice(0, maxLabels).map(labelOf).join(' or ') }
  // Properties beside the alternatives apply to all of them, so that the choice only adds rules.
  if (propertyPlaces(choice.gathered).size > 0) {
    section.row(kind, { ...words, effect: isSet ? 'narrowed' : 'widened' })
    return false
  }
  const reading = section.comparison.readings[isSet ? 1 : 0]
  const alternatives = choice.choices.map((place) => factsOf(gatherStated(reading, [place]), [place]))
  if (plain.types.length > 0) {
    const orNull = { ...choice, allowsNull: nullIn(choice, alternatives) }
    compareNull(section, isSet ? [plain, orNull] : [orNull, plain])
  }
  const { direction } = section.mode
  const severityFor = (one: Direction) => severityIn(one, section, plain, choice, isSet)
  const severity = severityFor(direction)
  const reverse = severityFor(direction === 'request' ? 'response' : 'request')
  const isHarmless = severity === 'harmless'
  const oneWay = isHarmless === (direction === 'request') ? 'widened' : 'narrowed'
  const isScalar = alternatives.every(isScalarSchema)
  const isOverlap =
    isScalar && choice.lists.some(({ isExclusive }) => isExclusive) && !areDisjoint(reading, choice.choices)
  if (severity === 'warning') section.row(kind, { ...words, effect: 'unsaid' })
  // Values that are new do not matter where others may be refused.
  else if (isOverlap && isHarmless && isSet === (direction === 'request'))
    section.row(kind, { ...words, effect: 'unsaid', why: overlapReason })
  else if (reverse !== 'harmless') section.row(kind, { ...words, effect: isHarmless ? oneWay : 'replaced' })
  else if (!isHarmless) section.row(kind, { ...words, effect: oneWay })
  else if (!isScalar || isOverlap) section.row(kind, { ...words, effect: 'none' })
  return true
}

const overlapReason = 'It cannot be told whether a value fits several alternatives, which oneOf refuses.'

/** Whether a choice allows null, beside its alternatives or in one of them. */
function nullIn({ types, allowsNull }: SchemaFacts, alternatives: readonly SchemaFacts[]): SchemaFacts['allowsNull'] {
  if (types.length > 0 || allowsNull === 'yes') return allowsNull
  return alternatives.map((one) => one.allowsNull).find((one) => one !== 'no') ?? allowsNull
}

/** The severity of the change in a direction: one alternative has to allow what the schema does, or the schema what each does. */
function severityIn(direction: Direction, section: Section, plain: SchemaFacts, choice: SchemaFacts, isSet: boolean) {
  if (choice.lists.length > 1) return 'breaking'
  const around = besideChoice(choice)
  const severity = (part: readonly Place[], alternative: Place): Severity => {
    const [one, other] = [
      [...plain.places, ...part],
      [...around, alternative],
    ]
    return severityOf(section, isSet ? [one, other] : [other, one], direction)
  }
  const endOfAll = (end: 'best' | 'worst', part: readonly Place[]) =>
    endOf(end, choice.choices, (place) => severity(part, place))
  if (isSet === (direction === 'response')) return endOfAll('worst', [])
  const whole = endOfAll('best', [])
  const parts = whole === 'harmless' ? [] : partsOf(plain)
  const divided = endOf('worst', parts, (part) => endOfAll('best', [part]))
  return endOf('best', [whole, divided], (one) => one)
}

/** The demands of a choice on all alternatives. */
function besideChoice({ gathered }: SchemaFacts): Place[] {
  return gathered.parts.flatMap((part): Place[] => {
    const {
      oneOf: _,
      anyOf: __,
      allOf: ___,
      $ref: ____,
      discriminator: _____,
      ...value
    } = isObject(part.value) ? part.value : {}
    return Object.keys(value).length > 0 ? [{ ...part, pointer: `${part.pointer}/`, value }] : []
  })
}

/** Schemas that divide what a schema allows: by its values, or by its types without null. */
function partsOf({ gathered, places, types, allowsNull }: SchemaFacts): Place[] {
  const [place] = places
  const values = allowedValues(gathered)?.filter((value) => value !== null)
  if (!place || (values && values.length > maxValues)) return []
  const schemas: object[] = values ? values.map((value) => ({ const: value })) : types.map((type) => ({ type }))
  if (!values && types.length < 2 && allowsNull === 'no') return []
  return schemas.map((value, index) => ({ ...place, pointer: `${place.pointer}/part ${index}`, value }))
}

function isScalarSchema({ types }: SchemaFacts): boolean {
  return types.length > 0 && !types.some((type) => type === 'object' || type === 'array')
}
