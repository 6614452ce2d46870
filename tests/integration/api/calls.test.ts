import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setTokenSource } from '@/api/core/token-source'
import { getAuthorizationRequest } from '@/api/devcenter-auth0/client'
import * as devcenter from '@/api/devcenter/client'
import * as identity from '@/api/identity/client'
import * as rsx from '@/api/rsx/client'
import { getDesign } from '@/api/content/designs'
import { shippingDocClients } from '@/api/shipping-docs/client'
import { environment } from '@/config/environment'

// The contract with the provider: what the portal sends to each API, and what it reads from the response.

interface Call {
  /** Method, path and query, without the host. */
  line: string
  body: unknown
  token: string | null
  service: string | null
  idempotencyKey: string | null
}

const { signal } = new AbortController()
const origin = environment().kubeUrl
const server = setupServer()
let calls: Call[] = []
let answer: unknown

beforeAll(() => {
  server.use(
    http.all(`${origin}/*`, async ({ request }) => {
      const { method, url, headers } = request
      const json = headers.get('content-type')?.includes('json')
      const form = headers.get('content-type')?.includes('multipart')
      calls.push({
        line: `${method} ${url.slice(origin.length)}`,
        body: json ? await request.json() : form ? [...(await request.formData()).keys()] : undefined,
        token: headers.get('authorization'),
        service: headers.get('x-sps-service'),
        idempotencyKey: headers.get('idempotency-key'),
      })
      return HttpResponse.json(answer as object)
    }),
  )
  server.listen({ onUnhandledRequest: 'error' })
  setTokenSource(() => Promise.resolve('token'))
})
beforeEach(() => {
  calls = []
  answer = {}
})
afterAll(() => server.close())

const lines = () => calls.map(({ line }) => line)
const bodies = () => calls.map(({ body }) => body)
const tokens = () => calls.map(({ token }) => token)
const [bearer, none] = ['Bearer token', null]

test('services: one page of 100, from the private address with a token, otherwise from the public one', async () => {
  const service = { id: 's1', slug: 'label', name: 'Labels', active: true, public: true, isBeta: false }
  answer = { results: [{ ...service, serviceType: 'API', currentDocLocation: 'https://docs.example/label/' }] }
  const [read] = await devcenter.getServices(true, signal)
  await devcenter.getServices(false, signal)
  expect(lines()).toEqual([
    'GET /devcenter/v1/services/?page_size=100',
    'GET /devcenter/public/v1/services/?page_size=100',
  ])
  expect(tokens()).toEqual([bearer, none])
  expect(read).toEqual({ ...service, serviceType: 'API', currentDocLocation: 'https://docs.example/label/' })
})

test('one service: by its id', async () => {
  answer = { id: 'svc-docs', slug: 'rsx', currentDocLocation: 'https://docs.example/rsx/' }
  const { currentDocLocation } = await devcenter.getService('svc-docs', signal)
  expect(lines()).toEqual(['GET /devcenter/v1/services/svc-docs/'])
  expect(currentDocLocation).toBe('https://docs.example/rsx/')
})

test('applications: page by page, with the total number', async () => {
  answer = { count: 30, results: [{ id: 'a1', name: 'Dock Board' }] }
  const page = await devcenter.getApplications(2, 25, signal)
  expect(lines()).toEqual(['GET /devcenter/v1/applications/?page=2&page_size=25'])
  expect(page.count).toBe(30)
  expect(page.results.map(({ name }) => name)).toEqual(['Dock Board'])
})

test.each([
  ['accepts', true, 'key-1'],
  ['does not accept', false, null],
])(
  'a new application carries its key only where the environment says so: one that %s keys',
  async (_, accepts, key) => {
    vi.spyOn(environment(), 'acceptsIdempotencyKeys', 'get').mockReturnValue(accepts)
    answer = { id: 'a1', name: 'Dock Board', redirectUris: [] }
    await devcenter.createApplication({ name: 'Dock Board', redirectUris: [] } as never, 'key-1')
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([key])
  },
)

