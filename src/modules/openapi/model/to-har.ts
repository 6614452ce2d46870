import type { ContentView, OperationView, ParameterView } from '../engine/types'
import { credentialOf, requestHeaders, sentType } from './request-headers'

interface Pair {
  name: string
  value: string
}

/** A part of a form; a file has a name instead of a value. */
interface HarParameter {
  name: string
  value?: string
  fileName?: string
  contentType?: string
}

/** A request in HAR 1.2, as httpsnippet takes it. */
export interface HarRequest {
  method: string
  url: string
  httpVersion: string
  cookies: Pair[]
  headers: Pair[]
  queryString: Pair[]
  postData?: { mimeType: string; text?: string; params?: HarParameter[] }
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

/**
 * A request that could be sent as it is: path parameters filled, query and header parameters that are required or that
 * the document gives values for, the chosen body (2 §9).
 */
export function toHar(operation: OperationView, choices: HarChoices = {}): HarRequest {
  const content = contentOf(operation, choices.contentType)
  const credential = credentialOf(operation)
  const headers = requestHeaders(operation).flatMap((header) => {
    const name = header.name.toLowerCase()
    if (name === 'content-type') return content ? [{ name: header.name, value: sentType(content.contentType) }] : []
    if (name === 'authorization' && credential?.name === 'Authorization') {
      const value =
        choices.token === undefined ? credential.value : credential.value.replace('YOUR_ACCESS_TOKEN', choices.token)
      return [{ name: header.name, value }]
    }
    return isSent(header) ? [{ name: header.name, value: simple(header) }] : []
  })
  const queryString = operation.queryParams.filter(isSent).flatMap(queryPairs)
  const cookies = operation.cookieParams.filter(isSent).flatMap(queryPairs)
  if (credential?.in === 'query') queryString.push({ name: credential.name, value: credential.value })
  if (credential?.in === 'cookie') cookies.push({ name: credential.name, value: credential.value })
  return {
    method: operation.method,
    url: absoluteServer(choices.server ?? operation.server) + filledPath(operation),
    httpVersion: 'HTTP/1.1',
    cookies,
    headers,
    queryString,
    ...(content && { postData: postData(content, choices.example) }),
    headersSize: -1,
    bodySize: -1,
  }
}

function isSent({ required, sampleGiven }: ParameterView): boolean {
  return required || sampleGiven
}

/** httpsnippet accepts only whole addresses without braces. */
function absoluteServer(server: string): string {
  const whole = /^https?:\/\//i.test(server) ? server : `https://api.example.com${server}`
  return whole.replaceAll(/[{}]/g, '')
}

function filledPath({ path, pathParams }: OperationView): string {
  return path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const parameter = pathParams.find((candidate) => candidate.name === name)
    return parameter ? pathText(parameter) : encodeURIComponent(name)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function bare(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A value as list of its parts: items, or keys and values in turn (`key=value` when exploded). */
function parts(value: unknown, explode: boolean): string[] {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return [bare(value)]
  return Object.entries(value).flatMap(([key, inner]) => (explode ? [`${key}=${bare(inner)}`] : [key, bare(inner)]))
}

function simple({ sample, explode, contentType }: ParameterView): string {
  return contentType === undefined ? parts(parsed(sample), explode).join(',') : sample
}

function pathText({ name, sample, style, explode }: ParameterView): string {
  const value = parts(parsed(sample), explode).map(encodeURIComponent)
  if (style === 'label') return `.${value.join(explode ? '.' : ',')}`
  if (style === 'matrix') return `;${name}=${value.join(explode ? `;${name}=` : ',')}`
  return value.join(',')
}

const separators: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' }

function queryPairs({ name, sample, style, explode, contentType, in: place }: ParameterView): Pair[] {
  const value = parsed(sample)
  const entries =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined
  if (entries && place === 'querystring') return entries.map(([key, inner]) => ({ name: key, value: bare(inner) }))
  if (contentType !== undefined) return [{ name, value: sample }]
  if (entries && style === 'deepObject')
    return entries.map(([key, inner]) => ({ name: `${name}[${key}]`, value: bare(inner) }))
  if (entries && explode) return entries.map(([key, inner]) => ({ name: key, value: bare(inner) }))
  if (Array.isArray(value) && explode) return value.map((item) => ({ name, value: bare(item) }))
  return [{ name, value: parts(value, false).join(separators[style] ?? ',') }]
}

/** The chosen content type, else the first in JSON, else the first. */
function contentOf({ body }: OperationView, chosen: string | undefined): ContentView | undefined {
  const contents = body?.contents ?? []
  const byName = contents.find(({ contentType }) => contentType === chosen)
  return byName ?? contents.find(({ contentType }) => /[/+]json/i.test(contentType)) ?? contents[0]
}

function postData(content: ContentView, chosen: string | undefined): NonNullable<HarRequest['postData']> {
  const mimeType = sentType(content.contentType)
  const example = content.examples.find(({ name }) => name === chosen) ?? content.examples[0]
  const text = example?.text ?? ''
  if (mimeType.startsWith('application/x-www-form-urlencoded')) {
    return { mimeType, params: [...new URLSearchParams(text)].map(([name, value]) => ({ name, value })) }
  }
  const value = mimeType.startsWith('multipart/') ? parsed(text) : undefined
  if (typeof value !== 'object' || value === null) return { mimeType, text }
  return { mimeType, params: Object.entries(value).map(([name, inner]) => formPart(content, name, inner)) }
}

function formPart({ schema, encoding }: ContentView, name: string, value: unknown): HarParameter {
  const property = schema?.nested?.level?.properties.find((candidate) => candidate.name === name)?.schema
  const contentType = encoding.find((part) => part.property === name)?.contentType
  const isFile = property?.type === 'file' || property?.format === 'binary' || property?.items?.format === 'binary'
  if (isFile) return { name, fileName: 'file', contentType: contentType ?? 'application/octet-stream' }
  return { name, value: bare(value), ...(contentType !== undefined && { contentType }) }
}
