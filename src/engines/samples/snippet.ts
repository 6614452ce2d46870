import { addTargetClient, HTTPSnippet, type HarRequest } from 'httpsnippet'
import { csharpCode } from './clients/csharp'
import { curlCode } from './clients/curl'
import { curlCmdCode } from './clients/curl-cmd'
import { curlPowershellCode } from './clients/curl-powershell'
import { javaCode } from './clients/java'
import { javascriptCode } from './clients/javascript'
import { pythonCode } from './clients/python'
import { preparedRequest, RequestRefusal, type PreparedRequest } from './prepared-request'
import type { SampleChoice, SampleLanguage, SampleRequest } from './sample-request'

/** A request as the converter expects it. HAR reserves names with a leading underscore for extensions. */
interface PreparedHar extends HarRequest {
  _request: PreparedRequest
}

/** For each language: the converter's name for it, the library that its code uses, and the function that writes it. */
const clients = {
  python: ['python', 'Requests', 'https://requests.readthedocs.io', pythonCode],
  curl: ['shell', 'cURL', 'https://curl.se', curlCode],
  java: ['java', 'OkHttp', 'https://square.github.io/okhttp/', javaCode],
  csharp: ['csharp', 'HttpClient', 'https://learn.microsoft.com/dotnet/fundamentals/networking/http/', csharpCode],
  javascript: ['javascript', 'Fetch', 'https://developer.mozilla.org/docs/Web/API/Fetch_API', javascriptCode],
} as const satisfies Record<SampleLanguage, readonly [string, string, string, (request: PreparedRequest) => string]>

/** The key of the portal's clients in the converter. */
const clientKey = 'dev-center'

for (const [target, title, link, code] of Object.values(clients)) {
  addTargetClient(target, {
    info: { key: clientKey, title, link, description: 'Every text of a request stays a text.' },
    convert: (request) => code((request as unknown as PreparedHar)._request),
  })
}

/**
 * Writes a request as code (DOC-44): indented by 4 spaces, with a trimmed body and redirects followed (curl needs an option
 * for that), Python with Requests. The request may come from an untrusted document, so none of its texts becomes code
 * (docs/decisions/0028).
 * A request that must not be sent becomes a comment with the reason.
 * @throws if the request cannot be written.
 */
export function createSnippet(request: SampleRequest, language: SampleChoice): string {
  try {
    return written(preparedRequest(request), language)
  } catch (error) {
    if (error instanceof RequestRefusal) return `${commentStarts[language]} No sample: ${error.message}`
    throw error
  }
}

const commentStarts: Record<SampleChoice, string> = {
  python: '#',
  curl: '#',
  java: '//',
  csharp: '//',
  javascript: '//',
  'curl-cmd': 'rem',
  'curl-powershell': '#',
}

/** Writes the code. The converter knows no shells of Windows. */
function written(request: PreparedRequest, language: SampleChoice): string {
  if (language === 'curl-cmd') return curlCmdCode(request)
  if (language === 'curl-powershell') return curlPowershellCode(request)
  const converted = new HTTPSnippet(toHar(request)).convert(clients[language][0], clientKey)
  if (typeof converted !== 'string') throw new Error(`No sample in ${language}`)
  return converted
}

/** Wraps a request, so that the clients receive it unchanged: the converter rewrites addresses, names and bodies in HAR. */
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
