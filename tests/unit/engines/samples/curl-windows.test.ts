import { describe, expect, it } from 'vitest'
import { fillSecret } from '@/modules/application/credentials/fill-secret'
import { placeholders } from '@/modules/application/credentials/token-requests'
import { sampleChoices, sampleLanguages, type SampleRequest } from '@/engines/samples/sample-request'
import { curlOptions } from '@/engines/samples/clients/curl-options'
import { preparedRequest } from '@/engines/samples/prepared-request'
import { createSnippet } from '@/engines/samples/snippet'
import { readCmd, readPowershell } from './windows-shells'

const variables = { PATH: 'C:\\Windows', TEMP: 'T', '20': 'no' }

const texts = [
  '{\n  "name": "Zoë ✓ 東京",\n  "note": "50 % off & more"\n}',
  'say "hi"',
  'ends with \\',
  'C:\\dir\\"quoted\\\\"',
  '%PATH% and %TEMP%%PATH% 100%',
  '^caret^^ ^"',
  'a & b | c > d < e (f) !g!',
  "it's `$HOME` $(x) @('y')",
  "'@\n\"@\n'@ | evil",
  '\n\nlines\n',
  '"',
  '\\\\\\',
  '@file',
]

const post = (text: string): SampleRequest => ({
  method: 'POST',
  url: 'https://api.example/a?b=%20',
  headers: [
    { name: 'Content-Type', value: 'text/plain' },
    { name: 'If-Match', value: '"v1 & %PATH%"' },
  ],
  query: [],
  body: { mimeType: 'text/plain', text },
})

const words = (text: string) => [
  '--location',
  '--request',
  'POST',
  '--url',
  'https://api.example/a?b=%20',
  '--header',
  'Content-Type: text/plain',
  '--header',
  'If-Match: "v1 & %PATH%"',
  text.startsWith('@') ? '--data-raw' : '--data',
  text,
]

describe('curl on Windows', () => {
  it('comes after the five languages, of which Python stays the first', () => {
    expect(sampleChoices).toEqual([...sampleLanguages, 'curl-cmd', 'curl-powershell'])
    expect(sampleChoices[0]).toBe('python')
  })

  it.each(texts)('gets from the command prompt exactly %j', (text) => {
    expect(readCmd(createSnippet(post(text), 'curl-cmd'), variables)).toEqual(['curl', ...words(text)])
  })

  it.each([...texts, 'ISA\x1d00\x1e\r\n`$x', '\u0085\u001b[2J'])('gets from PowerShell exactly %j', (text) => {
    const code = createSnippet(post(text), 'curl-powershell')
    expect(readPowershell(code)).toEqual(words(text))
    expect(code).not.toMatch(/[^\P{Cc}\n]/u)
  })

  it.each([...texts, 'a,b;c.pdf', 'a;type=b', ' x '])('gets %j in every place as a POSIX shell would', (text) => {
    const parts = [
      { name: 'note', value: text },
      { name: text, value: 'a', contentType: 'application/json' },
      { name: 'file', fileName: text, contentType: 'application/pdf' },
    ]
    const fields = [
      { name: text, value: text },
      { name: 'b', value: text },
    ]
    for (const [mimeType, params] of [
      ['multipart/form-data', parts],
      ['application/x-www-form-urlencoded', fields],
    ] as const) {
      const request = { ...post(''), query: [{ name: text, value: text }], body: { mimeType, params: [...params] } }
      const options = curlOptions(preparedRequest(request)).flatMap(({ name, value }) => [
        `--${name}`,
        ...(value === undefined ? [] : [value]),
      ])
      expect(readCmd(createSnippet(request, 'curl-cmd'), variables)).toEqual(['curl', ...options])
      expect(readPowershell(createSnippet(request, 'curl-powershell'))).toEqual(options)
    }
  })

  it('sends what the command prompt cannot take from a file, and says so', () => {
    for (const text of ['ISA\x1d00', 'a\tb', 'x'.repeat(9000)]) {
      const code = createSnippet(post(text), 'curl-cmd')
      expect(code).toMatch(/^rem The command prompt takes no [a-z ]+: save the body as body\.txt first\.\n/)
      expect(code).toContain('--data-binary @body.txt')
    }
  })

  it('has a secret that is filled in as each shell needs it', () => {
    const form = {
      mimeType: 'application/x-www-form-urlencoded',
      params: [{ name: 'client_secret', value: placeholders.secret }],
    }
    const request = { ...post(''), headers: [], body: form }
    const secret = `a%b"c'd^&`
    const encoded = `client_secret=a%25b%22c%27d%5E%26`
    const cmd = fillSecret(createSnippet(request, 'curl-cmd'), 'curl-cmd', secret)
    expect(readCmd(cmd, variables).at(-1)).toBe(encoded)
    const powershell = fillSecret(createSnippet(request, 'curl-powershell'), 'curl-powershell', secret)
    expect(readPowershell(powershell).at(-1)).toBe(encoded)
  })
})
