import { writeJson } from '@/lib/exact-json'
import { parameterPlaces } from './extract-parameters'
import { own, ownText } from '../document/json'
import { findOperation } from './path-items'
import { follow } from './references'
import { below, entriesBelow } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import { standaloneSchema } from './standalone-schema'
import type { OperationKey, RequestSchemas } from '../document/types'

/**
 * Reads the schemas that a request has to satisfy, complete and without references to the document (CONSOLE-2).
 * Undefined when the document has no such operation.
 */
export function requestSchemas(reading: Reading, key: OperationKey): RequestSchemas | undefined {
  reading.assertUnused()
  const found = findOperation(reading, key)
  if (!found) return undefined
  const { item, place: operation } = found
  const { all } = parameterPlaces(reading, [...item.sources.toReversed(), operation])
  const bodies = bodySchemas(reading, operation, all).map(([type, place]) => [
    type,
    writeJson(standaloneSchema(reading, place)),
  ])
  const parameters = all.map((place) => {
    const name = `${ownText(place.value, 'in') ?? ''} ${ownText(place.value, 'name') ?? ''}`
    return [name, writeJson(standaloneSchema(reading, parameterSchema(place)))]
  })
  return {
    bodies: Object.fromEntries(bodies) as RequestSchemas['bodies'],
    parameters: Object.fromEntries(parameters) as RequestSchemas['parameters'],
  }
}

/** The schema of the body for each content type; in Swagger 2.0, that of the parameter in `body` for every type. */
function bodySchemas(reading: Reading, operation: Place, parameters: readonly Place[]): [string, Place][] {
  const requestBody = follow(reading, below(operation, 'requestBody')).place
  const contents = entriesBelow(below(requestBody, 'content')).map(([type, start]): [string, Place] => [
    type,
    below(follow(reading, start).place, 'schema'),
  ])
  const body = parameters.find(({ value }) => own(value, 'in') === 'body')
  return body ? [...contents, ['*/*', below(body, 'schema')]] : contents
}

/** The schema of a parameter: `schema`, that of its content, or the parameter of Swagger 2.0 itself. */
function parameterSchema(place: Place): Place {
  const schema = below(place, 'schema')
  if (schema.value !== undefined) return schema
  const [content] = entriesBelow(below(place, 'content'))
  return content ? below(content[1], 'schema') : place
}
