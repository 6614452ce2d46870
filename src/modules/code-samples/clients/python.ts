import { doubleQuoted } from '../literals'
import {
  dispositionOf,
  indented,
  isFormData,
  withoutContentType,
  type PreparedBody,
  type PreparedRequest,
} from '../prepared-request'
import type { NameValue, SampleAnswer, SampleParameter } from '../sample-request'

/** Methods for which Requests has a function. */
const methodFunctions = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const responseReaders: Record<SampleAnswer, string> = {
  json: 'response.json()',
  text: 'response.text',
  bytes: 'response.content',
  nothing: 'response.status_code',
}

/** Python code that sends the request with Requests. */
export function pythonCode({ method, url, query, headers, body, answer }: PreparedRequest): string {
  const payload = body && payloadOf(body)
  // Requests writes the Content-Type of multipart forms itself, with a boundary that it generates.
  const sentHeaders = body?.kind === 'multipart' ? withoutContentType(headers) : headers
  const typeLine = body?.kind === 'multipart' ? contentTypeLine(body.mimeType) : undefined
  const hasHeaders = sentHeaders.length > 0 || typeLine !== undefined
  const call = methodFunctions.includes(method) ? `${method.toLowerCase()}(` : `request(${doubleQuoted(method)}, `
  const options = [
    ...(payload ? [payload.option] : []),
    ...(hasHeaders ? ['headers=headers'] : []),
    ...(query.length > 0 ? ['params=querystring'] : []),
  ]
  const data = [
    ...(payload ? [payload.code] : []),
    ...(hasHeaders ? [`headers = ${literal(new Map(sentHeaders.map(({ name, value }) => [name, value])))}`] : []),
    ...(typeLine === undefined ? [] : [typeLine]),
  ]
  return [
    typeLine === undefined
      ? 'import requests'
      : 'import requests\nfrom urllib3.fields import RequestField\nfrom urllib3.filepost import encode_multipart_formdata',
    `url = ${doubleQuoted(url)}`,
    ...(query.length > 0 ? [`querystring = ${literal(grouped(query))}`] : []),
    ...(data.length > 0 ? [data.join('\n')] : []),
    `response = requests.${call}${['url', ...options].join(', ')})`,
    `print(${responseReaders[answer]})`,
  ].join('\n\n')
}

function payloadOf(body: PreparedBody): { code: string; option: string } {
  if (body.kind === 'file') return { code: `payload = ${openFile(body.fileName)}`, option: 'data=payload' }
  if (body.kind === 'form') return { code: `payload = ${literal(grouped(body.fields))}`, option: 'data=payload' }
  if (body.kind === 'multipart' && !isFormData(body.mimeType)) {
    const fields = body.parts.map((part) => `    ${fieldOf(part, body.mimeType)},\n`).join('')
    return { code: `payload, content_type = encode_multipart_formdata([\n${fields}])`, option: 'data=payload' }
  }
  if (body.kind === 'multipart') {
    const parts = body.parts.map((part) => `    ${partOf(part)},\n`)
    return { code: `files = [\n${parts.join('')}]`, option: 'files=files' }
  }
  const { text, mimeType } = body
  const json = /^(application|text)\/(x-)?json$/i.test(mimeType) ? jsonOf(text) : undefined
  if (json !== undefined && json !== null) return { code: `payload = ${literal(json)}`, option: 'json=payload' }
  return { code: `payload = ${doubleQuoted(text)}`, option: 'data=payload' }
}

/** Parses a text; undefined if it is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function partOf({ name, value = '', fileName, contentType }: SampleParameter): string {
  const content = fileName === undefined ? ['None', doubleQuoted(value)] : [doubleQuoted(fileName), openFile(fileName)]
  const type = contentType === undefined ? [] : [doubleQuoted(contentType)]
  return `(${doubleQuoted(name)}, (${[...content, ...type].join(', ')}))`
}

/** Sets the content type of a multipart body that is not a form: the library writes only forms. */
function contentTypeLine(mimeType: string): string | undefined {
  if (isFormData(mimeType)) return undefined
  return `headers["Content-Type"] = content_type.replace("multipart/form-data", ${doubleQuoted(mimeType)})`
}

/** A part of a multipart body that is not a form. */
function fieldOf(part: SampleParameter, mimeType: string): string {
  const { name, value = '', fileName, contentType } = part
  const content = fileName === undefined ? doubleQuoted(value) : `${openFile(fileName)}.read()`
  const headers = new Map([
    ['Content-Disposition', dispositionOf(mimeType, part)],
    ...(contentType === undefined ? [] : ([['Content-Type', contentType]] as const)),
  ])
  const pairs = [...headers].map(([key, text]) => `${doubleQuoted(key)}: ${doubleQuoted(text)}`)
  return `RequestField(${doubleQuoted(name)}, ${content}, headers={${pairs.join(', ')}})`
}

function openFile(name: string): string {
  return `open(${doubleQuoted(name)}, "rb")`
}

/** Groups values by name. Repeated names get a list, because a dictionary contains each name only once. */
function grouped(pairs: readonly NameValue[]): Map<string, string | string[]> {
  const values = new Map<string, string[]>()
  for (const { name, value } of pairs) values.set(name, [...(values.get(name) ?? []), value])
  return new Map([...values].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]))
}

/** Writes a JSON value or a map as a Python literal. An object with more than one name spans several lines. */
function literal(value: unknown): string {
  if (typeof value === 'string') return doubleQuoted(value)
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'None'
  if (Array.isArray(value)) return collected('[', value.map(literal), ']', false)
  if (typeof value !== 'object' || value === null) return 'None'
  const entries = value instanceof Map ? [...(value as Map<string, unknown>)] : Object.entries(value)
  const pairs = entries.map(([key, inner]) => `${doubleQuoted(key)}: ${literal(inner)}`)
  return collected('{', pairs, '}', pairs.length > 1)
}

function collected(open: string, items: string[], close: string, isMultiline: boolean): string {
  if (!isMultiline && !items.some((item) => item.includes('\n'))) return open + items.join(', ') + close
  return `${open}\n${indented(items.join(',\n'))}\n${close}`
}
