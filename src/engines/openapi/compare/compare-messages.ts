import { both, pairByKey, type Pair } from '@/lib/pairing'
import { isObject, own, ownText } from '../document/json'
import type { ParameterPlace } from '../document/types'
import { schemaOf, styleOf } from '../reader/extract-parameters'
import { gatherSchema } from '../reader/gather-schema'
import { bodyPlace, responsePlaces } from '../reader/message-places'
import { follow } from '../reader/references'
import { typesOf } from '../reader/schema-type'
import { below, entriesBelow, type Place } from '../reader/spec-document'
import { compareContents, reservedText } from './compare-contents'
import { compareDeprecation, compareTexts } from './compare-texts'
import type { Section } from './section'

/** Headers that OpenAPI 3 describes elsewhere: a parameter with such a name is ignored. */
const ignoredHeaders = ['accept', 'content-type', 'authorization']

/**
 * Compares the parameters of an operation that are sent outside the body.
 * @param renamed the names of path variables in the later document, by those in the earlier one.
 */
export function compareParameters(section: Section, all: Pair<readonly Place[]>, renamed: ReadonlyMap<string, string>) {
  const parameters = both(all, (places, side) => {
    const entries = places.map((place) => {
      const { where, name } = namesOf(place)
      const later = where === 'path' && side === 0 ? renamed.get(name) : undefined
      return [`${where} ${later ?? (where === 'header' ? name.toLowerCase() : name)}`, place] as const
    })
    const ignored = ignoredHeaders.map((name) => `header ${name}`)
    return new Map(entries.filter(([key]) => !/^(body|formData) /.test(key) && !ignored.includes(key)))
  })
  const { common, removed, added } = pairByKey(parameters)
  for (const [, pair] of common) compareParameter(section, namesOf(pair[1]).place, pair)
  const contentOf = (place: Place) =>
    `${namesOf(place).where} ${isRequired(place)} ${section.comparison.sameness.digestOf(schemaOf(place).schema?.value)}`
  const later = new Map(added)
  for (const [, parameter] of removed) {
    const { where, name, place } = namesOf(parameter)
    const [key, moved] = [...later].find(([, other]) => namesOf(other).name === name) ?? []
    if (key !== undefined && moved) {
      later.delete(key)
      section.row('parameter-moved', { name, from: where, to: namesOf(moved).where })
    } else {
      const effect = section.mode.direction === 'request' ? undefined : isRequired(parameter) ? 'lost' : 'none'
      section.row('parameter-removed', { name: place, from: name, content: contentOf(parameter), effect })
    }
  }
  for (const parameter of later.values()) {
    const { name, place } = namesOf(parameter)
    const kind = isRequired(parameter) ? 'required-parameter-added' : 'parameter-added'
    section.row(kind, { name: place, to: name, content: contentOf(parameter) })
  }
}

function namesOf({ value }: Place): { where: string; name: string; place: string } {
  const [where, name] = [ownText(value, 'in') ?? '', ownText(value, 'name') ?? '']
  return { where, name, place: `${where} parameter ${name}` }
}

function isRequired({ value }: Place): boolean {
  return own(value, 'in') === 'path' || own(value, 'required') === true
}

/** Compares two parameters, or two headers that are written as parameters. */
function compareParameter(around: Section, name: string, pair: Pair<Place>) {
  const isJson = pair.some((place) => /\bjson\b/i.test(schemaOf(place).contentType ?? ''))
  around.with({ text: isJson ? undefined : 'all' }).shared(name, pair, (section) => {
    section.toggle(both(pair, isRequired), 'became-required', 'became-optional')
    if (section.comparison.sameness.isSame(pair)) return
    compareTexts(section, pair, ['description'])
    compareDeprecation(section, pair)
    const schemas = both(pair, bareSchema)
    const types = section.read(schemas, (reading, places) => typesOf(gatherSchema(reading, places)).types)
    const isList = types.some((side) => side.length === 0 || side.includes('array') || side.includes('object'))
    section.change(
      'style-changed',
      both(pair, (place) => serializationText(place, isList)),
    )
    const isEmptyAllowed = both(pair, ({ value }) => own(value, 'allowEmptyValue') === true)
    const what = `Empty values ${isEmptyAllowed[1] ? 'allowed' : 'forbidden'}`
    section.toggle(isEmptyAllowed, 'limit-lifted', 'limit-set', { what })
    section.schemas('', schemas)
  })
}

/** The schema of a parameter. In Swagger 2.0 it is the parameter, whose texts and marks are not those of a schema. */
function bareSchema(parameter: Place): Place[] {
  const { schema } = schemaOf(parameter)
  if (schema !== parameter || !isObject(parameter.value)) return schema ? [schema] : []
  const { description: _, deprecated: __, ...value } = parameter.value
  return [{ ...parameter, pointer: `${parameter.pointer}/`, value }]
}

