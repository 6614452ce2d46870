import { describe, expect, test } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'
import { redact } from '@/engines/errors/redact/redact'
import { ofApis } from './of-apis'
import { ofGateways } from './of-gateways'
import { ofSignIn } from './of-sign-in'

const payloads = [...ofApis, ...ofSignIn, ...ofGateways]

describe('payloads from the wild', () => {
  test('are more than sixty, and include unknown errors', () => {
    expect(payloads.length).toBeGreaterThan(60)
    expect(payloads.filter(({ certainty }) => certainty === 'unknown').length).toBeGreaterThan(4)
  })

  test.each(payloads)('are decoded: $name', ({ text, certainty, heading, retry, fields = [], says = '' }) => {
    const decoding = decodeResponse(parsePaste(redact(text)), Date.parse('2026-03-02T14:00:00Z'))
    expect(decoding).toMatchObject({ certainty, heading, retry: { rule: retry } })
    expect(decoding.fields.map(({ name }) => name)).toEqual(fields)
    const facts = decoding.facts.map(({ label, value }) => `${label} ${value}`)
    expect([decoding.form, decoding.meaning, ...decoding.gaps, ...facts].join('\n')).toContain(says)
    expect(decoding.ticket).toContain(heading.slice(0, 3))
  })
})
