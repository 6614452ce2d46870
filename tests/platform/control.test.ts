import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newWorld, startTestServer } from './server'

let platform: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  platform = await startTestServer()
})
afterAll(() => platform.remove())

const applications = () => `${platform.origin}/devcenter/v1/applications/`
const addFault = (body: unknown) => call(`${platform.origin}/__control/faults`, { method: 'POST', body })

describe('faults', () => {
  it('apply to one person only, as often as requested', async () => {
    const [mine, other] = [await newWorld(platform.origin), await newWorld(platform.origin)]
    const envelope = { error: { error: 'Out of order', errorDescription: 'Please wait.' }, status: 'error' }
    await addFault({
      match: { method: 'GET', path: '/devcenter/v1/applications/', user: mine.userId },
      status: 503,
      body: envelope,
      times: 1,
    })
    expect((await call(applications(), { token: other.accessToken })).status).toBe(200)
    const met = await fetch(applications(), {
      headers: { authorization: `Bearer ${mine.accessToken}`, origin: 'http://localhost:5173' },
    })
    expect(met.status).toBe(503)
    expect(met.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(await met.json()).toEqual(envelope)
    expect((await call(applications(), { token: mine.accessToken })).status).toBe(200)
  })

  it('break bodies, drop connections and delay', async () => {
    const { userId, accessToken } = await newWorld(platform.origin)
    const get = () => fetch(applications(), { headers: { authorization: `Bearer ${accessToken}` } })
    await addFault({ match: { user: userId }, raw: '{"count": 1,', times: 1 })
    const broken = await get()
    expect([broken.status, await broken.text()]).toEqual([200, '{"count": 1,'])
    await addFault({ match: { user: userId }, drop: true, times: 1 })
    await expect(get()).rejects.toThrow('fetch failed')
    await addFault({ match: { user: userId }, cutAfter: 10, times: 1 })
    const half = await get()
    expect(half.status).toBe(200)
    await expect(half.text()).rejects.toThrow('terminated')
    await addFault({ match: { user: userId }, delayMs: 120, times: 1 })
    const start = performance.now()
    expect((await get()).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(110)
  })

  it('are removed by id, and apply to calls without a token by query or test id', async () => {
    const services = `${platform.origin}/devcenter/public/v1/services/`
    const { body } = await addFault({ match: { path: '/devcenter/public/v1/services/\\?page_size=97' }, status: 500 })
    expect((await call(`${services}?page_size=97`)).status).toBe(500)
    expect((await call(`${services}?page_size=96`)).status).toBe(200)
    await call(`${platform.origin}/__control/faults/${(body as { id: string }).id}`, { method: 'DELETE' })
    expect((await call(`${services}?page_size=97`)).status).toBe(200)
    await addFault({ match: { testId: 'this-test' }, status: 418, times: 1 })
    expect((await fetch(services, { headers: { 'x-test-id': 'this-test' } })).status).toBe(418)
  })

  it('also apply to the token endpoint', async () => {
    await addFault({ match: { path: '/oauth/token\\?marked' }, drop: true, times: 1 })
    await expect(fetch(`${platform.origin}/oauth/token?marked`, { method: 'POST' })).rejects.toThrow('fetch failed')
  })
})

describe('request log', () => {
  it('lists the calls of a person, without secrets', async () => {
    const { userId, accessToken } = await newWorld(platform.origin)
    await call(`${applications()}?page=1&access_token=very-secret`, { token: accessToken })
    const { body } = await call(`${platform.origin}/__control/requests?user=${userId}`)
    const { results } = body as { results: Record<string, unknown>[] }
    expect(results).toMatchObject([
      { method: 'GET', path: '/devcenter/v1/applications/', query: '?page=1&access_token=hidden', status: 200, userId },
    ])
    expect(JSON.stringify(body)).not.toContain('very-secret')
  })
})

describe('error tracking', () => {
  it('stores envelopes from any origin', async () => {
    const lines = [{ event_id: '1' }, { type: 'event' }, { message: 'It broke' }]
      .map((line) => JSON.stringify(line))
      .join('\n')
    const response = await fetch(`${platform.origin}/api/1/envelope/?sentry_key=local`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'http://localhost:5173' },
      body: lines,
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const { body } = await call(`${platform.origin}/__control/envelopes`)
    expect(body).toMatchObject({
      results: [{ project: '1', items: [{ type: 'event', payload: { message: 'It broke' } }] }],
    })
  })
})

describe('without control', () => {
  it('the endpoint does not exist', async () => {
    const plain = await startTestServer(false)
    for (const path of ['world', 'faults', 'requests', 'envelopes']) {
      expect((await call(`${plain.origin}/__control/${path}`)).status).toBe(404)
    }
    expect((await call(`${plain.origin}/health`)).body).toEqual({ status: 'ok' })
    await plain.remove()
  })
})
