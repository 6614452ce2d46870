import { percentEncoded, reservedEncoded } from '@/lib/percent-encoding'
import type { NameValue, QueryPair, SampleAnswer, SampleBody, SampleParameter, SampleRequest } from './sample-request'

/** The body of a request, by how it is sent. */
export type PreparedBody =
  | { kind: 'text'; text: string; mimeType: string }
  | { kind: 'file'; fileName: string; mimeType: string }
  | { kind: 'form'; fields: NameValue[] }
  | { kind: 'multipart'; parts: SampleParameter[] }

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
  answer: SampleAnswer
}

/** A `token` of RFC 9110, the syntax of methods and header names. */
const tokenPattern = /^[\w!#$%&'*+.^`|~-]+$/
const mediaTypePattern = /^[\w!#$&.+^-]+\/[\w!#$&.+^-]+(\s*;\s*[\w!#$&.+^-]+=([\w!#$&.+^-]+|"[^"\\\p{Cc}]*"))*$/u

/**
 * Makes a request valid for HTTP. Headers with an invalid name are dropped, and so is the content type of a part if it is not
 * a media type. Line breaks and control characters within a header's value become a space.
 * @throws if the method or the address is invalid.
 */
export function preparedRequest({
  method,
  url,
  headers,
  query,
  body,
  answer = 'json',
}: SampleRequest): PreparedRequest {
  if (!tokenPattern.test(method)) throw new Error(`${JSON.stringify(method)} is no method`)
  const prepared = body && preparedBody(body)
  return {
    method,
    url: withQuery(encodedAddress(url), query.filter(({ reserved }) => reserved).map(reservedPair)),
    query: query.filter(({ reserved }) => !reserved),
    headers: headers
      .filter(({ name }) => tokenPattern.test(name))
      .map(({ name, value }) => ({ name, value: value.replaceAll(/[^\P{Cc}\t]+/gu, ' ').trim() })),
    ...(prepared && { body: prepared }),
    answer: method === 'HEAD' ? 'nothing' : answer,
  }
}

function preparedBody({ mimeType, text = '', params, fileName }: SampleBody): PreparedBody | undefined {
  if (fileName !== undefined) return { kind: 'file', fileName, mimeType }
  if (!params) return text.trim() === '' ? undefined : { kind: 'text', text: text.trim(), mimeType }
  if (!/^multipart\//i.test(mimeType)) {
    // Clients encode the fields of a form. A value that is encoded already makes the form a text.
    if (params.some(({ isEncoded }) => isEncoded)) return { kind: 'text', text: formText(params), mimeType }
    return { kind: 'form', fields: params.map(({ name, value = '' }) => ({ name, value })) }
  }
  const parts = params.map(({ contentType = '', ...part }) => ({
    ...part,
    ...(mediaTypePattern.test(contentType) && { contentType }),
  }))
  return { kind: 'multipart', parts }
}

function formText(params: readonly SampleParameter[]): string {
  return params
    .map(({ name, value = '', isEncoded }) => `${percentEncoded(name)}=${isEncoded ? value : percentEncoded(value)}`)
    .join('&')
}

/**
 * Encodes an address and removes its fragment, which is never sent. Brackets are encoded except in the host, where they
 * enclose an IPv6 address; elsewhere curl would read them as a range of addresses.
 */
function encodedAddress(url: string): string {
  const [, host = '', rest = ''] = /^([^/]*\/\/[^/?#]*)(.*)$/.exec(new URL(url).href.replace(/#.*/, '')) ?? []
  return host.replaceAll(/[^!-~]|["<>\\^`{|}]/g, percentEncoded) + rest.replaceAll(/["<>[\\\]^`{|}]/g, percentEncoded)
}

/** The address with its whole query, encoded. */
export function fullAddress({ url, query }: PreparedRequest): string {
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
  return headers.filter(({ name }) => name.toLowerCase() !== 'content-type')
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

/** Indents every line by four spaces; empty lines stay empty. */
export function indented(lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, '    ')
}
