import { beforeAll, describe, expect, it } from 'vitest'
import { createPlatformApp } from '../../platform/app'
import { createTestPlatform, dana, stella, tess, type Person } from './in-process'
import { apiDocuments } from '../content/site'
import { documentedOperations } from './documented-operations'

const owen = { userId: 'user-owen-sundar', organizationId: 'org-provider-support' }
const nina = { userId: 'user-nina-castellan', organizationId: 'org-northwind' }
const reid = { userId: 'user-reid-holloway', organizationId: 'org-northwind' }
const demo = 'demo-storefront-orders'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
let callers: Record<string, Person | undefined>
beforeAll(async () => {
  platform = await createTestPlatform()
  const body = { name: 'A machine', appType: 'm2m', redirectUris: [] }
  const machine = await platform.call('POST', '/devcenter/v1/applications/', { as: dana, body })
  const clientId = String(machine.body?.['testClientId'])
  callers = {
    visitor: undefined,
    member: dana,
    trial: tess,
    support: owen,
    toolbox: stella,
    'without the terms': nina,
    'without a permission': reid,
    "member's token of another application": { ...dana, clientId: demo },
    "toolbox's token of another application": { ...stella, clientId: demo },
    'former member': { ...dana, organizationId: 'org-alpine' },
    machine: { userId: clientId, organizationId: dana.organizationId, clientId },
  }
})

