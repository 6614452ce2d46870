import { isObject, own, ownText } from '../document/json'
import { mediaTypes } from '../reader/extract-content'
import { styleOf } from '../reader/extract-parameters'
import type { Reading } from '../reader/reading'
import { follow } from '../reader/references'
import { below, entriesBelow, isSwagger2, type Place } from '../reader/spec-document'
import { compareTexts } from './compare-texts'
import { addPart, addRow, differenceOf, noDifference } from './difference'
import type { Comparison, Difference, Mode, Pair } from './difference'
import { compareHeaders } from './compare-parameters'
import { componentOf } from './names'

/** The description of a body in one media type. */
interface Content {
  schema: Place | undefined
  itemSchema?: Place
  /** How the fields of a form are written, as a text by name. */
  encoding: ReadonlyMap<string, string>
}

/** The body of a request or a response. */
export interface Body {
  isRequired: boolean
  description: string | undefined
  contents: ReadonlyMap<string, Content>
}

/** Reads the body of a request; undefined without one. */
export function requestBody(reading: Reading, operation: Place, parameters: readonly Place[]): Body | undefined {
  const start = below(operation, 'requestBody')
  if (start.value !== undefined) {
    const { place } = follow(reading, start)
    return {
      isRequired: own(place.value, 'required') === true,
      description: ownText(place.value, 'description'),
      contents: contentsIn(reading, below(place, 'content')),
    }
  }
  const inBody = (where: string) => parameters.filter(({ value }) => own(value, 'in') === where)
  const [body] = inBody('body')
  const fields = inBody('formData')
  if (!body && fields.length === 0) return undefined
  const types = mediaTypes(reading, operation, 'consumes').filter((type) => body !== undefined || /form/.test(type))
  const schema = body ? below(body, 'schema') : formSchema(operation, fields)
  const isFile = fields.some(({ value }) => own(value, 'type') === 'file')
  const usual = isFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  const content: Content = { schema, encoding: fieldEncodings(fields) }
  return {
    isRequired: [...(body ? [body] : []), ...fields].some(({ value }) => own(value, 'required') === true),
    description: body && ownText(body.value, 'description'),
    contents: new Map((types.length > 0 ? types : [usual]).map((type) => [typeKey(type), content])),
  }
}

/** The fields of a form in Swagger 2.0 as the schema that OpenAPI 3 has in their place. */
function formSchema({ document, pointer }: Place, fields: readonly Place[]): Place {
  const named = fields.map(({ value }): [string, unknown] => [ownText(value, 'name') ?? '', value])
  const properties = Object.fromEntries(named)
  const required = named.flatMap(([name, value]) => (own(value, 'required') === true ? [name] : []))
  return { document, pointer: `${pointer}/formData`, value: { type: 'object', properties, required } }
}

function fieldEncodings(fields: readonly Place[]): Map<string, string> {
  const lists = fields.filter(({ value }) => own(value, 'type') === 'array')
  return new Map(lists.map(({ value }) => [ownText(value, 'name') ?? '', encodingText(styleOf(value, 'query'))]))
}

function encodingText({ style = 'form', explode = style === 'form' }: { style?: string; explode?: boolean }): string {
  return `${style}, ${explode ? 'exploded' : 'joined'}`
}

function contentsIn(reading: Reading, content: Place): Map<string, Content> {
  return new Map(
    entriesBelow(content).map(([type, start]) => {
      const { place } = follow(reading, start)
      const [schema, itemSchema] = [below(place, 'schema'), below(place, 'itemSchema')]
      const encoding = entriesBelow(below(place, 'encoding')).map(([name, { value }]): [string, string] => {
        const [style, explode] = [ownText(value, 'style'), own(value, 'explode')]
        const isStyled = style !== undefined || typeof explode === 'boolean'
        const styled = { ...(style !== undefined && { style }), ...(typeof explode === 'boolean' && { explode }) }
        const words = [isStyled ? encodingText(styled) : '', ownText(value, 'contentType') ?? '']
        if (own(value, 'allowReserved') === true) words.push('reserved characters as they are')
        return [name, words.filter(Boolean).join(', ')]
      })
      const items = itemSchema.value !== undefined && { itemSchema }
      return [
        typeKey(type),
        { schema: schema.value === undefined ? undefined : schema, ...items, encoding: new Map(encoding) },
      ]
    }),
  )
}

/** The charset of a media type does not matter. */
function typeKey(type: string): string {
  return type
    .toLowerCase()
    .replace(/;\s*charset=[^;]*/, '')
    .replaceAll(/\s/g, '')
}

/** Compares the bodies of a request. */
export function compareBodies(
  comparison: Comparison,
  difference: Difference,
  [from, to]: Pair<Body | undefined>,
  mode: Mode,
) {
  const name = 'request body'
  if (!from || !to) {
    if (from) addRow(difference, 'body-removed', mode, { name })
    if (to) addRow(difference, to.isRequired ? 'required-body-added' : 'body-added', mode, { name })
    return
  }
  if (from.isRequired !== to.isRequired) {
    const what = `Body became ${to.isRequired ? 'required' : 'optional'}`
    addRow(difference, to.isRequired ? 'became-required' : 'became-optional', mode, { name, what })
  }
  const inner = noDifference()
  compareTexts(inner, [from, to], mode, ['description'])
  compareContents(comparison, inner, [from.contents, to.contents], mode)
  addPart(difference, name, inner)
}

