import { isObject, own, ownText } from '../document/json'
import { parameterPlaces, schemaOf, styleOf } from '../reader/extract-parameters'
import type { Reading } from '../reader/reading'
import { follow } from '../reader/references'
import { below, entriesBelow, type Place } from '../reader/spec-document'
import type { ParameterPlace } from '../document/types'
import { compareDeprecation, compareTexts } from './compare-texts'
import { addPart, addRow, differenceOf, guessRenames, sameContent } from './difference'
import type { Comparison, Difference, Mode, Pair } from './difference'
import { componentOf } from './names'
import { schemaFacts } from './schema-facts'

/** A parameter or a header of one of the documents. */
export interface Parameter {
  place: Place
  name: string
  where: ParameterPlace
  isRequired: boolean
}

/** Headers that OpenAPI 3 describes elsewhere: a parameter with such a name is ignored. */
const ignoredHeaders = ['accept', 'content-type', 'authorization']

/** The parameters of an operation that are sent outside the body. */
export function parametersOf(reading: Reading, holders: readonly Place[]): Parameter[] {
  return parameterPlaces(reading, holders).all.flatMap((place): Parameter[] => {
    const where = ownText(place.value, 'in') ?? ''
    const name = ownText(place.value, 'name') ?? ''
    if (where === 'body' || where === 'formData') return []
    if (where === 'header' && ignoredHeaders.includes(name.toLowerCase())) return []
    const isRequired = where === 'path' || own(place.value, 'required') === true
    return [{ place, name, where: where as ParameterPlace, isRequired }]
  })
}

/**
 * Compares the parameters of an operation.
 * @param renamed the names of path variables in the later document, by those in the earlier one.
 */
export function compareParameters(
  comparison: Comparison,
  difference: Difference,
  [from, to]: Pair<readonly Parameter[]>,
  { mode, renamed }: { mode: Mode; renamed: ReadonlyMap<string, string> },
) {
  const keyOfParameter = ({ where, name }: Parameter) => `${where} ${where === 'header' ? name.toLowerCase() : name}`
  const later = new Map(to.map((parameter) => [keyOfParameter(parameter), parameter]))
  const removed: Parameter[] = []
  for (const parameter of from) {
    const name = parameter.where === 'path' ? (renamed.get(parameter.name) ?? parameter.name) : parameter.name
    const key = keyOfParameter({ ...parameter, name })
    const other = later.get(key)
    if (!other) removed.push(parameter)
    else {
      later.delete(key)
      addPart(difference, placeName(other), compareParameter(comparison, [parameter, other], mode))
    }
  }
  const gone = removed.filter((parameter) => {
    const moved = [...later].find(([, { name }]) => name === parameter.name)
    if (!moved) return true
    later.delete(moved[0])
    addRow(difference, 'parameter-moved', mode, { name: parameter.name, from: parameter.where, to: moved[1].where })
    return false
  })
  reportUnmatched(comparison, difference, [gone, [...later.values()]], mode)
}

function placeName({ where, name }: Parameter): string {
  return `${where} parameter ${name}`
}

function reportUnmatched(
  { sameness }: Comparison,
  difference: Difference,
  [removed, added]: Pair<readonly Parameter[]>,
  mode: Mode,
) {
  for (const parameter of removed) {
    const effect = mode.direction === 'request' ? undefined : parameter.isRequired ? 'lost' : 'none'
    addRow(difference, 'parameter-removed', mode, { name: placeName(parameter), from: parameter.name, effect })
  }
  for (const parameter of added) {
    const kind = parameter.isRequired ? 'required-parameter-added' : 'parameter-added'
    addRow(difference, kind, mode, { name: placeName(parameter), to: parameter.name })
  }
  const contents = (parameters: readonly Parameter[]) =>
    new Map(
      parameters.map((parameter) => [
        placeName(parameter),
        `${parameter.where} ${parameter.isRequired} ${sameness.digestOf(schemaOf(parameter.place).schema?.value)}`,
      ]),
    )
  guessRenames(difference, sameContent(contents(removed), contents(added)), [
    ['parameter-removed'],
    ['parameter-added', 'required-parameter-added'],
  ])
}

