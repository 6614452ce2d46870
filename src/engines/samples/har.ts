import type { HarRequest, Request } from 'httpsnippet'
import { wellFormed } from '@/lib/percent-encoding'
import { isMultipart, type PreparedBody, type PreparedRequest } from './prepared-request'
import type { NameValue, SampleResponse, SampleParameter } from './sample-request'

/** How a client writes a request, beyond what a HAR says about it. */
export interface ClientOptions {
  response: SampleResponse
  /** Whether the text of the body must stay byte for byte. */
  isTyped: boolean
}

interface PostData {
  mimeType: string
  text?: string
  params?: SampleParameter[]
}

/** The request as HAR. Its URL includes the part of the query that no client may encode again; a file is a nameless parameter. */
export function toHar({ method, url, query, headers, body }: PreparedRequest): HarRequest {
  return {
    method,
    url: escapedUrl(url),
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers,
    queryString: query.map(({ name, value }) => ({ name: wellFormed(name), value: wellFormed(value) })),
    postData: body ? toPostData(body) : { mimeType: '' },
    headersSize: -1,
    bodySize: -1,
  }
}

/** Reads what the converter passes to a client. */
export function readHar(request: Request, { response, isTyped }: ClientOptions): PreparedRequest {
  const body = readPostData(request.postData as PostData, isTyped)
  return {
    method: request.method,
    url: urlOf(request),
    query: request.queryString as NameValue[],
    headers: request.headers as NameValue[],
    ...(body && { body }),
    response,
  }
}

/** The URL as it was before `toHar`, unless the converter has changed it. */
export function urlOf({ uriObj }: Request): string {
  return uriObj.href.replaceAll(/%2[57]/g, decodeURIComponent)
}

/**
 * Escapes what Node's URL parser would change or the converter refuses: apostrophes, and percent signs that encode nothing.
 * The codes of these two characters are escaped as well, so that `urlOf` restores the URL exactly.
 */
function escapedUrl(url: string): string {
  return url.replaceAll(/%(?=2[57]|(?![\da-f]{2}))/gi, '%25').replaceAll("'", '%27')
}

function toPostData(body: PreparedBody): PostData {
  switch (body.kind) {
    case 'form':
      return { mimeType: keptType('application/x-www-form-urlencoded'), params: body.fields }
    case 'multipart':
      return { mimeType: keptType(body.mimeType), params: body.parts.map(toParameter) }
    case 'file':
      return { mimeType: keptType(body.mimeType), params: [{ name: '', fileName: body.fileName }] }
    default:
      return { mimeType: keptType(body.mimeType), text: body.text }
  }
}

function readPostData({ mimeType, text, params }: PostData, isTyped: boolean): PreparedBody | undefined {
  const type = mimeType.replace(/;$/, '')
  if (!params) return text === undefined ? undefined : { kind: 'text', text, isTyped, mimeType: type }
  if (isMultipart(type)) return { kind: 'multipart', parts: params, mimeType: type }
  const [{ fileName } = {}] = params
  if (fileName !== undefined) return { kind: 'file', fileName, mimeType: type }
  return { kind: 'form', fields: params.map(({ name, value = '' }) => ({ name, value })) }
}

/** Ends a type with an empty parameter, because the converter rewrites the body of certain types that have none. */
function keptType(mimeType: string): string {
  return `${mimeType};`
}

function toParameter({ name, value, fileName, contentType }: SampleParameter): SampleParameter {
  return {
    name,
    ...(value !== undefined && { value }),
    ...(fileName !== undefined && { fileName }),
    ...(contentType !== undefined && { contentType }),
  }
}
