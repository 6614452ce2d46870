import { describe, expect, it } from 'vitest'
import { sampleLanguages, type SampleRequest } from '@/modules/code-samples/sample-request'
import { createSnippet } from '@/modules/code-samples/snippet'

const text = 'a "quoted" \\ text\nwith two lines'
const post: SampleRequest = {
  method: 'POST',
  url: 'https://api.network.example/label/v1/7c31f0aa/pdf',
  headers: [
    { name: 'Content-Type', value: 'application/json' },
    { name: 'Authorization', value: 'Bearer <token>' },
  ],
  query: [{ name: 'perPage', value: '4' }],
  body: { mimeType: 'application/json', text: `\n${JSON.stringify({ on: true, none: null, text })}\n ` },
}

describe('a sample', () => {
  it('in Python uses Requests and says the very same body', () => {
    const code = createSnippet(post, 'python')
    expect(code).toContain('import requests')
    expect(code).toContain('"text": "a \\"quoted\\" \\\\ text\\nwith two lines"')
    expect(code).toContain('    "on": True,\n    "none": None,')
    expect(code).toContain('requests.post(url, json=payload, headers=headers, params=querystring)')
  })

  it('in curl follows redirects, indents by 4 spaces and trims the body', () => {
    const lines = createSnippet(post, 'curl').split('\n')
    expect(lines[0]).toBe('curl --location --request POST \\')
    expect(lines[1]).toBe("    --url 'https://api.network.example/label/v1/7c31f0aa/pdf?perPage=4' \\")
    expect(lines.at(-1)).toBe(`    --data '${JSON.stringify({ on: true, none: null, text })}'`)
  })

  it('in JavaScript sends the very same body', async () => {
    const code = createSnippet(post, 'javascript')
    const literal = /body: ('(?:[^'\\]|\\.)*')/s.exec(code)?.[1] ?? ''
    const module = (await import(`data:text/javascript,export default ${encodeURIComponent(literal)}`)) as {
      default: string
    }
    expect(JSON.parse(module.default)).toEqual({ on: true, none: null, text })
  })

  it.each(sampleLanguages)('in %s exists for forms, files and requests without a body', (language) => {
    const get = createSnippet({ method: 'GET', url: post.url, headers: [], query: [] }, language)
    expect(get).toContain(post.url)
    const form = { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'grant_type', value: 'x y' }] }
    expect(createSnippet({ ...post, headers: [], body: form }, language)).toMatch(/grant_type/)
    const file = {
      mimeType: 'multipart/form-data',
      params: [{ name: 'file', fileName: 'order.xml', contentType: 'text/xml', value: '<a/>' }],
    }
    expect(createSnippet({ ...post, headers: [], body: file }, language)).toMatch(/file/)
    expect(createSnippet({ ...post, headers: [], body: file }, 'python')).toContain(`"file": open('order.xml', 'rb')`)
  })
})
