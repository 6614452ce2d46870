import { vi } from 'vitest'
import { issueCaptchaToken } from '../../../platform/captcha/tokens'
import { createWorld } from '../../../platform/control/world'
import { listMails } from '../../../platform/db/mails'
import { sendInvitation } from '../../../platform/mail/invitation'
import { templatesOf } from '../../../platform/shipping-docs/templates'
import { mintAccessToken } from '../../../platform/tokens'
import { sandboxProvocations } from './sandbox-provocations'
import { signInProvocations } from './sign-in-provocations'
import { createTestPlatform, dana, stella, tess, type Person } from '../in-process'
import { transactionsProvocations } from './transactions-provocations'
import { answersTo, responseTo, calls, refusalsOf, type Provocation, type Sent, type TestPlatform } from './provoke'

/** The codes that were mailed to a person, newest first. */
function mailedCode(platform: TestPlatform, email: string, parameter: string): string {
  const [mail] = listMails(platform.context.db, email)
  return new URL(mail?.link?.address ?? 'http://none').searchParams.get(parameter) ?? ''
}

const resetPath = '/identity/users/reset-password/'
const email = 'dev@northwind.example'
const password = 'Another-2027?'
const jonas = { email: 'jonas@fjordtextil.example', firstName: 'Jonas', lastName: 'Lindqvist' }
/** A template that trial organizations cannot render. */
const forCustomers = templatesOf('label').find(({ isSample }) => !isSample)?.id
const application = { name: 'A machine', appType: 'm2m', redirectUris: [] }
const rsx = { headers: { 'x-sps-service': 'dev-center' } }

/** The upload of a file as a photo; of a form without one when there are no bytes. */
async function upload(platform: TestPlatform, userId: string, name: string, bytes?: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  if (bytes) body.set('uploadedFile', new File([bytes], name))
  const authorization = `Bearer ${await mintAccessToken(platform.context, dana)}`
  const url = `http://localhost:4400/identity/users/${userId}/avatar`
  return responseTo(platform, new Request(url, { method: 'POST', headers: { authorization }, body }))
}

