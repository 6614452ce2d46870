import { addTargetClient, HTTPSnippet, type TargetId } from 'httpsnippet'
import { csharpCode } from './clients/csharp'
import { curlCode } from './clients/curl'
import { curlCmdCode } from './clients/curl-cmd'
import { curlPowershellCode } from './clients/curl-powershell'
import { javaCode } from './clients/java'
import { javascriptCode } from './clients/javascript'
import { pythonCode } from './clients/python'
import { readHar, toHar, urlOf, type ClientOptions } from './har'
import { preparedRequest, RequestRefusal, type PreparedRequest } from './prepared-request'
import type { SampleChoice, SampleRequest } from './sample-request'

interface SampleClient {
  target: TargetId
  /** The library or program that the code uses. */
  title: string
  link: string
  code: (request: PreparedRequest) => string
}

const curl = { title: 'cURL', link: 'https://curl.se' }

const clients: Record<SampleChoice, SampleClient> = {
  python: { target: 'python', title: 'Requests', link: 'https://requests.readthedocs.io', code: pythonCode },
  curl: { target: 'shell', ...curl, code: curlCode },
  java: { target: 'java', title: 'OkHttp', link: 'https://square.github.io/okhttp/', code: javaCode },
  csharp: {
    target: 'csharp',
    title: 'HttpClient',
    link: 'https://learn.microsoft.com/dotnet/fundamentals/networking/http/',
    code: csharpCode,
  },
  javascript: {
    target: 'javascript',
    title: 'Fetch',
    link: 'https://developer.mozilla.org/docs/Web/API/Fetch_API',
    code: javascriptCode,
  },
  'curl-cmd': { target: 'shell', ...curl, code: curlCmdCode },
  'curl-powershell': { target: 'powershell', ...curl, code: curlPowershellCode },
}

for (const [choice, { target, title, link, code }] of Object.entries(clients)) {
  addTargetClient(target, {
    info: { key: clientKey(choice), title, link, description: 'Every text of a request stays a text.' },
    convert: (har, options) => code(readHar(har, options as ClientOptions)),
  })
}

/** The name of a client in the converter, whose own clients have other names. */
function clientKey(choice: string): string {
  return `dev-center-${choice}`
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

/** @throws if the URL has no origin, or if Node's URL parser, which the converter uses, would make another one of it. */
function written(request: PreparedRequest, choice: SampleChoice): string {
  const { url, body, response } = request
  const snippet = new HTTPSnippet(toHar(request))
  if (new URL(url).origin === 'null' || snippet.requests.some((har) => urlOf(har) !== url)) {
    throw new Error(`No sample can call ${url}`)
  }
  const options: ClientOptions = { response, isTyped: body?.kind === 'text' && body.isTyped }
  const code = snippet.convert(clients[choice].target, clientKey(choice), options)
  if (typeof code !== 'string') throw new Error(`No sample in ${choice}`)
  return code
}
