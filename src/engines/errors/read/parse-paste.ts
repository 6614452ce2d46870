import { maxReadCharacters, type FailedResponse } from '../failed-response'
import { markedTokenOf } from '../token-facts'
import { standardOf } from '@/engines/x12/interchange'
import { isFileServerReply } from '../catalogue/file-server-errors'
import { isCounted } from '../look-up/status-in-words'
import { readClientError } from './client-error'
import { readHar } from './har'
import { readHttpText } from './http-text'
import { parseJson } from './json-text'

/**
 * Reads a pasted text as the response to a call (DECODER-1): raw HTTP, the output of `curl -i` and `curl -v`, headers from the
 * developer tools of browsers, a HAR entry, an error of a client library, a status, or only a body.
 * @param text A redacted text. The markers of its tokens have their expiry.
 */
export function parsePaste(text: string): FailedResponse {
  const pasted = text.slice(0, maxReadCharacters).replaceAll('\r\n', '\n').trim()
  const token = markedTokenOf(pasted)
  return { ...readPaste(pasted), ...(token && { token }) }
}

function readPaste(pasted: string): FailedResponse {
  if (standardOf(pasted)) return bodyOnly(pasted)
  const json = /^[[{]/.test(pasted) ? parseJson(pasted) : undefined
  if (json !== undefined) return readHar(json) ?? bodyOnly(pasted)
  // Below a bare status, its line would be taken for a header.
  const bare = /^HTTP\//i.test(pasted) ? undefined : readStatusLine(pasted)
  return bare ?? readHttpText(pasted) ?? readStatusLine(pasted) ?? readClientError(pasted) ?? bodyOnly(pasted)
}

function bodyOnly(body: string): FailedResponse {
  return { headers: [], body }
}

const statusLine =
  /^(?:HTTP(?:\/[\d.]+)?[ :]*|(?:HTTP )?status(?: ?code)?[ :=]+|error[ :]+|code[ :=]+)?([1-5]\d\d)(?:[ \t]{0,8}[-–:]?[ \t]{0,8}([A-Za-z][A-Za-z' -]{0,60}))?\.?$/i

/** Reads a status in the first line, such as "404", "HTTP 404 Not Found" or "Status: 404", and headers and a body below it. */
function readStatusLine(text: string): FailedResponse | undefined {
  const [first = '', ...rest] = text.split('\n')
  const [line = '', status, reason = ''] = statusLine.exec(first.trim()) ?? []
  if (status === undefined) return undefined
  const isNamed = /^(?:http|status)/i.test(line)
  // "500 units exceed the ordered quantity" has no status.
  if (!isNamed && isCounted(` ${reason}`)) return undefined
  const below = rest.join('\n').trim()
  const response = readHttpText(below)
  const isResponse = isNamed || response !== undefined || /^[<{[]/.test(below)
  if (!isResponse && isFileServerReply(line)) return undefined
  const { headers, body } = response ?? bodyOnly(below)
  return { status: Number(status), headers, body }
}
