import { scalarJson } from '@/lib/exact-json'
import { percentEncoded, reservedEncoded } from '@/lib/percent-encoding'
import type { NameValue, QueryPair, SampleResponse, SampleBody, SampleParameter, SampleRequest } from './sample-request'

/** The body of a request, by how it is sent. */
export type PreparedBody =
  | { kind: 'text'; text: string; isTyped: boolean; mimeType: string }
  | { kind: 'file'; fileName: string; mimeType: string }
  | { kind: 'form'; fields: NameValue[] }
  | { kind: 'multipart'; parts: SampleParameter[]; mimeType: string }

/** A valid HTTP request, ready to be written in a client's language. Its texts may contain any character: write them as literals. */
export interface PreparedRequest {
  method: string
  /**
   * Absolute and encoded. Includes the part of the query that no client may encode again: a query given as one text, and
   * the pairs with `reserved`.
   */
  url: string
  query: NameValue[]
  headers: NameValue[]
  body?: PreparedBody
  response: SampleResponse
}

/** A `token` of RFC 9110, the syntax of methods and header names. */
const tokenPattern = /^[\w!#$%&'*+.^`|~-]+$/
const mediaTypePattern = /^[\w!#$&.+^-]+\/[\w!#$&.+^-]+(\s*;\s*[\w!#$&.+^-]+=([\w!#$&.+^-]+|"[^"\\\p{Cc}]*"))*$/u

/** The request must not be sent, and no sample may show it. The message is a sentence for the reader. */
export class RequestRefusal extends Error {}

/** Returns why a request must not be sent; undefined if it may be sent. */
export function refusalOf({ headers, body, refusal }: SampleRequest): string | undefined {
  const invalid = sentHeaders(headers).find(({ value }) => /[^\t -~]/.test(value))
  return refusal ?? (invalid && nonAsciiText(invalid.name)) ?? (body && nulRefusal(body))
}

/** Says why a body must not be sent: curl takes its parts and the names of files as arguments, and no argument can have NUL. */
function nulRefusal({ mimeType, params = [], fileName = '' }: SampleBody): string | undefined {
  const hasNul = (text = '') => text.includes('\0')
  const parts = isMultipart(mimeType) ? params : []
  const part = parts.find(({ name, value, fileName: file }) => hasNul(name) || hasNul(value) || hasNul(file))
  if (part) {
    const name = part.name.replaceAll('\0', '')
    return `The part ${name} has the character NUL, which not every client can send. Send its text as a file.`
  }
  return hasNul(fileName) ? 'The name of the file has the character NUL. Rename the file.' : undefined
}

/** Whether a body has parts. */
export function isMultipart(mimeType: string): boolean {
  return /^multipart\//i.test(mimeType)
}

/** Says why a header is refused, without its value, which may be a secret. */
export function nonAsciiText(header: string): string {
  return `The header ${header} has a character outside ASCII. Servers and clients do not agree on its encoding, so no client sends it.`
}

/**
 * Makes a request valid for HTTP. Headers with an invalid name are dropped, and so is the content type of a part if it is not
 * a media type. Line breaks and control characters within a header's value become a space.
 * @param trimsBody Removes spaces around JSON and XML, where they mean nothing (DOC-44). Other bodies stay as they are.
 * @throws RequestRefusal if the request must not be sent; another error if the method or the address is invalid.
 */
export function preparedRequest(request: SampleRequest, trimsBody = true): PreparedRequest {
  const { method, url, headers, query, body, response = 'text' } = request
  if (!tokenPattern.test(method)) throw new Error(`${scalarJson(method)} is no method`)
  const refusal = refusalOf(request)
  if (refusal !== undefined) throw new RequestRefusal(refusal)
  const prepared = body && preparedBody(body, trimsBody)
  const sent = sentHeaders(headers)
  return {
    method,
    url: withQuery(encodedUrl(url), query.filter(({ reserved }) => reserved).map(reservedPair)),
    query: query.filter(({ reserved }) => !reserved),
    headers: prepared?.kind === 'multipart' ? withContentType(sent, prepared.mimeType) : sent,
    ...(prepared && { body: prepared }),
    response: method === 'HEAD' ? 'nothing' : response,
  }
}

function sentHeaders(headers: readonly NameValue[]): NameValue[] {
  return headers
    .filter(({ name }) => tokenPattern.test(name))
    .map(({ name, value }) => ({ name, value: value.replaceAll(/[^\P{Cc}\t]+/gu, ' ').trim() }))
}

function withContentType(headers: readonly NameValue[], mimeType: string): NameValue[] {
  return headers.map((header) => (isContentType(header) ? { ...header, value: mimeType } : header))
}

function preparedBody(
  { mimeType, text = '', isTyped = false, params, fileName }: SampleBody,
  trimsBody: boolean,
): PreparedBody | undefined {
  if (fileName !== undefined) return { kind: 'file', fileName, mimeType }
  if (!params) {
    const mayTrim = trimsBody && !isTyped
    const sent = mayTrim && /[/+](x-)?(json|xml)\s*(;|$)/i.test(mimeType) ? text.trim() : text
    return sent === '' ? undefined : { kind: 'text', text: sent, isTyped, mimeType }
  }
  if (!isMultipart(mimeType)) {
    // Clients encode the fields of a form. A value that is encoded already makes the form a text.
    if (params.some(({ isEncoded, reserved }) => isEncoded || reserved))
      return { kind: 'text', text: formText(params), isTyped, mimeType }
    return { kind: 'form', fields: params.map(({ name, value = '' }) => ({ name, value })) }
  }
  const parts = params.map(({ contentType = '', ...part }) => ({
    ...part,
    ...(mediaTypePattern.test(contentType) && { contentType }),
  }))
  // Clients write the boundary.
  return { kind: 'multipart', parts, mimeType: mimeType.replace(/;\s*boundary=("[^"]*"|[^;]*)/i, '') }
}

/** Whether the parts of a multipart body are the fields of a form. All other kinds have parts that are attachments. */
export function isFormData(mimeType: string): boolean {
  return /^multipart\/form-data\b/i.test(mimeType)
}

/** The `Content-Disposition` of a part. Escapes names in the same way as browsers do. */
export function dispositionOf(mimeType: string, { name, fileName }: SampleParameter): string {
  const escaped = (text: string) => text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
  const file = fileName === undefined ? '' : `; filename="${escaped(fileName)}"`
  return `${isFormData(mimeType) ? 'form-data' : 'attachment'}; name="${escaped(name)}"${file}`
}

function formText(params: readonly SampleParameter[]): string {
  return params
    .map(({ name, value = '', isEncoded, reserved }) =>
      isEncoded
        ? `${percentEncoded(name)}=${value}`
        : reserved
          ? reservedPair({ name, value })
          : encodedPair({ name, value }),
    )
    .join('&')
}

/**
 * Encodes an address and removes its fragment, which is never sent. Brackets are encoded except in the host, where they
 * enclose an IPv6 address; elsewhere curl would read them as a range of addresses.
 */
function encodedUrl(url: string): string {
  const [, host = '', rest = ''] = /^([^/]*\/\/[^/?#]*)(.*)$/.exec(new URL(url).href.replace(/#.*/, '')) ?? []
  return host.replaceAll(/[^!-~]|["<>\\^`{|}]/g, percentEncoded) + rest.replaceAll(/["<>[\\\]^`{|}]/g, percentEncoded)
}

/** The address with its whole query, encoded. */
export function fullUrl({ url, query }: PreparedRequest): string {
  return withQuery(url, query.map(encodedPair))
}

function withQuery(url: string, pairs: readonly string[]): string {
  return pairs.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

/** Encodes names and values for a query or a form. */
export function urlencoded(pairs: readonly NameValue[]): string {
  return pairs.map(encodedPair).join('&')
}

function encodedPair({ name, value }: NameValue): string {
  return `${percentEncoded(name)}=${percentEncoded(value)}`
}

/** Encodes a pair but keeps what is percent-encoded and the reserved characters of its value. */
function reservedPair({ name, value }: QueryPair): string {
  return `${percentEncoded(name)}=${reservedEncoded(value)}`
}

/** The headers without `Content-Type`, which many clients write themselves. */
export function withoutContentType(headers: readonly NameValue[]): NameValue[] {
  return headers.filter((header) => !isContentType(header))
}

function isContentType({ name }: NameValue): boolean {
  return name.toLowerCase() === 'content-type'
}

/**
 * Removes the body of a GET or HEAD request, for fetch and OkHttp: both refuse it, because HTTP gives it no meaning there
 * (RFC 9110, 9.3.1). `omissionComment` is the line of the sample that says so; it is empty if nothing was removed.
 */
export function withoutRefusedBody(
  request: PreparedRequest,
  client: string,
): { request: PreparedRequest; omissionComment: string[] } {
  const { body, ...rest } = request
  if (!body || !['GET', 'HEAD'].includes(request.method)) return { request, omissionComment: [] }
  return {
    request: { ...rest, headers: withoutContentType(rest.headers) },
    omissionComment: [`// ${client} sends no body with ${request.method}.`],
  }
}

/** Whether a body is JSON that clients may write themselves. */
export function isJsonType(mimeType: string): boolean {
  return /^(application|text)\/(x-)?json$/i.test(mimeType)
}

/** Indents every line by four spaces; empty lines stay empty. */
export function indented(lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, '    ')
}
