import { membersOf } from '@/lib/exact-json'
import { percentEncoded, reservedCookie, reservedEncoded, reservedStep } from '@/lib/percent-encoding'
import { isObject } from '../document/json'
import { isBinaryType } from '../document/media-type'
import {
  bareText,
  fieldPairs,
  hasStyle,
  itemEncoder,
  joinedItems,
  reservedItem,
  styledPairs,
  styledText,
  type FieldEncoding,
  type StyledPair,
} from '../document/parameter-style'
import { parsedText } from '../document/value-text'
import type { ContentView, OperationView, ParameterPlace, ParameterView } from '../document/types'
import { contentOf, sentType } from '../document/body-content'
import { credentialsOf, isSameName, requestHeaders } from '../document/request-headers'
import { chosenOperation } from './chosen-operation'
import { pathRefusal } from './path-refusal'
import type { ChosenBody, ChosenField, HarChoices } from './choices'

interface Pair {
  name: string
  value: string
}

/** A name and value of the query string. */
interface QueryPair extends Pair {
  /** Reserved and percent-encoded characters of the value are not encoded. An extension: HAR has no such field. */
  reserved?: true
}

/** A part of a form; a file has a name instead of a value. */
export interface HarParameter {
  name: string
  value?: string
  /** The value of a form is a joined list, whose items are encoded already. An extension: HAR has no such field. */
  isEncoded?: true
  /** Reserved and percent-encoded characters of the value of a form are not encoded. An extension: HAR has no such field. */
  reserved?: true
  fileName?: string
  contentType?: string
}

/** A request in HAR 1.2. */
export interface HarRequest {
  method: string
  url: string
  httpVersion: string
  /** Names and values, percent-encoded. */
  cookies: Pair[]
  headers: Pair[]
  queryString: QueryPair[]
  postData?: {
    mimeType: string
    text?: string
    /** Somebody typed the text. An extension. */
    isTyped?: true
    params?: HarParameter[]
    /** Name of the file that is the body. An extension: HAR supports files in forms only. */
    fileName?: string
  }
  headersSize: number
  bodySize: number
  /** Why the request must not be sent. An extension: HAR has no such field. */
  refusal?: string
}

/** Placeholder for the address of a webhook, which only its receiver knows. */
const webhookUrl = 'https://your-host.example/webhook'

/**
 * Creates a complete request: path parameters filled in, the chosen body, and those query, header and cookie parameters
 * that are required or have values in the document (DOC-27).
 */
export function toHar(shown: OperationView, choices: HarChoices = {}): HarRequest {
  const operation = chosenOperation(shown, choices)
  const body = bodyOf(contentOf(operation.body, choices.contentType), choices)
  const credentials = credentialsOf(operation)
  const credentialFor = (place: ParameterPlace, name: string) =>
    credentials.find((credential) => credential.in === place && isSameName(credential.name, name))
  const refusal = refusalOf(operation)
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
    url: addressOf(operation),
    httpVersion: 'HTTP/1.1',
    cookies: pairs('cookie', operation.cookieParams),
    headers,
    queryString: pairs('query', operation.queryParams),
    ...(body && { postData: body }),
    headersSize: -1,
    bodySize: -1,
    ...(refusal !== undefined && { refusal }),
  }
}

function refusalOf(operation: OperationView): string | undefined {
  if (operation.webhook) return undefined
  const written = operation.pathParams
    .filter(({ name }) => operation.path.includes(`{${name}}`))
    .map((parameter) => ({ name: parameter.name, text: parameterText(parameter, stepEncoder(parameter)) }))
  return pathRefusal(filledPath(operation), written)
}

function withToken(credential: string, token = 'YOUR_ACCESS_TOKEN'): string {
  return credential.replace('YOUR_ACCESS_TOKEN', () => token)
}

function isSent({ required, isSampleDocumented }: ParameterView): boolean {
  return required || isSampleDocumented
}

function addressOf(operation: OperationView): string {
  const address = operation.webhook ? webhookUrl : absoluteServer(operation.server) + filledPath(operation)
  const wholeQuery = operation.queryParams.find((parameter) => isSent(parameter) && isWholeQuery(parameter))
  return wholeQuery ? `${address}?${parameterText(wholeQuery, percentEncoded)}` : address
}