/** Compares two parameters or headers. */
function compareParameter(comparison: Comparison, pair: Pair<Parameter>, around: Mode): Difference {
  const mode: Mode = { ...around, isText: true }
  return differenceOf(comparison, [[pair[0].place], [pair[1].place]], mode, (difference) => {
    const [from, to] = pair
    const component = componentOf(from.place, to.place)
    if (component) difference.component = component
    if (from.isRequired !== to.isRequired)
      addRow(difference, to.isRequired ? 'became-required' : 'became-optional', mode)
    if (comparison.sameness.isSame(from.place, to.place)) return
    const values = [from.place.value, to.place.value] as const
    compareTexts(difference, values, mode, ['description'])
    compareDeprecation(difference, values, mode)
    const schemas = pair.map(({ place }) => schemaOf(place))
    const [before, after] = schemas.map(({ schema }, side) => (schema ? [bareSchema(schema, pair[side]?.place)] : []))
    if (!before || !after) return
    const contentTypes = schemas.map(({ contentType }) => contentType)
    compareSerialization(comparison, difference, { pair, contentTypes, schemas: [before, after] }, mode)
    addPart(difference, '', comparison.schemas([before, after], mode))
  })
}

/** The schema of a parameter of Swagger 2.0 is the parameter, whose texts and marks are not those of a schema. */
function bareSchema(schema: Place, parameter: Place | undefined): Place {
  if (schema !== parameter || !isObject(schema.value)) return schema
  const { description: _, deprecated: __, ...value } = schema.value
  return { ...schema, pointer: `${schema.pointer}/`, value }
}

interface Serialized {
  pair: Pair<Parameter>
  contentTypes: readonly (string | undefined)[]
  schemas: Pair<readonly Place[]>
}

function compareSerialization(
  comparison: Comparison,
  difference: Difference,
  { pair, contentTypes, schemas }: Serialized,
  mode: Mode,
) {
  const isList = [comparison.from, comparison.to].some((reading, side) => {
    const { types } = schemaFacts(reading, schemas[side] ?? [], mode.direction)
    return types.length === 0 || types.includes('array') || types.includes('object')
  })
  const [from, to] = pair.map(({ place: { value }, where }, side) => {
    const { style, explode } = styleOf(value, where)
    const words = [contentTypes[side] ?? style]
    if (isList && contentTypes[side] === undefined) words.push(explode ? 'exploded' : 'joined')
    if (own(value, 'allowReserved') === true) words.push('reserved characters as they are')
    return words.join(', ')
  })
  if (from !== to) addRow(difference, 'style-changed', mode, { from, to })
  const [before, after] = pair.map(({ place }) => own(place.value, 'allowEmptyValue') === true)
  if (before !== after)
    addRow(difference, after ? 'limit-lifted' : 'limit-set', mode, {
      what: `Empty values ${after ? 'allowed' : 'forbidden'}`,
    })
}

/** Compares the headers of two responses. The case of their names does not matter. */
export function compareHeaders(comparison: Comparison, difference: Difference, holders: Pair<Place>, mode: Mode) {
  const [from, to] = holders.map(
    (holder, side) =>
      new Map(
        entriesBelow(below(holder, 'headers'))
          .filter(([name]) => name.toLowerCase() !== 'content-type')
          .map(([name, start]): [string, Parameter] => {
            const { place } = follow(side === 0 ? comparison.from : comparison.to, start)
            const isRequired = own(place.value, 'required') === true
            return [name.toLowerCase(), { place, name, where: 'header', isRequired }]
          }),
      ),
  )
  for (const [key, header] of from ?? []) {
    const other = to?.get(key)
    const name = `header ${header.name}`
    if (other) addPart(difference, `header ${other.name}`, compareParameter(comparison, [header, other], mode))
    else
      addRow(difference, 'header-removed', mode, {
        name,
        from: header.name,
        effect: header.isRequired ? 'lost' : 'none',
      })
  }
  for (const [key, { name, isRequired }] of to ?? []) {
    if (from?.has(key)) continue
    const effect = isRequired && mode.direction === 'request' ? 'narrowed' : undefined
    addRow(difference, 'header-added', mode, { name: `header ${name}`, to: name, effect })
  }
}
