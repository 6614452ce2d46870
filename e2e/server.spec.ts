import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect, type ClientHttp2Session } from 'node:http2'
import { join, relative, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readEnvironments } from '../scripts/build/environments.ts'
import { localhostAddress, nginxArguments } from '../scripts/nginx.ts'
import { freePort } from '../scripts/ports.ts'
import { testRun } from '../scripts/test-run.ts'
import { expect, portal, test } from './support/test.ts'

test.skip(process.env['PORTAL_SERVER'] !== 'nginx', 'nginx with its Brotli module is not installed')

const production = 'devcenter.network.example'

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  /** As sent: compressed. */
  body: Buffer
}

/** Requests a path of the portal. Playwright's own requests decompress their responses. */
async function ask(path: string, headers: Record<string, string> = {}, origin = portal): Promise<Answer> {
  const [response] = (await once(get(origin + path, { headers }), 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

/** Addresses of the files of the build that this pattern matches. */
function built(pattern: RegExp): string[] {
  return readdirSync(testRun.outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(testRun.outDir, join(entry.parentPath, entry.name))}`)
    .filter((path) => pattern.test(path))
}

function directive({ headers }: Answer, name: string): string[] | undefined {
  const policy = String(headers['content-security-policy'] ?? '')
  const [, ...sources] =
    policy
      .split('; ')
      .map((one) => one.split(' '))
      .find(([each]) => each === name) ?? []
  return sources.length > 0 ? sources : undefined
}

test('nginx sends the compressed files of the build, also to proxies', async () => {
  const paths = built(/^\/(?:index\.html|start\.js|assets\/.*\.(?:js|css))$/).filter(
    (path) => readFileSync(testRun.outDir + path).length >= 1000,
  )
  expect(paths.length).toBeGreaterThan(100)
  for (const path of paths) {
    const source = readFileSync(testRun.outDir + path)
    for (const [encoding, extension, decompress] of [
      ['br', '.br', brotliDecompressSync],
      ['gzip', '.gz', gunzipSync],
    ] as const) {
      const { status, headers, body } = await ask(path, { 'Accept-Encoding': encoding, Via: '1.1 proxy' })
      expect(status, path).toBe(200)
      expect(headers['content-encoding'], path).toBe(encoding)
      expect(headers.vary, path).toBe('Accept-Encoding')
      expect(body.equals(readFileSync(testRun.outDir + path + extension)), path).toBe(true)
      expect(decompress(body).equals(source), path).toBe(true)
    }
  }
  const plain = await ask('/home')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('Accept-Encoding')
  expect(plain.body.equals(readFileSync(join(testRun.outDir, 'index.html')))).toBe(true)
})

test('nginx serves the portal for unknown pages, other unknown files and its own configuration not at all', async () => {
  for (const path of ['/no-such-page', '/docs/label/guides/v1.2', '/app/x?expandIndex=2']) {
    const { status, headers } = await ask(path)
    expect(status, path).toBe(200)
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
  }
  const files = ['/_headers', '/_headers.test', '/nginx.conf', '/nginx/http.conf', '/nginx/server.conf']
  for (const path of [...files, '/nginx/', '/.well-known/', '/.well-known/security.txt', '/.well-known/a/b'])
    expect((await ask(path)).status, path).toBe(404)
  expect((await ask('/home')).headers.server).toBe('nginx')
})

test('the policy of production names no host of another environment and none of this machine', async () => {
  const { test: local, prod } = readEnvironments()
  for (const path of ['/', '/home', '/no-such-page', '/.well-known/none', '/start.js']) {
    const answer = await ask(path, { Host: production })
    expect(String(answer.headers['content-security-policy']), path).not.toMatch(/localhost|127\.0\.0\.1/)
    expect(directive(answer, 'connect-src'), path).toContain(prod.kubeUrl)
    expect(directive(answer, 'script-src'), path).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ])
    const here = await ask(path)
    expect(directive(here, 'connect-src'), path).toContain(local.kubeUrl)
    expect(String(here.headers['content-security-policy']), path).not.toContain('network.example')
  }
})

test('a host that no environment names gets a policy that reaches nothing else', async () => {
  const answer = await ask('/home', { Host: 'elsewhere.example' })
  expect(answer.status).toBe(200)
  for (const name of ['default-src', 'script-src', 'connect-src', 'form-action'])
    expect(directive(answer, name), name).toEqual(["'self'"])
  expect(directive(answer, 'frame-src')).toEqual(["'none'"])
})

test('every worker has a policy of its own, which names the hosts of its environment only', async () => {
  const workers = built(/^\/assets\/[\w.-]*\.worker[\w.-]*\.js$/)
  expect(workers.length).toBeGreaterThan(8)
  for (const path of workers) {
    for (const host of ['localhost', production]) {
      const answer = await ask(path, { Host: host })
      expect(directive(answer, 'default-src'), path).toEqual(["'none'"])
      expect(directive(answer, 'script-src')?.includes("'unsafe-eval'"), path).toBe(path.includes('/verify.worker-'))
      const reached = directive(answer, 'connect-src')
      if (path.includes('/verify.worker-')) expect(reached, path).toEqual(["'none'"])
      if (path.includes('/reader.worker-')) expect(reached, path).toEqual(['https:', 'http://localhost:*'])
      else expect(String(reached), path).not.toMatch(host === production ? /localhost/ : /network\.example/)
    }
  }
  // A worker without a policy obeys none: nothing else has one below /assets/.
  const [asset = ''] = built(/^\/assets\/entry-.*\.js$/)
  expect((await ask(asset)).headers['content-security-policy']).toBeUndefined()
})

test('a portal that is reached with TLS asks browsers to use TLS only', async () => {
  const [asset = ''] = built(/^\/assets\/entry-.*\.js$/)
  for (const path of ['/home', asset]) {
    expect((await ask(path)).headers).not.toHaveProperty('strict-transport-security')
    const { headers } = await ask(path, { 'X-Forwarded-Proto': 'https' })
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000')
  }
})

test('the example for a host with TLS speaks HTTP/2 and logs no query', async () => {
  const folder = test.info().outputPath('nginx')
  mkdirSync(folder, { recursive: true })
  const files = { key: join(folder, 'privkey.pem'), certificate: join(folder, 'fullchain.pem') }
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', files.key, '-out', files.certificate]
  test.skip(spawnSync('openssl', [...request, ...names]).status !== 0, 'openssl is not installed')

  const [plainPort, tlsPort] = [await freePort(), await freePort()]
  const address = await localhostAddress()
  // The ports of a host, its folders and both families of addresses are not there on every machine.
  const example = readFileSync(join(testRun.outDir, 'nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen ${address}:${plainPort};`)
    .replace('listen 443 ', `listen ${address}:${tlsPort} `)
    .replaceAll(/\/(?:etc\/ssl\/dev-center|var\/log\/nginx)\//g, `${folder}/`)
    .replaceAll('/srv/dev-center', resolve(testRun.outDir))
  const nginx = spawn('nginx', nginxArguments(folder, example), { stdio: 'inherit' })
  try {
    const origin = `https://localhost:${tlsPort}`
    const session = await connected(origin, readFileSync(files.certificate))
    const stream = session.request({ ':path': '/login/create?invitation=secret', 'accept-encoding': 'br' })
    const [headers] = (await once(stream, 'response')) as [Record<string, string | number>]
    expect(session.alpnProtocol).toBe('h2')
    expect(headers[':status']).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    session.destroy()
    const log = () => readFileSync(join(folder, 'dev-center.log'), 'utf8')
    await expect.poll(log).toContain('"GET /login/create" 200')
    expect(log()).not.toContain('secret')
    const { status, headers: sent } = await ask('/home?a=b', {}, `http://localhost:${plainPort}`)
    expect(status).toBe(301)
    expect(sent.location).toBe('https://localhost/home?a=b')
  } finally {
    nginx.kill()
    await once(nginx, 'exit')
  }
})

/** Connects with HTTP/2 as soon as somebody listens. */
async function connected(origin: string, ca: Buffer): Promise<ClientHttp2Session> {
  let session: ClientHttp2Session | undefined
  await expect(async () => {
    const attempt = connect(origin, { ca })
    await once(attempt, 'connect')
    session = attempt
  }).toPass()
  if (!session) throw new Error(`nothing listens at ${origin}`)
  return session
}
