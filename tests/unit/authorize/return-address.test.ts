import { describe, expect, it } from 'vitest'
import { refusalAddress, returnAddress } from '@/features/authorize/model/return-address'

const error = 'error=access_denied&error_description=User%20did%20not%20authorize%20the%20request'

describe('refusal', () => {
  it.each([
    ['https://app.example/cb', `https://app.example/cb?${error}`],
    ['https://app.example', `https://app.example/?${error}`],
    ['https://app.example/cb?state=a%26b', `https://app.example/cb?state=a%26b&${error}`],
    ['https://app.example/cb?', `https://app.example/cb?${error}`],
    ['https://app.example/cb?a=1&', `https://app.example/cb?a=1&${error}`],
    ['https://app.example/cb?q=a+b%20c&q=2', `https://app.example/cb?q=a+b%20c&q=2&${error}`],
    ['https://app.example/cb#top', `https://app.example/cb?${error}#top`],
    ['https://app.example/cb?state=s#/route?x=1', `https://app.example/cb?state=s&${error}#/route?x=1`],
    ['https://app.example/cb#', `https://app.example/cb?${error}#`],
    [
      'https://app.example/cb?next=https://other.example/?a=b',
      `https://app.example/cb?next=https://other.example/?a=b&${error}`,
    ],
    ['http://localhost:3000/callback?state=s', `http://localhost:3000/callback?state=s&${error}`],
    ['example.northwind.handheld:/callback?state=s', `example.northwind.handheld:/callback?state=s&${error}`],
    ['com.example.app:callback', `com.example.app:callback?${error}`],
    ['myapp://callback?state=s', `myapp://callback?state=s&${error}`],
  ])('%s', (uri, expected) => {
    const address = refusalAddress(uri) ?? ''
    expect(address).toBe(expected)
    const answer = new URL(address).searchParams
    expect(answer.getAll('error')).toEqual(['access_denied'])
    expect(answer.get('error_description')).toBe('User did not authorize the request')
    for (const [name, value] of new URL(uri).searchParams) expect(answer.getAll(name)).toContain(value)
  })
})

describe('addresses that run something or are none', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0000javascript:alert(1)',
    'javascript://app.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://app.example/1',
    'file:///etc/passwd',
    'filesystem:https://app.example/x',
    'about:blank',
    'view-source:https://app.example',
    '',
    'app.example/cb',
    '/home',
    '//evil.example',
    'https://',
  ])('%j is not followed', (uri) => {
    expect(returnAddress(uri)).toEqual({ kind: 'unsafe' })
    expect(refusalAddress(uri)).toBeUndefined()
  })
})

describe('what is named', () => {
  it.each([
    ['https://orders.alpine.example/cb', { kind: 'web', host: 'orders.alpine.example' }],
    ['https://orders.alpine.example:8443/cb', { kind: 'web', host: 'orders.alpine.example:8443' }],
    // Credentials in front do not hide the host.
    ['https://bank.example@evil.example/', { kind: 'web', host: 'evil.example' }],
    ['http://127.0.0.1:8910/callback', { kind: 'web', host: '127.0.0.1:8910' }],
    ['example.northwind.handheld:/callback', { kind: 'app', scheme: 'example.northwind.handheld:' }],
    ['MyApp://x', { kind: 'app', scheme: 'myapp:' }],
  ])('%s', (uri, expected) => expect(returnAddress(uri)).toEqual(expected))

  it('look-alike letters are shown as what they are', () => {
    expect(returnAddress('https://\u0430pple.example/')).toMatchObject({
      host: expect.stringMatching(/^xn--/) as string,
    })
  })
})
