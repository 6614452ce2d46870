import { HTTPSnippet, type HarRequest } from 'httpsnippet'
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
  // The call that opens a file stands between quotes, as if it were a text.
  python: (code) => code.replaceAll(/"(open\('[^'"]*', 'rb'\))"/g, '$1'),
}

/**
 * A request as code (2 §9): indented by 4 spaces, the body trimmed, redirects followed (curl is told to; the other
 * clients do by themselves), Python with Requests.
 * @throws when the request cannot be converted.
 */
export function createSnippet(request: SampleRequest, language: SampleLanguage): string {
  const [target, client] = targets[language]
  const snippet = new HTTPSnippet(toHar(request, language))
  const code = snippet.convert(target, client, { indent: '    ' })
  if (typeof code !== 'string' || code === '') throw new Error(`No sample in ${language}`)
  const finish = finishing[language] ?? ((text: string) => text)
  // A parameter without an example keeps its braces, so that it is seen that something belongs there.
  return finish(code).replaceAll(/%7B([\w.-]+)%7D/gi, '{$1}')
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
    postData: {
      mimeType: body?.mimeType ?? '',
      ...(body?.text !== undefined && { text: literal(body.text.trim(), body.mimeType, language) }),
      ...(body?.params && { params: language === 'curl' ? body.params.map(formParam(body.mimeType)) : body.params }),
    },
  } as HarRequest
}

/** The client for curl writes the values of a form as they are: what would mean something else there is encoded here. */
function formParam(mimeType: string) {
  return (param: { name: string; value?: string }) =>
    /urlencoded/i.test(mimeType) && /[&+%\s]/.test(param.value ?? '')
      ? { ...param, value: encodeURIComponent(param.value ?? '') }
      : param
}

/**
 * Two of the clients put texts between quotes without escaping backslashes and line breaks: for those they are escaped
 * here, so that the code means the very same text.
 */
function literal(text: string, mimeType: string, language: SampleLanguage): string {
  if (language === 'javascript') return text.replaceAll('\\', '\\\\')
  if (language !== 'python' || !/json/i.test(mimeType)) return text
  try {
    return JSON.stringify(escapeTexts(JSON.parse(text)))
  } catch {
    return text
  }
}

function escapeTexts(value: unknown): unknown {
  if (typeof value === 'string') return JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"')
  if (Array.isArray(value)) return value.map(escapeTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, escapeTexts(item)]))
}
