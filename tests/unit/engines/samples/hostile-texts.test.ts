import { describe, expect, it } from 'vitest'
import { sampleLanguages, type SampleLanguage, type SampleRequest } from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'
import { readCode } from './read-code'

const hostile = [
  '"',
  "'",
  '`',
  '\\',
  '\\"',
  "\\'",
  "\\\\'",
  '\\\\"',
  'a\\',
  '"""',
  "'''",
  '"x',
  "'x",
  '#',
  '//',
  '*/',
  '<',
  '!',
  '=ls',
  '-x',
  '${evil}',
  '$(evil)',
  '`evil`',
  '$evil',
  '{evil}',
  '%{evil}',
  '{0}',
  '#{evil}',
  '&& evil',
  '; evil',
  '| evil',
  '"); evil(); ("',
  "'); evil(); ('",
  '": evil(), "',
  "': evil(), '",
  '" + evil() + "',
  "'}}; evil(); ({a: {b: '",
  'a\nb',
  'a\r\nX-Y: z',
  'a\rb',
  'a\u2028b',
  'a\u2029b',
  'a\u0085b',
  'a\u0000b',
  'a\u001b[201~b',
  'a\tb',
  'a\\\nb',
  '\\u0022',
  '\\\\u0022',
  '\\u000a',
  '\\x22',
  '\\N{QUOTATION MARK}',
  '\ud800',
  'a\udc00b',
  'a\u202eb',
  'ä€😀',
  '@/etc/passwd',
  '<file',
  ';type=x',
  'a;headers=@/etc/passwd',
  'text/plain;headers=@/etc/passwd',
  '[1-9]',
  'a=b&c=d',
]

const get: SampleRequest = { method: 'GET', url: 'https://api.example/a', headers: [], query: [] }
const post: SampleRequest = { ...get, method: 'POST' }
const json = (value: unknown) => ({ ...post, body: { mimeType: 'application/json', text: JSON.stringify(value) } })
const form = (name: string, value: string) => ({
  ...post,
  body: { mimeType: 'application/x-www-form-urlencoded', params: [{ name, value }] },
})
const part = (parameter: { name: string; value?: string; fileName?: string; contentType?: string }) => ({
  ...post,
  body: { mimeType: 'multipart/form-data', params: [parameter] },
})

/** Where a text of a document may be in a request. */
const places: Record<string, (text: string) => SampleRequest> = {
  method: (text) => ({ ...get, method: text }),
  host: (text) => ({ ...get, url: `https://api${text}.example/` }),
  path: (text) => ({ ...get, url: `https://api.example/a${text}` }),
  'query of the address': (text) => ({ ...get, url: `https://api.example/a?b=${text}` }),
  'name in the query': (text) => ({ ...get, query: [{ name: text, value: 'v' }] }),
  'value in the query': (text) => ({ ...get, query: [{ name: 'n', value: text }] }),
  'name of a header': (text) => ({ ...get, headers: [{ name: text, value: 'v' }] }),
  'value of a header': (text) => ({ ...get, headers: [{ name: 'X-A', value: text }] }),
  'content type': (text) => ({ ...post, body: { mimeType: text, text: 'x' } }),
  'text of the body': (text) => ({ ...post, body: { mimeType: 'text/plain', text } }),
  'broken JSON': (text) => ({ ...post, body: { mimeType: 'application/json', text: `{${text}` } }),
  'key of JSON': (text) => json({ [text]: 1, list: [{ [text]: text }] }),
  'value of JSON': (text) => json({ key: text }),
  'name of a field': (text) => form(text, 'v'),
  'value of a field': (text) => form('n', text),
  'name of a part': (text) => part({ name: text, value: 'v' }),
  'value of a part': (text) => part({ name: 'n', value: text }),
  'type of a part': (text) => part({ name: 'n', value: 'v', contentType: text }),
  'name of a file in a part': (text) => part({ name: 'n', fileName: text }),
  'name of a file': (text) => ({ ...post, body: { mimeType: 'image/png', fileName: text } }),
}

