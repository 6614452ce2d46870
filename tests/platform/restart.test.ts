import { decodeJwt } from 'jose'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startPlatform } from '../../platform/main'
import { askToken, authorizePortal, createBrowser } from './browser'
import { call, newWorld, portalOrigin, startTestServer } from './server'

it('a restart keeps people, applications, secrets, sessions and keys', async () => {
  const first = await startTestServer()
  const { port } = new URL(first.origin)
  const world = await newWorld(first.origin, { organizations: ['One', 'Two'], applications: ['m2m'] })
  const [application] = world.applications
  const secretUrl = `${first.origin}/devcenter/v1/applications/${application?.id ?? ''}/retrieve_secret/`
  const before = (await call(secretUrl, { token: world.accessToken })).body

  const browser = createBrowser(first.origin)
  const hint = { login_hint: world.organizations[1]?.id ?? '' }
  await authorizePortal(first.origin, browser, hint, world)

  await first.close()
  // Gives fetch time to notice that its idle connections are closed.
  await wait(50)
  const second = await startPlatform({ port: Number(port), portalOrigin, dataDir: first.dataDir })
  try {
    expect((await call(secretUrl, { token: world.accessToken })).body).toEqual(before)
    const { secret } = before as { secret: string }
    const fields = { grant_type: 'client_credentials', client_id: application?.clientId ?? '', client_secret: secret }
    expect((await askToken(second.origin, fields)).status).toBe(200)

    const { tokens } = await authorizePortal(second.origin, browser, { prompt: 'none' })
    expect(decodeJwt(tokens?.access_token ?? '')).toMatchObject({ sub: world.userId, org_id: hint.login_hint })
  } finally {
    await second.close()
    rmSync(first.dataDir, { recursive: true, force: true })
  }
})

it('the error of a taken port names the port', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => {
    other.listen(0, 'localhost', resolve)
  })
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(startPlatform({ port, portalOrigin, dataDir: '/nonexistent' })).rejects.toThrow(`Port ${port}`)
  other.close()
})