function serializationText(parameter: Place, isList: boolean): string {
  const { contentType } = schemaOf(parameter)
  const { style, explode } = styleOf(parameter.value, namesOf(parameter).where as ParameterPlace)
  const words = [contentType ?? style]
  if (isList && contentType === undefined) words.push(explode ? 'exploded' : 'joined')
  if (own(parameter.value, 'allowReserved') === true) words.push(reservedText)
  return words.join(', ')
}

/** Compares the headers of two responses. The case of their names does not matter. */
function compareHeaders(section: Section, holders: Pair<Place>) {
  const headers = section.read(holders, (reading, holder) => {
    const entries = entriesBelow(below(holder, 'headers')).map(([name, start]): [string, Place] => {
      const { place } = follow(reading, start)
      return [name.toLowerCase(), { ...place, value: { ...(place.value as object), name, in: 'header' } }]
    })
    return new Map(entries.filter(([key]) => key !== 'content-type'))
  })
  const { common, removed, added } = pairByKey(headers)
  for (const [, pair] of common) compareParameter(section, `header ${namesOf(pair[1]).name}`, pair)
  for (const [, header] of removed) {
    const { name } = namesOf(header)
    section.row('header-removed', { name: `header ${name}`, from: name, effect: isRequired(header) ? 'lost' : 'none' })
  }
  for (const [, header] of added) {
    const { name } = namesOf(header)
    const effect = isRequired(header) && section.mode.direction === 'request' ? 'narrowed' : undefined
    section.row('header-added', { name: `header ${name}`, to: name, effect })
  }
}

/** Compares the bodies of a request; `parameters` include those that describe the body in Swagger 2.0. */
export function compareBodies(section: Section, operations: Pair<Place>, parameters: Pair<readonly Place[]>) {
  const name = 'request body'
  const bodies = section.read(operations, (reading, operation, side) => bodyPlace(reading, operation, parameters[side]))
  const required = both(bodies, isRequired)
  const [from, to] = both(bodies, ({ value }) => value !== undefined)
  if (from && to) {
    const what = `Body became ${required[1] ? 'required' : 'optional'}`
    section.toggle(required, 'became-required', 'became-optional', { name, what })
    const inner = section.part(name)
    compareTexts(inner, bodies, ['description'])
    compareContents(inner, bodies)
  } else if (from) section.row('body-removed', { name })
  else if (to) section.row(required[1] ? 'required-body-added' : 'body-added', { name })
}

const successPattern = /^[123]/

/** Compares the responses of an operation by status. */
export function compareResponses(section: Section, operations: Pair<Place>) {
  const [from, to] = section.read(operations, responsePlaces)
  const { common, removed, added } = pairByKey([from, to], rangeOfStatus)
  for (const [status, pair] of common) {
    const name = `response ${status}`
    const why = 'The earlier version has a range or a default that includes this status.'
    if (!from.has(status)) section.row('status-added', { name, to: status, effect: 'none', why })
    if (!to.has(status)) section.row('status-removed', { name, from: status, effect: 'none' })
    const isCompared = from.has(status) || status !== 'default'
    if (isCompared && !section.comparison.sameness.isSame(pair))
      section.shared(name, pair, (inner) => {
        compareTexts(inner, pair, ['summary', 'description'])
        compareHeaders(inner, pair)
        compareContents(inner, pair)
      })
  }
  for (const [status] of removed) {
    const isSuccess = successPattern.test(status)
    const isListed = status.endsWith('XX') && [...to.keys()].some((other) => other.charAt(0) === status.charAt(0))
    const isLost = isSuccess && !isListed
    const why = isLost ? 'Code that waits for this status does not get it any more.' : undefined
    const effect = isLost ? 'lost' : 'none'
    section.row('status-removed', { name: `response ${status}`, from: status, effect, why })
  }
  const effect = section.mode.direction === 'request' ? 'none' : undefined
  for (const [status] of added) section.row('status-added', { name: `response ${status}`, to: status, effect })
}

/** The response that includes a status which is not listed. A default is one of errors, unless there are no others. */
function rangeOfStatus(responses: ReadonlyMap<string, Place>, status: string): Place | undefined {
  const range = /^\d/.test(status) ? responses.get(`${status.charAt(0)}XX`) : undefined
  if (range || status === 'default') return range
  const isOfErrors = [...responses.keys()].some((key) => successPattern.test(key))
  return successPattern.test(status) && isOfErrors ? undefined : responses.get('default')
}
