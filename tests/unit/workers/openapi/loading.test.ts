import { createServer } from 'node:http'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errorFacts } from '@/engines/openapi/document/reading-error'
import { loadText } from '@/workers/openapi/load-text'
import { assertSpecification, parseText } from '@/engines/openapi/reader/parse-document'

const seen: IncomingHttpHeaders[] = []
const answers: Record<string, RequestListener> = {
  '/ok': (_, response) => response.setHeader('ETag', '"1"').end('{"openapi":"3.1.0","paths":{}}'),
  '/unstored': (_, response) => response.setHeader('Cache-Control', 'private, no-store').end('{}'),
  '/accents': (_, response) => {
    const bytes = Buffer.from('{"a":"été 🚚"}')
    response.write(bytes.subarray(0, 7))
    setTimeout(() => response.end(bytes.subarray(7)), 20)
  },
  '/utf-16': (_, response) => response.end(Buffer.from('\ufeff{"a":"été 東京"}', 'utf16le')),
  '/utf-16-unmarked': (_, response) => response.end(Buffer.from('{"a":"été 東京"}', 'utf16le')),
  '/latin': (_, response) =>
    response
      .setHeader('Content-Type', 'application/json; charset=iso-8859-1')
      .end(Buffer.from('{"a":"été"}', 'latin1')),
  '/photo': (_, response) => response.setHeader('Content-Type', 'image/jpeg').end('openapi: 3.1.0\ninfo: {}'),
  '/bytes': (_, response) => response.end('openapi: 3.1.0\0\u0001'),
  '/html': (_, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<p>'),
  '/miscalled': (_, response) => response.setHeader('Content-Type', 'text/html').end('openapi: 3.1.0'),
  '/announced': (_, response) => response.setHeader('Content-Length', String(60 * 1024 * 1024)).write('{'),
  '/endless': (_, response) => {
    const chunk = Buffer.alloc(1024 * 1024, 32)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  },
  '/cut': (_, response) => {
    response.setHeader('Content-Length', '1000').write('{"openapi"')
    setTimeout(() => response.destroy(), 20)
  },
  '/silent': () => undefined,
  '/moved': (_, response) => response.writeHead(302, { Location: '/ok' }).end(),
  '/elsewhere': (_, response) =>
    response.writeHead(302, { Location: `${base.replace('127.0.0.1', 'localhost')}/ok` }).end(),
}

const server = createServer((request, response) => {
  seen.push(request.headers)
  const status = Number(request.url?.slice(1))
  if (status) response.writeHead(status).end()
  else answers[request.url ?? '']?.(request, response)
})
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const never = new AbortController().signal
const failing = (url: string) => loadText(url, undefined, never).then(() => undefined, errorFacts)

describe('loading', () => {
  it.each([
    ['/utf-16', '{"a":"été 東京"}'],
    ['/utf-16-unmarked', '{"a":"été 東京"}'],
    ['/latin', '{"a":"été"}'],
  ])('reads a document in the encoding that it declares: %s', async (path, text) => {
    expect(await loadText(`${base}${path}`, undefined, never)).toMatchObject({ text })
  })

  it.each(['/photo', '/bytes'])('takes no picture and no other bytes for a document: %s', async (path) => {
    expect((await failing(`${base}${path}`))?.message).toMatch(/a picture or another file/)
  })

  it('returns the text with its version', async () => {
    expect(await loadText(`${base}/ok`, undefined, never)).toMatchObject({ version: '"1"', bytes: 30 })
    expect(await loadText(`${base}/ok`, undefined, never, { unlessVersion: '"1"' })).toBe('unchanged')
    expect(await loadText(`${base}/ok`, undefined, never, { unlessVersion: '"0"' })).not.toBe('unchanged')
    const known = Promise.resolve('"1"')
    expect(await loadText(`${base}/ok`, undefined, never, { unlessVersion: known })).toBe('unchanged')
    expect(await loadText(`${base}/miscalled`, undefined, never)).toMatchObject({ text: 'openapi: 3.1.0' })
    expect(await loadText(`${base}/accents`, undefined, never)).toMatchObject({ text: '{"a":"été 🚚"}' })
  })

  it('says when the server forbids to store the text', async () => {
    expect(await loadText(`${base}/unstored`, undefined, never)).toMatchObject({ isStorable: false })
    expect(await loadText(`${base}/ok`, undefined, never)).not.toHaveProperty('isStorable')
  })

  it.each([
    ['/401', 'unauthorized', 401],
    ['/403', 'unauthorized', 403],
    ['/404', 'not-found', 404],
    ['/500', 'http', 500],
    ['/html', 'html', undefined],
    ['/announced', 'too-large', undefined],
    ['/endless', 'too-large', undefined],
    ['/cut', 'truncated', undefined],
  ])('%s fails as %s', async (path, kind, status) => {
    const error = await failing(base + path)
    expect([error?.kind, error?.status]).toEqual([kind, status])
  })

  it.each([
    '',
    'labels.json',
    '/labels.json',
    'javascript:alert(1)',
    'data:application/json,{}',
    'file:///etc/hosts',
    'blob:https://x.example/1',
    'https://user:secret@x.example/a.json',
  ])('refuses the address %j', async (url) => {
    expect(await failing(url)).toMatchObject({ kind: 'address' })
  })

  it('distinguishes a network error, a timeout and a cancellation', async () => {
    expect(await failing('http://127.0.0.1:9/x.json')).toMatchObject({ kind: 'network' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = failing(`${base}/silent`)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await silent).toMatchObject({ kind: 'timeout' })
    vi.useRealTimers()
    const left = new AbortController()
    setTimeout(() => left.abort(), 10)
    await expect(loadText(`${base}/silent`, undefined, left.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('counts the bytes while they arrive, and stops when the counter throws', async () => {
    let counted = 0
    const onBytes = (bytes: number) => {
      counted += bytes
      if (counted > 3 * 1024 * 1024) throw new Error('Enough.')
    }
    await expect(loadText(`${base}/endless`, undefined, never, { onBytes })).rejects.toThrow('Enough.')
    expect(counted).toBeLessThan(6 * 1024 * 1024)
  })

  it('makes only one request for an unreachable document if probing is not allowed', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    await expect(loadText('http://127.0.0.1:9/x.json', undefined, never, { canProbe: false })).rejects.toThrow(
      'the server cannot be reached, or it does not allow other sites',
    )
    expect(fetchSpy).toHaveBeenCalledTimes(1)
  })

  it('sends the token only to documents in its folders, and follows redirects within their origins', async () => {
    const bearer = { token: 'secret', folders: [`${base}/`] }
    const authorization = async (url: string, documented: typeof bearer | undefined) => {
      await loadText(url, documented, never)
      return seen.at(-1)?.authorization
    }
    expect(await authorization(`${base}/ok`, bearer)).toBe('Bearer secret')
    expect(await authorization(`${base}/ok`, undefined)).toBeUndefined()
    const folders = ['https://127.0.0.1/', `${base}.example/`, `${base}/o`, `${base}/ok/`, 'no address']
    expect(await authorization(`${base}/ok`, { ...bearer, folders })).toBeUndefined()
    expect(await authorization(`${base}/moved`, bearer)).toBe('Bearer secret')
    expect(await authorization(`${base}/elsewhere`, bearer)).toBeUndefined()
    expect(seen.at(-1)?.host).toMatch(/^localhost:/)
  })
})

describe('parsing', () => {
  it.each([
    ['JSON', '{"openapi":"3.1.0","paths":{}}'],
    ['JSON with a byte order mark', '\uFEFF{"openapi":"3.1.0","paths":{}}'],
    ['YAML', 'openapi: 3.1.0\npaths: {}\n'],
    ['YAML with tabs of JSON', '# c\n{ openapi: 3.1.0, paths: {} }'],
    ['YAML in braces', '{\n openapi: "3.1.0", # version\n "paths": {},\n}'],
  ])('reads %s', async (_, text) => {
    expect(await parseText(text)).toEqual({ openapi: '3.1.0', paths: {} })
  })

  it('reads YAML for OpenAPI: dates and versions stay text, merge keys are merged, the last duplicate key counts', async () => {
    const text =
      'a: 2026-01-31\nb: "1.0"\nbase: &base { x: 1 }\nc: { <<: *base, y: 2 }\nresponses: { 200: { d: yes } }\na: 2026-02-01'
    expect(await parseText(text)).toEqual({
      a: '2026-02-01',
      b: '1.0',
      base: { x: 1 },
      c: { x: 1, y: 2 },
      responses: { '200': { d: 'yes' } },
    })
  })

  it.each([
    ['', 'empty', 'empty'],
    [' \n', 'empty', 'empty'],
    ['<!DOCTYPE html><p>', 'html', 'web page'],
    ['  <html lang="en">', 'html', 'web page'],
    ['{"openapi":"3.1.0","paths":{', 'truncated', 'cut off'],
    ['{"openapi":"3.1', 'truncated', 'cut off'],
    ['{"a":"\\"}', 'truncated', 'cut off'],
    ['{"openapi":}', 'syntax', 'not valid JSON: } was not expected at line 1, column 12'],
    ['\n\n  {"a": tru}', 'syntax', 'tru was not expected at line 3, column 9'],
    ['{"a": 01}', 'syntax', '01 was not expected at line 1, column 7'],
    ['{"a": [1, 2,]}', 'syntax', '] was not expected at line 1, column 13'],
    ['{"a": 1,}', 'syntax', '} was not expected at line 1, column 9'],
    ['{"a" 1}', 'syntax', '1 was not expected at line 1, column 6'],
    ['{"a": 1}}', 'syntax', '} was not expected at line 1, column 9'],
    ['{"a": "b\tc"}', 'syntax', 'control character 9 was not expected at line 1, column 9'],
    ['{"a": "\\x"}', 'syntax', 'line 1, column 8'],
    ['{"a": "\\u12"}', 'syntax', 'line 1, column 8'],
    ['{"a": \'b\'}', 'syntax', "' was not expected at line 1, column 7"],
    ['a: 1\nb: [1,\nc: }', 'syntax', 'at line 3, column'],
    ['a: 1\n  b: 2', 'syntax', 'at line 2, column 4'],
    ['{openapi: 3.1.0, paths: {', 'truncated', 'cut off'],
    ['{\n  "a": 1\n  "b": 2\n}', 'syntax', 'line 3, column 3'],
    ['a: [1\nb: }', 'syntax', 'neither JSON nor YAML'],
    ['<xml/>\n\t: : %', 'syntax', 'neither JSON nor YAML'],
    [`a: ${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'syntax', 'depth'],
  ])('%j fails as %s', async (text, kind, message) => {
    const error = await parseText(text).then(() => undefined, errorFacts)
    expect(error?.kind).toBe(kind)
    expect(error?.message.toLowerCase()).toContain(message.toLowerCase())
  })

  it.each([null, 5, 'text', [], {}, { name: 'package' }])('rejects %j, which is not a specification', (root) => {
    expect(() => assertSpecification(root)).toThrow('no OpenAPI or Swagger document')
  })
})