function compareContents(
  comparison: Comparison,
  difference: Difference,
  [from, to]: Pair<ReadonlyMap<string, Content>>,
  around: Mode,
) {
  const isSingle = from.size <= 1 && to.size <= 1
  for (const type of new Set([...from.keys(), ...to.keys()])) {
    const [before, after] = [from.get(type) ?? covering(from, type), to.get(type) ?? covering(to, type)]
    if (before && after) {
      const mode: Mode = /form/.test(type) ? { ...around, isText: true } : around
      const name = isSingle ? '' : type
      addPart(difference, name, comparison.schemas([placesOf(before.schema), placesOf(after.schema)], mode))
      if (before.itemSchema || after.itemSchema) {
        const items = [placesOf(before.itemSchema), placesOf(after.itemSchema)] as const
        addPart(difference, isSingle ? '[]' : `${type} []`, comparison.schemas(items, mode))
      }
      compareEncodings(difference, [before, after], mode)
    } else if (before) addRow(difference, 'media-type-removed', around, { name: type, from: type })
    else addRow(difference, 'media-type-added', around, { name: type, to: type })
  }
}

function placesOf(place: Place | undefined): Place[] {
  return place ? [place] : []
}

/** The content of a range such as `application/*` that includes a media type. */
function covering(contents: ReadonlyMap<string, Content>, type: string): Content | undefined {
  return contents.get(`${type.split('/')[0] ?? ''}/*`) ?? contents.get('*/*')
}

function compareEncodings(difference: Difference, [from, to]: Pair<Content>, mode: Mode) {
  for (const name of new Set([...from.encoding.keys(), ...to.encoding.keys()])) {
    const [before = '', after = ''] = [from.encoding.get(name), to.encoding.get(name)]
    if (before !== after)
      addRow(difference, 'style-changed', mode, { name, from: before || undefined, to: after || undefined })
  }
}

/** Compares the responses of an operation by status. */
export function compareResponses(comparison: Comparison, difference: Difference, operations: Pair<Place>, mode: Mode) {
  const [from, to] = operations.map((operation, side) =>
    responsesOf(side === 0 ? comparison.from : comparison.to, operation),
  )
  if (!from || !to) return
  for (const status of new Set([...from.keys(), ...to.keys()])) {
    const [before, after] = [from.get(status) ?? rangeOf(from, status), to.get(status) ?? rangeOf(to, status)]
    const name = `response ${status}`
    const isSuccess = /^[123]/.test(status)
    const isNew = !from.has(status)
    if (isNew) {
      const effect = before || mode.direction === 'request' ? 'none' : undefined
      const why = before && 'The earlier version has a range or a default that includes this status.'
      addRow(difference, 'status-added', mode, { name, to: status, effect, why })
    } else if (!to.has(status)) {
      const why = isSuccess ? 'Code that waits for this status does not get it any more.' : undefined
      addRow(difference, 'status-removed', mode, {
        name,
        from: status,
        effect: isSuccess && !after ? 'lost' : 'none',
        why: after ? undefined : why,
      })
    }
    if (before && after && !(isNew && status === 'default'))
      addPart(difference, name, compareResponse(comparison, [before, after], operations, mode))
  }
}

function responsesOf(reading: Reading, operation: Place): Map<string, Place> {
  const entries = entriesBelow(below(operation, 'responses')).filter(([status]) => !status.startsWith('x-'))
  return new Map(
    entries.map(([status, start]) => [
      status === 'default' ? status : status.toUpperCase(),
      follow(reading, start).place,
    ]),
  )
}

/** The response that includes a status which is not listed. A default is one of errors. */
function rangeOf(responses: ReadonlyMap<string, Place>, status: string): Place | undefined {
  const range = /^\d/.test(status) ? responses.get(`${status.charAt(0)}XX`) : undefined
  return range ?? (/^[123]/.test(status) || status === 'default' ? undefined : responses.get('default'))
}

function compareResponse(comparison: Comparison, pair: Pair<Place>, operations: Pair<Place>, mode: Mode): Difference {
  // In Swagger 2.0 the operation states the media types of its responses, so equal responses may differ by them.
  if (pair.some(({ document }) => isSwagger2(document))) {
    const difference = noDifference()
    fillResponse(comparison, difference, { pair, operations }, mode)
    return difference
  }
  if (comparison.sameness.isSame(pair[0], pair[1])) return noDifference()
  return differenceOf(comparison, [[pair[0]], [pair[1]]], mode, (difference) => {
    const component = componentOf(pair[0], pair[1])
    if (component) difference.component = component
    fillResponse(comparison, difference, { pair, operations }, mode)
  })
}

function fillResponse(
  comparison: Comparison,
  difference: Difference,
  { pair, operations }: { pair: Pair<Place>; operations: Pair<Place> },
  mode: Mode,
) {
  compareTexts(difference, [pair[0].value, pair[1].value], mode, ['summary', 'description'])
  compareHeaders(comparison, difference, pair, mode)
  const [from, to] = pair.map((response, side) => {
    const reading = side === 0 ? comparison.from : comparison.to
    if (!isSwagger2(response.document)) return contentsIn(reading, below(response, 'content'))
    const schema = below(response, 'schema')
    if (!isObject(schema.value)) return new Map<string, Content>()
    const types = mediaTypes(reading, operations[side] ?? response, 'produces')
    return new Map(types.map((type): [string, Content] => [typeKey(type), { schema, encoding: new Map() }]))
  })
  if (from && to) compareContents(comparison, difference, [from, to], mode)
}
