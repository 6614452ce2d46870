import { beforeEach, describe, expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import { invitationSchema } from '@/api/identity/schemas'
import { listMails } from '../../platform/db/mails'
import { findUserByEmail, membershipsOf } from '../../platform/db/people'
import { sendInvitation } from '../../platform/mail/invitation'
import { createTestPlatform } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeEach(async () => {
  platform = await createTestPlatform()
})

const jonas = { email: 'jonas@fjordtextil.example', firstName: 'Jonas', lastName: 'Lindqvist' }
const trial = { ...jonas, organization: { trialName: 'Fjord Textil - Trial' } }
const password = 'Fjord-textil-1'

/** Invites a person; returns the token of the mail. */
function invite(invitation: Parameters<typeof sendInvitation>[1] = trial, validMs?: number): string {
  sendInvitation(platform.context, invitation, validMs)
  const [mail] = listMails(platform.context.db, invitation.email)
  const address = new URL(mail?.link?.address ?? '')
  expect(address.origin + address.pathname).toBe('http://localhost:5173/login/create')
  return address.searchParams.get('signed_invite') ?? ''
}

const read = (token: string) =>
  platform.call('GET', `/identity/v3/users/invitations/unauthed/${encodeURIComponent(token)}/`)
const verify = (token: string, fields: object = {}) =>
  platform.call('PATCH', '/identity/v3/users/invitations/verify/', {
    body: { first_name: 'Jonas', last_name: 'Lindqvist', password, signed_invite: token, ...fields },
  })

describe('an invitation', () => {
  it('names the invited person every time it is opened', async () => {
    const token = invite()
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await read(token)
      expect(status).toBe(200)
      expect(z.parse(invitationSchema, body)).toEqual({
        first_name: 'Jonas',
        last_name: 'Lindqvist',
        email: jonas.email,
      })
    }
  })

  it('creates a member of a new trial organization, with access and without accepted terms', async () => {
    const { status } = await verify(invite(), { first_name: ' Jon ' })
    expect(status).toBe(200)
    const { db } = platform.context
    const user = findUserByEmail(db, jonas.email)
    expect(user).toMatchObject({ first_name: 'Jon', tos_agreed_at: null, user_type: 'Customer' })
    const [organization, ...others] = membershipsOf(db, user?.id ?? '')
    expect(others).toEqual([])
    expect(organization).toMatchObject({ name: 'Fjord Textil - Trial', is_trial: 1 })
    expect(organization?.permissions).toContain('devcenter:')
  })

  it('lets a person join an existing organization', async () => {
    await verify(invite({ ...jonas, organization: { id: 'org-alpine' } }))
    const { db } = platform.context
    expect(membershipsOf(db, findUserByEmail(db, jonas.email)?.id ?? '').map(({ id }) => id)).toEqual(['org-alpine'])
  })

  it('works once', async () => {
    const token = invite()
    await verify(token)
    for (const answer of [await read(token), await verify(token)]) {
      expect(answer.status).toBe(409)
      expect(answer.body?.error?.errorDescription).toContain('Sign in')
    }
  })

  it('expires', async () => {
    const token = invite(trial, -1)
    for (const answer of [await read(token), await verify(token)]) {
      expect(answer.status).toBe(410)
      expect(answer.body?.error?.errorDescription).toContain('new invitation')
    }
    expect(findUserByEmail(platform.context.db, jonas.email)).toBeUndefined()
  })

  it.each(['nonsense', '../../../v3/users', '<b>', 'x'.repeat(4000)])(
    'that is none is not known: %s',
    async (token) => {
      expect((await read(token)).status).toBe(404)
      expect((await verify(token)).status).toBe(404)
    },
  )

  it('is refused for an email address that has an account', async () => {
    const { status, body } = await verify(invite({ ...trial, email: 'DEV@northwind.example' }))
    expect([status, body?.error?.errorDescription]).toEqual([409, 'Sign in to use it.'])
  })

  it.each([
    ['first_name', { first_name: ' ' }],
    ['last_name', { last_name: 'x'.repeat(61) }],
    ['password', { password: 'Short-1' }],
    ['password', { password: 'no-upper-case-1' }],
    ['password', { password: 'Pässword-1' }],
    ['password', { password: 5 }],
  ])('returns a message about an invalid %s: %o', async (field, fields) => {
    const token = invite()
    const { status, body } = await verify(token, fields)
    expect(status).toBe(400)
    expect(Object.keys(body?.error?.validationErrors ?? {})).toEqual([field])
    expect((await verify(token)).status).toBe(200)
  })

  it('stores its token in no table and no log', async () => {
    const token = invite()
    await read(token)
    await verify(token)
    const { db, requests } = platform.context
    expect(JSON.stringify(db.all('select * from invitations'))).not.toContain(token)
    expect(JSON.stringify(requests.list())).not.toContain(token)
    expect(JSON.stringify(requests.list())).not.toContain(password)
  })
})

describe('the outbox', () => {
  it('shows mails with their links, newest first, also of one address only', async () => {
    invite()
    const token = invite({ ...trial, email: 'ines@fjordtextil.example', firstName: '<b>Ines</b>' })
    const { text, headers } = await platform.call('GET', '/outbox')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text.indexOf('ines@')).toBeLessThan(text.indexOf('jonas@'))
    expect(text).toContain(`http://localhost:5173/login/create?signed_invite=${token}`)
    expect(text).toContain('&lt;b&gt;Ines')
    const own = await platform.call('GET', '/outbox?to=JONAS@fjordtextil.example')
    expect(own.text).toContain('Hello Jonas')
    expect(own.text).not.toContain('Ines')
  })

  it('says that it is empty', async () => {
    expect((await platform.call('GET', '/outbox')).text).toContain('There is no mail yet.')
  })
})
