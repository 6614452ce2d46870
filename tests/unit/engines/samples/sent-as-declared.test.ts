import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { preparedRequest } from '@/engines/samples/prepared-request'
import {
  sampleChoices,
  sampleLanguages,
  type SampleLanguage,
  type SampleRequest,
} from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'
import { readCode } from './read-code'

const request = (mimeType: string, body: Omit<SampleRequest['body'] & object, 'mimeType'>): SampleRequest => ({
  method: 'POST',
  url: 'https://api.example/a',
  headers: [{ name: 'Content-Type', value: mimeType }],
  query: [],
  body: { mimeType, ...body },
})

describe.each(['multipart/related', 'multipart/mixed'])('a body in %s', (mimeType) => {
  const params = [
    { name: 'meta', value: '{"sku":"A1"}', contentType: 'application/json' },
    { name: 'text', value: 'plain' },
    { name: 'label', fileName: 'label.pdf', contentType: 'application/pdf' },
  ]

  it.each([
    ['python', [`content_type.replace("multipart/form-data", "${mimeType}")`, 'attachment; name=\\"meta\\"']],
    ['curl', [`'Content-Type: ${mimeType}'`, `--form 'meta={"sku":"A1"};type=application/json'`]],
    ['java', [`.setType(MediaType.parse("${mimeType}"))`, '.addPart(new Headers.Builder()']],
    ['csharp', [`new MultipartContent("${mimeType.slice(10)}")`, 'ContentDispositionHeaderValue("attachment")']],
    ['javascript', [`'${mimeType}; boundary=' + boundary`, 'Content-Disposition: attachment; name="meta"']],
  ] satisfies [SampleLanguage, string[]][])('is sent as that in %s', (language, lines) => {
    const code = createSnippet(request(mimeType, { params }), language)
    for (const line of lines) expect(code).toContain(line)
    expect(code.replace('"multipart/form-data"', '')).not.toMatch(/form-data|FormData/)
    expect(() => readCode(code, language)).not.toThrow()
  })
})

it('parameters of a multipart type are kept, except the boundary, which the client writes', () => {
  const declared = 'multipart/related; type="application/json"; boundary=abc'
  const made = request(declared, { params: [{ name: 'a', value: 'b' }] })
  const right = 'multipart/related; type="application/json"'
  expect(preparedRequest(made)).toMatchObject({ headers: [{ value: right }], body: { mimeType: right } })
  expect(createSnippet(made, 'csharp')).toContain('NameValueHeaderValue.Parse("type=\\"application/json\\"")')
})

describe('control characters of a body', () => {
  const interchange = 'ISA\x1d00\x1e\nGS\x1d1\x1e\r\n'

  it.each(sampleLanguages)('stay in %s', (language) => {
    const code = createSnippet(request('application/edi-x12', { text: interchange }), language)
    expect(readCode(code, language).texts).toContain(interchange)
    expect(code).not.toMatch(/[^\P{Cc}\n]/u)
  })

  it('are said in curl, with the shells that can run it', () => {
    const code = createSnippet(request('application/edi-x12', { text: interchange }), 'curl')
    expect(code).toMatch(/^# \$'…' has the control characters of the request: run this with bash or zsh\.\ncurl /)
  })

  it.each([interchange, `it's 100 % \\ "x"\u0085\x1b`, "a\0b\x1d%s\\n'", 'é\x1f'])(
    'reach curl from a real shell: %j',
    async (text) => {
      const code = createSnippet(request('text/plain', { text }), 'curl')
      // Prints the last argument, or the input where curl would read it.
      const script = `curl() { if [ "\${!#}" = @- ]; then od -An -v -tx1; else printf %s "\${!#}" | od -An -v -tx1; fi; }\n${code}`
      const { stdout } = await promisify(execFile)('bash', ['-c', script])
      expect(stdout.replaceAll(/\s/g, '')).toBe(Buffer.from(text).toString('hex'))
    },
  )
})

it.each([
  ['a,b;c.pdf', `'f=@"a,b;c.pdf"'`],
  ['a "b".pdf', String.raw`'f=@"a \"b\".pdf"'`],
  ['order.xml', `f=@order.xml`],
])('curl sends the file %j as one file', (fileName, word) => {
  const code = createSnippet(request('multipart/form-data', { params: [{ name: 'f', fileName }] }), 'curl')
  expect(code.replaceAll(/'(f=@order\.xml)'/g, '$1')).toContain(`--form ${word}`)
})

it('a text keeps its spaces, unless it is JSON or XML', () => {
  const textOf = (mimeType: string) => preparedRequest(request(mimeType, { text: ' a\n' })).body
  expect(textOf('application/edi-x12')).toMatchObject({ text: ' a\n' })
  expect(textOf('application/problem+json; charset=utf-8')).toMatchObject({ text: 'a' })
})

it.each(sampleLanguages)('a header outside ASCII is refused with the reason in %s', (language) => {
  const headers = [{ name: 'X-Name', value: 'Zoë' }]
  const code = createSnippet({ method: 'GET', url: 'https://api.example', headers, query: [] }, language)
  expect(code).toMatch(/^(#|\/\/) No sample: The header X-Name has a character outside ASCII\. .*$/)
})

it.each([
  { name: 'note', value: 'a\0b' },
  { name: 'no\0te', value: 'a' },
  { name: 'note', fileName: 'a\0.pdf' },
])('a part with NUL is refused with the reason in every language: %j', (part) => {
  const sample = request('multipart/form-data', { params: [{ name: 'first', value: 'a' }, part] })
  for (const choice of sampleChoices) {
    expect(createSnippet(sample, choice)).toMatch(/^(#|\/\/|rem) No sample: The part note has the character NUL, .*$/)
  }
})

it('NUL in a text is refused only in PowerShell, where curl could not get it', () => {
  const sample = request('text/plain', { text: 'a\0b' })
  const refused = sampleChoices.filter((choice) => createSnippet(sample, choice).includes('No sample: '))
  expect(refused).toEqual(['curl-powershell'])
})
