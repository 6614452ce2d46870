import { execFileSync } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import { compareResponses } from '@/engines/requests/model/compare-responses'
import { curlScript, harLog } from '@/engines/requests/model/export-history'
import { createHistory, maxHistoryEntries, type ReceivedResponse, type Call } from '@/engines/requests/model/history'
import type { HarRequest } from '@/engines/openapi/model/to-har'
import { harRequest } from './har-request'

const request = (changes: Partial<HarRequest> = {}) =>
  harRequest({ method: 'POST', url: 'http://localhost:4400/labels', ...changes })
const response = (text: string, status = 200, headers: [string, string][] = []): ReceivedResponse => ({
  head: {
    status,
    statusText: 'OK',
    headers,
    url: 'http://localhost:4400/labels',
    redirected: false,
    isHiddenRedirect: false,
  },
  body: { kind: 'json', end: 'complete', bytes: text.length, contentType: 'application/json', lines: 1, events: 0 },
  text,
})
const call = (rest: Partial<Call> = {}): Call => ({
  operation: 'label.json POST /labels',
  title: 'Create a label',
  sentAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  ms: 120,
  choices: {},
  request: request(),
  outcome: response('{"id":1}'),
  ...rest,
})

describe('the history', () => {
  it('has the last 50 calls, newest first, until it is cleared', () => {
    const history = createHistory()
    const listener = vi.fn<() => void>()
    history.subscribe(listener)
    for (let index = 1; index <= 52; index++) history.add(call({ title: `Call ${index}` }))
    const titles = history.entries().map(({ title }) => title)
    expect(titles).toHaveLength(maxHistoryEntries)
    expect([titles[0], titles.at(-1)]).toEqual(['Call 52', 'Call 3'])
    expect(listener).toHaveBeenCalledTimes(52)
    history.clear()
    expect(history.entries()).toEqual([])
  })

  it('has no token, and only the start of a long response', () => {
    const { choices, outcome } = createHistory().add(
      call({ choices: { token: 'secret-token', values: { a: '1' } }, outcome: response('x'.repeat(300_000)) }),
    )
    expect(choices).toEqual({ values: { a: '1' } })
    expect(outcome).toHaveProperty('text.length', 250_000)
  })
})

