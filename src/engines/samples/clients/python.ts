import { hasExactNumber, jsonOf, membersOf, scalarJson, writeJson } from '@/lib/exact-json'
import { isNumber } from '@/lib/exact-number'
import { doubleQuoted } from '../literals'
import {
  dispositionOf,
  indented,
  isFormData,
  isJsonType,
  withoutContentType,
  type PreparedBody,
  type PreparedRequest,
} from '../prepared-request'
import type { NameValue, SampleResponse, SampleParameter } from '../sample-request'

/** Methods for which Requests has a function. */
const methodFunctions = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const responseReaders: Record<SampleResponse, string> = {
  text: 'response.text',
  bytes: 'response.content',
  nothing: 'response.status_code',
}

/** Python code that sends the request with Requests. */
export function pythonCode({ method, url, query, headers, body, response }: PreparedRequest): string {
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
    `print(${responseReaders[response]})`,
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
  const { text, isTyped, mimeType } = body
  const json = isJsonType(mimeType) ? jsonOf(text) : undefined
  if (!json) return { code: `payload = ${textLiteral(text)}`, option: 'data=payload' }
  const { value } = json
  // Requests sends no body for None.
  if (value !== null && isKeptByPython(value) && (!isTyped || dumped(value) === text)) {
    return { code: `payload = ${literal(value)}`, option: 'json=payload' }
  }
  const reason = hasExactNumber(value) ? ['# A text, because Python would write some numbers with other digits.'] : []
  const code = [...reason, `payload = ${textLiteral(isTyped ? text : writeJson(value))}`].join('\n')
  return { code, option: 'data=payload' }
}

/** Writes a text that is sent as UTF-8. Requests may send a text in another encoding, so only ASCII stays a text. */
function textLiteral(text: string): string {
  return /^\p{ASCII}*$/u.test(text) ? doubleQuoted(text) : `${doubleQuoted(text)}.encode()`
}

/** Python refuses code that is nested more deeply. */
const maxLiteralDepth = 50

/** Whether a dictionary of Python is sent with the same numbers, names and order as the JSON. */
function isKeptByPython(value: unknown, depth = 0): boolean {
  if (depth > maxLiteralDepth) return false
  if (isNumber(value)) return isKeptNumber(String(value))
  if (typeof value !== 'object' || value === null) return true
  const members = membersOf(value)
  return members.length === Object.keys(value).length && members.every(([, inner]) => isKeptByPython(inner, depth + 1))
}

/** Python writes integers with all their digits, but fractions and exponents in its own way. */
function isKeptNumber(text: string): boolean {
  if (/^-?\d+$/.test(text)) return text !== '-0' && text.length < 4_000
  const amount = Math.abs(Number(text))
  return String(Number(text)) === text && amount >= 1e-4 && amount < 1e16
}

/** Writes JSON in the same way as Requests. */
function dumped(value: unknown): string {
  if (typeof value === 'string') return asciiString(value)
  if (typeof value !== 'object' || value === null || isNumber(value)) return scalarJson(value)
  if (Array.isArray(value)) return `[${value.map(dumped).join(', ')}]`
  return `{${membersOf(value)
    .map(([name, inner]) => `${asciiString(name)}: ${dumped(inner)}`)
    .join(', ')}}`
}

function asciiString(text: string): string {
  return scalarJson(text).replaceAll(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
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
  if (isNumber(value)) return String(value)
  if (Array.isArray(value)) return collected('[', value.map(literal), ']', false)
  if (typeof value !== 'object' || value === null) return 'None'
  const entries = value instanceof Map ? [...(value as Map<string, unknown>)] : membersOf(value)
  const pairs = entries.map(([key, inner]) => `${doubleQuoted(key)}: ${literal(inner)}`)
  return collected('{', pairs, '}', pairs.length > 1)
}

function collected(open: string, items: string[], close: string, isMultiline: boolean): string {
  if (!isMultiline && !items.some((item) => item.includes('\n'))) return open + items.join(', ') + close
  return `${open}\n${indented(items.join(',\n'))}\n${close}`
}
