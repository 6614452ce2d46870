import { percentEncoded } from '@/lib/percent-encoded'
import { isObject } from '../document/json'
import { isBinaryType } from '../document/media-type'
import { bareText, fieldPairs, styledPairs, styledText } from '../document/parameter-style'
import { parsedText } from '../document/value-text'
import type { ContentView, OperationView, ParameterPlace, ParameterView } from '../document/types'
import { contentOf, sentType } from '../document/body-content'
import { credentialsOf, isSameName, requestHeaders } from '../document/request-headers'

interface Pair {
  name: string
  value: string
}

/** A name and value of the query. */
interface QueryPair extends Pair {
  /** Reserved characters of the value stay as they are; HAR itself does not know that. */
  reserved?: true
}

/** A part of a form; a file has a name instead of a value. */
interface HarParameter {
  name: string
  value?: string
  fileName?: string
  contentType?: string
}

/** A request in HAR 1.2. */
export interface HarRequest {
  method: string
  url: string
  httpVersion: string
  /** Encoded. */
  cookies: Pair[]
  headers: Pair[]
  queryString: QueryPair[]
  postData?: {
    mimeType: string
    text?: string
    params?: HarParameter[]
    /** The body is a file; HAR itself knows files in forms only. */
    fileName?: string
  }
  headersSize: number
  bodySize: number
}

/** What the reader has chosen; everything has a default. */
export interface HarChoices {
  contentType?: string
  /** Name of the body's example. */
  example?: string
  server?: string
  /** Replaces YOUR_ACCESS_TOKEN. */
  token?: string
}

/** Where a webhook is received: only its receiver knows. */
const receiver = 'https://your-host.example/webhook'

/**
 * A request that could be sent as it is: path parameters filled, query and header parameters that are required or that
 * the document gives values for, the chosen body (DOC-27).
 */
export function toHar(operation: OperationView, choices: HarChoices = {}): HarRequest {
  const body = bodyOf(contentOf(operation.body, choices.contentType), choices.example)
  const credentials = credentialsOf(operation)
  const credentialFor = (place: ParameterPlace, name: string) =>
    credentials.find((credential) => credential.in === place && isSameName(credential.name, name))
  const headers = requestHeaders(operation, choices.contentType).flatMap((header) => {
    const { name } = header
    if (isSameName(name, 'Content-Type')) return body ? [{ name, value: body.mimeType }] : []
    const credential = credentialFor('header', name)
    if (credential) return [{ name, value: withToken(credential.value, choices.token) }]
    return isSent(header) ? [{ name, value: parameterText(header, String) }] : []
  })
  const pairs = (place: ParameterPlace, parameters: readonly ParameterView[]) => [
    ...parameters
      .filter((parameter) => isSent(parameter) && !credentialFor(place, parameter.name))
      .flatMap((parameter) => parameterPairs(parameter).map((pair) => sentPair(pair, parameter))),
    ...credentials.filter((credential) => credential.in === place).map(({ name, value }) => ({ name, value })),
  ]
  return {
    method: operation.method,
    url: addressOf(operation, choices.server),
    httpVersion: 'HTTP/1.1',
    cookies: pairs('cookie', operation.cookieParams),
    headers,
    queryString: pairs('query', operation.queryParams),
    ...(body && { postData: body }),
    headersSize: -1,
    bodySize: -1,
  }
}

function withToken(credential: string, token = 'YOUR_ACCESS_TOKEN'): string {
  return credential.replace('YOUR_ACCESS_TOKEN', () => token)
}

function isSent({ required, sampleGiven }: ParameterView): boolean {
  return required || sampleGiven
}

function addressOf(operation: OperationView, server = operation.server): string {
  const address = operation.webhook ? receiver : absoluteServer(server) + filledPath(operation)
  const whole = operation.queryParams.find((parameter) => isSent(parameter) && isWholeQuery(parameter))
  return whole ? `${address}?${parameterText(whole, percentEncoded)}` : address
}

/** A request needs a whole address; a WebSocket, too, begins with one over HTTP. */
function absoluteServer(server: string): string {
  const http = server.replace(/^ws(?=s?:)/i, 'http')
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(http) ? http : `https://api.example.com${http}`
  return whole.replaceAll(/[{}]/g, '')
}

