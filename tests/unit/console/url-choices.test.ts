import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { urlOfChoices, choicesOfUrl, valuesLeftOut } from '@/modules/console/model/url-choices'
import { unsentHeaders } from '@/engines/requests/model/unsent-headers'
import { noSecurity } from '@/engines/openapi/model/chosen-operation'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { toHar } from '@/engines/openapi/model/to-har'
import { bundle, operation } from '../engines/openapi/fixtures'

vi.mock('@/config/trusted-hosts', () => ({ isApiUrl: (url: string) => url === 'https://one.example' }))

const string = { schema: { type: 'string' } }
const parameters = [
  { name: 'id', in: 'path', required: true, ...string },
  { name: 'limit', in: 'query', ...string },
  { name: 'access_token', in: 'query', ...string },
  { name: 'X-Trace', in: 'header', example: 't-1', ...string },
  { name: 'X-Site', in: 'header', ...string },
  { name: 'Host', in: 'header', ...string },
  { name: 'mode', in: 'cookie', ...string },
]
const content = { 'text/csv': {}, 'application/json': { examples: { small: { value: 1 }, large: { value: 2 } } } }
const security = [{ oauth: [] }, { key: [] }]
const securitySchemes = { oauth: { type: 'oauth2', flows: {} }, key: { type: 'apiKey', in: 'header', name: 'X-Api' } }
const variables = { region: { default: 'eu', enum: ['eu', 'us'] }, host: { default: 'api' } }
const servers = [{ url: 'https://one.example' }, { url: 'https://{region}.{host}.example', variables }]
const view = operation(
  bundle(
    { '/labels/{id}': { put: { parameters, security, requestBody: { content } } } },
    { servers, components: { securitySchemes } },
  ),
  '/labels/{id}',
  'put',
)

/** Writes choices to an address, and reads them from it again. */
function roundTrip(choices: HarChoices): HarChoices {
  return choicesOfUrl(view, new URLSearchParams(query(choices)))
}

/** The query of the address for choices. */
function query(choices: HarChoices): string {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(urlOfChoices(view, choices))) {
    for (const item of typeof value === 'string' ? [value] : (value ?? [])) address.append(name, item)
  }
  return address.toString()
}

describe('the address', () => {
  it('has the choices and values of the form', () => {
    const values = { 'path id': 'a/b', 'query limit': 'x=1&y', 'header X-Trace': null, 'cookie mode': '' }
    const serverVariables = { region: 'us' }
    const choices = {
      server: 'https://eu.api.example',
      serverVariables,
      contentType: 'text/csv',
      example: 'large',
      security: 1,
      values,
    }
    expect(roundTrip(choices)).toEqual(choices)
    expect(roundTrip({})).toEqual({})
    expect(roundTrip({ security: noSecurity })).toEqual({})
    const open = { ...view, access: { ...view.access, rest: 'It may also be called without.' } }
    expect(choicesOfUrl(open, new URLSearchParams(`way=${noSecurity}`))).toEqual({ security: noSecurity })
  })

  it('changes no short value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (value) => {
        expect(roundTrip({ values: { 'query limit': value } })).toEqual({ values: { 'query limit': value } })
      }),
    )
  })

  it('has only what differs from the document, and so the same request', () => {
    const given = {
      server: 'https://one.example',
      contentType: 'application/json',
      example: 'small',
      values: { 'header X-Trace': 't-1', 'query limit': null, 'cookie mode': null },
    }
    const sameQuery = new URLSearchParams(query(given))
    expect([...sameQuery.keys()]).toEqual([])
    expect(toHar(view, choicesOfUrl(view, sameQuery))).toEqual(toHar(view, given))
    const regions = { server: 'https://eu.api.example', serverVariables: { region: 'eu' } }
    expect(query(regions)).toBe('server=https%3A%2F%2Feu.api.example')
  })

  it('fills in the same request, whatever was chosen', () => {
    const anyValue = fc.option(fc.constantFrom('', 't-1', '20', 'a b', 'Å'), { nil: null })
    const anyChoices = fc.record(
      {
        server: fc.constantFrom('https://one.example', 'https://eu.api.example'),
        serverVariables: fc.record({ region: fc.constantFrom('eu', 'us') }),
        contentType: fc.constantFrom('text/csv', 'application/json'),
        example: fc.constantFrom('small', 'large'),
        values: fc.dictionary(
          fc.constantFrom('path id', 'query limit', 'header X-Trace', 'header X-Site', 'cookie mode'),
          anyValue,
        ),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(toHar(view, roundTrip(choices))).toEqual(toHar(view, choices))
      }),
    )
  })

  it('leaves out the values for which a link has no room, and is never longer than servers take', () => {
    const anyValues = fc.record({
      'query limit': fc.string({ unit: 'grapheme', maxLength: 9000 }),
      'header X-Site': fc.string({ unit: 'binary', maxLength: 3000 }),
      'path id': fc.string({ maxLength: 9000 }),
    })
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(query({ values }).length).toBeLessThanOrEqual(6000)
        const { values: shared = {} } = roundTrip({ values })
        const leftOut = valuesLeftOut(view, { values })
        expect(Object.keys(shared).filter((key) => key in leftOut)).toEqual([])
        expect(Object.keys({ ...shared, ...leftOut }).toSorted()).toEqual(Object.keys(values).toSorted())
      }),
      { numRuns: 30 },
    )
    expect(valuesLeftOut(view, { values: { 'query limit': 'x'.repeat(1000) } })).toEqual({})
    expect(valuesLeftOut(view, { values: { 'query limit': 'x'.repeat(7000) } })).toEqual({
      'query limit': 'x'.repeat(7000),
    })
  })

  it('has no secret, no token and no body', () => {
    const values = {
      'query access_token': 'hidden',
      'header Authorization': 'hidden',
      'header X-Site': 'shown',
    }
    const changes = urlOfChoices(view, { token: 'hidden', body: { text: 'hidden' }, values })
    expect(JSON.stringify(changes)).not.toContain('hidden')
    expect(changes['set']).toEqual(['header X-Site=shown'])
  })

  it('cannot choose options that the operation does not have', () => {
    const address =
      'server=https://evil.example&content=text/html&example=none&way=7&set=query+other=1&set=query+access_token=x&set=limit&unset=header+Authorization'
    expect(choicesOfUrl(view, new URLSearchParams(address))).toEqual({})
    const free = 'server=https://eu.api.example&variable=host=evil.example/&variable=region=evil&variable=x'
    expect(choicesOfUrl(view, new URLSearchParams(free))).toEqual({ server: 'https://eu.api.example' })
  })
})

describe('headers that only browsers can set', () => {
  it('are listed, and so are cookies', () => {
    const values = { 'path id': '1', 'header Host': 'x', 'header X-Trace': 'y', 'cookie mode': 'z' }
    expect(unsentHeaders(toHar(view, { values }))).toEqual(['Host', 'Cookie'])
    expect(unsentHeaders(toHar(view))).toEqual([])
  })
})