/** The languages whose code must have the text letter by letter. */
const kept: Partial<Record<keyof typeof places, readonly SampleLanguage[]>> = {
  'text of the body': sampleLanguages,
  'name of a field': ['python', 'csharp', 'javascript'],
  'value of a field': ['python', 'csharp', 'javascript'],
  'name of a part': ['python', 'java', 'csharp', 'javascript'],
  'value of a part': ['python', 'java', 'csharp', 'javascript'],
  'name of a file in a part': ['python', 'java', 'csharp', 'javascript'],
  'name of a file': sampleLanguages,
  'key of JSON': ['python'],
  'value of JSON': ['python'],
}

/** Not every text is a method, a host or the value of a header: there is no code then. */
const mayHaveNone = ['method', 'host', 'value of a header']

/** Where NUL is refused, because no argument of curl can have it. */
const refusesNul = ['name of a part', 'value of a part', 'name of a file in a part', 'name of a file']

/** The code of a request; undefined where there is none, which a document may bring about. */
function codeOf(request: SampleRequest, language: SampleLanguage) {
  try {
    const code = createSnippet(request, language)
    return code.includes('No sample: ') ? undefined : code
  } catch {
    return undefined
  }
}

describe.each(sampleLanguages)('in %s', (language) => {
  /** The same code without what is left out where it cannot be sent: a header, the type of a part. */
  const without: Record<string, SampleRequest> = {
    'name of a header': get,
    'type of a part': part({ name: 'n', value: 'v' }),
  }

  it.each(Object.keys(places))('%s stays a text', (place) => {
    const requestWith = places[place] ?? (() => get)
    const shapes = [
      requestWith('harmless'),
      requestWith('härmlos'),
      requestWith('text/plain'),
      without[place] ?? get,
    ].flatMap((request) => {
      const code = codeOf(request, language)
      return code === undefined ? [] : [readCode(code, language).skeleton]
    })
    const read = hostile.flatMap((text) => {
      const code = codeOf(requestWith(text), language)
      return code === undefined ? [] : [{ text, ...readCode(code, language) }]
    })
    const refused = hostile.filter((text) => refusesNul.includes(place) && text.includes('\0'))
    const count = hostile.length - refused.length
    expect(read.length, 'codes').toBeGreaterThan(mayHaveNone.includes(place) ? 5 : count - 1)
    expect(read.filter(({ text }) => refused.includes(text))).toEqual([])
    expect(read.filter(({ skeleton }) => !shapes.includes(skeleton))).toEqual([])
    const changed = read.filter(({ text, texts }) => !texts.join('\n').includes(text))
    expect(kept[place]?.includes(language) ? changed : []).toEqual([])
  })
})

it('a header that cannot be sent is left out, and its value is one line', () => {
  const headers = [
    { name: 'X": evil(), "Y', value: 'v' },
    { name: 'X-A', value: ' a\r\nX-B: b\n' },
  ]
  expect(createSnippet({ ...get, headers }, 'python')).toContain('headers = {"X-A": "a X-B: b"}\n')
})

it('a text that begins with @ names no file for curl, in the name of a part neither, and brackets no range', () => {
  const body = { mimeType: 'text/plain', text: '@/etc/passwd' }
  const code = createSnippet({ ...post, url: 'https://[::1]/a[1-9]', body }, 'curl')
  expect(code).toContain('--data-raw @/etc/passwd')
  expect(code).toContain("'https://[::1]/a%5B1-9%5D'")
  const name = 'x=@/etc/passwd;y'
  expect(createSnippet(part({ name, value: 'v' }), 'curl')).toContain("--form 'x%3D@/etc/passwd;y=v'")
  expect(createSnippet(part({ name: 'n', value: '@/etc/passwd' }), 'curl')).toContain(`'n="@/etc/passwd"'`)
})
