import type { SchemaNode } from '../../document/schema-types'
import type { CallbackView, ContentView, OperationView, ParameterView, ResponseView } from '../../document/types'
import { requestHeaders } from '../../document/request-headers'
import { insideOf, type Spot } from './levels'
import { code } from './text'

/** Groups the parameters of an operation by section, in the order of its page. */
export function parameterSections(operation: OperationView): [title: string, parameters: ParameterView[]][] {
  return [
    ['Header', requestHeaders(operation)],
    ['Path', operation.pathParams],
    ['Query', operation.queryParams],
    ['Cookie', operation.cookieParams],
  ]
}

/** Lists every nested schema of an operation. */
export function spotsOf(operation: OperationView): Spot[] {
  const { body, responses, callbacks } = operation
  return [
    ...parameterSections(operation).flatMap(([title, parameters]) => parameterSpots(parameters, title)),
    ...contentSpots(body?.contents, bodySection),
    ...responses.flatMap((response) => responseSpots(response)),
    ...callbacks.flatMap(callbackSpots),
  ]
}

/** The name by which other sections refer to the body of an operation. */
export const bodySection = 'Data Parameters'

/** The name by which other sections refer to a callback. */
export function callbackSection({ name, method }: CallbackView): string {
  return `callback ${code(name)} (${method})`
}

/** The name by which other sections refer to a response; `holder` is the callback that it belongs to. */
export function responseSection(status: string, holder?: string): string {
  return `response ${code(status)}${holder === undefined ? '' : ` of ${holder}`}`
}

/** The name by which other sections refer to one content type of a body or response. */
export function contentSection(holder: string, contents: readonly ContentView[], { contentType }: ContentView): string {
  return contents.length > 1 ? `${holder} as ${code(contentType)}` : holder
}

function callbackSpots(callback: CallbackView): Spot[] {
  const { parameters, body, responses } = callback
  const section = callbackSection(callback)
  return [
    ...parameterSpots(parameters, section),
    ...contentSpots(body?.contents, section),
    ...responses.flatMap((response) => responseSpots(response, section)),
  ]
}

function responseSpots({ code: status, headers, contents }: ResponseView, holder?: string): Spot[] {
  const section = responseSection(status, holder)
  return [...parameterSpots(headers, `the headers of ${section}`), ...contentSpots(contents, section)]
}

function contentSpots(contents: readonly ContentView[] = [], holder: string): Spot[] {
  return contents.flatMap((content) => {
    const { schema, itemSchema, encoding } = content
    const section = contentSection(holder, contents, content)
    return [
      ...schemaSpots(schema, section, '', 0),
      ...schemaSpots(itemSchema, `the items of ${section}`, '', 0),
      ...encoding.flatMap(({ property, headers }) =>
        parameterSpots(headers, `the headers of ${code(property)} of ${section}`),
      ),
    ]
  })
}

function parameterSpots(parameters: readonly ParameterView[], section: string): Spot[] {
  return parameters.flatMap(({ name, schema }) => schemaSpots(schema, section, name, 1))
}

function schemaSpots(schema: SchemaNode | undefined, section: string, path: string, depth: number): Spot[] {
  const within = schema && insideOf(schema, path)
  return within ? [{ ...within, section, depth }] : []
}
