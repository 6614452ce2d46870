import nodeQuery from 'node:querystring'
import nodeUrl from 'node:url'
import { describe, expect, it } from 'vitest'
import MultipartForm from '@/modules/code-samples/shims/form-data'
import { stringify } from '@/modules/code-samples/shims/querystring'
import { format, parse } from '@/modules/code-samples/shims/url'

describe('what stands for Node’s modules in the browser answers the same', () => {
  it.each([
    { a: '1', b: ['x', 'y z'], 'c d': 'ä&=' },
    { star: "*!'()~", slash: 'a/b?c#d' },
    { list: [], empty: '' },
  ])('querystring: %j', (query) => {
    expect(stringify(query)).toBe(nodeQuery.stringify(query))
  })

  it.each([
    'https://api.network.example/a/b?x=1&x=2&y=a%20b#part',
    'http://name:secret@localhost:4400/files/',
    'https://api.network.example',
  ])('url: %s', (address) => {
    const [ours, theirs] = [parse(address), nodeUrl.parse(address, true, true)]
    for (const key of ['protocol', 'auth', 'host', 'hostname', 'port', 'pathname'] as const) {
      expect(ours[key]).toBe(theirs[key])
    }
    expect(ours.query).toEqual({ ...theirs.query })
    const search = 'p=q%20r'
    expect(format({ ...ours, search, query: null })).toBe(nodeUrl.format({ ...theirs, search, query: null }))
    expect(format({ ...ours, search: null, query: null })).toBe(
      nodeUrl.format({ ...theirs, search: null, query: null }),
    )
  })

  it('form-data writes the parts with their file names', () => {
    const form = new MultipartForm()
    form._boundary = 'b'
    form.append('file', '<a/>', { filename: 'order.xml', contentType: 'text/xml' })
    form.append('note', 'x', { filename: null, contentType: null })
    const written: string[] = []
    form.pipe((part) => written.push(part))
    expect(written.join('')).toBe(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="order.xml"\r\nContent-Type: text/xml\r\n\r\n<a/>\r\n' +
        '--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nx\r\n--b--\r\n',
    )
  })
})
