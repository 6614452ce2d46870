import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { freePort } from '../../scripts/ports.ts'
import { createAnswers, type Answers } from './responses.ts'
import { platform, portal, test as base } from './test.ts'

/** A call that a server received, without preflights. */
export interface ReceivedCall {
  method: string
  /** Path with query. */
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Signed by nobody: for a server whose certificate no browser trusts. */
const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgl/o/KvbPr3DHECM6
Zq8+SIdNQr5b6Ppj8RISc3wLQBuhRANCAARRDMUM93NaLwWELeAWXov1h5Xkbq5J
cqQMuD5swSxPeO1KTEoHDu2qjXGQTpy62RpxcmI1A9MAR2+EgzkX2PSK
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUHcdCQy9J6r2IV1ujhw/WfHYUuMAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTIxMjU1MFoYDzIxMjYxMTAx
MjEyNTUwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARRDMUM93NaLwWELeAWXov1h5Xkbq5JcqQMuD5swSxPeO1KTEoHDu2q
jXGQTpy62RpxcmI1A9MAR2+EgzkX2PSKo2kwZzAdBgNVHQ4EFgQUHsQsFVb0b8ba
f6OZsggxHS3FGpwwHwYDVR0jBBgwFoAUHsQsFVb0b8baf6OZsggxHS3FGpwwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgW0ehwgXBXBpRziizYh3AtaVmv7/E77IMVMQVl+JNCwoCIQCBVrocSSLx
k0oRgOsZ5wesaOLvpV+cLYEztc7Fkahs2A==
-----END CERTIFICATE-----`,
}

/** A host that is not this machine: the portal does not call those on this machine offline or insecure. */
const partnerHost = 'api.partner.example'

/** Base addresses of APIs, each of which fails in one way. */
export interface FaultyServers {
  addresses: {
    /** Responses, and lets the portal read it. */
    healthy: string
    /** Responses with each kind of `Responses`, as the next part of the path names it. */
    answering: string
    /** Responses everything, and lets no other origin read it. */
    blocked: string
    /** Allows the request and not its response. */
    unreadable: string
    /** Closes the connection without a response. */
    dropping: string
    /** Redirects to a host that is no API. */
    redirecting: string
    /** Receives the request and never responses. */
    silent: string
    /** A port that nothing listens on. */
    closed: string
    /** Has a certificate that nobody has signed. */
    untrusted: string
    /** Can be reached with a network only. */
    remote: string
    /** The same without TLS. */
    insecure: string
  }
  /** Calls that a server received with this method. */
  received: (address: string, method: string) => ReceivedCall[]
  forgetCalls: () => void
  answers: Answers
  /** Origin of a portal with https, while `useSecurePortal` is on. */
  securePortal: string
  /** Whether the platform, which knows the portal's address with http only, takes the one with https for it. */
  useSecurePortal: (isOn: boolean) => void
  /** Rules with which a browser finds these servers, and the portal that may send to all of them. */
  hostRules: string
  close: () => Promise<void>
}

/**
 * The test with servers that fail in the ways that a browser meets, and a portal whose console may send to them (CONSOLE-9).
 * Routes are of no use here: Playwright responses preflights itself as soon as a context has one.
 */
export const test = base.extend<object, { servers: FaultyServers }>({
  servers: [
    async ({ browserName }, provide) => {
      if (browserName !== 'chromium') throw new Error('Other browsers have no host rules')
      const servers = await startFaultyServers()
      await provide(servers)
      await servers.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, servers }, provide) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${servers.hostRules}`]
      await provide({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

async function startFaultyServers(): Promise<FaultyServers> {
  const calls: ReceivedCall[] = []
  const answers = createAnswers()
  const server = await listening(createServer(behaviours(calls, answers)))
  const secure = await listening(createSecureServer(selfSigned, behaviours(calls, answers)))
  const origin = `http://localhost:${portOf(server)}`
  const addresses = {
    healthy: `${origin}/healthy`,
    answering: `${origin}/answering`,
    blocked: `${origin}/blocked`,
    unreadable: `${origin}/unreadable`,
    dropping: `${origin}/dropping`,
    redirecting: `${origin}/redirecting`,
    silent: `${origin}/silent`,
    closed: `http://localhost:${await freePort()}/closed`,
    untrusted: `https://localhost:${portOf(secure)}/untrusted`,
    remote: `https://${partnerHost}/remote`,
    insecure: `http://${partnerHost}/insecure`,
  }
  const portals = portalWith(Object.values(addresses))
  const http = await listening(createServer(portals))
  const https = await listening(createSecureServer(selfSigned, portals))
  const securePortal = `https://localhost:${portOf(https)}`
  let isSecure = false
  const renaming: Changes = {
    toServer: (text) => renamed(text, securePortal, portal),
    fromServer: (text) => renamed(text, portal, securePortal),
  }
  const passing = await listening(createServer(proxy(platform, () => (isSecure ? renaming : {}))))
  return {
    addresses,
    securePortal,
    useSecurePortal: (isOn) => {
      isSecure = isOn
    },
    hostRules: [
      `MAP ${new URL(portal).host} localhost:${portOf(http)}`,
      `MAP ${new URL(platform).host} localhost:${portOf(passing)}`,
      `MAP ${partnerHost}:80 localhost:${portOf(server)}`,
      `MAP ${partnerHost}:443 localhost:${portOf(secure)}`,
    ].join(', '),
    received: (address, method) => {
      const { pathname } = new URL(address)
      return calls.filter((call) => call.method === method && call.url.startsWith(`${pathname}/`))
    },
    answers,
    forgetCalls: () => calls.splice(0),
    close: async () => {
      await Promise.all([server, secure, http, https, passing].map(closed))
    },
  }
}

/** Serves the portal of this run with these APIs in its test environment, as another `FURTHER_API_URLS` would build it. */
function portalWith(apis: readonly string[]): RequestListener {
  const origins = [...new Set(apis.map((api) => new URL(api).origin))]
  const named = `furtherApiUrls:${JSON.stringify(origins)}`
  return proxy(portal, (url) => ({
    fromServer: (text) => text.replace('furtherApiUrls:[]', named),
    ...(url.startsWith('/assets/send.worker-') && {
      headerFromServer: (name, value) => (name === 'content-security-policy' ? `${value} ${origins.join(' ')}` : value),
    }),
  }))
}

/** How a proxy changes texts on their way. */
interface Changes {
  toServer?: (text: string) => string
  fromServer?: (text: string) => string
  headerFromServer?: (name: string, value: string) => string
}

/** Passes calls on to another server. */
function proxy(target: string, changesOf: (url: string) => Changes): RequestListener {
  const same = (text: string) => text
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request
    const { toServer = same, fromServer = same, headerFromServer = (_, value) => value } = changesOf(url)
    const { host: _, connection: __, 'content-length': ___, ...others } = headers
    const body = Buffer.concat(await request.toArray())
    const answer = await fetch(`${target}${toServer(url)}`, {
      method,
      headers: Object.entries(others).map(([name, value]): [string, string] => [name, toServer(String(value))]),
      ...(body.length > 0 && { body: toServer(body.toString()) }),
      redirect: 'manual',
    })
    const { 'content-encoding': ____, 'content-length': _____, ...given } = Object.fromEntries(answer.headers)
    for (const [name, value] of Object.entries(given))
      response.setHeader(name, headerFromServer(name, fromServer(value)))
    const cookies = answer.headers.getSetCookie()
    if (cookies.length > 0) response.setHeader('set-cookie', cookies)
    const content = Buffer.from(await answer.arrayBuffer())
    const isText = /text|json|script/.test(given['content-type'] ?? '')
    response.writeHead(answer.status).end(isText ? fromServer(content.toString()) : content)
  }
  return (request, response) => void Promise.resolve(pass(request, response)).catch(() => response.destroy())
}

/** Responses each call in the way that the first part of its path names. */
function behaviours(calls: ReceivedCall[], answers: Answers): RequestListener {
  return (request, response) => {
    const { method = '', url = '', headers, socket } = request
    const [, behaviour = '', kind = ''] = url.split('/')
    const allowed = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': '*',
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
      // Chromium repeats a request by itself if the connection that it reuses turns out to be closed.
      Connection: 'close',
    }
    if (method === 'OPTIONS') {
      response.writeHead(204, behaviour === 'blocked' ? {} : allowed).end()
      return
    }
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        calls.push({ method, url, headers, body: Buffer.concat(parts) })
        if (behaviour === 'dropping') socket.destroy()
        else if (behaviour === 'redirecting') {
          response.writeHead(307, { ...allowed, Location: 'https://collector.example/taken' }).end()
        } else if (behaviour === 'healthy') {
          response.writeHead(200, { ...allowed, 'Content-Type': 'application/json' }).end('{}')
        } else if (behaviour === 'answering') answers.write(kind, response, allowed)
        else if (behaviour !== 'silent') response.writeHead(200).end('{}')
      })
  }
}

function listening<Kind extends Server>(server: Kind): Promise<Kind> {
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)))
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** Replaces an origin, also where it is a part of an address. */
function renamed(text: string, from: string, to: string): string {
  return text.replaceAll(from, to).replaceAll(encodeURIComponent(from), encodeURIComponent(to))
}
