import { describe, expect, it } from 'vitest'
import { addressOfChoices, choicesOfAddress } from '@/modules/console/model/address-choices'
import { freshIdempotencyKeys } from '@/modules/console/model/idempotency-key'
import { bundle, operation } from '../openapi/fixtures'

const key = (name: string, required: boolean) => ({ name, in: 'header', required, example: 'from-the-document' })
const view = (...parameters: object[]) => operation(bundle({ '/orders': { post: { parameters } } }), '/orders', 'post')

describe('an idempotency key', () => {
  it('is new with each opening of the console if it is required', () => {
    const required = view(key('Idempotency-Key', true))
    const [first, second] = [freshIdempotencyKeys(required), freshIdempotencyKeys(required)].map(
      (values) => values['header Idempotency-Key'],
    )
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).not.toBe(first)
  })

  it('is not sent if it is optional, although the document has an example', () => {
    expect(
      freshIdempotencyKeys(
        view(key('X-Idempotency-Key', false), key('Northway-Idempotency-Key', false), key('X-Other', false)),
      ),
    ).toEqual({
      'header X-Idempotency-Key': null,
      'header Northway-Idempotency-Key': null,
    })
  })

  it('is in no address, so that a link does not repeat it', () => {
    const required = view(key('Idempotency-Key', true))
    const values = { 'header Idempotency-Key': 'k1' }
    expect(addressOfChoices(required, { values })).toMatchObject({ set: [], unset: [] })
    expect(choicesOfAddress(required, new URLSearchParams([['set', 'header Idempotency-Key=k1']]))).toEqual({})
  })
})
