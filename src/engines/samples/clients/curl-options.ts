import { percentEncoded } from '@/lib/percent-encoding'
import { fullUrl, type PreparedBody, type PreparedRequest } from '../prepared-request'
import type { NameValue, SampleParameter } from '../sample-request'

/** A long option of curl without its dashes, and its value unless it is a switch. */
export interface CurlOption {
  name: string
  value?: string
}

/**
 * The options with which curl sends a request. curl follows redirects only with an option, sends a header without a value
 * only if the name ends with a semicolon, and refuses a body with HEAD.
 */
export function curlOptions(request: PreparedRequest): CurlOption[] {
  const { method, headers, body } = request
  const acceptsCompression = headers.some(({ name }) => name.toLowerCase() === 'accept-encoding')
  return [
    { name: 'location' },
    // With --request HEAD, curl would wait for a response body that never arrives.
    method === 'HEAD' ? { name: 'head' } : { name: 'request', value: method },
    { name: 'url', value: fullUrl(request) },
    ...(acceptsCompression ? [{ name: 'compressed' }] : []),
    ...headers.map(({ name, value }) => ({ name: 'header', value: value === '' ? `${name};` : `${name}: ${value}` })),
    ...(body && method !== 'HEAD' ? data(body) : []),
  ]
}

function data(body: PreparedBody): CurlOption[] {
  switch (body.kind) {
    case 'file':
      return [{ name: 'data-binary', value: `@${body.fileName}` }]
    case 'form':
      return body.fields.map(field)
    case 'multipart':
      return body.parts.map((part) => ({ name: 'form', value: formPart(part) }))
    default:
      // With --data, a text that starts with @ would be the name of a file.
      return [{ name: body.text.startsWith('@') ? 'data-raw' : 'data', value: body.text }]
  }
}

/** A field of a form. curl encodes the value if the name needs encoding; else the value is encoded here if necessary. */
function field({ name, value }: NameValue): CurlOption {
  const encoded = percentEncoded(name)
  // No argument can have NUL.
  if (encoded !== name && !value.includes('\0')) return { name: 'data-urlencode', value: `${encoded}=${value}` }
  return { name: 'data', value: `${encoded}=${/[&+%]|[^!-~]/.test(value) ? percentEncoded(value) : value}` }
}

/** A part of a multipart form. Encodes = in the name, because curl ends the name at the first =. */
function formPart({ name, value = '', fileName, contentType }: SampleParameter): string {
  const content = fileName === undefined ? partText(value) : `@${fileText(fileName)}`
  return `${name.replaceAll('=', '%3D')}=${content}${contentType === undefined ? '' : `;type=${contentType}`}`
}

/** Quotes a text that curl would otherwise interpret, such as a file name after @. */
function partText(text: string): string {
  return /^[\s@<"()]|;|\s$/.test(text) ? quoted(text) : text
}

/** Quotes the name of a file: curl ends an unquoted one at a semicolon, and begins the next file at a comma. */
function fileText(name: string): string {
  return /^[^\s",;\\]+$/.test(name) ? name : quoted(name)
}

function quoted(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`
}
