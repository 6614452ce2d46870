import { writeJson } from '@/lib/exact-json'
import { fullBudget } from './budget'
import { parameterPlaces } from './extract-parameters'
import { own, ownText } from '../document/json'
import { findPathItem } from './path-items'
import { follow } from './references'
import { below, entriesBelow } from './spec-document'
import type { Bundle, Place } from './spec-document'
import { standaloneSchema } from './standalone-schema'
import type { OperationKey, RequestSchemas } from '../document/types'

/**
 * Reads the schemas that a request has to satisfy, complete and without references to the document (CONSOLE-2).
 * Undefined when the document has no such operation.
 */
export function requestSchemas(bundle: Bundle, key: OperationKey): RequestSchemas | undefined {
  bundle.budget = fullBudget({ generated: false })
  const item = findPathItem(bundle, key)
  const operation = item?.operations.find(({ method }) => method.toUpperCase() === key.method.toUpperCase())
  if (!item || !operation) return undefined
  const { all } = parameterPlaces(bundle, [...item.sources.toReversed(), operation.place])
  const bodies = bodySchemas(bundle, operation.place, all).map(([type, place]) => [
    type,
    writeJson(standaloneSchema(bundle, place)),
  ])
  const parameters = all.map((place) => {
    const name = `${ownText(place.value, 'in') ?? ''} ${ownText(place.value, 'name') ?? ''}`
    return [name, writeJson(standaloneSchema(bundle, parameterSchema(place)))]
  })
  return {
    bodies: Object.fromEntries(bodies) as RequestSchemas['bodies'],
    parameters: Object.fromEntries(parameters) as RequestSchemas['parameters'],
  }
}

/** The schema of the body for each content type; in Swagger 2.0, that of the parameter in `body` for every type. */
function bodySchemas(bundle: Bundle, operation: Place, parameters: readonly Place[]): [string, Place][] {
  const requestBody = follow(bundle, below(operation, 'requestBody')).place
  const contents = entriesBelow(below(requestBody, 'content')).map(([type, start]): [string, Place] => [
    type,
    below(follow(bundle, start).place, 'schema'),
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
