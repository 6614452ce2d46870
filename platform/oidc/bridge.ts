import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { stringify } from 'node:querystring'
import type Provider from 'oidc-provider'
import { recordOf } from '@/lib/json-values'
import { bodyTooLarge, maxBodyBytes, parseJson } from '../kernel/bodies'

/** Passes requests of the server to the OpenID Connect library, after translating what Auth0 accepts and the library does not. */
export function createBridge(provider: Provider) {
  const answer = provider.callback()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', provider.issuer)
    if (url.pathname === '/v2/logout') translateReturnTo(request, url)
    if (url.pathname === '/authorize') keepOfflineAccess(request, url)
    if (hasBody(request)) replaceBody(request, await readBody(request))
    await Promise.all([response.writableFinished ? undefined : once(response, 'close'), answer(request, response)])
  }
}

function translateReturnTo(request: IncomingMessage, url: URL): void {
  const returnTo = url.searchParams.get('returnTo')
  if (returnTo === null) return
  url.searchParams.delete('returnTo')
  url.searchParams.set('post_logout_redirect_uri', returnTo)
  request.url = url.pathname + url.search
}

/** Repeats a request for refresh tokens in a parameter: the library drops the scope when it shows no consent screen. */
function keepOfflineAccess(request: IncomingMessage, url: URL): void {
  if (!url.searchParams.get('scope')?.split(' ').includes('offline_access')) return
  url.searchParams.set('offline', 'true')
  request.url = url.pathname + url.search
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Reads a body, counting while it arrives. The library's own limit answers with a misleading 400. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw bodyTooLarge()
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length
    if (bytes > maxBodyBytes) throw bodyTooLarge()
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** Gives the library a body that was read already; JSON as the form that it expects. */
function replaceBody(request: IncomingMessage, body: Buffer): void {
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
  const form = isJson ? Buffer.from(stringify(textFields(body.toString()))) : body
  if (isJson) request.headers['content-type'] = 'application/x-www-form-urlencoded'
  delete request.headers['transfer-encoding']
  request.headers['content-length'] = String(form.length)
  Object.defineProperties(request, {
    readable: { value: true },
    iterator: {
      value: async function* () {
        yield form
      },
    },
  })
}

function textFields(json: string): Record<string, string> {
  try {
    const body = parseJson(json)
    return Object.fromEntries(
      Object.entries(recordOf(body) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