function filledPath({ path, pathParams }: OperationView): string {
  return path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const parameter = pathParams.find((candidate) => candidate.name === name)
    return parameter ? parameterText(parameter, percentEncoded) : percentEncoded(name)
  })
}

/** The value as one text: in its content type, else in its style. */
function parameterText(parameter: ParameterView, encode: (text: string) => string): string {
  const { name, sample, contentType } = parameter
  if (contentType === undefined) return styledText(name, parsedText(sample), parameter, encode)
  return encode(/[/+]json/i.test(contentType) ? sample : bareText(parsedText(sample)))
}

/** True where the value is all of the query, and not the names and values of one. */
function isWholeQuery({ in: place, contentType = '' }: ParameterView): boolean {
  return place === 'querystring' && !isUrlencoded(contentType)
}

function parameterPairs(parameter: ParameterView): Pair[] {
  const { name, sample, contentType, in: place } = parameter
  const value = parsedText(sample)
  if (isWholeQuery(parameter)) return []
  if (place === 'querystring') {
    const fields = isObject(value)
      ? Object.entries(value).flatMap(([field, inner]) => fieldPairs(field, inner))
      : [...new URLSearchParams(bareText(value))]
    return fields.map(toPair)
  }
  if (contentType !== undefined) return [{ name, value: parameterText(parameter, String) }]
  return styledPairs(name, value, parameter).map(toPair)
}

/** Cookies are encoded here, as far as their style wants that; a query is when its address is written. */
function sentPair(pair: Pair, { in: place, style, allowReserved, contentType }: ParameterView): QueryPair {
  if (place === 'cookie') return style === 'cookie' ? pair : { ...pair, value: percentEncoded(pair.value) }
  return allowReserved && contentType === undefined ? { ...pair, reserved: true } : pair
}

function toPair([name, value]: readonly [string, string]): Pair {
  return { name, value }
}

function isUrlencoded(contentType: string): boolean {
  return contentType.startsWith('application/x-www-form-urlencoded')
}

/** A form without fields is no body. */
function bodyOf(content: ContentView | undefined, example: string | undefined): HarRequest['postData'] {
  const data = content && postData(content, example)
  return data?.params?.length === 0 ? undefined : data
}

function postData(content: ContentView, chosen: string | undefined): NonNullable<HarRequest['postData']> {
  const mimeType = sentType(content.contentType)
  const example = content.examples.find(({ name }) => name === chosen) ?? content.examples[0]
  const text = example?.text ?? ''
  if (isUrlencoded(mimeType)) return { mimeType, params: [...new URLSearchParams(text)].map(toPair) }
  const isFile = content.schema?.format === 'binary' || content.schema?.type === 'file' || isBinaryType(mimeType)
  // Nothing that is made up stands for a file.
  if (isFile && (text === '' || example?.generated)) return { mimeType, fileName: 'file' }
  const value = mimeType.startsWith('multipart/') ? parsedText(text) : undefined
  if (!isObject(value)) return { mimeType, text }
  return { mimeType, params: Object.entries(value).flatMap(([name, inner]) => formParts(content, name, inner)) }
}

/** A field of a multipart form: every item of a list is a part of its own. */
function formParts({ files, encoding }: ContentView, name: string, value: unknown): HarParameter[] {
  const file = files?.find(({ property }) => property === name)
  const stated = encoding.find(({ property }) => property === name)
  const contentType = partType(stated?.contentType)
  const items: unknown[] = Array.isArray(value) ? value : [value]
  if (file || (contentType !== undefined && isBinaryType(contentType))) {
    const fileType = contentType ?? file?.contentType ?? 'application/octet-stream'
    return items.map(() => ({ name, fileName: 'file', contentType: fileType }))
  }
  const isStyled = stated?.style !== undefined || stated?.explode !== undefined
  if (contentType === undefined && isStyled) return fieldPairs(name, value, stated).map(toPair)
  return items.map((item) => {
    const type = contentType ?? (isObject(item) ? 'application/json' : undefined)
    return { name, value: bareText(item), ...(type !== undefined && { contentType: type }) }
  })
}

/** Of several content types that a part may have the first; none of a whole range. */
function partType(stated: string | undefined): string | undefined {
  return stated
    ?.split(',')
    .map((type) => type.trim())
    .find((type) => !type.includes('*'))
}
