import { addTargetClient, HTTPSnippet, type HarRequest } from 'httpsnippet'
import { csharpCode } from './clients/csharp'
import { curlCode } from './clients/curl'
import { javaCode } from './clients/java'
import { javascriptCode } from './clients/javascript'
import { pythonCode } from './clients/python'
import { preparedRequest, type PreparedRequest } from './prepared-request'
import type { SampleLanguage, SampleRequest } from './sample-request'

/** A request as the converter takes it; HAR leaves what begins with an underscore to whoever writes it. */
interface PreparedHar extends HarRequest {
  _request: PreparedRequest
}

/** Each language with the converter's name for it and the library that its code uses. */
const clients = {
  python: ['python', 'Requests', 'https://requests.readthedocs.io', pythonCode],
  curl: ['shell', 'cURL', 'https://curl.se', curlCode],
  java: ['java', 'OkHttp', 'https://square.github.io/okhttp/', javaCode],
  csharp: ['csharp', 'HttpClient', 'https://learn.microsoft.com/dotnet/fundamentals/networking/http/', csharpCode],
  javascript: ['javascript', 'Fetch', 'https://developer.mozilla.org/docs/Web/API/Fetch_API', javascriptCode],
} as const satisfies Record<SampleLanguage, readonly [string, string, string, (request: PreparedRequest) => string]>

/** Under this key the converter finds the portal's clients, beside its own. */
const key = 'dev-center'

for (const [target, title, link, code] of Object.values(clients)) {
  addTargetClient(target, {
    info: { key, title, link, description: 'Every text of a request stays a text.' },
    convert: (request) => code((request as unknown as PreparedHar)._request),
  })
}

/**
 * A request as code (DOC-44): indented by 4 spaces, the body trimmed, redirects followed (curl is told to; the other
 * clients do by themselves), Python with Requests. The request may come from anybody's document: none of its texts
 * becomes code (docs/decisions/0028).
 * @throws when the request is none that can be sent.
 */
export function createSnippet(request: SampleRequest, language: SampleLanguage): string {
  const code = new HTTPSnippet(toHar(preparedRequest(request))).convert(clients[language][0], key)
  if (typeof code !== 'string') throw new Error(`No sample in ${language}`)
  return code
}

/** The converter reads addresses, names and bodies in its own way and rewrites them: the clients are handed them as they are. */
function toHar(request: PreparedRequest): PreparedHar {
  return {
    method: request.method,
    url: new URL(request.url).origin,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    postData: { mimeType: '' },
    _request: request,
  }
}