/** Makes the address of a server absolute. A WebSocket becomes HTTP, because its connection starts with an HTTP request. */
function absoluteServer(server: string): string {
  const http = server.replace(/^ws(?=s?:)/i, 'http')
  const absolute = /^[a-z][a-z\d+.-]*:\/\//i.test(http) ? http : `https://api.example.com${http}`
  return absolute.replaceAll(/[{}]/g, '')
}

function filledPath({ path, pathParams }: OperationView): string {
  return path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const parameter = pathParams.find((candidate) => candidate.name === name)
    return parameter ? parameterText(parameter, stepEncoder(parameter)) : percentEncoded(name)
  })
}

/** The value of a parameter as one text: in its content type, or else in its style. */
function parameterText(parameter: ParameterView, encode: (text: string) => string): string {
  const { name, sample, contentType } = parameter
  if (contentType === undefined) return styledText(name, parsedText(sample), parameter, encode)
  return encode(/[/+]json/i.test(contentType) ? sample : bareText(parsedText(sample)))
}

/** Whether the value is the whole query string instead of a list of names and values. */
function isWholeQuery({ in: place, contentType = '' }: ParameterView): boolean {
  return place === 'querystring' && !isUrlencoded(contentType)
}

function parameterPairs(parameter: ParameterView): StyledPair[] {
  const { name, sample, contentType, in: place } = parameter
  const value = parsedText(sample)
  if (isWholeQuery(parameter)) return []
  if (place === 'querystring') {
    const fields = isObject(value)
      ? membersOf(value).flatMap(([field, inner]) => fieldPairs(field, inner, {}, percentEncoded))
      : [...new URLSearchParams(bareText(value))].map(toPair)
    return fields
  }
  if (contentType !== undefined) return [{ name, value: parameterText(parameter, String) }]
  return styledPairs(name, value, parameter, encoderOf(parameter))
}

/** The encoding of the single values of a query or cookie parameter. */
function encoderOf({ in: place, style, allowReserved }: ParameterView): (text: string) => string {
  if (place === 'cookie' && style === 'cookie') return String
  if (!allowReserved) return percentEncoded
  return reservedItem(place === 'cookie' ? reservedCookie : reservedEncoded)
}

/** The encoding of the values of a path parameter. The separators of its style are encoded in lists and objects. */
function stepEncoder({ allowReserved, sample }: ParameterView): (text: string) => string {
  if (!allowReserved) return percentEncoded
  const isPlain = typeof parsedText(sample) !== 'object'
  return isPlain ? reservedStep : (text) => reservedStep(text).replaceAll(/[,;=]/g, percentEncoded)
}

/** Encodes a cookie unless its style forbids it. The query is encoded later, when the address is written. */
function sentPair(
  { name, value, isEncoded }: StyledPair,
  { in: place, style, allowReserved, contentType }: ParameterView,
): QueryPair {
  if (place === 'cookie') {
    const encode = allowReserved ? reservedCookie : percentEncoded
    return { name, value: isEncoded || style === 'cookie' ? value : encode(value) }
  }
  const isReserved = isEncoded || (allowReserved && contentType === undefined)
  return { name, value, ...(isReserved && { reserved: true as const }) }
}

function toPair([name, value]: readonly [string, string]): Pair {
  return { name, value }
}

function isUrlencoded(contentType: string): boolean {
  return contentType.startsWith('application/x-www-form-urlencoded')
}

/** The request body; undefined for a form without fields, and for an empty text of the reader. */
function bodyOf(content: ContentView | undefined, { example, body }: HarChoices): HarRequest['postData'] {
  if (body && 'text' in body && isBlank(body.text, content?.contentType)) return undefined
  const data = content && (body ? chosenData(content, body) : postData(content, example))
  return data?.params?.length === 0 ? undefined : data
}

/** Whether a text is no body. Spaces are one, except in JSON and XML. */
function isBlank(text: string, contentType = ''): boolean {
  return (/[/+](json|xml)\b/i.test(contentType) ? text.trim() : text) === ''
}

function chosenData(content: ContentView, body: ChosenBody): NonNullable<HarRequest['postData']> {
  const { contentType } = content
  if ('file' in body) {
    // The document allows several types: the file says which of them it has.
    const mimeType = contentType.includes('*') && body.file.type !== '' ? body.file.type : sentType(contentType)
    return { mimeType, fileName: body.file.name }
  }
  const mimeType = sentType(contentType)
  if ('fields' in body) return { mimeType, params: body.fields.flatMap((field) => chosenParts(content, field)) }
  const { text } = body
  return isUrlencoded(mimeType) ? { mimeType, params: formParams(content, text) } : { mimeType, text, isTyped: true }
}

