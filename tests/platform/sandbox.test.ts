import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMachine } from './machine'
import { portalOrigin, startTestServer } from './server'

const template = 'b9f4911f'
const carton = { Header: { PurchaseOrderNumber: 'PO104417-1' }, Pack: [{ ShippingSerialID: '00108123456000000015' }] }

let platform: Awaited<ReturnType<typeof startTestServer>>
let machine: Awaited<ReturnType<typeof newMachine>>

beforeAll(async () => {
  platform = await startTestServer()
  machine = await newMachine(platform.origin)
})
afterAll(() => platform.remove())

interface Sent {
  headers?: Record<string, string>
  token?: string
  body?: unknown
}

/** Sends a call from the portal's page, by default with the token of an application. */
async function send(method: string, path: string, { headers, token = machine.token, body }: Sent = {}) {
  const response = await fetch(platform.origin + path, {
    method,
    headers: {
      origin: portalOrigin,
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const answer = (type.endsWith('json') ? JSON.parse(text) : {}) as Record<string, unknown>
  return { status: response.status, headers: response.headers, type, text, answer }
}

describe('calls from the page of the portal', () => {
  it('obtain a token of a machine-to-machine application, or read the refusal', async () => {
    const ask = (secret: string, origin: string) =>
      fetch(`${platform.origin}/oauth/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ ...machine.keys, client_secret: secret }),
      })
    const right = await ask(machine.keys.client_secret, portalOrigin)
    expect([right.status, right.headers.get('access-control-allow-origin')]).toEqual([200, portalOrigin])
    const wrong = await ask('wrong', portalOrigin)
    expect([wrong.status, wrong.headers.get('access-control-allow-origin')]).toEqual([401, portalOrigin])
    const elsewhere = await ask(machine.keys.client_secret, 'https://elsewhere.example')
    expect([elsewhere.status, elsewhere.headers.get('access-control-allow-origin')]).toEqual([400, null])
  })

  it('may have every header that a document states, and read all headers of the answer', async () => {
    const preflight = await fetch(`${platform.origin}/transactions/v5/data/testin%2FIN1.xml`, {
      method: 'OPTIONS',
      headers: {
        origin: portalOrigin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,sps-idempotency-key',
      },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(portalOrigin)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('sps-idempotency-key')
    const { headers } = await send('GET', `/label/v1/${template}/sample-json`)
    expect(headers.get('access-control-allow-origin')).toBe(portalOrigin)
    expect(headers.get('access-control-expose-headers')).toBe('*')
  })

  it('get 200 from /auth-check, and an example of a label', async () => {
    expect((await send('GET', '/auth-check')).answer).toMatchObject({ status: 'ok', client: machine.keys.client_id })
    const rendered = await send('POST', `/label/v1/${template}/zpl`, { body: carton })
    expect([rendered.status, rendered.headers.get('x-sandbox')]).toEqual([200, 'example'])
    expect(rendered.answer['zplData']).toEqual([expect.stringContaining('^XA')])
    const pdf = await send('POST', `/label/v1/${template}/pdf`, { body: carton })
    expect([pdf.status, pdf.type]).toEqual([200, 'application/pdf'])
    expect(pdf.text).toMatch(/^%PDF-/)
  })
})

describe('an invalid call is refused in the documented form', () => {
  const zpl = `/label/v1/${template}/zpl`

  it.each<[string, number, string, string, Sent]>([
    ['without a token', 401, 'POST', zpl, { token: '', body: carton }],
    ['with a wrong token', 401, 'POST', zpl, { token: 'wrong', body: carton }],
    ['without a body', 400, 'POST', zpl, {}],
    ['with a body that is no JSON', 400, 'POST', zpl, { body: '{' }],
    ['with a body of another type', 415, 'POST', zpl, { body: 'a', headers: { 'content-type': 'text/plain' } }],
    ['for another type of answer', 406, 'POST', zpl, { body: carton, headers: { accept: 'image/png' } }],
    ['with a path that leads nowhere', 404, 'GET', '/label/v1/nowhere/schema', {}],
    ['with a path that is not encoded correctly', 404, 'GET', '/transactions/v5/data/%ff/', {}],
  ])('%s: %i', async (_, status, method, path, sent) => {
    const { answer, type, headers } = await send(method, path, sent)
    expect(type).toBe('application/problem+json')
    expect(answer).toMatchObject({ status, instance: path, requestId: headers.get('x-request-id') })
    expect(headers.get('access-control-allow-origin')).toBe(portalOrigin)
  })

  it('with the type of the body that it does not accept', async () => {
    const { answer } = await send('POST', zpl, { body: 'a', headers: { 'content-type': 'text/plain' } })
    expect(answer['detail']).toBe('The body must be application/json. The header Content-Type says text/plain.')
  })

  it('with each invalid value and its place', async () => {
    const body = { Header: { PurchaseOrderNumber: '', Address: [{ AddressTypeCode: 'XX' }] }, Pack: [{}] }
    const { status, answer } = await send('POST', `${zpl}?dpi=1&copies=many`, { body })
    expect(status).toBe(400)
    expect(answer['context']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ source: 'query', field: 'dpi' }),
        expect.objectContaining({ source: 'body', field: 'Header.PurchaseOrderNumber', code: 'INPUT_BLANK' }),
        expect.objectContaining({ source: 'body', field: 'Header.Address.0.AddressTypeCode', code: 'INPUT_INVALID' }),
        expect.objectContaining({ source: 'body', field: 'Pack.0.ShippingSerialID', code: 'INPUT_NULL' }),
      ]),
    )
  })
})

describe('a body with alternatives', () => {
  it('is checked with the alternative that its discriminator names', async () => {
    const item = { gtin: '00810012345674', name: 'Oats', categoryRef: 'sps:category:food:7' }
    const fields = async (body: object) => {
      const { status, answer } = await send('POST', '/item-catalog/v1/items', { body })
      return [status, ((answer['context'] ?? []) as { field: string }[]).map(({ field }) => field)]
    }
    expect(await fields({ ...item, kind: 'GROCERY', netContent: { value: '500', unit: 'GRM' } })).toEqual([201, []])
    expect(await fields({ ...item, kind: 'GROCERY', size: 'M', color: 'green' })).toEqual([400, ['netContent']])
    expect(await fields({ ...item, kind: 'FURNITURE' })).toEqual([400, ['kind']])
    expect(await fields(item)).toEqual([400, ['kind']])
  })
})

describe('the access of a caller', () => {
  it('with the token of an application does not include calls of the portal', async () => {
    const id = machine.world.applications[0]?.id
    const calls = [
      '/devcenter/v1/applications/',
      `/devcenter/v1/applications/${id}/retrieve_secret/`,
      `/identity/v3/users/?id=${machine.world.userId}`,
      `/identity/v2/organizations/${machine.world.organizations[0]?.id}/`,
      '/rsx/v1/valid_schema_names',
    ]
    for (const path of calls) {
      const { status, headers, answer } = await send('GET', path, { headers: { 'x-sps-service': 'dev-center' } })
      expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 403, portalOrigin])
      expect(answer['error']).toMatchObject({
        errorDescription: expect.stringContaining('token of Dev Center') as unknown,
      })
    }
  })

  it('follows from the agreement of the organization: a trial can read items and render samples', async () => {
    const trial = await newMachine(platform.origin, { isTrial: true })
    const { token } = trial
    expect((await send('GET', '/item-catalog/v1/items', { token })).status).toBe(200)
    expect((await send('DELETE', '/item-catalog/v1/items/itm_4471', { token })).answer).toMatchObject({
      status: 403,
      detail: 'The agreement of the organization does not include items:write.',
    })
    expect((await send('DELETE', '/item-catalog/v1/items/itm_4471')).status).toBe(204)
    expect((await send('POST', `/label/v1/${template}/zpl`, { token, body: carton })).status).toBe(200)
    const ofRetailer = '/label/v1/0a10b77f/zpl'
    expect((await send('POST', ofRetailer, { token, body: carton })).answer).toMatchObject({ status: 403 })
    expect((await send('POST', ofRetailer, { body: carton })).status).toBe(200)
  })
})

describe('a caller', () => {
  it('may request a documented answer, and gets the default one instead of an undocumented one', async () => {
    const prefer = async (code: number) => {
      const { status, answer } = await send('GET', '/transactions/v5/history', { headers: { prefer: `code=${code}` } })
      return [status, answer['status']]
    }
    expect(await prefer(429)).toEqual([429, 429])
    expect(await prefer(500)).toEqual([500, 500])
    expect(await prefer(418)).toEqual([200, undefined])
    const unsigned = await send('GET', '/transactions/v5/history', { token: '', headers: { prefer: 'code=200' } })
    expect(unsigned.status).toBe(401)
  })

  it('gets the content type that it accepts, and a link instead of the file with url=true', async () => {
    const pdf = `/label/v1/${template}/pdf`
    const typeOf = async (path: string, accept: string) =>
      (await send('POST', path, { body: carton, headers: { accept } })).type
    expect(await typeOf(pdf, '*/*')).toBe('application/pdf')
    expect(await typeOf(pdf, 'application/json, application/pdf;q=0.5')).toBe('application/json')
    expect(await typeOf(pdf, 'image/*, application/*;q=0.1')).toBe('application/pdf')
    expect(await typeOf(`${pdf}?url=true`, '*/*')).toBe('application/json')
  })

  it('may send slashes in the path of a file, and an empty file', async () => {
    const headers = { 'content-type': 'application/octet-stream' }
    const sent = { headers, body: '' }
    for (const path of ['testin/REQ-DropShip', 'testin%2FREQ-DropShip', 'testin/sub/REQ-DropShip'])
      expect((await send('POST', `/transactions/v5/data/${path}`, sent)).status).toBe(201)
    expect((await send('GET', '/transactions/v5/data/testin/sub/')).answer).toHaveProperty('results')
  })

  it('gets the names of invalid parameters, and the index of an invalid item', async () => {
    const { answer } = await send('GET', '/transactions/v5/history?limit=0&direction=in&direction=up&after=today')
    const fields = (answer['context'] as { field: string; source: string }[]).map(
      ({ source, field }) => `${source} ${field}`,
    )
    expect(new Set(fields)).toEqual(new Set(['query limit', 'query direction.1', 'query after']))
  })
})

describe('API documents', () => {
  it('name the running platform as their local server', async () => {
    const document = await (await fetch(`${platform.origin}/content/docs/label/openapi/label-v1.json`)).text()
    expect(document).toContain(`"url": "${platform.origin}"`)
    expect(document).not.toContain('http://localhost:4400')
  })

  it('of Swagger 2.0 that names no host is served by its own', async () => {
    const { swagger, host, basePath } = (await (
      await fetch(`${platform.origin}/content/docs/label/openapi/label-v0.json`)
    ).json()) as Record<string, string>
    expect([swagger, host]).toEqual(['2.0', undefined])
    const { status, headers } = await send('GET', `${basePath}/labels`)
    expect([status, headers.get('x-sandbox')]).toEqual([200, 'example'])
  })
})
