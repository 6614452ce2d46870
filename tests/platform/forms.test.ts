import { beforeAll, describe, expect, it } from 'vitest'
import { issueCaptchaToken } from '../../platform/captcha/tokens'
import { listMails } from '../../platform/db/mails'
import { createTestPlatform } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const returnAddress = 'http://localhost:5173/contact-info/success'
const good = {
  support: {
    name: 'Maya Okafor',
    email: 'maya@alpine.example',
    company: '',
    phone: '',
    subject: 'Token answers 429',
    description: 'Since 07:40.\nEvery request.',
    orgid: 'org',
    type: 'Dev Center',
    external: '1',
    retURL: returnAddress,
  },
  sales: {
    first_name: 'Maya',
    last_name: 'Okafor',
    email: 'maya@alpine.example',
    company: 'Alpine Supply',
    phone: '+1 555 0100',
    country: 'USA',
    lead_source: 'Dev Center',
    Campaign_ID: 'contact',
    oid: 'org',
    consent: '1',
    retURL: returnAddress,
  },
}

function post(kind: keyof typeof good, changes: Record<string, string | undefined> = {}) {
  const token = issueCaptchaToken(platform.context)
  const fields = Object.entries({ ...good[kind], 'g-recaptcha-response': token, ...changes })
  const sent = fields.filter((field): field is [string, string] => field[1] !== undefined)
  return platform.call('POST', `/forms/${kind}`, { body: new URLSearchParams(sent).toString() })
}

const stored = () =>
  platform.context.db
    .all<{ kind: string; fields: string }>('select kind, fields from form_posts order by id')
    .map(({ kind, fields }) => ({ kind, fields: JSON.parse(fields) as Record<string, string> }))

describe('the targets of the contact forms', () => {
  it.each([
    ['support', {}, 'support@provider.example', 'Token answers 429'],
    ['support', { Escalation_To__c: 'Product Team' }, 'product@provider.example', 'Token answers 429'],
    ['sales', {}, 'sales@provider.example', 'Sales request of Alpine Supply'],
  ] as const)(
    'store the known fields of a %s post, send the browser back and mail the team',
    async (kind, changes, recipient, subject) => {
      const answer = await post(kind, { ...changes, unknown_field: 'dropped' })
      expect(answer.status).toBe(303)
      const location = answer.headers.get('location') ?? ''
      expect(location.replace(/DC\d{6}$/, 'DC')).toBe(kind === 'sales' ? returnAddress : `${returnAddress}?ticket=DC`)
      const { retURL: _, ...fields } = { ...good[kind], ...changes }
      expect(stored().at(-1)).toEqual({ kind, fields })
      const [mail] = listMails(platform.context.db, recipient)
      expect(mail?.subject).toBe(subject)
      expect(mail?.text).toContain('email: maya@alpine.example')
    },
  )

  it.each([
    ['support', { 'g-recaptcha-response': undefined }, 'captcha'],
    ['support', { 'g-recaptcha-response': 'made-up' }, 'captcha'],
    ['support', { phone: undefined }, 'The field phone is missing.'],
    ['support', { subject: ' ' }, 'The field subject is required.'],
    ['support', { subject: 'x'.repeat(81) }, 'must not be longer than 80'],
    ['support', { email: 'maya' }, 'not valid'],
    ['support', { retURL: 'https://evil.example/contact-info/success' }, 'not one of Dev Center'],
    ['support', { retURL: 'http://localhost:5173.evil.example/' }, 'not one of Dev Center'],
    ['support', { retURL: 'javascript:alert(1)' }, 'not one of Dev Center'],
    ['support', { retURL: '/contact-info' }, 'not one of Dev Center'],
    ['support', { retURL: `${returnAddress}\r\nSet-Cookie: a=b` }, 'not one of Dev Center'],
    ['support', { retURL: `${returnAddress}\n` }, 'not one of Dev Center'],
    ['sales', { retURL: `${returnAddress}\0` }, 'not one of Dev Center'],
    ['sales', { country: 'USAX' }, 'must not be longer than 3'],
    ['sales', { consent: '0' }, 'consent'],
    ['sales', { phone: '' }, 'The field phone is required.'],
  ] as const)('refuse a %s post with %j, on a page that leads back', async (kind, changes, text) => {
    const before = stored().length
    const answer = await post(kind, changes)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(text)
    expect(answer.text).toContain('http://localhost:5173/contact-info')
    expect(stored()).toHaveLength(before)
  })

  it('send the browser to a percent-encoded address', async () => {
    const { status, headers } = await post('support', { retURL: 'http://localhost:5173/contact-info/é 😀' })
    const location = headers.get('location')?.replace(/\?ticket=DC\d{6}$/, '')
    expect([status, location]).toEqual([303, 'http://localhost:5173/contact-info/%C3%A9%20%F0%9F%98%80'])
  })

  it('accept a captcha once', async () => {
    const token = issueCaptchaToken(platform.context)
    expect((await post('support', { 'g-recaptcha-response': token })).status).toBe(303)
    expect((await post('support', { 'g-recaptcha-response': token })).status).toBe(400)
  })
})
