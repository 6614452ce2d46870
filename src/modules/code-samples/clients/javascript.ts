import { singleQuoted } from '../literals'
import {
  fullAddress,
  indented,
  withoutContentType,
  withoutRefusedBody,
  type PreparedBody,
  type PreparedRequest,
} from '../prepared-request'
import type { SampleAnswer, SampleParameter } from '../sample-request'

const answers: Record<SampleAnswer, string> = {
  json: 'await response.json()',
  text: 'await response.text()',
  bytes: 'await response.arrayBuffer()',
  nothing: 'response.status',
}

/** A request with fetch; a file is read as Node reads it. */
export function javascriptCode(prepared: PreparedRequest): string {
  const { request, omissionComment } = withoutRefusedBody(prepared, 'fetch')
  const { method, headers, body, answer } = request
  // A form of parts has a boundary of its own.
  const sent = body?.kind === 'multipart' ? withoutContentType(headers) : headers
  const pairs = sent.map(({ name, value }) => `${singleQuoted(name)}: ${singleQuoted(value)}`)
  const options = [
    `method: ${singleQuoted(method)}`,
    ...(pairs.length > 0 ? [`headers: ${list('{', pairs, '}')}`] : []),
    ...(body ? [`body: ${bodyOf(body)}`] : []),
  ]
  const parts = body?.kind === 'multipart' ? body.parts : []
  const reads = body?.kind === 'file' || parts.some(({ fileName }) => fileName !== undefined)
  return [
    ...(reads ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    `const url = ${singleQuoted(fullAddress(request))};`,
    ...(body?.kind === 'multipart' ? ['const form = new FormData();', ...parts.map(appended), ''] : []),
    ...omissionComment,
    `const options = ${list('{', options, '}')};`,
    '',
    'try {',
    '    const response = await fetch(url, options);',
    `    const data = ${answers[answer]};`,
    '    console.log(data);',
    '} catch (error) {',
    '    console.error(error);',
    '}',
  ].join('\n')
}

function list(open: string, items: string[], close: string): string {
  return `${open}\n${indented(items.join(',\n'))}\n${close}`
}

function bodyOf(body: PreparedBody): string {
  switch (body.kind) {
    case 'file':
      return readFile(body.fileName)
    case 'multipart':
      return 'form'
    case 'form': {
      // Pairs, for an object has each name only once.
      const pairs = body.fields.map(({ name, value }) => `[${singleQuoted(name)}, ${singleQuoted(value)}]`)
      return `new URLSearchParams(${list('[', pairs, ']')})`
    }
    default:
      return singleQuoted(/^(application|text)\/(x-)?json$/i.test(body.mimeType) ? onOneLine(body.text) : body.text)
  }
}

function onOneLine(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json))
  } catch {
    return json
  }
}

function appended({ name, value = '', fileName, contentType }: SampleParameter): string {
  if (fileName === undefined && contentType === undefined) {
    return `form.append(${singleQuoted(name)}, ${singleQuoted(value)});`
  }
  const content = fileName === undefined ? singleQuoted(value) : readFile(fileName)
  const type = contentType === undefined ? '' : `, { type: ${singleQuoted(contentType)} }`
  const file = fileName === undefined ? '' : `, ${singleQuoted(fileName)}`
  return `form.append(${singleQuoted(name)}, new Blob([${content}]${type})${file});`
}

function readFile(name: string): string {
  return `await readFile(${singleQuoted(name)})`
}
