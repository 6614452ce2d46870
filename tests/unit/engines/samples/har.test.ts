import { HTTPSnippet } from 'httpsnippet'
import { describe, expect, it } from 'vitest'
import { readHar, toHar } from '@/engines/samples/har'
import { preparedRequest } from '@/engines/samples/prepared-request'
import { sampleChoices, type SampleBody, type SampleRequest } from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'

const post: SampleRequest = {
  method: 'POST',
  url: 'https://api.example/orders?open=a%2Cb',
  headers: [
    { name: 'Content-Type', value: 'application/json' },
    { name: 'X-Tag', value: 'first' },
    { name: 'X-Tag', value: 'second' },
  ],
  query: [
    { name: 'retailer', value: 'Börse & Söhne' },
    { name: 'retailer', value: 'toString' },
    { name: '__proto__', value: '' },
    { name: 'kept', value: "a/b%2F'", reserved: true },
  ],
}

/** The request that a client reads after the converter has worked on the HAR. */
function readBack(request: SampleRequest) {
  const prepared = preparedRequest(request)
  const [har] = new HTTPSnippet(toHar(prepared)).requests
  if (!har) throw new Error('The converter has no request')
  const isTyped = prepared.body?.kind === 'text' && prepared.body.isTyped
  return { prepared, read: readHar(har, { response: prepared.response, isTyped }) }
}

describe('a client reads in its HAR', () => {
  const bodies: Record<string, SampleBody> = {
    JSON: { mimeType: 'application/json', text: '{"a":1}' },
    'text that is no JSON although its type says so': { mimeType: 'application/json', text: '{' },
    'JSON that somebody typed': { mimeType: 'text/json', text: ' { } ', isTyped: true },
    'an unknown type': { mimeType: 'text/csv; charset=utf-8', text: 'a,b' },
    'no type': { mimeType: '', text: 'a' },
    'a form': { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'a', value: '' }, { name: 'a' }] },
    'a form that is encoded already': {
      mimeType: 'application/x-www-form-urlencoded',
      params: [{ name: 'a', value: 'b%20c', isEncoded: true }],
    },
    'a form that somebody typed': { mimeType: 'application/x-www-form-urlencoded', text: 'a=%20', isTyped: true },
    parts: {
      mimeType: 'multipart/form-data',
      params: [
        { name: 'a', value: 'b', contentType: 'text/plain' },
        { name: 'c', fileName: 'd.txt' },
      ],
    },
    attachments: { mimeType: 'multipart/related; type="text/xml"', params: [{ name: 'a', value: '<b/>' }] },
    'a file': { mimeType: 'image/png', fileName: 'label.png' },
  }

  it.each(Object.entries(bodies))('%s as the body', (_, body) => {
    const { prepared, read } = readBack({ ...post, body, response: 'bytes' })
    expect(read).toEqual(prepared)
  })

  it.each([
    'https://api.example/',
    "https://api.example/it's/it%27s/it%2527s",
    'https://api.example/100%/%zz/%25/%2525/%/27',
    'https://api.example/%C3%28?broken=%FF&again=%',
    'https://api.example//a/;v=1/:@!$&()*+,=?a=b&a=b&&c?',
    'http://user:pass@[2001:db8::1]:8080/a',
  ])('the URL %s', (url) => {
    const { prepared, read } = readBack({ ...post, url })
    expect(read).toEqual(prepared)
  })
})

it('the HAR has no field of its own, and the clients of the converter read it as well', () => {
  const request = preparedRequest({ ...post, body: { mimeType: 'application/json', text: '{"a":1}' } })
  const har = toHar(request)
  const names = Object.keys(har)
  expect(names.filter((name) => name.startsWith('_'))).toEqual([])
  const code = new HTTPSnippet(har).convert('shell', 'curl')
  expect(code).toContain('https://api.example/orders?')
  expect(code).toContain('open=a%2Cb')
  expect(code).toContain(`--data '{"a":1}'`)
})

it.each([
  ['a host that the parser of the converter would cut', 'https://api;x.example/'],
  ['a quote in the host', "https://api'.example/"],
  ['a file', 'file:///etc/passwd'],
])('there is no sample for %s', (_, url) => {
  for (const choice of sampleChoices) {
    expect(() => createSnippet({ ...post, url }, choice)).toThrow(`No sample can call ${url}`)
  }
})
