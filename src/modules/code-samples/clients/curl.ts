import { percentEncoded } from '@/lib/percent-encoding'
import { shellWord } from '../literals'
import { fullAddress, type PreparedBody, type PreparedRequest } from '../prepared-request'
import type { NameValue, SampleParameter } from '../sample-request'

/**
 * A request with curl, which follows redirects only when it is told to. It sends a header without a value only where a
 * semicolon ends its name, and refuses a body with HEAD.
 */
export function curlCode(request: PreparedRequest): string {
  const { method, headers, body } = request
  const compressed = headers.some(({ name }) => name.toLowerCase() === 'accept-encoding')
  return [
    // Told a method, curl would wait for the body of an answer that has none.
    method === 'HEAD' ? 'curl --location --head' : `curl --location --request ${shellWord(method)}`,
    `--url ${shellWord(fullAddress(request))}`,
    ...(compressed ? ['--compressed'] : []),
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
      // A text that begins with @ would name a file.
      return [`${body.text.startsWith('@') ? '--data-raw' : '--data'} ${shellWord(body.text)}`]
  }
}

/** The value of a plain name stands encoded where it has to be; else curl encodes it. */
function field({ name, value }: NameValue): string {
  const encoded = percentEncoded(name)
  if (encoded !== name) return `--data-urlencode ${shellWord(`${encoded}=${value}`)}`
  return `--data ${shellWord(`${name}=${/[&+%]|[^!-~]/.test(value) ? percentEncoded(value) : value}`)}`
}

/** For curl the first = ends the name, and an @ behind it would name a file: a name with one is sent encoded. */
function formPart({ name, value = '', fileName, contentType }: SampleParameter): string {
  const content = fileName === undefined ? partText(value) : `@${partText(fileName)}`
  return `${name.replaceAll('=', '%3D')}=${content}${contentType === undefined ? '' : `;type=${contentType}`}`
}

/** What would mean more than itself in a part stands in quotes of its own. */
function partText(text: string): string {
  return /^[\s@<"()]|;|\s$/.test(text) ? `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"` : text
}