test('an application: read, created, updated and deleted, with all its fields', async () => {
  const body = {
    name: 'Dock Board',
    description: 'Plans docks.',
    iconName: 'truck-shipping',
    iconColor: 'blue400',
    appType: 'web',
    redirectUris: ['https://dock.example/cb'],
  }
  const application = {
    ...body,
    id: 'a1',
    clientId: 'prd_1',
    testClientId: 'sbx_1',
    services: ['label'],
    createdAt: '2026-11-21T21:19:30Z',
    updatedAt: '2026-11-22T21:19:30Z',
  }
  answer = application
  expect(await devcenter.getApplication('a1', signal)).toEqual(application)
  expect(await devcenter.createApplication(body)).toEqual(application)
  expect(await devcenter.updateApplication('a1', { ...application, name: 'Docks' })).toEqual(application)
  await devcenter.deleteApplication('a1')
  expect(lines()).toEqual([
    'GET /devcenter/v1/applications/a1/',
    'POST /devcenter/v1/applications/',
    'PUT /devcenter/v1/applications/a1/',
    'DELETE /devcenter/v1/applications/a1/',
  ])
  expect(bodies()).toEqual([undefined, body, { ...application, name: 'Docks' }, undefined])
  expect(new Set(tokens())).toEqual(new Set([bearer]))
})

test('secrets: one call for each client', async () => {
  answer = { secret: 's3k' }
  const sent = vi.spyOn(globalThis, 'fetch')
  expect(await devcenter.getSecret('a1', 'production')).toBe('s3k')
  expect(await devcenter.getSecret('a1', 'test')).toBe('s3k')
  expect(lines()).toEqual([
    'GET /devcenter/v1/applications/a1/retrieve_secret/',
    'GET /devcenter/v1/applications/a1/retrieve_secret/?client_type=test',
  ])
  // No cache of the browser stores them, and no header needs a preflight but those of every call.
  expect(sent.mock.calls.map(([, options]) => options?.cache)).toEqual(['no-store', 'no-store'])
  expect(sent.mock.calls.map(([one]) => [...(one as Request).headers.keys()].toSorted())).toEqual([
    ['Accept', 'Authorization'],
    ['Accept', 'Authorization'],
  ])
})

test('an authorization request: by its key, without a token', async () => {
  const request = {
    app_name: 'Dock Board',
    org_list: [{ org_id: 'o1', org_name: 'Alpine' }],
    redirect_uri: 'https://dock.example/cb',
    agreement_terms_url: 'https://dock.example/terms',
    consent_requested: { partners: [{ name: 'Bluebird Grocers' }] },
    already_authorized: true,
  }
  answer = request
  expect(await getAuthorizationRequest('k1', signal)).toEqual(request)
  expect(lines()).toEqual(['POST /devcenter-auth0/redirect/v1/login-organizations-cache'])
  expect(bodies()).toEqual([{ key: 'k1' }])
  expect(tokens()).toEqual([none])
})

test('the trial status: one call for the credentials, another for the banner', async () => {
  answer = { is_trial: true }
  expect(await identity.getTrialStatusForKeys('o1', signal)).toBe(true)
  expect(await identity.getTrialStatusForBanner('o1', signal)).toBe(true)
  expect(lines()).toEqual(['GET /identity/v2/organizations/o1/', 'GET /identity/orgs/o1/'])
})

