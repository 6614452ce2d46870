import { HTTPSnippet, type HarRequest } from 'httpsnippet'
import { finishBody, postDataOf } from './body-code'
import type { SampleLanguage, SampleRequest } from './sample-request'

const targets = {
  python: ['python', 'requests'],
  curl: ['shell', 'curl'],
  java: ['java', 'okhttp'],
  csharp: ['csharp', 'httpclient'],
  javascript: ['javascript', 'fetch'],
} as const satisfies Record<SampleLanguage, readonly [string, string]>

/** What the clients leave to be done. */
const finishing: Partial<Record<SampleLanguage, (code: string) => string>> = {
  curl: (code) => code.replace(/^curl /, 'curl --location '),
  // OkHttp refuses these methods without a body.
  java: (code) => code.replace(/^( +\.(?:post|put|patch)\()null\)$/m, '$1RequestBody.create(null, new byte[0]))'),
  // The address stands between quotes as it is.
  javascript: (code) => code.replace(/(?<=^const url = ').*(?=';$)/m, (url) => url.replaceAll("'", '%27')),
}

/** Stands for the query of an address, which the converter would read as names and values. */
const querySlot = '!query!'

/**
 * A request as code (2 §9): indented by 4 spaces, the body trimmed, redirects followed (curl is told to; the other
 * clients do by themselves), Python with Requests.
 * @throws when the request cannot be converted.
 */
export function createSnippet(request: SampleRequest, language: SampleLanguage): string {
  const { body } = request
  const [address = '', query] = request.url.split(/\?(.*)/s)
  const url = query === undefined ? address : address + querySlot
  const [target, client] = targets[language]
  const snippet = new HTTPSnippet(toHar({ ...request, url }, language))
  const code = snippet.convert(target, client, { indent: '    ' })
  if (typeof code !== 'string' || code === '') throw new Error(`No sample in ${language}`)
  const finished = withQuery(finishing[language]?.(code) ?? code, query)
  return body ? finishBody(finished, body, language) : finished
}

/** Puts the query back into its slot, before the names and values that follow. */
function withQuery(code: string, query: string | undefined): string {
  if (query === undefined) return code
  return code.replace(/!query!(\??)/, (_, more: string) => `?${query.replaceAll("'", '%27')}${more && '&'}`)
}

function toHar({ method, url, headers, query, body }: SampleRequest, language: SampleLanguage): HarRequest {
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers,
    queryString: query,
    headersSize: -1,
    bodySize: -1,
    postData: body ? postDataOf(body, language) : { mimeType: '' },
  } as HarRequest
}
