import { percentEncoded } from '@/lib/percent-encoding'
import { shellWord } from '../literals'
import { fullAddress, type PreparedBody, type PreparedRequest } from '../prepared-request'
import type { NameValue, SampleParameter } from '../sample-request'

/**
 * A command that sends the request with curl. curl follows redirects only with an option, sends a header without a value
 * only if the name ends with a semicolon, and refuses a body with HEAD.
 */
export function curlCode(request: PreparedRequest): string {
  const { method, headers, body } = request
  const acceptsCompression = headers.some(({ name }) => name.toLowerCase() === 'accept-encoding')
  return [
    // With --request HEAD, curl would wait for a response body that never arrives.
    method === 'HEAD' ? 'curl --location --head' : `curl --location --request ${shellWord(method)}`,
    `--url ${shellWord(fullAddress(request))}`,
    ...(acceptsCompression ? ['--compressed'] : []),
    ...headers.map(({ name, value }) => `--header ${shellWord(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(body && method !== 'HEAD' ? data(body) : []),
  ].join(' \\\n    ')
}

function data(body: PreparedBody): string[] {
  switch (body.kind) {
    case 'file':
      return [`--data-binary ${shellWord(`@${body.fileName}`)}`]
    case 'form':
      return body.fields.map(field)
    case 'multipart':
      return body.parts.map((part) => `--form ${shellWord(formPart(part))}`)
    default:
      // With --data, a text that starts with @ would be the name of a file.
      return [`${body.text.startsWith('@') ? '--data-raw' : '--data'} ${shellWord(body.text)}`]
  }
}

/** A field of a form. curl encodes the value if the name needs encoding; else the value is encoded here if necessary. */
function field({ name, value }: NameValue): string {
  const encoded = percentEncoded(name)
  if (encoded !== name) return `--data-urlencode ${shellWord(`${encoded}=${value}`)}`
  return `--data ${shellWord(`${name}=${/[&+%]|[^!-~]/.test(value) ? percentEncoded(value) : value}`)}`
}

/** A part of a multipart form. Encodes = in the name, because curl ends the name at the first =. */
function formPart({ name, value = '', fileName, contentType }: SampleParameter): string {
  const content = fileName === undefined ? partText(value) : `@${partText(fileName)}`
  return `${name.replaceAll('=', '%3D')}=${content}${contentType === undefined ? '' : `;type=${contentType}`}`
}

/** Quotes a text that curl would otherwise interpret, such as a file name after @. */
function partText(text: string): string {
  return /^[\s@<"()]|;|\s$/.test(text) ? `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"` : text
}