test('the signed-in person: by id, with organizations and permissions', async () => {
  const organizations = [{ id: 'o1', organization_name: 'Alpine', namespace: 'alp', permissions: ['devcenter:user'] }]
  const person = {
    id: 'u1',
    email: 'robin@alpine.example',
    first_name: 'Robin',
    last_name: 'Sample',
    job_title: 'Integrator',
    phone_number: '+1 555 0100',
    country: 'USA',
    avatar_image_id: 'img1',
    avatar_image_url: 'https://avatars.example/img1',
    user_type: 'Customer',
    roles: ['reader'],
    preferred_org_id: 'o1',
    preferences: { language: ['en-US'], timezone: 'America/Chicago', locale: 'en-US' },
    organization: { id: 'o1', organization_name: 'Alpine', namespace: 'alp' },
    organizations,
    developer_center_tos_agreed_at: '2026-11-21T21:19:30Z',
  }
  answer = { results: [person] }
  expect(await identity.getUser('u1', signal)).toEqual(person)
  expect(lines()).toEqual(['GET /identity/v3/users/?id=u1'])
})

test('acceptance of the terms: a change of the profile', async () => {
  await identity.agreeToTerms('u1', '2026-11-21T21:19:30Z')
  expect(lines()).toEqual(['PATCH /identity/v3/users/u1/profile/'])
  expect(bodies()).toEqual([{ developer_center_tos_agreed_at: '2026-11-21T21:19:30Z' }])
})

test('the profile: parts are changed, display settings are replaced', async () => {
  const email = 'robin@alpine.example'
  const names = { first_name: 'Robin', last_name: 'Sample', email }
  const changes = [
    { email, avatar_image_id: '' },
    { ...names, job_title: 'Integrator', preferred_org_id: 'o1' },
    { email, phone_number: '+1 555 0100' },
  ]
  for (const change of changes) await identity.patchProfile('u1', change)
  const preferences = { language: ['en-US'], timezone: 'America/Chicago', locale: 'en-US' }
  await identity.putProfile('u1', { ...names, preferences })
  expect(lines()).toEqual([
    'PATCH /identity/v3/users/u1/profile/',
    'PATCH /identity/v3/users/u1/profile/',
    'PATCH /identity/v3/users/u1/profile/',
    'PUT /identity/v3/users/u1/profile/',
  ])
  expect(bodies()).toEqual([...changes, { ...names, preferences }])
})

test('a photo: a form with the file', async () => {
  answer = { image_id: 'img1' }
  expect(await identity.uploadAvatar('u1', new File(['x'], 'photo.png'))).toBe('img1')
  expect(lines()).toEqual(['POST /identity/users/u1/avatar/'])
  expect(bodies()).toEqual([['uploadedFile']])
})

test('an invitation: read and used with its token', async () => {
  answer = { first_name: 'Robin', last_name: 'Sample', email: 'robin@alpine.example' }
  expect(await identity.getInvitation('signed', signal)).toEqual(answer)
  const body = { first_name: 'Robin', last_name: 'Sample', password: 'Portal-2026!', signed_invite: 'signed' }
  await identity.verifyInvitation(body, signal)
  expect(lines()).toEqual([
    'GET /identity/v3/users/invitations/unauthed/signed/',
    'PATCH /identity/v3/users/invitations/verify/',
  ])
  expect(calls[1]?.body).toEqual(body)
  expect(tokens()).toEqual([none, none])
})

test('passwords: policy, forgotten password, reset and change', async () => {
  answer = { data: { regex_policy: { minlength: { pattern: '.{8,}' } } } }
  expect(await identity.getPasswordPolicy(signal)).toEqual({ minlength: { pattern: '.{8,}' } })
  await identity.forgotPassword('robin@alpine.example', signal)
  const reset = { email_address: 'robin@alpine.example', reset_code: 'r1', new_password: 'Portal-2027!' }
  await identity.resetPassword(reset, signal)
  await identity.changePassword({ password: 'Portal-2026!', new_password: 'Portal-2027!' })
  expect(lines()).toEqual([
    'GET /identity/v2/users/password-policy/',
    'POST /identity/users/forgot-password/',
    'POST /identity/users/reset-password/',
    'PUT /identity/v1/users/me/change-password/',
  ])
  expect(bodies()).toEqual([
    undefined,
    { email_address: 'robin@alpine.example', reset_destination: 'devcenter' },
    reset,
    { password: 'Portal-2026!', new_password: 'Portal-2027!' },
  ])
  expect(tokens()).toEqual([none, none, none, bearer])
})

