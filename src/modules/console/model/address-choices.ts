import { isSecretName } from '@/modules/error-decoder/secret-names'
import { credentialsOf, isSameName, requestHeaders } from '@/modules/openapi/document/request-headers'
import type { OperationView } from '@/modules/openapi/document/types'
import { noSecurity, parameterKey } from '@/modules/openapi/model/chosen-operation'
import type { HarChoices } from '@/modules/openapi/model/choices'
import { isIdempotencyKey } from './idempotency-key'

/** Query parameters of an address, in the form that `useAddressQuery` takes. */
type AddressChanges = Record<string, string | readonly string[] | undefined>

/**
 * Longer values are not in the address, in characters. With this limit and the longest names, an address is not too long for
 * browsers.
 */
const maxValueLength = 200
const maxValues = 40

/**
 * Returns the query parameters of an address for the choices of the reader, and for the values of parameters that are not
 * secrets (CONSOLE-3). An address never has the body, because the body may contain data of customers.
 */
export function addressOfChoices(operation: OperationView, choices: HarChoices): AddressChanges {
  const { server, serverVariables = {}, contentType, example, security, values = {} } = choices
  const shareable = shareableKeys(operation)
  const entries = Object.entries(values).filter(([key]) => shareable.has(key))
  return {
    server,
    variable: Object.entries(serverVariables).map(([name, value]) => `${name}=${value}`),
    content: contentType,
    example,
    way: security === undefined ? undefined : String(security),
    set: entries
      .flatMap(([key, value]) => (value === null || value.length > maxValueLength ? [] : [`${key}=${value}`]))
      .slice(0, maxValues),
    unset: entries.flatMap(([key, value]) => (value === null ? [key] : [])).slice(0, maxValues),
  }
}

/** Reads the choices from an address. Ignores everything that the operation does not have, so that a link cannot send it. */
export function choicesOfAddress(operation: OperationView, query: URLSearchParams): HarChoices {
  const shareable = shareableKeys(operation)
  const set = query.getAll('set').map(splitAtEquals)
  const unset = query.getAll('unset').map((key): [string, null] => [key, null])
  const values = [...set, ...unset].filter(([key]) => shareable.has(key)).slice(0, maxValues)
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
    ...securityOfAddress(operation, query.get('way') ?? ''),
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
  }
}

function securityOfAddress({ access }: OperationView, text: string): Pick<HarChoices, 'security'> {
  if (text === String(noSecurity)) return access.rest === undefined ? {} : { security: noSecurity }
  return /^\d{1,2}$/.test(text) && access.ways[Number(text)] ? { security: Number(text) } : {}
}

/** Splits `name=value` at the first equals sign. */
function splitAtEquals(entry: string): [string, string] {
  const [name = '', ...value] = entry.split('=')
  return [name, value.join('=')]
}

/** Returns the keys of the parameters whose values may be in an address: no credentials, and no names of secrets. */
function shareableKeys(operation: OperationView): Set<string> {
  // Of every way to authenticate, because the reader may switch between them.
  const ways = operation.access.ways.map((way) => ({ ...operation, security: [way], securityStated: true }))
  const credentials = [operation, ...ways].flatMap(credentialsOf)
  const all = [
    ...operation.pathParams,
    ...operation.queryParams,
    ...requestHeaders(operation),
    ...operation.cookieParams,
  ]
  return new Set(
    all
      .filter((parameter) => !isIdempotencyKey(parameter))
      .filter(({ name }) => !isSecretName(name) && !credentials.some((credential) => isSameName(credential.name, name)))
      .map(parameterKey),
  )
}
