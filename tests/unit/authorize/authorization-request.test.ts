import { describe, expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import { authorizationRequestSchema } from '@/api/devcenter-auth0/schemas'
import { authorizationRequestOf, readParameters } from '@/features/authorize/model/authorization-request'

const request = (decision: unknown) => authorizationRequestOf(z.parse(authorizationRequestSchema, decision))

describe('an authorization request', () => {
  it('is read from a complete answer', () => {
    expect(
      request({
        app_name: 'Remit Ledger',
        org_list: [{ org_id: 'o1', org_name: 'One' }],
        redirect_uri: 'https://ledger.example/cb?state=s',
        agreement_terms_url: 'https://ledger.example/terms',
        consent_requested: { partners: [{ name: 'Bluebird' }, { name: 'Bluebird' }, { name: ' ' }, {}] },
        already_authorized: true,
      }),
    ).toEqual({
      appName: 'Remit Ledger',
      organizations: [{ id: 'o1', name: 'One', isPreferred: false }],
      redirectUri: 'https://ledger.example/cb?state=s',
      returnsTo: { kind: 'web', protocol: 'https:', host: 'ledger.example', isLoopback: false },
      agreement: { kind: 'link', url: 'https://ledger.example/terms' },
      partners: ['Bluebird'],
      alreadyAuthorized: true,
    })
  })

  it.each([
    [{}],
    [{ app_name: null, org_list: null, redirect_uri: null, consent_requested: null }],
    [{ app_name: '  ' }],
  ])('has a default for every missing value when the answer is %j', (decision) => {
    expect(request(decision)).toEqual({
      appName: 'An app',
      organizations: [],
      redirectUri: undefined,
      returnsTo: undefined,
      agreement: { kind: 'none' },
      partners: [],
      alreadyAuthorized: false,
    })
  })

  it('shows an organization without a name by its id, and lists none twice', () => {
    const list = [{ org_id: 'o1' }, { org_id: 'o2', org_name: null }, { org_id: 'o1', org_name: 'One' }]
    expect(request({ org_list: list }).organizations).toEqual([
      { id: 'o1', name: 'One', isPreferred: false },
      { id: 'o2', name: 'o2', isPreferred: false },
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/terms', 'mailto:a@b.example'])(
    'has an agreement that cannot be opened at %s',
    (url) => expect(request({ agreement_terms_url: url }).agreement).toEqual({ kind: 'unreadable' }),
  )
})

describe('key and state', () => {
  const read = (query: string) => readParameters(new URLSearchParams(query))

  it.each(['key=k&state=s', 'state=s&key=k&redirect_uri=https%3A%2F%2Fevil.example&org_id=o'])(
    'are read from the query %s, and nothing else is',
    (query) => expect(read(query)).toEqual({ key: 'k', state: 's' }),
  )

  it.each([
    '',
    'key=k',
    'state=s',
    'key=&state=s',
    'key=k&state=',
    'key=k&key=l&state=s',
    'key=k&state=s&state=t',
    'key=%3Cscript%3E&state=s',
    'key=k&state=a%20b',
    'key=k&state=%22onload%3D',
    `key=${'k'.repeat(2049)}&state=s`,
  ])('are not read from %j', (query) => expect(read(query)).toBeUndefined())
})
