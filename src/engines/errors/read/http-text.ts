import type { FailedResponse } from '../failed-response'

const statusLine = /^[ \t]*HTTP\/[\d.]+[ \t]+(\d{3})(?:[ \t]|$)/
const headerLine = /^[ \t]*(:?[A-Za-z][\w-]*(?: [A-Za-z]+)?)[ \t]*:([^]*)$/
const requestLine = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\S+)(?: HTTP\/[\d.]+)?$/

/**
 * Names of headers, and of the fields that the developer tools of browsers show. A text without any of them has no headers.
 */
const knownHeaders =
  /^(?::status|status code|request (?:url|method)|content-type|content-length|date|server|retry-after|www-authenticate|cache-control|connection|via|cf-ray|etag|vary|location|allow|request-id|set-cookie|transfer-encoding|content-encoding|proxy-authenticate|last-modified|strict-transport-security|(?:x|ratelimit|access-control)-[\w-]+)$/

/**
 * Reads a response with headers: raw HTTP, the output of `curl -i` and `curl -v`, or only headers; undefined for other texts.
 */
export function readHttpText(text: string): FailedResponse | undefined {
  const { lines, method, url } = withoutTrace(text.split('\n'))
  const start = lines.findIndex((line) => statusLine.test(line))
  // A status line far below the start is a quotation in a longer text.
  if (start === -1 || start > 60) return readHeadersAlone(lines)
  let response = readResponse(lines.slice(start))
  // Informational responses, responses of a proxy and redirects that were followed come before the final response.
  while (statusLine.test(response.rest[0] ?? '')) response = readResponse(response.rest)
  const linesBefore = lines.slice(0, start)
  const request = requestOf(linesBefore) ?? commandOf(linesBefore.join(' '))
  return {
    status: response.status,
    headers: response.headers,
    body: response.rest.join('\n').trim(),
    method: method ?? request?.method,
    url: url ?? request?.url,
  }
}

interface Part {
  status: number | undefined
  headers: [string, string][]
  /** The lines after the headers. */
  rest: string[]
}

function readResponse(lines: readonly string[]): Part {
  const status = Number(statusLine.exec(lines[0] ?? '')?.[1])
  return { ...readHeaders(lines.slice(1)), status }
}

function readHeaders(lines: readonly string[]): Omit<Part, 'status'> {
  const headers: [string, string][] = []
  let at = 0
  for (; at < lines.length; at += 1) {
    const [, name, value = ''] = headerLine.exec(lines[at] ?? '') ?? []
    if (name === undefined) break
    headers.push([name, value.trim()])
  }
  const rest = lines.slice(at)
  while (rest.length > 0 && rest[0]?.trim() === '') rest.shift()
  return { headers, rest }
}

/** Reads headers without a status line, in the form that the developer tools of browsers copy. */
function readHeadersAlone(lines: readonly string[]): FailedResponse | undefined {
  const { headers, rest } = readHeaders(lines)
  const value = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1]
  if (!headers.some(([name]) => knownHeaders.test(name.toLowerCase()))) return undefined
  const status = /^\d{3}\b/.exec(value(':status') ?? value('status code') ?? value('status') ?? '')?.[0]
  return {
    status: status === undefined ? undefined : Number(status),
    headers,
    body: rest.join('\n').trim(),
    method: value('request method') ?? value(':method'),
    url: value('request url'),
  }
}

/** Removes the trace of `curl -v`: the request, the messages of curl, and the prefix of each received line. */
function withoutTrace(lines: readonly string[]): { lines: readonly string[]; method?: string; url?: string } {
  if (!lines.some((line) => line.startsWith('< HTTP/'))) return { lines }
  const sent = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2))
  const received = lines
    .filter((line) => !/^(?:[>*]|[{}] \[\d+ bytes)/.test(line))
    .map((line) => line.replace(/^<(?: |$)/, ''))
  const request = requestOf(sent)
  return { lines: received, ...request }
}

/** Returns the method and the address of a request line. Adds the host of the `Host` header to a relative address. */
function requestOf(lines: readonly string[]): { method: string; url: string } | undefined {
  const found = lines.map((line) => requestLine.exec(line.trim())).find((match) => match !== null)
  const [, method, url] = found ?? []
  if (method === undefined || url === undefined) return undefined
  const host = lines.map((line) => /^host:\s*(\S+)$/i.exec(line.trim())?.[1]).find((name) => name !== undefined)
  return { method, url: url.startsWith('/') && host !== undefined ? `https://${host}${url}` : url }
}

/** Returns the method and the address of a curl command before its output. */
function commandOf(text: string): { method: string; url: string } | undefined {
  const command = /\bcurl\s[^]*/.exec(text)?.[0] ?? ''
  const url = /https?:\/\/[^\s'"]+/.exec(command)?.[0]
  if (url === undefined) return undefined
  const method = /\s(?:-X|--request)[ =]?([A-Z]+)\b/.exec(command)?.[1]
  const hasBody = /\s(?:-d|--data(?:-\w+)?|--json|-F|--form)\b/.test(command)
  return { method: method ?? (hasBody ? 'POST' : 'GET'), url }
}
