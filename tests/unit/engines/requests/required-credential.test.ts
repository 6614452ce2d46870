import { describe, expect, it } from 'vitest'
import { pastedCredential, requiredCredential } from '@/engines/requests/model/required-credential'
import type { Credential } from '@/engines/openapi/document/request-headers'

const key = (place: string, name = 'api_key'): Credential => ({
  in: place,
  name,
  value: 'YOUR_API_KEY',
  bearer: false,
  scheme: 'key',
})
const bearer: Credential = {
  in: 'header',
  name: 'Authorization',
  value: 'Bearer YOUR_ACCESS_TOKEN',
  bearer: true,
  scheme: 'token',
}

describe('the credential of an operation', () => {
  it('is a token of an application, or a pasted one', () => {
    expect(requiredCredential([bearer])).toEqual({
      takesApplications: true,
      pasteKey: 'pasted',
      noun: 'token',
      prefix: 'Bearer ',
      headerName: 'Authorization',
      queryName: undefined,
      unsent: undefined,
      others: [],
    })
    expect(requiredCredential([])).toBeUndefined()
  })

  it('is an API key in a header or in the query, which is never taken for a token', () => {
    const inHeader = requiredCredential([key('header', 'X-Key')])
    const inQuery = requiredCredential([key('query')])
    expect(inHeader).toMatchObject({ takesApplications: false, noun: 'API key', queryName: undefined })
    expect(inQuery).toMatchObject({ takesApplications: false, noun: 'API key', queryName: 'api_key' })
    expect(new Set([inHeader, inQuery, requiredCredential([bearer])].map((one) => one?.pasteKey)).size).toBe(3)
  })

  it('can be one of several, of which a token of an application comes first', () => {
    expect(requiredCredential([key('header', 'X-Key'), key('query')])).toMatchObject({
      headerName: 'X-Key',
      others: [{ queryName: 'api_key', takesApplications: false }],
    })
    expect(requiredCredential([key('query'), bearer])).toMatchObject({
      takesApplications: true,
      others: [{ queryName: 'api_key', noun: 'API key' }],
    })
  })

  it('cannot be sent if it is a cookie', () => {
    expect(requiredCredential([key('cookie')])).toMatchObject({ unsent: 'cookie' })
    expect(requiredCredential([key('cookie'), bearer])).toMatchObject({ unsent: undefined, takesApplications: true })
  })

  it.each([
    [' abc ', 'Bearer ', 'abc'],
    ['bearer abc', 'Bearer ', 'abc'],
    ['Basic YWJj', 'Basic ', 'YWJj'],
    // The document wants the word as part of the key.
    ['Bearer abc', '', 'Bearer abc'],
    ['  ', '', ''],
  ])('is read from %j after %j', (text, prefix, credential) => {
    expect(pastedCredential(text, prefix)).toBe(credential)
  })
})
