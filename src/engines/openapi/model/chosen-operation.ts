import { scalarJson, writeJson } from '@/lib/exact-json'
import { filledTemplate } from '../document/filled-template'
import { isObject } from '../document/json'
import { defaultHeaders } from '../document/request-headers'
import { parsedText } from '../document/value-text'
import type { OperationView, ParameterPlace, ParameterView, SecurityAlternative } from '../document/types'
import type { HarChoices } from './choices'
import { isSentByDefault } from './idempotency-key'

/** Identifies a parameter of an operation: its place and name, such as `query limit`. */
export function parameterKey({ in: place, name }: { in: ParameterPlace; name: string }): string {
  return `${place} ${name}`
}

/**
 * Whether the reader writes the value of a parameter as JSON: its schema allows a list, an object or anything, or its
 * content type is JSON. All other values are plain text, so that `007` and `true` are sent as typed.
 */
export function isWrittenAsJson({ schema, contentType, in: place }: ParameterView): boolean {
  if (contentType !== undefined && place !== 'querystring') return /[/+]json/i.test(contentType)
  return /\b(array|object|any)\b/.test(schema.type)
}

/**
 * The operation with what the reader chose in place of what the document offers: values of parameters, variables of the
 * server and the way to authenticate (CONSOLE-1).
 */
export function chosenOperation(operation: OperationView, choices: HarChoices): OperationView {
  const { values = {} } = choices
  const filled = (parameters: readonly ParameterView[]) =>
    parameters.map((parameter) => {
      const key = parameterKey(parameter)
      if (Object.hasOwn(values, key)) return withValue(parameter, values[key] ?? null)
      return isSentByDefault(parameter) ? parameter : withValue(parameter, null)
    })
  return {
    ...operation,
    ...chosenSecurity(operation, choices.security),
    server: chosenServer(operation, choices),
    headerParams: filled(operation.headerParams),
    pathParams: filled(operation.pathParams),
    queryParams: filled(operation.queryParams),
    cookieParams: filled(operation.cookieParams),
  }
}

function withValue(parameter: ParameterView, text: string | null): ParameterView {
  if (text !== null) return { ...parameter, sample: sampleOf(parameter, text), isSampleDocumented: true }
  // A path without one of its parameters is another path.
  return parameter.in === 'path' ? parameter : { ...parameter, required: false, isSampleDocumented: false }
}

/** The value as JSON text. Text that is no list or object stays text, however much it looks like a number. */
function sampleOf(parameter: ParameterView, text: string): string {
  const isJson = isWrittenAsJson(parameter)
  // The value of a parameter in a content type is sent as written.
  if (isJson && parameter.contentType !== undefined) return text
  const value = isJson ? parsedText(text) : text
  return isObject(value) || Array.isArray(value) ? text : scalarJson(text)
}

function chosenServer({ server, servers }: OperationView, choices: HarChoices): string {
  const url = choices.server ?? server
  const { serverVariables } = choices
  const chosen = serverVariables && servers.find((candidate) => candidate.url === url)
  if (!chosen) return url
  return filledTemplate(chosen, (name) => (Object.hasOwn(serverVariables, name) ? serverVariables[name] : undefined))
}

/** The choice to call an operation without a credential, where the document allows that. */
export const noSecurity = -1

/** The chosen way to authenticate alone, with its headers instead of those of the first way. */
function chosenSecurity(
  operation: OperationView,
  index: number | undefined,
): Pick<OperationView, 'security' | 'defaultHeaders'> {
  if (index === noSecurity) return { security: [], defaultHeaders: defaultHeaders({ ...operation, security: [] }) }
  const way = index === undefined ? undefined : operation.access.ways[index]
  // The ways are shortened for display, so the alternative with all its details is looked up.
  const chosen = way && operation.security.find((alternative) => schemeNames(alternative) === schemeNames(way))
  if (!chosen) return operation
  const security = [chosen]
  return { security, defaultHeaders: defaultHeaders({ ...operation, security }) }
}

function schemeNames({ schemes }: SecurityAlternative): string {
  return writeJson(schemes.map(({ scheme }) => scheme.name))
}
