import { describe, expect, it } from 'vitest'
import { redirectUriErrors, returnUrlOf } from '@/lib/redirect-uri'

describe('an address that may be followed', () => {
  it.each([
    ['https://orders.alpine.example/cb', { kind: 'web', host: 'orders.alpine.example', isLoopback: false }],
    ['https://orders.alpine.example:8443/cb', { kind: 'web', host: 'orders.alpine.example:8443' }],
    ['https://orders.alpine.example/@cb?to=a@b', { kind: 'web', host: 'orders.alpine.example' }],
    ['http://127.0.0.1:8910/callback', { kind: 'web', host: '127.0.0.1:8910', isLoopback: true }],
    ['http://[::1]/callback', { kind: 'web', host: '[::1]', isLoopback: true }],
    ['example.northwind.handheld:/callback', { kind: 'app', scheme: 'example.northwind.handheld:' }],
    ['com.example.app:callback', { kind: 'app', scheme: 'com.example.app:' }],
    ['Com.Example.App://callback', { kind: 'app', scheme: 'com.example.app:' }],
  ])('is recognized by its kind and host: %s', (uri, expected) => expect(returnUrlOf(uri)).toMatchObject(expected))

  it('shows look-alike letters as what they are', () => {
    expect(returnUrlOf('https://\u0430pple.example/')).toMatchObject({
      host: expect.stringMatching(/^xn--/) as string,
    })
  })
})

describe('an address that is refused', () => {
  it.each([
    ['a scheme that runs something', 'javascript:alert(1)', 'scheme'],
    ['whatever its letter case', 'JavaScript:alert(1)', 'scheme'],
    ['with two slashes', 'javascript://app.example/%0aalert(1)', 'scheme'],
    ['data', 'data:text/html,<script>alert(1)</script>', 'scheme'],
    ['a scheme of the browser', 'chrome://settings', 'scheme'],
    ['another of the browser', 'view-source:https://app.example', 'scheme'],
    ['a scheme around another', 'jar:https://app.example!/x', 'scheme'],
    ['a file', 'file:///etc/passwd', 'scheme'],
    ['a handler of the system', 'ms-msdt:/id', 'scheme'],
    ['an intent', 'intent://scan/#Intent;scheme=zxing;end', 'scheme'],
    ['a private-use scheme without a dot', 'myapp://callback', 'scheme'],
    ['a scheme that ends with a dot', 'myapp.://callback', 'scheme'],
    ['user info', 'https://bank.example@evil.example/', 'user-info'],
    ['an empty user', 'https://@evil.example/', 'user-info'],
    ['user info of a private-use scheme', 'com.example.app://bank.example@x', 'user-info'],
    ['backslashes for slashes', 'https:\\\\evil.example', 'backslash'],
    ['a backslash in the host', 'https://bank.example\\@evil.example/', 'backslash'],
    ['a blank before it', ' javascript:alert(1)', 'blank'],
    ['a line break inside', 'java\nscript:alert(1)', 'blank'],
    ['a tab inside', 'https://app.example/\tcb', 'blank'],
    ['a control character', '\u0000https://app.example/', 'invisible-character'],
    ['an invisible character', 'https://app.example/\u200bcb', 'invisible-character'],
    ['nothing', '', 'not-absolute'],
    ['a host alone', 'app.example/cb', 'not-absolute'],
    ['a host with a port', 'localhost:3000', 'not-absolute'],
    ['a path', '/home', 'not-absolute'],
    ['an address without a scheme', '//evil.example', 'not-absolute'],
    ['a scheme without a host', 'https://', 'not-absolute'],
    ['one slash too few', 'https:/evil.example', 'not-absolute'],
  ])('is refused for %s: %j', (_, uri, error) => expect(returnUrlOf(uri)).toEqual({ kind: 'unsafe', error }))
})

describe('a redirect URI is registered', () => {
  it.each<[string, string | undefined, string[]]>([
    ['https://a.example/cb', 'web', []],
    ['http://a.example/cb', 'web', ['http']],
    ['http://localhost:3000/cb', 'native', []],
    ['https://localhost:3000/cb', 'native', ['https-on-loopback']],
    ['https://localhost:3000/cb', 'spa', []],
    ['com.example.app:/cb', 'native', []],
    ['com.example.app:/cb', 'web', ['private-use-scheme']],
    ['com.example.app:/cb', undefined, ['private-use-scheme']],
    ['http://*.a.example/cb#x', 'web', ['http', 'fragment', 'wildcard']],
    ['https://user@a.example/cb#x', 'web', ['user-info', 'fragment']],
    ['a b', 'web', ['blank']],
  ])('as %j by a %s application with the problems %j', (uri, appType, errors) =>
    expect(redirectUriErrors(uri, appType)).toEqual(errors),
  )
})
