import { own, ownText } from '../document/json'
import { mediaTypes } from './extract-content'
import { styleOf } from './extract-parameters'
import type { Reading } from './reading'
import { follow } from './references'
import { below, entriesBelow, isSwagger2, type Place } from './spec-document'

// Bodies and responses as OpenAPI 3 describes them, whatever the version of the document.

/** The body of a request. That of Swagger 2.0, which has parameters in its place, is written as in OpenAPI 3. */
export function bodyPlace(reading: Reading, operation: Place, parameters: readonly Place[]): Place {
  const stated = below(operation, 'requestBody')
  const inBody = (where: string) => parameters.filter(({ value }) => own(value, 'in') === where)
  const [[body], fields] = [inBody('body'), inBody('formData')]
  if (stated.value !== undefined || (!body && fields.length === 0)) return follow(reading, stated).place
  const all = mediaTypes(reading, operation, 'consumes').filter((type) => body !== undefined || /form/.test(type))
  const isFile = fields.some(({ value }) => own(value, 'type') === 'file')
  const usual = isFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  const properties = Object.fromEntries(fields.map((field) => [nameOf(field), field.value]))
  const required = fields.filter(isRequired).map((field) => nameOf(field))
  const lists = fields.filter(({ value }) => own(value, 'type') === 'array')
  const content = {
    schema: body ? own(body.value, 'schema') : { type: 'object', properties, required },
    encoding: Object.fromEntries(lists.map((field) => [nameOf(field), styleOf(field.value, 'query')])),
  }
  return withContents(body ?? operation, operation, all.length > 0 ? all : [usual], content, {
    required: [...(body ? [body] : []), ...fields].some(isRequired),
    description: ownText(body?.value, 'description'),
  })
}

/** Writes a body or a response of Swagger 2.0 with its media types, which the operation states: a place of its own for each. */
function withContents(
  place: Place,
  operation: Place,
  types: readonly string[],
  content: object,
  value: unknown,
): Place {
  const contents = { content: Object.fromEntries(types.map((type) => [type, content])) }
  return { ...place, pointer: `${place.pointer}${operation.pointer}`, value: { ...(value as object), ...contents } }
}

/** The responses of an operation by status. Those of Swagger 2.0 are written as in OpenAPI 3. */
export function responsePlaces(reading: Reading, operation: Place): Map<string, Place> {
  const entries = entriesBelow(below(operation, 'responses')).filter(([status]) => !status.startsWith('x-'))
  return new Map(
    entries.map(([status, start]) => {
      const { place } = follow(reading, start)
      const schema = own(place.value, 'schema')
      const types = isSwagger2(place.document) && schema ? mediaTypes(reading, operation, 'produces') : []
      const written = types.length > 0 ? withContents(place, operation, types, { schema }, place.value) : place
      return [status === 'default' ? status : status.toUpperCase(), written]
    }),
  )
}

function nameOf({ value }: Place): string {
  return ownText(value, 'name') ?? ''
}

function isRequired({ value }: Place): boolean {
  return own(value, 'required') === true
}
