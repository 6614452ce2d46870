import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { stringify } from 'node:querystring'
import type Provider from 'oidc-provider'

/** Lets the OpenID Connect library answer a request of the server, in the forms in which Auth0 takes it. */
export function createBridge(provider: Provider) {
  const answer = provider.callback()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', provider.issuer)
    if (url.pathname === '/v2/logout') renameReturnTo(request, url)
    if (url.pathname === '/authorize') noteOffline(request, url)
    if (url.pathname === '/oauth/token' && isJson(request)) await jsonAsForm(request)
    await Promise.all([response.writableFinished ? undefined : once(response, 'close'), answer(request, response)])
  }
}

function renameReturnTo(request: IncomingMessage, url: URL): void {
  const returnTo = url.searchParams.get('returnTo')
  if (returnTo === null) return
  url.searchParams.delete('returnTo')
  url.searchParams.set('post_logout_redirect_uri', returnTo)
  request.url = url.pathname + url.search
}

/** Remembers that refresh tokens were asked for: the library forgets the scope where it shows no consent screen. */
function noteOffline(request: IncomingMessage, url: URL): void {
  if (!url.searchParams.get('scope')?.split(' ').includes('offline_access')) return
  url.searchParams.set('offline', 'true')
  request.url = url.pathname + url.search
}

function isJson(request: IncomingMessage): boolean {
  return request.headers['content-type']?.startsWith('application/json') ?? false
}

/** Gives the library the form that it expects in place of a JSON body. */
async function jsonAsForm(request: IncomingMessage): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const form = Buffer.from(stringify(fieldsOf(Buffer.concat(chunks).toString())))
  request.headers['content-type'] = 'application/x-www-form-urlencoded'
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

function fieldsOf(text: string): Record<string, string> {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return {}
    return Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
  } catch {
    return {}
  }
}