/** Every error of the platform, by the calls that provoke it. */
export const provocations: Readonly<Record<string, Provocation>> = {
  'no token, and one that is no token': calls(
    ['GET', '/auth-check'],
    ['GET', '/auth-check', { headers: { authorization: 'Bearer none' } }],
    ['GET', '/content/docs/remittances/README.md'],
  ),
  'a token of another application, and of people who may not use the portal': calls(
    ['GET', '/devcenter/v1/applications/', { as: { ...dana, clientId: 'demo-storefront-orders' } }],
    ['GET', '/devcenter/v1/applications/', { as: { ...dana, userId: 'user-nina-castellan' } }],
    ['GET', '/devcenter/v1/applications/', { as: { ...dana, userId: 'user-reid-holloway' } }],
    ['GET', '/content/docs/remittances/README.md', { as: { ...dana, userId: 'user-reid-holloway' } }],
  ),
  'files for staff, and no file': calls(
    ['GET', '/content/docs/internal-docs/README.md', { as: dana }],
    ['GET', '/content/docs/label/none.md'],
  ),
  "a name that is not the platform's": async () => [
    await responseTo(await createTestPlatform(), new Request('http://rebound.example/outbox')),
  ],
  'an address that does not exist': calls(['GET', '/nothing'], ['POST', '/auth-check/nothing', { as: dana }]),
  'a body that is no object, and one that is too large': calls(
    ['POST', '/devcenter/v1/applications/', { as: dana, body: '[]' }],
    ['POST', '/devcenter/v1/applications/', { as: dana, body: '{' }],
    ['POST', '/devcenter/v1/applications/', { as: dana, body: { name: 'x'.repeat(300_000) } }],
  ),
  'wrong pages of a list': calls(['GET', '/devcenter/v1/applications/?page=0&page_size=x', { as: dana }]),
  applications: calls(
    ['GET', '/devcenter/v1/applications/none/', { as: dana }],
    ['POST', '/devcenter/v1/applications/', { as: dana, body: {} }],
    [
      'POST',
      '/devcenter/v1/applications/',
      {
        as: dana,
        body: { name: 1, appType: 'x', iconName: 1, iconColor: 1, description: 1, redirectUris: 1, services: 1 },
      },
    ],
  ),
  'a key for repeated calls that is unusable, of another call, or of a deleted application': async () => {
    const platform = await createTestPlatform()
    const create = (key: string, name: string): Sent => [
      'POST',
      '/devcenter/v1/applications/',
      { as: dana, body: { ...application, name }, headers: { 'idempotency-key': key } },
    ]
    const { body } = await platform.call(...create('first', 'One'))
    const refused = await answersTo(platform, [create('x'.repeat(256), 'One'), create('first', 'Another')])
    await platform.call('DELETE', `/devcenter/v1/applications/${String(body?.['id'])}/`, { as: dana })
    return [...refused, ...(await answersTo(platform, [create('first', 'One')]))]
  },
  'secrets that do not exist, or are not for a trial': async () => {
    const platform = await createTestPlatform()
    const create = async (as: Person, appType: string) => {
      const { body } = await platform.call('POST', '/devcenter/v1/applications/', {
        as,
        body: { ...application, appType },
      })
      return `/devcenter/v1/applications/${String(body?.['id'])}/retrieve_secret/`
    }
    return answersTo(platform, [
      ['GET', await create(dana, 'spa'), { as: dana }],
      ['GET', await create(tess, 'm2m'), { as: tess }],
    ])
  },
  'organizations and people that are not yours': calls(
    ['GET', '/identity/orgs/org-alpine/', { as: dana }],
    ['PATCH', '/identity/v3/users/other/profile/', { as: dana, body: {} }],
    ['PUT', `/identity/v3/users/${dana.userId}/profile/`, { as: dana, body: {} }],
    ['PATCH', `/identity/v3/users/${dana.userId}/profile/`, { as: dana, body: { avatar_image_id: 'other' } }],
    ['GET', '/devcenter/v1/services/none/', { as: dana }],
  ),
  photos: async () => {
    const platform = await createTestPlatform()
    return [
      ...(await answersTo(platform, [['GET', '/avatars/test/400x400/none']])),
      await upload(platform, 'other', 'a.png', new Uint8Array(1)),
      await upload(platform, dana.userId, 'a.png'),
      await upload(platform, dana.userId, 'a.bmp', new Uint8Array(1)),
      await upload(platform, dana.userId, 'a.png', new Uint8Array(1)),
      await upload(platform, dana.userId, 'a.png', new Uint8Array(3 * 1024 * 1024 + 1)),
      await upload(platform, dana.userId, 'a.png', new Uint8Array(4 * 1024 * 1024)),
    ]
  },
  'the network password': async () => {
    const platform = await createTestPlatform()
    const { userId, organizations } = await createWorld(platform.context, { userType: 'Network Employee' })
    const as = { userId, organizationId: organizations[0]?.id ?? '' }
    return answersTo(platform, [['PUT', '/identity/v1/users/me/change-password/', { as, body: {} }]])
  },
  'a wrong password, and no new one': calls(
    ['PUT', '/identity/v1/users/me/change-password/', { as: dana, body: { password: 'x', new_password: password } }],
    [
      'PUT',
      '/identity/v1/users/me/change-password/',
      { as: dana, body: { password: 'Portal-2026!', new_password: 'x' } },
    ],
  ),
  'too many wrong passwords': async () =>
    refusalsOf(await createTestPlatform(), 'PUT', '/identity/v1/users/me/change-password/', { as: dana, body: {} }),
  'a new password that cannot be asked for': calls(
    ['POST', '/identity/users/forgot-password/', { body: { email_address: 'x' } }],
    ['POST', '/identity/users/forgot-password/', { body: { email_address: email, reset_destination: 'x' } }],
    ['POST', resetPath, { body: { email_address: email, reset_code: 'x', new_password: password } }],
  ),
  'too many mails, and too many codes': async () => {
    const platform = await createTestPlatform()
    const mail = { email_address: email, reset_destination: 'devcenter' }
    const code = { email_address: email, reset_code: 'x', new_password: password }
    return [
      ...(await refusalsOf(platform, 'POST', '/identity/users/forgot-password/', { body: mail })),
      ...(await refusalsOf(platform, 'POST', resetPath, { body: code })),
    ]
  },
  'links to a new password that were used or expired': async () => {
    const platform = await createTestPlatform()
    const ask = () =>
      platform.call('POST', '/identity/users/forgot-password/', {
        body: { email_address: email, reset_destination: 'devcenter' },
      })
    await ask()
    const body = { email_address: email, reset_code: mailedCode(platform, email, 'reset_code'), new_password: password }
    const weak = await answersTo(platform, [['POST', resetPath, { body: { ...body, new_password: 'x' } }]])
    await platform.call('POST', resetPath, { body })
    const used = await answersTo(platform, [['POST', resetPath, { body }]])
    await ask()
    const late = { ...body, reset_code: mailedCode(platform, email, 'reset_code') }
    platform.context.db.run("update password_resets set expires_at = '2001-01-01T00:00:00.000Z'")
    return [...weak, ...used, ...(await answersTo(platform, [['POST', resetPath, { body: late }]]))]
  },
  invitations: async () => {
    const platform = await createTestPlatform()
    const verify = (token: string, fields: object = {}): Sent => [
      'PATCH',
      '/identity/v3/users/invitations/verify/',
      { body: { first_name: 'Jonas', last_name: 'Lindqvist', password, signed_invite: token, ...fields } },
    ]
    const invite = (invitation: Parameters<typeof sendInvitation>[1], validMs?: number) => {
      sendInvitation(platform.context, invitation, validMs)
      return mailedCode(platform, invitation.email, 'signed_invite')
    }
    const trial = { organization: { trialName: 'Fjord Textil - Trial' } }
    const token = invite({ ...jonas, ...trial })
    const invalid = await answersTo(platform, [verify('none'), verify(token, { first_name: '', password: 'x' })])
    await platform.call(...verify(token))
    const late = invite({ ...jonas, email: 'late@fjordtextil.example', ...trial }, -1)
    const twice = invite({ ...jonas, ...trial })
    return [...invalid, ...(await answersTo(platform, [verify(token), verify(late), verify(twice)]))]
  },
  'signing up': async () => {
    const platform = await createTestPlatform()
    const signUp = (fields: object): Sent => [
      'POST',
      '/devcenter/public/v1/signup/',
      {
        body: {
          firstname: 'Jonas',
          lastname: 'Lindqvist',
          recaptcha: issueCaptchaToken(platform.context),
          ...fields,
        },
      },
    ]
    const responses = await answersTo(platform, [
      signUp({ recaptcha: 'x', email: 'a@fjord.example' }),
      signUp({ firstname: '', lastname: '', email: 'x', company: 'x'.repeat(101) }),
      signUp({ email }),
    ])
    return [...responses, ...(await refusalsOf(platform, ...signUp({ email: 'a@fjord.example', recaptcha: 'x' })))]
  },
  'a captcha of another site': calls(['POST', '/recaptcha/token', { body: { sitekey: 'other' } }]),
  'contact forms': calls(['POST', '/forms/support', { body: 'name=Maya' }]),
  'an authorization that is not known': calls(
    ['POST', '/devcenter-auth0/redirect/v1/login-organizations-cache/', { as: dana, body: {} }],
    ['POST', '/devcenter-auth0/redirect/v1/login-organizations-cache/', { as: dana, body: { key: 'none' } }],
  ),
  RSX: calls(
    ['GET', '/rsx/v1/assets/'],
    ['GET', '/rsx/v1/assets/7.7.4/Orders/?format=pdf', rsx],
    ['GET', '/rsx/v1/assets/7.7.4/None/?format=xml', rsx],
    ['GET', '/rsx/v1/internal/assets/sip_schema/7.7.4/None/?format=xml', { as: stella, ...rsx }],
    ['GET', '/rsx/v1/assets/9.9.9/Orders/?format=xml', rsx],
    ['GET', '/rsx/v1/assets/7.7.0/Orders/?format=xml', rsx],
    ['GET', '/rsx/v1/assets/7.1.0/Orders/?format=xml', rsx],
    ['GET', '/rsx/v2/internal/assets/', { as: dana, ...rsx }],
    ['GET', '/rsx/v1/internal/assets/sip_schema/7.7.4/Orders/?format=xml', { as: dana, ...rsx }],
    ['GET', '/rsx/v1/schema/7.7.4/None/fields/', { as: dana, ...rsx }],
  ),
  templates: calls(
    ['GET', '/label/v1/'],
    ['GET', '/label/v1/none', { as: dana }],
    ['GET', '/packing-slip/v1/none', { as: stella }],
    ['POST', `/label/v1/${forCustomers}/zpl`, { as: tess, body: {} }],
    ['GET', '/label/v1/?limit=0&offset=x', { as: dana }],
    ['POST', '/label/v1/consolidate', { as: dana, body: {} }],
    [
      'POST',
      '/label/v1/consolidate',
      { as: dana, body: { templates: Array.from({ length: 101 }, () => ({ id: 'x' })) } },
    ],
    ['POST', '/label/v1/consolidate', { as: dana, body: { templates: [1] } }],
  ),
  'a service that fails': async () => {
    const platform = await createTestPlatform()
    // The platform writes unexpected failures to its console.
    const log = vi.spyOn(console, 'error').mockReturnValue()
    platform.context.db.close()
    const responses = await answersTo(platform, [['GET', '/devcenter/public/v1/services/']])
    log.mockRestore()
    return responses
  },
  ...sandboxProvocations,
  ...signInProvocations,
  ...transactionsProvocations,
}
