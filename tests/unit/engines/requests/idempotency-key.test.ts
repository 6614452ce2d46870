import { describe, expect, it } from 'vitest'
import { urlOfChoices, choicesOfUrl } from '@/modules/console/model/url-choices'
import { createSnippet } from '@/engines/samples/snippet'
import { sampleLanguages } from '@/engines/samples/sample-request'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { openingChoices } from '@/engines/openapi/model/opening-choices'
import { sampleRequest } from '@/engines/openapi/model/sample-request'
import { bundle, operation } from '../openapi/fixtures'

const key = (name: string, required: boolean) => ({ name, in: 'header', required, example: 'from-the-document' })
const view = (...parameters: object[]) => operation(bundle({ '/orders': { post: { parameters } } }), '/orders', 'post')

describe('an idempotency key', () => {
  it('is new with each opening of the console if it is required', () => {
    const required = view(key('Idempotency-Key', true))
    const [first, second] = [openingChoices(required), openingChoices(required)].map(
      ({ values }) => values?.['header Idempotency-Key'],
    )
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).not.toBe(first)
  })

  it('is not sent if it is optional, although the document has an example', () => {
    expect(
      openingChoices(
        view(key('X-Idempotency-Key', false), key('Northway-Idempotency-Key', false), key('X-Other', false)),
      ),
    ).toEqual({ values: { 'header X-Idempotency-Key': null, 'header Northway-Idempotency-Key': null } })
    expect(openingChoices(view(key('X-Other', false)))).toEqual({})
  })

  it('is in no address, so that a link does not repeat it', () => {
    const required = view(key('Idempotency-Key', true))
    const values = { 'header Idempotency-Key': 'k1' }
    expect(urlOfChoices(required, { values })).toMatchObject({ set: [], unset: [] })
    expect(choicesOfUrl(required, new URLSearchParams([['set', 'header Idempotency-Key=k1']]))).toEqual({})
  })
})

describe('the samples of a call with an idempotency key', () => {
  const samplesOf = (required: boolean, choices?: HarChoices) => {
    const operationView = view(key('Acme-Idempotency-Key', required), key('X-Other', false))
    const request = sampleRequest(operationView, choices ?? openingChoices(operationView))
    return sampleLanguages.map((language) => createSnippet(request, language))
  }

  it('do not have it if it is optional, with or without choices', () => {
    for (const code of [...samplesOf(false), ...samplesOf(false, {})]) {
      expect(code).toContain('X-Other')
      expect(code).not.toContain('Idempotency-Key')
    }
  })

  it('have the one of the console', () => {
    for (const code of samplesOf(false, { values: { 'header Acme-Idempotency-Key': 'typed' } })) {
      expect(code).toMatch(/Acme-Idempotency-Key.{1,9}typed/)
    }
  })

  it('have a new one if it is required, the same in every language', () => {
    const keysOf = (codes: string[]) =>
      new Set(codes.map((code) => /Acme-Idempotency-Key.{1,9}([\da-f-]{36})/.exec(code)?.[1]))
    const [first, second] = [keysOf(samplesOf(true)), keysOf(samplesOf(true))]
    expect([first.size, second.size]).toEqual([1, 1])
    expect([...first]).not.toEqual([...second])
    expect([...first]).not.toContain(undefined)
  })
})
