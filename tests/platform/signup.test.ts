import { beforeAll, describe, expect, it } from 'vitest'
import { issueCaptchaToken } from '../../platform/captcha/tokens'
import { findInvitation } from '../../platform/db/invitations'
import { listMails } from '../../platform/db/mails'
import { createTestPlatform } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const jonas = { firstname: 'Jonas', lastname: 'Lindqvist' }
const signUp = (body: Record<string, unknown>) =>
  platform.call('POST', '/devcenter/public/v1/signup/', {
    body: { ...jonas, recaptcha: issueCaptchaToken(platform.context), ...body },
  })

/** The invitation in the newest mail to an address. */
function invitationOf(email: string) {
  const [mail] = listMails(platform.context.db, email)
  const token = new URL(mail?.link?.address ?? 'http://none').searchParams.get('signed_invite') ?? ''
  return findInvitation(platform.context.db, token)
}

describe('signup', () => {
  it.each([
    ['the company', { company: 'Fjord Textil' }, 'Fjord Textil - Trial'],
    ['the name', {}, 'Jonas Lindqvist - Trial'],
  ])('invites to a trial organization named after %s', async (_, body, organization) => {
    const email = `${Object.keys(body).length}@fjord.example`
    expect((await signUp({ ...body, email })).status).toBe(201)
    expect(invitationOf(email)).toMatchObject({ first_name: 'Jonas', trial_organization: organization })
  })

  it('leads to a member of that trial organization, who has not accepted the terms', async () => {
    const email = 'finalized@fjord.example'
    await signUp({ email, company: 'Fjord Textil', title: 'Buyer' })
    const [mail] = listMails(platform.context.db, email)
    const invite = new URL(mail?.link?.address ?? '').searchParams.get('signed_invite')
    const body = { first_name: 'Jonas', last_name: 'Lindqvist', password: 'Fjord-textil-1', signed_invite: invite }
    const verified = await platform.call('PATCH', '/identity/v3/users/invitations/verify/', { body })
    expect(verified.status).toBe(200)
    const [member] = platform.context.db.all(
      `select users.job_title, users.tos_agreed_at, organizations.name, organizations.is_trial from users
       join memberships on memberships.user_id = users.id
       join organizations on organizations.id = memberships.organization_id where users.email = ?`,
      email,
    )
    expect(member).toEqual({ job_title: 'Buyer', tos_agreed_at: null, name: 'Fjord Textil - Trial', is_trial: 1 })
  })

  it('is refused for an email address that has an account, ignoring case', async () => {
    const { status, body } = await signUp({ email: 'DEV@northwind.example' })
    expect(status).toBe(400)
    expect(body?.error?.validationErrors).toEqual({ meta: { email: 'This account already exists.' } })
  })

  it.each([
    ['no captcha', { recaptcha: undefined }, 'recaptcha'],
    ['a made-up captcha', { recaptcha: 'made-up' }, 'recaptcha'],
    ['no first name', { firstname: ' ' }, 'firstname'],
    ['no last name', { lastname: 7 }, 'lastname'],
    ['no address', { email: '' }, 'email'],
    ['a broken address', { email: 'jonas@fjord' }, 'email'],
    ['an internal address', { email: 'jonas@Provider.example' }, 'email'],
    ['an internal address of a sub-domain', { email: 'jonas@mail.provider.example' }, 'email'],
    ['an endless company', { company: 'x'.repeat(101) }, 'company'],
  ])('is refused with %s', async (name, body, field) => {
    const email = `${name.replaceAll(' ', '-')}@fjord.example`
    const answer = await signUp({ email, ...body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body?.error?.validationErrors ?? {})).toEqual([field])
    expect(listMails(platform.context.db, email)).toEqual([])
  })

  it('accepts a captcha once', async () => {
    const recaptcha = issueCaptchaToken(platform.context)
    expect((await signUp({ email: 'once@fjord.example', recaptcha })).status).toBe(201)
    expect((await signUp({ email: 'twice@fjord.example', recaptcha })).status).toBe(400)
  })

  it('is limited per email address, without effect on others', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1)
      statuses.push((await signUp({ email: 'dev@northwind.example', recaptcha: 'bad' })).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await signUp({ email: 'next@fjord.example' })).status).toBe(201)
  })

  it('does not fill a mailbox', async () => {
    for (let count = 0; count < 15; count += 1) await signUp({ email: 'flood@fjord.example' })
    expect(listMails(platform.context.db, 'flood@fjord.example').length).toBeLessThanOrEqual(12)
  })
})