test('RSX: names, fields, numbers and lists, with the header of the service', async () => {
  answer = { schemas: { '7.7.4': ['Orders'] }, fields: [], assets: [], '7.7.4': [] }
  expect(await rsx.getSchemaNames(undefined, signal)).toEqual({ '7.7.4': ['Orders'] })
  await rsx.getSchemaNames('7.7.4', signal)
  const value = { value: 'EA', description: 'Each', long_description: 'One piece.' }
  answer = { fields: [{ name: 'Unit', description: 'How it is counted.', enums: [value] }] }
  const fields = await rsx.getFields('7.7.4', 'Orders', signal)
  answer = { '7.7.4': [{ name: 'Orders', docTypes: ['850', '875', 'ORDERS'] }] }
  expect(await rsx.getDocumentNumbers(signal)).toEqual(answer)
  answer = { assets: [{ docName: 'Orders', version: '7.7.4', documentNumbers: ['850'], documentTypes: ['ORDERS'] }] }
  const [asset] = await rsx.getAssets(false, signal)
  await rsx.getAssets(true, signal)
  expect(lines()).toEqual([
    'GET /rsx/v1/valid_schema_names/',
    'GET /rsx/v1/valid_schema_names/?version=7.7.4',
    'GET /rsx/v1/schema/7.7.4/Orders/fields/',
    'GET /rsx/v1/schema_document_relationship/rsx/',
    'GET /rsx/v1/assets/',
    'GET /rsx/v2/internal/assets/',
  ])
  expect(new Set(tokens())).toEqual(new Set([bearer]))
  expect(new Set(calls.map(({ service }) => service))).toEqual(new Set([environment().rsxServiceName]))
  expect(fields[0]?.enums[0]).toEqual({ value: 'EA', description: 'Each', longDescription: 'One piece.' })
  expect(asset).toMatchObject({ docName: 'Orders', version: '7.7.4', documentNumbers: ['850'] })
})

test('a design: a published file', async () => {
  answer = { name: 'Order', extraProperties: { consolidatedMandatoryFor: ['Bluebird Grocers'] } }
  const { extra } = await getDesign('Orders-850', signal)
  expect(lines()).toEqual(['GET /content/My-design-files/Orders-850.json'])
  expect(extra.consolidatedMandatoryFor).toEqual(['Bluebird Grocers'])
})

test.each(['label', 'packing-slip'] as const)(
  'templates of the %s API: one template, its design, and several templates',
  async (kind) => {
    answer = { id: 't1', ownerName: 'Bluebird Grocers', sections: [] }
    const { ownerName } = await shippingDocClients[kind].getTemplate('t1', signal)
    await shippingDocClients[kind].getDesignSchema('t1', signal)
    await shippingDocClients[kind].consolidate(['t1', 't2'], signal)
    expect(lines()).toEqual([
      `GET /${kind}/v1/t1`,
      `GET /${kind}/v1/t1/design-schema?flatten=true`,
      `POST /${kind}/v1/consolidate`,
    ])
    expect(calls[2]?.body).toEqual({ templates: [{ id: 't1' }, { id: 't2' }] })
    expect(ownerName).toBe('Bluebird Grocers')
  },
)

test('a trial account: one call, without a token', async () => {
  const body = {
    firstname: 'Robin',
    lastname: 'Sample',
    email: 'robin@alpine.example',
    title: 'Integrator',
    company: 'Alpine',
    recaptcha: 'solved',
  }
  await devcenter.signUp(body, signal)
  expect(lines()).toEqual(['POST /devcenter/public/v1/signup/'])
  expect(bodies()).toEqual([body])
  expect(tokens()).toEqual([none])
})
