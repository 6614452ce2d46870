import { describe, expect, test } from 'vitest'
import type { AppType } from '@/api/devcenter/schemas'
import { hintLines, linesToCorrect, redirectError, redirectUrisOf } from '@/features/app-wizard/model/redirect-uris'

test('lines are trimmed and empty ones dropped, with any kind of line break', () => {
  expect(redirectUrisOf(' https://a.example/cb \r\n\n\t\nhttp://localhost:3000/cb')).toEqual([
    'https://a.example/cb',
    'http://localhost:3000/cb',
  ])
})

test.each([
  ['', 'You must have at least one Redirect URI'],
  [' \n \n', 'You must have at least one Redirect URI'],
  ['https://a.example, https://b.example', 'Use only linebreaks to separate URIs; do not use commas or semicolons'],
  ['https://a.example\nhttps://b.example;', 'Use only linebreaks to separate URIs; do not use commas or semicolons'],
  ['https://a.example\n\nnot a uri', undefined],
])('of the redirect URIs %j the error is %j', (text, error) => {
  expect(redirectError(text)).toBe(error)
})

test('the message names the lines to correct by their line numbers', () => {
  expect(linesToCorrect('')).toBe('Enter a redirect URI to save.')
  expect(linesToCorrect('https://a.example\n\na;b')).toBe('Correct line 3 to save.')
  expect(linesToCorrect('a,b\nhttps://a.example\nc;d')).toBe('Correct lines 1, 3 to save.')
})

const refusedScheme = 'warn: This scheme is not allowed: use a domain of yours in reverse, such as com.example.app'

describe('hints', () => {
  const texts = (line: string, type: AppType | undefined = 'web') =>
    hintLines(line, type).flatMap(({ hints }) => hints.map(({ tone, text }) => `${tone}: ${text}`))

  test.each<[string, AppType | undefined, string[]]>([
    ['https://a.example/cb', 'web', ['success: Ready for production']],
    ['http://a.example/cb', 'spa', ['warn: A production URI must be HTTPS']],
    ['http://localhost:5173/cb', 'web', ['note: Works on your own computer only']],
    ['http://127.0.0.1/cb', 'native', ['note: Works on your own computer only']],
    ['https://localhost:3000/cb', 'native', ['warn: A native application uses http on your own computer']],
    ['https://localhost:3000/cb', 'web', ['note: Works on your own computer only']],
    ['http://[::1]:3000/cb', 'web', ['note: Works on your own computer only']],
    ['com.example.app:/cb', 'native', ['success: Returns to your installed application']],
    ['com.example.app:/cb', 'web', ['warn: Only native applications have a scheme of their own']],
    ['com.example.app:/cb', undefined, ['warn: Only native applications have a scheme of their own']],
    ['javascript:alert(1)', 'native', [refusedScheme]],
    ['myapp://cb', 'native', [refusedScheme]],
    ['https://a.example/cb#done', 'web', ['warn: A redirect URI has no fragment (#)']],
    ['https://*.a.example/cb', 'web', ['warn: Wildcards are not matched: list every URI']],
    ['/cb', 'web', ['warn: Not a complete URI: begin with a scheme, such as https://']],
    ['localhost:3000/cb', 'native', ['warn: Not a complete URI: begin with a scheme, such as https://']],
    ['https:a.example', 'web', ['warn: Not a complete URI: begin with a scheme, such as https://']],
    ['https:/a.example', 'web', ['warn: Not a complete URI: begin with a scheme, such as https://']],
    ['https:///x', 'web', ['warn: Not a complete URI: begin with a scheme, such as https://']],
    ['https:\\\\a.example', 'web', ['warn: A URI has no backslashes: write / instead']],
    ['HTTP:localhost/cb', 'native', ['warn: Not a complete URI: begin with a scheme, such as https://']],
    ['HTTPS://a.example/cb', 'web', ['success: Ready for production']],
    ['https://a.example/cb\u200B', 'web', ['warn: A URI has no invisible characters: type it again']],
    ['com.example.app:/\u00ADcb', 'native', ['warn: A URI has no invisible characters: type it again']],
    ['https://user:pw@a.example/cb', 'web', ['warn: A redirect URI has no user name or password']],
    ['https://:pw@a.example/cb', 'web', ['warn: A redirect URI has no user name or password']],
    ['https://a.example/@cb', 'web', ['success: Ready for production']],
    ['https://a.example/my page', 'web', ['warn: A URI has no blanks']],
    ['https://a.example; https://b.example', 'web', ['error: Two URIs in one line']],
    ['https://a.example,', 'web', ['error: Remove the comma or semicolon']],
    [
      'https://a.example/cb ',
      'web',
      ['success: Ready for production', 'note: Spaces around it are removed when you save'],
    ],
  ])('to the line %j of a %s application are %j', (line, type, expected) => {
    expect(texts(line, type)).toEqual(expected)
  })

  test('a duplicate names the line that it repeats; line numbers include empty lines', () => {
    const lines = hintLines('https://a.example\n\nhttps://a.example', 'web')
    expect(lines.map(({ number }) => number)).toEqual([1, 3])
    expect(lines[1]?.hints).toContainEqual({ tone: 'warn', text: 'The same as line 1' })
  })
})
