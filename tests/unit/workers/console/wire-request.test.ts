import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environmentOf } from '@/config/environment'
import type { SentRequest } from '@/engines/requests/model/types'
import { wireRequest, withoutCredential } from '@/workers/console/send/wire-request'
import type { HarRequest } from '@/engines/openapi/model/to-har'
import { harRequest } from '../../engines/requests/har-request'

beforeEach(() => vi.stubGlobal('window', { location: { hostname: 'localhost' } }))
afterEach(() => vi.unstubAllGlobals())

const api = new URL(environmentOf('localhost')?.kubeUrl ?? '')
const otherPort = Number(api.port) + 1

const token = 'secret-token-1'
const bearer = { name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN' }
const har = (changes: Partial<HarRequest> = {}) =>
  harRequest({ method: 'POST', url: `${api.origin}/label/v1/labels`, ...changes })
const wire = (rest: Partial<HarRequest> = {}, others: Partial<SentRequest> = {}) =>
  wireRequest({ har: har(rest), files: [], secret: { token }, timeoutMs: 1000, ...others })

describe('a request to send', () => {
  it('is the request of the samples, with the token', () => {
    const postData = { mimeType: 'application/json', text: ' {"a": 1} ' }
    const headers = [bearer, { name: 'Content-Type', value: 'application/json' }]
    expect(wire({ headers, postData, queryString: [{ name: 'a b', value: 'ü&' }] })).toEqual({
      method: 'POST',
      url: `${api.origin}/label/v1/labels?a%20b=%C3%BC%26`,
      headers: [
        ['Authorization', `Bearer ${token}`],
        ['Content-Type', 'application/json'],
      ],
      body: ' {"a": 1} ',
      followsRedirects: true,
      timeoutMs: 1000,
    })
  })

  it('has the placeholder if there is no token', () => {
    expect(wireRequest({ har: har(), files: [], timeoutMs: 1 })).toMatchObject({
      headers: [['Authorization', 'Bearer YOUR_ACCESS_TOKEN']],
    })
  })

  it.each([
    'https://foreign.example/labels',
    `http://localhost:${otherPort}/labels`,
    `https://${api.host}/labels`,
    `http://${api.host}@foreign.example/labels`,
    `http://localhost.foreign.example:${api.port}/labels`,
  ])('is refused for a foreign host: %s', (url) => {
    const made = wire({ url })
    expect(made).toEqual({ kind: 'foreign-host', host: new URL(url).host })
    expect(JSON.stringify(made)).not.toContain(token)
  })

  it('has the token only in the header for credentials', () => {
    const made = wire({
      queryString: [{ name: 'q', value: 'YOUR_ACCESS_TOKEN' }],
      postData: { mimeType: 'text/plain', text: 'YOUR_ACCESS_TOKEN' },
    })
    expect(JSON.stringify(made).split(token)).toHaveLength(2)
  })

  it('does not follow redirects if browsers would forward its credential', () => {
    const key = { name: 'X-Key', value: 'YOUR_API_KEY' }
    expect(wire({ headers: [key] })).toMatchObject({ headers: [['X-Key', token]], followsRedirects: false })
    expect(wireRequest({ har: har({ headers: [key] }), files: [], timeoutMs: 1 })).toMatchObject({
      followsRedirects: true,
    })
  })

  it('has a credential of the query in its parameter only', () => {
    const queryString = [
      { name: 'key', value: 'YOUR_API_KEY' },
      { name: 'note', value: 'YOUR_API_KEY' },
    ]
    const secret = { token: 'a&b=1', queryName: 'key' }
    expect(wire({ headers: [], queryString }, { secret })).toMatchObject({
      url: `${api.origin}/label/v1/labels?key=a%26b%3D1&note=YOUR_API_KEY`,
    })
    const foreign = wire({ url: 'https://foreign.example/labels', queryString }, { secret })
    expect(foreign).toEqual({ kind: 'foreign-host', host: 'foreign.example' })
  })

  it('has each of several credentials in its own place', () => {
    const key = { name: 'X-Key', value: 'YOUR_API_KEY' }
    const queryString = [{ name: 'partner', value: 'YOUR_API_KEY' }]
    const furtherSecrets = [
      { token: 'key-1', headerName: 'x-key' },
      { token: 'key-2', queryName: 'partner' },
    ]
    expect(wire({ headers: [bearer, key], queryString }, { furtherSecrets })).toMatchObject({
      headers: [
        ['Authorization', `Bearer ${token}`],
        ['X-Key', 'key-1'],
      ],
      url: `${api.origin}/label/v1/labels?partner=key-2`,
      followsRedirects: false,
    })
  })

  it.each([
    ['https://api.example/a?key=a%26b%3D1&page=2', 'https://api.example/a?key=REMOVED&page=2'],
    ['https://api.example/moved?from=%2Fa%3Fkey%3Da%26b%3D1', 'https://api.example/moved?from=%2Fa%3Fkey%3DREMOVED'],
    ['https://api.example/a?q=x%20y', 'https://api.example/a?q=x%20y'],
  ])('leaves no credential in the address of its response: %s', (address, shown) => {
    expect(withoutCredential(address, { token: 'a&b=1', queryName: 'key' })).toBe(shown)
  })

  it.each(['token…', 'to\nken', 'to\u200bken'])('is invalid with a token that no header can have: %j', (pasted) => {
    const made = wire({}, { secret: { token: pasted } })
    expect(made).toEqual({ kind: 'invalid', reason: expect.stringContaining('The header Authorization') as string })
    expect(JSON.stringify(made)).not.toContain(JSON.stringify(pasted).slice(1, -1))
  })

  it('has no body with GET, because browsers refuse that', () => {
    const postData = { mimeType: 'application/json', text: '{}' }
    expect(wire({ method: 'GET', postData })).not.toHaveProperty('body')
  })

  it('has the fields of a form', () => {
    const postData = { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'a', value: '1 +' }] }
    expect(wire({ postData })).toMatchObject({ body: 'a=1%20%2B' })
  })

  it('has the chosen file as its body', () => {
    const file = new Blob(['pdf'])
    expect(wire({ postData: { mimeType: 'application/pdf', fileName: 'a.pdf' } }, { files: [file] })).toHaveProperty(
      'body',
      file,
    )
  })

  it('writes the parts of a form with their types and files, and the boundary in the content type', async () => {
    const params = [
      { name: 'plain', value: 'ä' },
      { name: 'meta', value: '{}', contentType: 'application/json' },
      { name: 'sc"an', fileName: 'a\r\n.pdf', contentType: 'application/pdf' },
    ]
    const headers = [{ name: 'Content-Type', value: 'multipart/form-data' }]
    const made = wire(
      { headers, postData: { mimeType: 'multipart/form-data', params } },
      { files: [new Blob(['pdf'])] },
    )
    const { body } = made as { body: Blob }
    expect(made).toMatchObject({ headers: [] })
    const text = await body.text()
    const boundary = /^multipart\/form-data; boundary=([\w-]+)$/.exec(body.type)?.[1] ?? ''
    expect(text.split(`--${boundary}`)).toEqual([
      '',
      '\r\nContent-Disposition: form-data; name="plain"\r\n\r\nä\r\n',
      '\r\nContent-Disposition: form-data; name="meta"\r\nContent-Type: application/json\r\n\r\n{}\r\n',
      '\r\nContent-Disposition: form-data; name="sc%22an"; filename="a%0D%0A.pdf"\r\nContent-Type: application/pdf\r\n\r\npdf\r\n',
      '--\r\n',
    ])
  })

  it.each(['multipart/related', 'multipart/mixed; x=1'])('writes the parts of %s as attachments', async (mimeType) => {
    const params = [{ name: 'meta', value: '{}', contentType: 'application/json' }]
    const { body, headers } = wire({
      headers: [{ name: 'Content-Type', value: mimeType }],
      postData: { mimeType, params },
    }) as { body: Blob; headers: unknown }
    expect(headers).toEqual([])
    expect(body.type).toMatch(new RegExp(`^${mimeType}; boundary=[\\w-]+$`))
    expect(await body.text()).toContain(
      '\r\nContent-Disposition: attachment; name="meta"\r\nContent-Type: application/json\r\n\r\n{}',
    )
  })

  it.each([
    ['a file that was not chosen', { postData: { mimeType: 'application/pdf', fileName: 'label.pdf' } }, 'label.pdf'],
    ['an invalid address', { url: 'http://' }, 'URL'],
    ['a method that browsers refuse', { method: 'TRACE' }, 'TRACE'],
    ['a header that HTTP does not allow', { headers: [{ name: 'X-Note', value: '€' }] }, 'X-Note'],
    ['an invalid method', { method: 'GET /' }, 'method'],
  ])('is invalid with %s', (_, rest, reason) => {
    expect(wire(rest)).toEqual({ kind: 'invalid', reason: expect.stringContaining(reason) as string })
  })
})