/** Why a call is refused, by what its error says; `open` for every other answer. */
const reasons: [outcome: string, message: RegExp][] = [
  ['token', /^A valid access token is required/],
  ['terms', /^Accept the terms of use/],
  ['permission', /^You have no permission for Dev Center/],
  ['portal', /^This call needs a token of Dev Center/],
  ['person', /^This call needs the token of a person/],
  ['trial', /^Trial organizations have sandbox credentials only/],
  ['toolbox', /^The internal schemas are for staff with the Network Toolbox/],
  ['staff', /^This file is for the provider's staff/],
]

type Call = [method: string, path: string, body?: unknown]

/** The outcome of a call, by caller. */
async function outcomes([method, path, body]: Call): Promise<Record<string, string>> {
  const entries = Object.entries(callers).map(async ([name, as]) => {
    const fill = (part: string) => (part === 'userId' ? (as?.userId ?? 'none') : (as?.organizationId ?? 'none'))
    const { status, text } = await platform.call(
      method,
      path.replace(/\{(\w+)\}/g, (_, part: string) => fill(part)),
      { ...(as && { as }), headers: { 'x-sps-service': 'dev-center' }, ...(body !== undefined && { body }) },
    )
    // The envelope, a problem, and the form of two older documents.
    const error = (status < 400 ? {} : JSON.parse(text)) as {
      error?: { errorDescription: string }
      detail?: string
      message?: string
    }
    const said = error.error?.errorDescription ?? error.detail ?? error.message ?? ''
    const [outcome] = reasons.find(([, message]) => message.test(said)) ?? ['open']
    expect([outcome, status]).toEqual([outcome, outcome === 'open' ? status : outcome === 'token' ? 401 : 403])
    return [name, outcome]
  })
  return Object.fromEntries((await Promise.all(entries)) as [string, string][])
}

const everybody = Object.fromEntries(
  [
    'visitor',
    'member',
    'trial',
    'support',
    'toolbox',
    'without the terms',
    'without a permission',
    "member's token of another application",
    "toolbox's token of another application",
    'former member',
    'machine',
  ].map((name) => [name, 'open']),
)
const foreign = {
  "member's token of another application": 'portal',
  "toolbox's token of another application": 'portal',
  machine: 'portal',
}
const nobodyYet = {
  'without the terms': 'terms',
  'without a permission': 'permission',
  'former member': 'permission',
}
const visitors = { ...everybody, ...foreign }
const signedIn = { ...visitors, visitor: 'token' }
const member = { ...signedIn, ...nobodyYet }
const customer = { ...member, trial: 'trial' }
const toolbox = { ...member, member: 'toolbox', trial: 'toolbox', support: 'toolbox' }
const api = { ...everybody, visitor: 'token', ...nobodyYet }
const person = { ...everybody, visitor: 'token', machine: 'person' }

/** The documents of the authentication describe endpoints of the router and of the OpenID Connect library. */
const files = apiDocuments().filter((file) => !/^(authentication|dev-tools)\//.test(file))

const application = { name: 'Orders', appType: 'web', redirectUris: [] }
const terms = { developer_center_tos_agreed_at: '2026-01-12T15:04:00.000Z' }
const profile = '/identity/v3/users/{userId}/profile'

/** Every endpoint of the router, with the calls that are made of it, and who may make them. */
const endpoints: Record<string, [calls: Call[], expected: Record<string, string>][]> = {
  'GET /': [[[['GET', '/']], everybody]],
  'GET /health': [[[['GET', '/health']], everybody]],
  'GET /devcenter/v1/applications': [[[['GET', '/devcenter/v1/applications']], member]],
  'POST /devcenter/v1/applications': [[[['POST', '/devcenter/v1/applications/', application]], member]],
  'GET /devcenter/v1/applications/:id': [[[['GET', '/devcenter/v1/applications/none']], member]],
  'PUT /devcenter/v1/applications/:id': [[[['PUT', '/devcenter/v1/applications/none', application]], member]],
  'DELETE /devcenter/v1/applications/:id': [[[['DELETE', '/devcenter/v1/applications/none/']], member]],
  'GET /devcenter/v1/applications/:id/retrieve_secret': [
    [
      [
        ['GET', '/devcenter/v1/applications/none/retrieve_secret/'],
        ['GET', '/devcenter/v1/applications/none/retrieve_secret?client_type=production&client_type=test'],
      ],
      customer,
    ],
    [[['GET', '/devcenter/v1/applications/none/retrieve_secret/?client_type=test']], member],
  ],
  'POST /devcenter/public/v1/signup': [[[['POST', '/devcenter/public/v1/signup', {}]], everybody]],
  'GET /devcenter/public/v1/services': [[[['GET', '/devcenter/public/v1/services']], everybody]],
  'GET /devcenter/v1/services': [[[['GET', '/devcenter/v1/services']], api]],
  'GET /devcenter/v1/services/:id': [[[['GET', '/devcenter/v1/services/svc-rsx-docs']], api]],
  'POST /devcenter-auth0/redirect/v1/login-organizations-cache': [
    [[['POST', '/devcenter-auth0/redirect/v1/login-organizations-cache', { key: 'none' }]], everybody],
  ],
  'GET /identity/v3/users/invitations/unauthed/:signedInvite': [
    [[['GET', '/identity/v3/users/invitations/unauthed/none']], everybody],
  ],
  'PATCH /identity/v3/users/invitations/verify': [
    [[['PATCH', '/identity/v3/users/invitations/verify', {}]], everybody],
  ],
  'GET /identity/v2/users/password-policy': [[[['GET', '/identity/v2/users/password-policy']], everybody]],
  'POST /identity/users/forgot-password': [[[['POST', '/identity/users/forgot-password', {}]], everybody]],
  'POST /identity/users/reset-password': [[[['POST', '/identity/users/reset-password', {}]], everybody]],
  'GET /identity/v3/users': [[[['GET', '/identity/v3/users?id={userId}']], signedIn]],
  'GET /identity/v2/organizations/:id': [[[['GET', '/identity/v2/organizations/{organizationId}']], signedIn]],
  'GET /identity/orgs/:id': [[[['GET', '/identity/orgs/{organizationId}']], signedIn]],
  'PATCH /identity/v3/users/:id/profile': [
    [
      [
        ['PATCH', profile, {}],
        ['PATCH', profile, { ...terms, job_title: 'Buyer' }],
        ['PATCH', profile, '{'],
        ['PATCH', profile, '["developer_center_tos_agreed_at"]'],
      ],
      member,
    ],
    // Of another person, so that nobody accepts the terms here.
    [[['PATCH', '/identity/v3/users/other/profile/', terms]], signedIn],
  ],
  'PUT /identity/v3/users/:id/profile': [[[['PUT', profile, { first_name: 'Robin' }]], member]],
  'POST /identity/users/:id/avatar': [[[['POST', '/identity/users/{userId}/avatar', {}]], member]],
  'PUT /identity/v1/users/me/change-password': [[[['PUT', '/identity/v1/users/me/change-password', {}]], member]],
  ...Object.fromEntries(
    ['label', 'packing-slip'].flatMap((kind) => [
      [`GET /${kind}/v1`, [[[['GET', `/${kind}/v1`]], api]]],
      [`POST /${kind}/v1/consolidate`, [[[['POST', `/${kind}/v1/consolidate`, {}]], api]]],
      [`GET /${kind}/v1/:id`, [[[['GET', `/${kind}/v1/none`]], api]]],
      [`GET /${kind}/v1/:id/design-schema`, [[[['GET', `/${kind}/v1/none/design-schema`]], api]]],
    ]),
  ),
  'GET /avatars/test/400x400/:id': [[[['GET', '/avatars/test/400x400/none']], everybody]],
  'GET /auth-check': [[[['GET', '/auth-check']], api]],
  'GET /userinfo': [[[['GET', '/userinfo']], person]],
  'GET /content/*': [
    [
      [
        ['GET', '/content/docs/label/README.md'],
        ['GET', '/content/docs/label/toc.json'],
        ['GET', '/content/docs/label/llms.txt'],
      ],
      everybody,
    ],
    [
      [
        ['GET', '/content/docs/label/members/batches.md'],
        ['GET', '/content/docs/remittances/README.md'],
        ['GET', '/content/My-design-files/Orders-850.json'],
      ],
      member,
    ],
    [[['GET', '/content/docs/internal-docs/README.md']], { ...member, member: 'staff', trial: 'staff' }],
  ],
  'GET /rsx/v1/schema_document_relationship/rsx': [[[['GET', '/rsx/v1/schema_document_relationship/rsx']], visitors]],
  'GET /rsx/v1/assets': [[[['GET', '/rsx/v1/assets']], visitors]],
  'GET /rsx/v1/assets/:version/:document': [[[['GET', '/rsx/v1/assets/7.7.4/Orders?format=xml']], visitors]],
  'GET /rsx/v2/internal/assets': [[[['GET', '/rsx/v2/internal/assets']], toolbox]],
  'GET /rsx/v1/internal/assets/sip_schema/:version/:document': [
    [[['GET', '/rsx/v1/internal/assets/sip_schema/7.7.4/Orders?format=xml']], toolbox],
  ],
  'GET /rsx/v1/valid_schema_names': [[[['GET', '/rsx/v1/valid_schema_names']], member]],
  'GET /rsx/v1/schema/:version/:document/fields': [[[['GET', '/rsx/v1/schema/7.7.4/Orders/fields']], member]],
}

/** Below these are pages of browsers, and the endpoint of the tests. */
const pages = /^\/(__control|api|continue|demo|forms|outbox|recaptcha|u)(\/|$)/

describe('access', () => {
  it('is stated here for every endpoint of the router', () => {
    const routed = createPlatformApp(platform.context)
      .routes.filter(({ method, path }) => method !== 'ALL' && !pages.test(path))
      .map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(endpoints).toSorted()).toEqual([...new Set(routed)].toSorted())
  })

  const cases = Object.values(endpoints).flatMap((groups) =>
    groups.flatMap(([calls, expected]) => calls.map((call) => ({ call, expected, name: call.slice(0, 2).join(' ') }))),
  )
  it.each(cases)('to $name depends on the person and the token', async ({ call, expected }) => {
    expect(await outcomes(call)).toEqual(expected)
  })

  it('no cache stores what is not public', async () => {
    const as = stella
    const cacheControl = async (...[method, path]: Call) => {
      const headers = { 'x-sps-service': 'dev-center' }
      const { headers: answered, status } = await platform.call(method, path.replace('{userId}', as.userId), {
        as,
        headers,
      })
      return [path, status < 400, answered.get('cache-control')]
    }
    for (const path of [
      '/devcenter/v1/applications/',
      '/identity/v3/users?id={userId}',
      '/identity/orgs/org-provider',
      '/label/v1',
      '/userinfo',
      '/rsx/v1/valid_schema_names',
      '/rsx/v1/assets',
      '/rsx/v1/assets/7.1.0/Orders?format=xml',
      '/content/docs/internal-docs/README.md',
      '/content/docs/label/toc.json',
      '/content/My-design-files/Orders-850.json',
      '/item-catalog/v1/items',
    ])
      expect(await cacheControl('GET', path)).toEqual([path, true, 'no-store'])
    const secret = '/devcenter/v1/applications/none/retrieve_secret/'
    expect(await cacheControl('GET', secret)).toEqual([secret, false, 'no-store'])
    for (const path of ['/content/docs/label/README.md', '/rsx/v1/assets/7.7.4/Orders?format=xml'])
      expect(await cacheControl('GET', path)).toEqual([path, true, 'no-cache'])
  })

  it.each(files)('to the operations of the sandbox in %s needs an application or a member', async (file) => {
    for (const { view, server } of await documentedOperations(file)) {
      const path = new URL(server).pathname.replace(/\/$/, '') + view.path.replaceAll(/\{[^{}]+\}/g, 'none')
      const isOpen = view.security.length === 0 || view.security.some(({ schemes }) => schemes.length === 0)
      const expected = isOpen ? everybody : api
      expect([view.operationId, await outcomes([view.method.toUpperCase(), path])]).toEqual([
        view.operationId,
        expected,
      ])
    }
  })
})
