import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { bundle, markdownOf, operation } from './fixtures'

const paths = (post: object) => ({ '/labels': { post: { responses: {}, ...post } } })

describe('security schemes', () => {
  it('of an operation are those of each of its security requirements', () => {
    const components = {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        oauth: {
          type: 'oauth2',
          flows: {
            clientCredentials: { tokenUrl: 'https://auth.example/token', scopes: { 'labels:read': 'Read labels' } },
          },
        },
      },
    }
    const demand = [{ key: [], oauth: ['labels:read', 'odd'] }, { missing: [] }, {}]
    const view = operation(bundle(paths({ security: demand }), { components, security: [{ key: [] }] }))
    expect(view.securityStated).toBe(true)
    expect(view.security).toMatchObject([
      {
        schemes: [
          { scheme: { name: 'key', type: 'apiKey', parameterName: 'X-Key' }, scopes: [] },
          {
            scheme: {
              name: 'oauth',
              flows: [
                { text: 'Client credentials', addresses: [{ name: 'Token URL', url: 'https://auth.example/token' }] },
              ],
            },
            scopes: [
              { name: 'labels:read', description: 'Read labels' },
              { name: 'odd', description: '' },
            ],
          },
        ],
      },
      { schemes: [{ scheme: { name: 'missing', error: { at: 'missing' } } }] },
      { schemes: [] },
    ])
    expect(operation(bundle(paths({}), { components, security: [{ key: [] }] })).security).toHaveLength(1)
    expect(operation(bundle(paths({ security: [] }), { security: [{ key: [] }] }))).toMatchObject({
      security: [],
      securityStated: true,
    })
    expect(operation(bundle(paths({}))).securityStated).toBe(false)
  })

  it('that accept one of several scopes are one alternative, and each scheme is described once', async () => {
    const oauth = (grant: string) => ({
      type: 'oauth2',
      description: `By ${grant}`,
      flows: {
        [grant]: { authorizationUrl: 'https://auth.example', tokenUrl: 'https://auth.example/token', scopes: {} },
      },
    })
    const components = {
      securitySchemes: { one: oauth('implicit'), two: oauth('authorizationCode'), key: { type: 'apiKey' } },
    }
    const either = (scope: string) => ({ one: [scope], two: [scope] })
    const security = [either('read'), { one: ['a', 'b'], key: [] }, either('write'), { one: ['c'], two: ['d'] }]
    const held = bundle(paths({ security }), { components })
    const { access } = operation(held)
    const scopes = (...names: string[]) => names.map((name) => ({ name, description: '' }))
    expect(access).toMatchObject({
      lead: 'One of these is enough:',
      ways: [
        {
          schemes: [
            { scheme: { name: 'one', description: 'By implicit' }, scopes: scopes('read', 'write'), oneIsEnough: true },
            { scheme: { name: 'two' }, scopes: scopes('read', 'write'), oneIsEnough: true },
          ],
        },
        { schemes: [{ scheme: { name: 'one', flows: [] }, scopes: scopes('a', 'b') }, { scheme: { name: 'key' } }] },
        { schemes: [{ scopes: scopes('c') }, { scopes: scopes('d') }] },
      ],
    })
    const [first, second] = access.ways
    expect(first?.schemes.map(({ scheme }) => scheme.flows.length)).toEqual([1, 1])
    expect(second?.schemes[0]?.scheme).not.toHaveProperty('description')
    expect(second?.schemes[0]).not.toHaveProperty('oneIsEnough')
    const copied = await markdownOf(held, operation(held))
    expect(copied).toMatch(
      /auth\.example.*\s+One of these scopes is enough:\s+- Scope `read`\s+- Scope `write`\s+and Bearer/,
    )
  })

  it('of a document are all of its schemes, with every scope of their flows', () => {
    const securitySchemes = {
      oauth: {
        type: 'oauth2',
        flows: {
          implicit: { authorizationUrl: 'https://auth.example', scopes: { read: 'Read', both: 'Both' } },
          authorizationCode: {
            authorizationUrl: 'https://auth.example',
            tokenUrl: 'https://auth.example',
            scopes: { both: 'Both', write: 7 },
          },
          constructor: { scopes: null },
        },
      },
      many: {
        type: 'oauth2',
        flows: {
          password: { scopes: Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`s${index}`, ''])) },
        },
      },
      key: { type: 'apiKey', in: 'query', name: 'key' },
    }
    const [oauth, many, key] = indexDocument(
      openReading(bundle({}, { components: { securitySchemes } })),
    ).securitySchemes
    expect(oauth?.scheme.flows).toEqual([
      { text: 'Implicit', addresses: [{ name: 'Authorization URL', url: 'https://auth.example' }] },
      { text: 'Authorization code', addresses: [{ name: 'Authorization URL', url: 'https://auth.example' }] },
      { text: 'constructor', addresses: [] },
    ])
    expect(oauth?.scopes).toEqual([
      { name: 'read', description: 'Read' },
      { name: 'both', description: 'Both' },
      { name: 'write', description: '' },
    ])
    expect(many?.scopes).toHaveLength(100)
    expect(many?.scheme.error?.message).toBe('20 more scopes are not shown.')
    expect(key).toMatchObject({ scheme: { text: 'API key in the query key', flows: [] }, scopes: [] })
  })
})