function chosenParts(content: ContentView, field: ChosenField): HarParameter[] {
  const { name } = field
  const encoding = content.encoding.find(({ property }) => property === name)
  if (isUrlencoded(content.contentType)) {
    const value = 'file' in field ? field.file.name : field.value
    const list = encoding && hasStyle(encoding) ? parsedText(value) : value
    if (typeof list !== 'object') return [formField(name, value, encoding)]
    const pairs = fieldPairs(name, list, encoding, itemEncoder(encoding ?? {}))
    return pairs.map((pair) => (pair.isEncoded ? pair : formField(pair.name, pair.value, encoding)))
  }
  const type = partType(encoding?.contentType)
  if ('value' in field) return [{ name, value: field.value, ...(type !== undefined && { contentType: type }) }]
  const fileType = type ?? (field.file.type === '' ? 'application/octet-stream' : field.file.type)
  return [{ name, fileName: field.file.name, contentType: fileType }]
}

/** The fields of a form from its text. A joined list stays encoded, because its items may contain the separator. */
function formParams({ encoding: all }: ContentView, text: string): HarParameter[] {
  return text.split('&').flatMap((pair): HarParameter[] => {
    if (pair === '') return []
    const [name = '', value = ''] = [...new URLSearchParams(pair)][0] ?? []
    const encoded = /=(.*)/s.exec(pair)?.[1] ?? ''
    const encoding = all.find(({ property }) => property === name)
    const items = joinedItems(encoded, encoding)
    return items && items.length > 1 ? [{ name, value: encoded, isEncoded: true }] : [formField(name, value, encoding)]
  })
}

/** A field of a urlencoded form whose value is not encoded yet. */
function formField(name: string, value: string, { allowReserved }: FieldEncoding = {}): HarParameter {
  const isReserved = allowReserved && reservedEncoded(value) !== percentEncoded(value)
  return { name, value, ...(isReserved && { reserved: true as const }) }
}

function postData(content: ContentView, exampleName: string | undefined): NonNullable<HarRequest['postData']> {
  const mimeType = sentType(content.contentType)
  const example = content.examples.find(({ name }) => name === exampleName) ?? content.examples[0]
  const text = example?.text ?? ''
  if (isUrlencoded(mimeType)) return { mimeType, params: formParams(content, text) }
  const isFile = content.schema?.format === 'binary' || content.schema?.type === 'file' || isBinaryType(mimeType)
  // A generated example is never the content of a file.
  if (isFile && (text === '' || example?.generated)) return { mimeType, fileName: 'file' }
  const value = mimeType.startsWith('multipart/') ? parsedText(text) : undefined
  if (!isObject(value)) return { mimeType, text }
  return { mimeType, params: membersOf(value).flatMap(([name, inner]) => formParts(content, name, inner)) }
}

/** The parts of one field of a multipart form: each item of a list is a separate part. */
function formParts({ files, encoding }: ContentView, name: string, value: unknown): HarParameter[] {
  const file = files?.find(({ property }) => property === name)
  const partEncoding = encoding.find(({ property }) => property === name)
  const contentType = partType(partEncoding?.contentType)
  const items: unknown[] = Array.isArray(value) ? value : [value]
  if (file || (contentType !== undefined && isBinaryType(contentType))) {
    const fileType = contentType ?? file?.contentType ?? 'application/octet-stream'
    return items.map(() => ({ name, fileName: 'file', contentType: fileType }))
  }
  if (contentType === undefined && partEncoding && hasStyle(partEncoding)) {
    // The parts of a multipart form are not encoded.
    return fieldPairs(name, value, partEncoding, String).map((pair) => ({ name: pair.name, value: pair.value }))
  }
  return items.map((item) => {
    const type = contentType ?? (isObject(item) ? 'application/json' : undefined)
    return { name, value: bareText(item), ...(type !== undefined && { contentType: type }) }
  })
}

/** The first of a part's allowed content types that is not a wildcard. */
function partType(contentTypes: string | undefined): string | undefined {
  return contentTypes
    ?.split(',')
    .map((type) => type.trim())
    .find((type) => !type.includes('*'))
}
