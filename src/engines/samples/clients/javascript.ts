import { hasExactNumber, jsonOf, writeJson } from '@/lib/exact-json'
import { singleQuoted } from '../literals'
import {
  dispositionOf,
  fullUrl,
  indented,
  isFormData,
  isJsonType,
  withoutContentType,
  withoutRefusedBody,
  type PreparedBody,
  type PreparedRequest,
} from '../prepared-request'
import type { SampleResponse, SampleParameter } from '../sample-request'

const responseReaders: Record<SampleResponse, string> = {
  text: 'await response.text()',
  bytes: 'await response.arrayBuffer()',
  nothing: 'response.status',
}

/** JavaScript code that sends the request with fetch. It reads files with Node's API. */
export function javascriptCode(prepared: PreparedRequest): string {
  const { request, omissionComment } = withoutRefusedBody(prepared, 'fetch')
  const { method, headers, body, response } = request
  // fetch writes the Content-Type of FormData itself, with a boundary that it generates.
  const sentHeaders = body?.kind === 'multipart' ? withoutContentType(headers) : headers
  const pairs = sentHeaders.map(({ name, value }) => `${singleQuoted(name)}: ${singleQuoted(value)}`)
  const isForm = body?.kind === 'multipart' && isWrittenByFormData(body)
  if (body?.kind === 'multipart' && !isForm)
    pairs.push(`'Content-Type': ${singleQuoted(`${body.mimeType}; boundary=`)} + boundary`)
  const options = [
    `method: ${singleQuoted(method)}`,
    ...(pairs.length > 0 ? [`headers: ${list('{', pairs, '}')}`] : []),
    ...(body ? [`body: ${bodyOf(body)}`] : []),
  ]
  const json = body?.kind === 'text' && isJsonType(body.mimeType) ? jsonOf(body.text) : undefined
  const parts = body?.kind === 'multipart' ? body.parts : []
  const readsFile = body?.kind === 'file' || parts.some(({ fileName }) => fileName !== undefined)
  return [
    ...(readsFile ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    `const url = ${singleQuoted(fullUrl(request))};`,
    ...(isForm ? ['const form = new FormData();', ...parts.map(appended), ''] : []),
    ...(body?.kind === 'multipart' && !isForm ? attachmentLines(body) : []),
    ...omissionComment,
    ...(json && hasExactNumber(json.value)
      ? ['// A text, because JavaScript would write some numbers with other digits.']
      : []),
    `const options = ${list('{', options, '}')};`,
    '',
    'try {',
    '    const response = await fetch(url, options);',
    `    const data = ${responseReaders[response]};`,
    '    console.log(data);',
    '} catch (error) {',
    '    console.error(error);',
    '}',
  ].join('\n')
}

/** Whether FormData writes a body as it is declared: it adds a file name to each text with a content type. */
function isWrittenByFormData({ mimeType, parts }: PreparedBody & { kind: 'multipart' }): boolean {
  return (
    isFormData(mimeType) &&
    parts.every(({ fileName, contentType }) => fileName !== undefined || contentType === undefined)
  )
}

function list(open: string, items: string[], close: string): string {
  return `${open}\n${indented(items.join(',\n'))}\n${close}`
}

function bodyOf(body: PreparedBody): string {
  switch (body.kind) {
    case 'file':
      return readFile(body.fileName)
    case 'multipart':
      return isWrittenByFormData(body) ? 'form' : 'parts'
    case 'form': {
      // Pairs, because names may repeat.
      const pairs = body.fields.map(({ name, value }) => `[${singleQuoted(name)}, ${singleQuoted(value)}]`)
      return `new URLSearchParams(${list('[', pairs, ']')})`
    }
    default:
      return singleQuoted(textOf(body))
  }
}

/** The text of a body: JSON of an example on one line. */
function textOf({ text, isTyped, mimeType }: Extract<PreparedBody, { kind: 'text' }>): string {
  const json = isTyped || !isJsonType(mimeType) ? undefined : jsonOf(text)
  return json ? writeJson(json.value) : text
}

function appended({ name, value = '', fileName, contentType }: SampleParameter): string {
  if (fileName === undefined) return `form.append(${singleQuoted(name)}, ${singleQuoted(value)});`
  const type = contentType === undefined ? '' : `, { type: ${singleQuoted(contentType)} }`
  return `form.append(${singleQuoted(name)}, new Blob([${readFile(fileName)}]${type}), ${singleQuoted(fileName)});`
}

/** The parts of a multipart body that FormData does not write. */
function attachmentLines({ parts, mimeType }: PreparedBody & { kind: 'multipart' }): string[] {
  const pieces = parts.flatMap((part) => {
    const { value = '', fileName, contentType } = part
    const type = contentType === undefined ? '' : `Content-Type: ${contentType}\r\n`
    const head = `\r\nContent-Disposition: ${dispositionOf(mimeType, part)}\r\n${type}\r\n`
    const content = fileName === undefined ? singleQuoted(value) : readFile(fileName)
    return [`'--' + boundary + ${singleQuoted(head)}`, content, singleQuoted('\r\n')]
  })
  const all = [...pieces, `'--' + boundary + ${singleQuoted('--\r\n')}`]
  return ['const boundary = crypto.randomUUID();', `const parts = new Blob(${list('[', all, ']')});`, '']
}

function readFile(name: string): string {
  return `await readFile(${singleQuoted(name)})`
}
