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

/** Sends a call from the portal's page, with the token of an application unless another one is given. */
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
  it('obtain a token of a machine-to-machine application, and read why they did not', async () => {
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

  it('reach a first 200 with /auth-check, and an example of a label', async () => {
    expect((await send('GET', '/auth-check')).answer).toMatchObject({ status: 'ok', client: machine.keys.client_id })
    const rendered = await send('POST', `/label/v1/${template}/zpl`, { body: carton })
    expect([rendered.status, rendered.headers.get('x-sandbox')]).toEqual([200, 'example'])
    expect(rendered.answer['zplData']).toEqual([expect.stringContaining('^XA')])
    const pdf = await send('POST', `/label/v1/${template}/pdf`, { body: carton })
    expect([pdf.status, pdf.type]).toEqual([200, 'application/pdf'])
    expect(pdf.text).toMatch(/^%PDF-/)
  })
})

describe('an invalid call is refused as the document states', () => {
  const zpl = `/label/v1/${template}/zpl`

  it.each<[string, number, string, string, Sent]>([
    ['without a token', 401, 'POST', zpl, { token: '', body: carton }],
    ['with a wrong token', 401, 'POST', zpl, { token: 'wrong', body: carton }],
    ['without a body', 400, 'POST', zpl, {}],
    ['with a body that is no JSON', 400, 'POST', zpl, { body: '{' }],
    ['with a body of another type', 415, 'POST', zpl, { body: 'a', headers: { 'content-type': 'text/plain' } }],
    ['for another type of answer', 406, 'POST', zpl, { body: carton, headers: { accept: 'image/png' } }],
    ['with a path that leads nowhere', 404, 'GET', '/label/v1/nowhere/schema', {}],
  ])('%s: %i', async (_, status, method, path, sent) => {
    const { answer, type, headers } = await send(method, path, sent)
    expect(type).toBe('application/problem+json')
    expect(answer).toMatchObject({ status, instance: path, requestId: headers.get('x-request-id') })
    expect(headers.get('access-control-allow-origin')).toBe(portalOrigin)
  })

  it('with each value that breaks a rule, and its place', async () => {
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
