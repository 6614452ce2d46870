import { doubleQuoted } from '../literals'
import { indented, withoutContentType, type PreparedBody, type PreparedRequest } from '../prepared-request'
import type { NameValue, SampleAnswer, SampleParameter } from '../sample-request'

const functions = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const answers: Record<SampleAnswer, string> = {
  json: 'response.json()',
  text: 'response.text',
  bytes: 'response.content',
  nothing: 'response.status_code',
}

/** A request with Requests. */
export function pythonCode({ method, url, query, headers, body, answer }: PreparedRequest): string {
  const payload = body && payloadOf(body)
  // Requests writes the boundary of the parts itself.
  const sent = body?.kind === 'multipart' ? withoutContentType(headers) : headers
  const call = functions.includes(method) ? `${method.toLowerCase()}(` : `request(${doubleQuoted(method)}, `
  const options = [
    ...(payload ? [payload.option] : []),
    ...(sent.length > 0 ? ['headers=headers'] : []),
    ...(query.length > 0 ? ['params=querystring'] : []),
  ]
  const data = [
    ...(payload ? [payload.code] : []),
    ...(sent.length > 0 ? [`headers = ${literal(new Map(sent.map(({ name, value }) => [name, value])))}`] : []),
  ]
  return [
    'import requests',
    `url = ${doubleQuoted(url)}`,
    ...(query.length > 0 ? [`querystring = ${literal(grouped(query))}`] : []),
    ...(data.length > 0 ? [data.join('\n')] : []),
    `response = requests.${call}${['url', ...options].join(', ')})`,
    `print(${answers[answer]})`,
  ].join('\n\n')
}

function payloadOf(body: PreparedBody): { code: string; option: string } {
  if (body.kind === 'file') return { code: `payload = ${openFile(body.fileName)}`, option: 'data=payload' }
  if (body.kind === 'form') return { code: `payload = ${literal(grouped(body.fields))}`, option: 'data=payload' }
  if (body.kind === 'multipart') {
    const parts = body.parts.map((part) => `    ${partOf(part)},\n`)
    return { code: `files = [\n${parts.join('')}]`, option: 'files=files' }
  }
  const { text, mimeType } = body
  const json = /^(application|text)\/(x-)?json$/i.test(mimeType) ? jsonOf(text) : undefined
  if (json !== undefined && json !== null) return { code: `payload = ${literal(json)}`, option: 'json=payload' }
  return { code: `payload = ${doubleQuoted(text)}`, option: 'data=payload' }
}

/** Undefined for what is no JSON. */
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

function openFile(name: string): string {
  return `open(${doubleQuoted(name)}, "rb")`
}

/** A dictionary has each name only once: the values of one that comes again are a list. */
function grouped(pairs: readonly NameValue[]): Map<string, string | string[]> {
  const values = new Map<string, string[]>()
  for (const { name, value } of pairs) values.set(name, [...(values.get(name) ?? []), value])
  return new Map([...values].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]))
}

/** A value of JSON, or names and values; over several lines where an object has more than one name. */
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

function collected(open: string, items: string[], close: string, lines: boolean): string {
  if (!lines && !items.some((item) => item.includes('\n'))) return open + items.join(', ') + close
  return `${open}\n${indented(items.join(',\n'))}\n${close}`
}
