import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPlatformApp } from '../../platform/app'
import { createContext } from '../../platform/context'
import { startKillablePlatform } from './crowd'
import { startTestServer } from './server'

let platform: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  platform = await startTestServer()
})
afterAll(() => platform.remove())

/** Asks the server under a name, as a browser does that the name has led here. */
function statusFor(host: string, path: string, origin = platform.origin): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
    call.end()
  })
}

it.each(['/outbox', '/health', '/devcenter/public/v1/services', '/.well-known/openid-configuration'])(
  '%s answers the names and addresses of this machine only',
  async (path) => {
    const { port } = new URL(platform.origin)
    for (const host of [`localhost:${port}`, 'LOCALHOST', `127.0.0.1:${port}`, `[::1]:${port}`, '192.168.1.20'])
      expect([host, await statusFor(host, path)]).toEqual([host, 200])
    for (const host of [
      'rebound.example',
      `rebound.example:${port}`,
      'localhost.rebound.example',
      '127.0.0.1.rebound.example',
    ])
      expect([host, await statusFor(host, path)]).toEqual([host, 400])
  },
)

it('configured names are answered, too', async () => {
  const hosts = ['platform.internal']
  const context = await createContext({ origin: 'http://localhost:4400', portalOrigin: 'http://localhost:5173', hosts })
  const app = createPlatformApp(context)
  const status = async (host: string) => (await app.request(`http://${host}/health`)).status
  expect([await status('platform.internal:4400'), await status('other.internal:4400')]).toEqual([200, 400])
  context.db.close()
})

it('the names of PLATFORM_HOSTS are answered by a platform that is started with them', async () => {
  vi.stubEnv('PLATFORM_HOSTS', 'platform.internal, Other.internal')
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-hosts-'))
  const started = await startKillablePlatform(dataDir)
  try {
    for (const [host, status] of [
      ['platform.internal', 200],
      ['other.internal', 200],
      ['third.internal', 400],
    ] as const)
      expect([host, await statusFor(host, '/health', started.origin)]).toEqual([host, status])
  } finally {
    await started.stop()
    rmSync(dataDir, { recursive: true, force: true })
    vi.unstubAllEnvs()
  }
})
