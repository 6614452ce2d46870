import { percentEncoded } from '@/lib/percent-encoded'
import type { NameValue, QueryPair, SampleAnswer, SampleBody, SampleParameter, SampleRequest } from './sample-request'

/** A body in the one way in which it is sent. */
export type PreparedBody =
  | { kind: 'text'; text: string; mimeType: string }
  | { kind: 'file'; fileName: string; mimeType: string }
  | { kind: 'form'; fields: NameValue[] }
  | { kind: 'multipart'; parts: SampleParameter[] }

/** A request that HTTP allows, as the clients write it. Its texts may hold anything and are written as literals. */
export interface PreparedRequest {
  method: string
  /** Absolute and encoded; of the query it has what no client may encode: one that is one text, and reserved characters. */
  url: string
  query: NameValue[]
  headers: NameValue[]
  body?: PreparedBody
  answer: SampleAnswer
}

/** A token of RFC 9110: methods and the names of headers. */
const token = /^[\w!#$%&'*+.^`|~-]+$/
const mediaType = /^[\w!#$&.+^-]+\/[\w!#$&.+^-]+(\s*;\s*[\w!#$&.+^-]+=([\w!#$&.+^-]+|"[^"\\\p{Cc}]*"))*$/u

/**
 * What of a request can be sent: a header whose name is none is left out, and so is what a part says of its type where
 * that is no media type; line breaks and control characters within the value of a header are a space.
 * @throws when its method or address is none.
 */
export function preparedRequest({
  method,
  url,
  headers,
  query,
  body,
  answer = 'json',
}: SampleRequest): PreparedRequest {
  if (!token.test(method)) throw new Error(`${JSON.stringify(method)} is no method`)
  const prepared = body && preparedBody(body)
  return {
    method,
    url: withQuery(encodedAddress(url), query.filter(({ reserved }) => reserved).map(reservedPair)),
    query: query.filter(({ reserved }) => !reserved),
    headers: headers
      .filter(({ name }) => token.test(name))
      .map(({ name, value }) => ({ name, value: value.replaceAll(/[^\P{Cc}\t]+/gu, ' ').trim() })),
    ...(prepared && { body: prepared }),
    answer: method === 'HEAD' ? 'nothing' : answer,
  }
}

function preparedBody({ mimeType, text = '', params, fileName }: SampleBody): PreparedBody | undefined {
  if (fileName !== undefined) return { kind: 'file', fileName, mimeType }
  if (!params) return text.trim() === '' ? undefined : { kind: 'text', text: text.trim(), mimeType }
  if (!/^multipart\//i.test(mimeType)) {
    return { kind: 'form', fields: params.map(({ name, value = '' }) => ({ name, value })) }
  }
  const parts = params.map(({ contentType = '', ...part }) => ({
    ...part,
    ...(mediaType.test(contentType) && { contentType }),
  }))
  return { kind: 'multipart', parts }
}

/**
 * What is sent of an address: no fragment. Brackets name a host of numbers; elsewhere curl would take them for a range of
 * addresses.
 */
function encodedAddress(url: string): string {
  const [, host = '', rest = ''] = /^([^/]*\/\/[^/?#]*)(.*)$/.exec(new URL(url).href.replace(/#.*/, '')) ?? []
  return host.replaceAll(/[^!-~]|["<>\\^`{|}]/g, percentEncoded) + rest.replaceAll(/["<>[\\\]^`{|}]/g, percentEncoded)
}

/** The address with all of the query, encoded. */
export function fullAddress({ url, query }: PreparedRequest): string {
  return withQuery(url, query.map(encodedPair))
}

function withQuery(url: string, pairs: readonly string[]): string {
  return pairs.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

/** Names and values as a query or form is sent. */
export function urlencoded(pairs: readonly NameValue[]): string {
  return pairs.map(encodedPair).join('&')
}

function encodedPair({ name, value }: NameValue): string {
  return `${percentEncoded(name)}=${percentEncoded(value)}`
}

/**
 * What is percent-encoded already stays, and so do reserved characters, but for those that a query cannot hold (`#`, `[`,
 * `]`) and those that would say something else in it: `&` begins the next pair, `+` is a space.
 */
function reservedPair({ name, value }: QueryPair): string {
  const parts = value.split(/(%[\da-f]{2}|[!$'()*,/:;=?@])/i)
  return `${percentEncoded(name)}=${parts.map((part, index) => (index % 2 === 1 ? part : percentEncoded(part))).join('')}`
}

/** The headers without `Content-Type`, which many clients write themselves. */
export function withoutContentType(headers: readonly NameValue[]): NameValue[] {
  return headers.filter(({ name }) => name.toLowerCase() !== 'content-type')
}

/**
 * Removes the body of a GET or HEAD request, for fetch and OkHttp: both refuse it, because HTTP gives it no meaning there
 * (RFC 9110, 9.3.1). `omissionComment` holds the line of the sample that says so; it is empty if nothing was removed.
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

/** Lines four spaces further in. */
export function indented(lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, '    ')
}
