import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailboxLimits } from '../../platform/transactions/operations'
import { newMachine } from './machine'
import { askToken } from './browser'
import { call as callApi, startTestServer } from './server'

const octets = { 'content-type': 'application/octet-stream' }
const testOrder = '/testout/PO104417-1-v7.7-BulkImport.xml'

let platform: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  platform = await startTestServer()
})
afterAll(() => platform.remove())

/** Calls Transactions with the token of a new application. */
async function newCaller() {
  const machine = await newMachine(platform.origin)
  const callAs =
    (token: string) =>
    async (
      method: string,
      path: string,
      { headers, body }: { headers?: Record<string, string>; body?: BodyInit } = {},
    ) => {
      const response = await fetch(`${platform.origin}/transactions/v5${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(method === 'POST' && octets), ...headers },
        ...(body !== undefined && { body }),
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      const type = response.headers.get('content-type') ?? ''
      const answer = type.endsWith('json') ? (JSON.parse(new TextDecoder().decode(bytes)) as Answer) : {}
      return { status: response.status, headers: response.headers, type, bytes, answer }
    }
  return { machine, call: callAs(machine.token), callAs }
}

interface Answer {
  results?: { path: string; type?: string; url?: string; status_log?: { status: string }[]; metadata?: object }[]
  paging?: { next?: { url: string; cursor: string } | null; previous?: { url: string } | null; total_count?: number }
  detail?: string
  status?: unknown
}
type Caller = Awaited<ReturnType<typeof newCaller>>['call']

const names = async (call: Caller, folder: string) =>
  (await call('GET', `/data/${folder}/`)).answer.results?.map(({ path, type }) => `${path} ${type}`)
const upload = async (call: Caller, path: string, body: BodyInit = 'x', headers: Record<string, string> = {}) =>
  (await call('POST', `/data/${path}`, { body, headers })).status

describe('the files of Transactions', () => {
  it('belong together in the first calls of an application: list, download, upload, history, delete', async () => {
    const { call } = await newCaller()
    const list = await call('GET', '/data/testout/')
    expect(list.answer.results).toEqual([
      { path: testOrder, type: 'file', url: `${platform.origin}/transactions/v5/data${testOrder}` },
    ])
    const order = await call('GET', `/data${testOrder}`)
    expect([order.type, order.headers.get('etag')]).toEqual(['application/xml', expect.stringMatching(/^".+"$/)])
    expect(new TextDecoder().decode(order.bytes)).toContain('<PurchaseOrderNumber>PO104417-1</PurchaseOrderNumber>')

    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    const headers = { 'sps-meta-batch': '2026-03-02' }
    const uploaded = await call('POST', '/data/testin%2FIN%20104417.bin', { body: bytes, headers })
    const url = `${platform.origin}/transactions/v5/data/testin/IN%20104417.bin`
    expect([uploaded.status, uploaded.answer]).toEqual([
      201,
      { url, path: '/testin/IN 104417.bin', status: 'uploaded' },
    ])
    expect((await call('GET', '/data/testin/IN%20104417.bin')).bytes).toEqual(bytes)
    expect(await names(call, 'testin')).toEqual(['/testin/IN 104417.bin file'])
    const gone = await call('DELETE', `/data${testOrder}`)
    expect([gone.status, gone.bytes.length]).toEqual([204, 0])
    expect((await call('GET', `/data${testOrder}`)).status).toBe(404)
    expect((await call('DELETE', `/data${testOrder}`)).status).toBe(404)
    expect(await names(call, 'testout')).toEqual([])

    const history = await call('GET', '/history')
    const logs = history.answer.results?.map((entry) => [entry.path, entry.status_log?.map(({ status }) => status)])
    expect(logs).toEqual([
      ['/testin/IN 104417.bin', ['uploaded', 'downloaded']],
      [testOrder, ['uploaded', 'downloaded', 'deleted']],
    ])
    expect(history.answer.results?.[0]?.metadata).toEqual({ batch: '2026-03-02' })
    for (const { headers: answered } of [list, order, uploaded, gone, history])
      expect([answered.get('x-sandbox'), answered.get('cache-control')]).toEqual([null, 'no-store'])
    expect((await call('GET', '/history', { headers: { prefer: 'code=429' } })).headers.get('x-sandbox')).toBe(
      'example',
    )
  })

  it('are those of one application, which its two clients share', async () => {
    const [one, other] = [await newCaller(), await newCaller()]
    await upload(one.call, 'testin/mine.xml')
    expect(await names(other.call, 'testin')).toEqual([])
    expect((await other.call('GET', '/data/testin/mine.xml')).status).toBe(404)

    const { world } = one.machine
    const [application] = world.applications
    const path = `/devcenter/v1/applications/${application?.id}/`
    const { body } = await callApi(`${platform.origin}${path}retrieve_secret/`, { token: world.accessToken })
    const { body: answer } = await askToken(platform.origin, {
      grant_type: 'client_credentials',
      client_id: application?.clientId ?? '',
      client_secret: (body as { secret: string }).secret,
    })
    const production = one.callAs(answer.access_token ?? '')
    expect(await names(production, 'testin')).toEqual(['/testin/mine.xml file'])
    expect(await upload(production, 'in/invoice.xml')).toBe(201)
    for (const refused of [
      await one.call('POST', '/data/in/invoice.xml', { body: 'x' }),
      await one.call('GET', '/data/out/'),
      await one.call('DELETE', '/data/in%2Finvoice.xml'),
    ])
      expect([refused.status, refused.answer.detail]).toEqual([403, expect.stringContaining('Sandbox Keys')])

    await callApi(`${platform.origin}${path}`, { method: 'DELETE', token: world.accessToken })
    expect(platform.context.db.all('select 1 from mailboxes where owner = ?', application?.id ?? '')).toEqual([])
  })

  it('are replaced by another upload to the path, but not by one with the same key', async () => {
    const { call } = await newCaller()
    const key = { 'sps-idempotency-key': '0d0f6f0e-7a54-4d5f-8f2a-6a3f1c9f5b10' }
    expect(await upload(call, 'testin/a.txt', 'one', key)).toBe(201)
    await call('DELETE', '/data/testin/a.txt')
    expect(await upload(call, 'testin/a.txt', 'one', key)).toBe(201)
    expect(await names(call, 'testin')).toEqual([])
    expect(await upload(call, 'testin/a.txt', 'two', key)).toBe(409)
    expect(await upload(call, 'testin/b.txt', 'one', key)).toBe(409)
    for (const text of ['two', 'three']) expect(await upload(call, 'testin/a.txt', text)).toBe(201)
    expect(new TextDecoder().decode((await call('GET', '/data/testin/a.txt')).bytes)).toBe('three')
    expect((await call('GET', '/history?direction=in')).answer.paging?.total_count).toBe(3)
  })

  it('are listed by page and prefix, with folders, and no page moves when files are deleted', async () => {
    const { call } = await newCaller()
    for (const name of ['PO1', 'sub/deep/x', 'PO2', 'po3', 'PO4'])
      expect(await upload(call, `testin/${name}`)).toBe(201)
    expect(await names(call, 'testin')).toEqual([
      '/testin/PO1 file',
      '/testin/sub directory',
      '/testin/PO2 file',
      '/testin/po3 file',
      '/testin/PO4 file',
    ])
    expect(await names(call, 'testin/sub')).toEqual(['/testin/sub/deep directory'])
    const seen: string[] = []
    let path: string | undefined = '/data/testin/?limit=1&entryNamePrefix=PO'
    while (path !== undefined) {
      const { answer } = await call('GET', path)
      seen.push(...(answer.results ?? []).map((entry) => entry.path))
      for (const entry of answer.results ?? []) await call('DELETE', `/data${entry.path}`)
      path = answer.paging?.next?.url.slice(`${platform.origin}/transactions/v5`.length)
    }
    expect(seen).toEqual(['/testin/PO1', '/testin/PO2', '/testin/PO4'])
    for (const name of ['a1', 'a2', 'a3']) await upload(call, `testin/${name}`)
    const second = await call('GET', '/data/testin/?limit=1&entryNamePrefix=a')
    const last = await call(
      'GET',
      `/data/testin/?limit=2&entryNamePrefix=a&cursor=${second.answer.paging?.next?.cursor}`,
    )
    expect(last.answer.results?.map((entry) => entry.path)).toEqual(['/testin/a2', '/testin/a3'])
    expect([second.answer.paging?.previous, last.answer.paging?.next]).toEqual([null, null])
    const back = last.answer.paging?.previous?.url.slice(`${platform.origin}/transactions/v5`.length) ?? ''
    expect((await call('GET', back)).answer.results?.map((entry) => entry.path)).toEqual(['/testin/a1', '/testin/a2'])
  })

  it('are read in the history by time, direction and page', async () => {
    const { call } = await newCaller()
    for (const name of ['1', '2', '3']) await upload(call, `testin/${name}`)
    const paths = async (query: string) =>
      (await call('GET', `/history?${query}`)).answer.results?.map(({ path }) => path)
    expect(await paths('direction=in')).toEqual(['/testin/3', '/testin/2', '/testin/1'])
    expect(await paths('direction=out')).toEqual([testOrder])
    expect(await paths('direction=in&limit=1&offset=1')).toEqual(['/testin/2'])
    expect(await paths('after=2100-01-01T00:00:00')).toEqual([])
    expect(await paths('until=2000-01-01T00:00:00')).toEqual([])
    expect((await call('GET', '/history?after=2026-13-45T00:00:00')).status).toBe(400)
    expect((await call('GET', '/history?limit=2')).answer.paging).toMatchObject({
      total_count: 4,
      next: { url: `${platform.origin}/transactions/v5/history?limit=2&offset=2` },
    })
  })

  it('have paths that name a folder and a file', async () => {
    const { call } = await newCaller()
    expect(await upload(call, 'testin/a')).toBe(201)
    for (const [path, status] of [
      ['testin', 409],
      ['testin/a/b', 409],
      ['testin//b', 400],
      ['testin%2F..%2Fb', 400],
      ['testin%2Fa%00', 400],
      ['testin/%ff', 400],
    ] as const)
      expect([path, await upload(call, path)]).toEqual([path, status])
    expect((await call('GET', '/data/nowhere/')).status).toBe(404)
    expect(await upload(call, 'testin/march/b.xml')).toBe(201)
    for (const method of ['GET', 'DELETE'])
      for (const folder of ['testout', 'testin/march'])
        expect((await call(method, `/data/${folder}`)).answer).toMatchObject({
          status: 404,
          detail: `/${folder} is a folder. To list it, write /${folder}/ with a slash at its end.`,
        })
    expect((await call('GET', '/data/testin/?cursor=YQ')).status).toBe(400)
  })

  it('are limited in bytes and number, and in the headers of their own', async () => {
    const { call } = await newCaller()
    expect(mailboxLimits).toEqual({ fileBytes: 4 * 1024 ** 2, bytes: 16 * 1024 ** 2, files: 100 })
    const largest = new Uint8Array(mailboxLimits.fileBytes)
    expect(await upload(call, 'testin/large', new Uint8Array(largest.length + 1))).toBe(413)
    const stream = new Blob([largest, 'x']).stream()
    const unannounced = await fetch(`${platform.origin}/transactions/v5/data/testin/large`, {
      method: 'POST',
      headers: { authorization: `Bearer ${(await newMachine(platform.origin)).token}`, ...octets },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(unannounced.status).toBe(413)
    await call('DELETE', `/data${testOrder}`)
    for (const number of [1, 2, 3, 4]) expect(await upload(call, `testin/${number}`, largest)).toBe(201)
    expect(await upload(call, 'testin/5', largest)).toBe(409)
    expect(await upload(call, 'testin/4', largest)).toBe(201)

    const many = await newCaller()
    for (let number = 1; number < mailboxLimits.files; number += 1) await upload(many.call, `testin/${number}`)
    const full = await many.call('POST', '/data/testin/more', { body: 'x' })
    expect([full.status, full.answer.detail]).toEqual([409, expect.stringContaining('The mailbox is full')])
    expect(await upload(many.call, 'testin/1', 'again')).toBe(201)

    const own = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`sps-meta-${index}`, 'x']))
    expect(await upload(many.call, 'testin/1', 'x', own(10))).toBe(201)
    expect(await upload(many.call, 'testin/1', 'x', own(11))).toBe(400)
    expect(await upload(many.call, 'testin/1', 'x', { 'sps-meta-long': 'x'.repeat(257) })).toBe(400)
  })
})
