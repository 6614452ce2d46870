import { isApiUrl } from '@/config/trusted-hosts'
import { isSecretName } from '@/engines/errors/redact/secret-names'
import { contentOf } from '@/engines/openapi/document/body-content'
import { credentialsOf, isSameName, requestHeaders } from '@/engines/openapi/document/request-headers'
import type { OperationView, ParameterView } from '@/engines/openapi/document/types'
import { noSecurity, parameterKey } from '@/engines/openapi/model/chosen-operation'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { isIdempotencyKey } from '@/engines/openapi/model/idempotency-key'
import { isDocumentValue } from '@/engines/requests/model/document-value'

/** Query parameters of an address, in the form that `useAddressQuery` takes. */
type UrlChanges = Record<string, string | readonly string[] | undefined>

/**
 * How long the choices of an address may be, in characters as sent. Servers refuse a request line of more than 8 kB, which also
 * has the page and its document.
 */
const maxChoicesLength = 6000

/** Values of parameters, by `parameterKey`. */
type Values = NonNullable<HarChoices['values']>

/**
 * Returns the query parameters of an address for the choices of the reader that differ from the document, and for the values
 * of parameters that are not secrets (CONSOLE-3). An address never has the body, because the body may contain data of
 * customers.
 */
export function urlOfChoices(operation: OperationView, choices: HarChoices): UrlChanges {
  const { fitting } = sharedValues(operation, choices)
  return { ...urlOfOptions(operation, choices), ...urlOfValues(Object.entries(fitting)) }
}

/** Returns the values that an address leaves out, because it would be too long to share. */
export function valuesLeftOut(operation: OperationView, choices: HarChoices): Values {
  return sharedValues(operation, choices).leftOut
}

function urlOfOptions(operation: OperationView, choices: HarChoices): UrlChanges {
  const { server, contentType, example, security } = choices
  const content = contentOf(operation.body, contentType)
  return {
    // Without a server, the console chooses one that it may send to.
    server: server === operation.server && isApiUrl(server) ? undefined : server,
    variable: changedVariables(operation, choices),
    content: contentType === contentOf(operation.body, undefined)?.contentType ? undefined : contentType,
    example: example === content?.examples[0]?.name ? undefined : example,
    way: security === undefined ? undefined : String(security),
  }
}

function changedVariables({ server, servers }: OperationView, choices: HarChoices): string[] {
  const { variables = [] } = servers.find(({ url }) => url === (choices.server ?? server)) ?? {}
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default ?? variable.values[0]]))
  return Object.entries(choices.serverVariables ?? {}).flatMap(([name, value]) =>
    value === defaults.get(name) ? [] : [`${name}=${value}`],
  )
}

function urlOfValues(values: readonly [key: string, value: string | null][]): UrlChanges {
  return {
    set: values.flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`])),
    unset: values.flatMap(([key, value]) => (value === null ? [key] : [])),
  }
}

/** The values that differ from the document and are no secrets: those that an address has room for, and the others. */
function sharedValues(operation: OperationView, choices: HarChoices): { fitting: Values; leftOut: Values } {
  const shareable = shareableParameters(operation)
  const fitting: Record<string, string | null> = {}
  const leftOut: Record<string, string | null> = {}
  let length = lengthOf(urlOfOptions(operation, choices))
  for (const [key, value] of Object.entries(choices.values ?? {})) {
    const parameter = shareable.get(key)
    if (!parameter || isDocumentValue(parameter, value)) continue
    const added = lengthOf(urlOfValues([[key, value]]))
    const fits = length + added <= maxChoicesLength
    if (fits) length += added
    Object.assign(fits ? fitting : leftOut, { [key]: value })
  }
  return { fitting, leftOut }
}

/** How long the query parameters are in an address, in characters. */
function lengthOf(changes: UrlChanges): number {
  const query = new URLSearchParams()
  for (const [name, value = []] of Object.entries(changes))
    for (const item of typeof value === 'string' ? [value] : value) query.append(name, item)
  return query.toString().length + 1
}

/** Reads the choices from an address. Ignores everything that the operation does not have, so that a link cannot send it. */
export function choicesOfUrl(operation: OperationView, query: URLSearchParams): HarChoices {
  const shareable = shareableParameters(operation)
  const set = query.getAll('set').map(splitAtEquals)
  const unset = query.getAll('unset').map((key): [string, null] => [key, null])
  const values = [...set, ...unset].filter(([key]) => shareable.has(key))
  const contents = operation.body?.contents ?? []
  const contentType = contents.find((content) => content.contentType === query.get('content'))?.contentType
  const examples = contents.flatMap((content) => content.examples)
  const example = examples.find(({ name }) => name !== undefined && name === query.get('example'))?.name
  const server = operation.servers.find(({ url }) => url === query.get('server'))
  // Only values that the document lists: any other could lead to another host.
  const variables = query
    .getAll('variable')
    .map(splitAtEquals)
    .filter(([name, value]) => server?.variables.some((known) => known.name === name && known.values.includes(value)))
  return {
    ...(server && { server: server.url }),
    ...(variables.length > 0 && { serverVariables: Object.fromEntries(variables) }),
    ...(contentType !== undefined && { contentType }),
    ...(example !== undefined && { example }),
    ...securityOfUrl(operation, query.get('way') ?? ''),
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
  }
}

function securityOfUrl({ access }: OperationView, text: string): Pick<HarChoices, 'security'> {
  if (text === String(noSecurity)) return access.rest === undefined ? {} : { security: noSecurity }
  return /^\d{1,2}$/.test(text) && access.ways[Number(text)] ? { security: Number(text) } : {}
}

/** Splits `name=value` at the first equals sign. */
function splitAtEquals(entry: string): [string, string] {
  const [name = '', ...value] = entry.split('=')
  return [name, value.join('=')]
}

/** Returns the parameters whose values may be in an address, by key: no credentials, and no names of secrets. */
function shareableParameters(operation: OperationView): Map<string, ParameterView> {
  // Of every way to authenticate, because the reader may switch between them.
  const ways = operation.access.ways.map((way) => ({ ...operation, security: [way], securityStated: true }))
  const credentials = [operation, ...ways].flatMap(credentialsOf)
  const all = [
    ...operation.pathParams,
    ...operation.queryParams,
    ...requestHeaders(operation),
    ...operation.cookieParams,
  ]
  return new Map(
    all
      .filter((parameter) => !isIdempotencyKey(parameter))
      .filter(({ name }) => !isSecretName(name) && !credentials.some((credential) => isSameName(credential.name, name)))
      .map((parameter) => [parameterKey(parameter), parameter]),
  )
}
