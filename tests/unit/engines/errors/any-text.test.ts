import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'
import { redact } from '@/engines/errors/redact/redact'

const names = fc.constantFrom(
  'error',
  'errors',
  'title',
  'status',
  'detail',
  'context',
  'code',
  'message',
  '__proto__',
  'status_log',
  'log',
  'entries',
  'response',
  'request',
  'headers',
  'validationErrors',
  'password',
)
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 1 }),
    fc.dictionary(names, tie('value')),
    fc.array(tie('value')),
  ),
})).value

test('any JSON is decoded', () => {
  fc.assert(
    fc.property(values, fc.option(fc.integer({ min: -1, max: 1000 })), (value, status) => {
      const head = status === null ? '' : `HTTP/1.1 ${status}\n\n`
      const { heading, ticket, steps } = decodeResponse(parsePaste(redact(head + JSON.stringify(value))))
      expect(heading.length * ticket.length * steps.length).toBeGreaterThan(0)
    }),
    { numRuns: 500, examples: [[{ error: { error: '' } }, null]] },
  )
})

test('any text is decoded, and redacting it twice changes nothing', () => {
  const pieces = fc.constantFrom(
    '"password"',
    '"',
    "'",
    ':',
    '{',
    '}',
    '[',
    ']',
    '=',
    '&',
    '\\',
    '\n',
    'Bearer ',
    'token',
    'abcDEF123',
    '<',
    '>',
    ' ',
    '://a:b@',
    '-u a:b',
    'HTTP/1.1 404\n',
    '_removed]',
    '[token removed]',
    'Cookie: ',
    '<password>',
    '</',
    'secret=',
    'secret: ',
    ';pwd=',
    '=>',
    ', ',
    '<input name=token value=',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }), (parts) => {
      const redacted = redact(parts.join(''))
      expect(redact(redacted)).toBe(redacted)
      decodeResponse(parsePaste(redacted))
    }),
    { numRuns: 1000, examples: [[['"password"', 'secret: ', '<input name=token value=', 'secret=']]] },
  )
})

test('a secret is redacted between any other texts', () => {
  const around = fc.string({ unit: 'grapheme-ascii' })
  const secret = fc.stringMatching(/^[a-zA-Z0-9]{12,30}$/).map((text) => `s3cr${text}`)
  fc.assert(
    fc.property(around, secret, around, (before, hidden, after) => {
      const json = JSON.stringify({ before, client_secret: hidden, after })
      for (const text of [
        json,
        JSON.stringify({ text: json }),
        `x?client_secret=${hidden}&a=1`,
        `Authorization: Bearer ${hidden}`,
      ])
        expect(redact(text)).not.toContain(hidden)
    }),
    { numRuns: 500 },
  )
})