const callWithSecrets = call({
  request: request({
    url: 'http://localhost:4400/labels?access_token=hidden1&page=2',
    headers: [
      { name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN' },
      { name: 'X-Api-Key', value: 'hidden2' },
      { name: 'X-Trace', value: 'shown' },
    ],
    cookies: [{ name: 'any', value: 'hidden3' }],
    queryString: [{ name: 'client_secret', value: 'hidden4' }],
    postData: { mimeType: 'application/json', text: '{"password":"hidden5","name":"shown"}' },
  }),
  outcome: response('{"access_token":"hidden6","scope":"shown"}', 200, [['x-auth-token', 'hidden7']]),
})

describe.each([
  ['the HTTP archive', harLog],
  ['the curl script', curlScript],
])('%s', (_, exported) => {
  const entry = createHistory().add(callWithSecrets)

  it('has no secret unless the reader asks for secrets', () => {
    expect(exported([entry], { includesSecrets: false })).not.toContain('hidden')
    expect(exported([entry], { includesSecrets: false })).toContain('shown')
    expect(exported([entry], { includesSecrets: true })).toContain('hidden5')
  })
})

describe('an export', () => {
  const history = createHistory()
  history.add(call({ title: 'First' }))
  history.add(call({ title: 'Second\nrm -rf /', outcome: { error: { kind: 'offline' } } }))
  history.add(call({ title: 'Third', request: request({ url: 'http://' }) }))
  const options = { includesSecrets: false }

  it('is a valid archive, the oldest call first, with status 0 for failures', () => {
    const { log } = JSON.parse(harLog(history.entries(), options)) as { log: { version: string; entries: object[] } }
    expect(log.version).toBe('1.2')
    expect(log.entries).toMatchObject([
      {
        startedDateTime: '2026-01-02T03:04:05.000Z',
        time: 120,
        request: { method: 'POST', url: 'http://localhost:4400/labels', headersSize: -1 },
        response: { status: 200, content: { size: 8, mimeType: 'application/json', text: '{"id":1}' } },
      },
      { response: { status: 0, comment: 'No response: offline' } },
      { request: { url: 'http://' } },
    ])
  })

  it('writes only fields that an archive has', () => {
    const queryString = [{ name: 'a', value: '/b', reserved: true as const }]
    const postData = { mimeType: 'application/pdf', fileName: 'a.pdf' }
    const entry = createHistory().add(call({ request: request({ queryString, postData }) }))
    const text = harLog([entry], options)
    expect(text).not.toMatch(/"reserved"|"fileName"/)
    expect(text).toContain('http://localhost:4400/labels?a=/b')
  })

  it('is a valid shell script, in which no title becomes a command', () => {
    const script = curlScript(history.entries(), options)
    expect(() => execFileSync('sh', ['-n'], { input: script })).not.toThrow()
    expect(script).toContain('# 2. Second rm -rf /: no response (offline)\n')
    expect(script.match(/^curl/gm)).toHaveLength(2)
    expect(script).toContain('# This request cannot be sent: POST http://')
  })
})

describe('numbers of a call', () => {
  const numbers = ['106141411234567897', '10.00', '-0', '1e400', '0.1000000000000000000000000001']
  const json = `{"list":[${numbers.join(',')}]}`
  const entry = createHistory().add(
    call({
      request: request({
        queryString: numbers.map((value) => ({ name: 'n', value })),
        postData: { mimeType: 'application/json', text: json },
      }),
      outcome: response(json),
    }),
  )

  it('keep their digits in the archive, in the request and in the response', () => {
    const { log } = JSON.parse(harLog([entry], { includesSecrets: false })) as { log: { entries: object[] } }
    expect(log.entries).toMatchObject([
      {
        request: { queryString: numbers.map((value) => ({ value })), postData: { text: json } },
        response: { content: { text: json } },
      },
    ])
  })

  it('keep their digits in the curl script', () => {
    const script = curlScript([entry], { includesSecrets: false })
    expect(script).toContain(`--data '${json}'`)
    for (const number of numbers) expect(script).toContain(`n=${number}`)
  })

  it('keep their digits where secrets beside them are hidden', () => {
    const secrets = call({
      request: request({ postData: { mimeType: 'application/json', text: `{"password":"hidden",${json.slice(1)}` } }),
      outcome: response(`{"access_token":"hidden",${json.slice(1)}`),
    })
    const archive = harLog([createHistory().add(secrets)], { includesSecrets: false })
    expect(archive).not.toContain('hidden')
    expect(archive.split(numbers.join(','))).toHaveLength(3)
  })

  it('are compared with all their digits', () => {
    const other = response(json.replace('7897', '7898').replace('10.00', '10.0'))
    expect(compareResponses(response(json), other).differences).toEqual([
      { part: 'body', place: '/list/0', before: '106141411234567897', after: '106141411234567898' },
      { part: 'body', place: '/list/1', before: '10.00', after: '10.0' },
    ])
  })
})

describe('two responses', () => {
  it('are compared by status, headers and the values of their JSON', () => {
    const before = response('{"id":1,"list":[1,2],"a/b":null,"same":{"x":1}}', 200, [
      ['Date', '1'],
      ['ETag', 'a'],
    ])
    const after = response('{"same":{"x":1},"id":"1","list":[1],"new":true}', 201, [
      ['date', '2'],
      ['etag', 'b'],
    ])
    expect(compareResponses(before, after)).toEqual({
      differences: [
        { part: 'status', place: '', before: '200', after: '201' },
        { part: 'header', place: 'etag', before: 'a', after: 'b' },
        { part: 'body', place: '/id', before: '1', after: '"1"' },
        { part: 'body', place: '/list/1', before: '2' },
        { part: 'body', place: '/a~1b', before: 'null' },
        { part: 'body', place: '/new', after: 'true' },
      ],
      more: 0,
    })
  })

  it('are compared by line if one is not JSON', () => {
    expect(compareResponses(response('a\nb\nc\nd'), response('a\nx\ny\nd')).differences).toEqual([
      { part: 'body', place: '2', before: 'b', after: 'x' },
      { part: 'body', place: '3', before: 'c', after: 'y' },
    ])
    const deep = (levels: number) => response('['.repeat(levels) + ']'.repeat(levels))
    expect(compareResponses(deep(100_000), deep(100_001)).differences).toHaveLength(1)
    expect(compareResponses(response(''), response('a')).differences).toEqual([
      { part: 'body', place: '1', after: 'a' },
    ])
  })

  it('are the same, or have more differences than are listed', () => {
    expect(compareResponses(response('{"a": 1}'), response('{"a":1}'))).toEqual({ differences: [], more: 0 })
    const list = (value: number) => response(JSON.stringify(Array.from({ length: 600 }, () => value)))
    const { differences, more } = compareResponses(list(1), list(2))
    expect([differences.length, more]).toEqual([500, 100])
  })

  it('may have more differences than a call takes arguments', () => {
    const list = (value: number) => response(JSON.stringify(Array.from({ length: 200_000 }, () => value)))
    expect(compareResponses(list(1), list(2)).more).toBe(199_500)
  })
})
