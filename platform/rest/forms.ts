import { Hono } from 'hono'
import { html } from 'hono/html'
import { redeemCaptchaToken } from '../captcha/tokens'
import type { PlatformContext } from '../context'
import { sendMail } from '../mail/outbox'
import { page } from '../pages/page'
import { isEmail } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'

const supportFields = ['name', 'email', 'company', 'phone', 'subject', 'description', 'orgid', 'type', 'external']
const leadFields = ['first_name', 'last_name', 'email', 'company', 'phone', 'country']

interface Target {
  kind: 'support' | 'sales'
  /** Names that every post must contain. Their values may be empty. */
  fields: readonly string[]
  /** Names whose values must not be empty. */
  required: readonly string[]
  /** Further names that are stored. Names that are not listed are dropped. */
  optional: readonly string[]
  limits: Readonly<Record<string, number>>
}

const targets: readonly Target[] = [
  {
    kind: 'support',
    fields: supportFields,
    required: ['name', 'email', 'subject', 'description', 'orgid', 'type', 'external'],
    optional: ['Escalation_To__c'],
    limits: { name: 81, email: 40, subject: 80 },
  },
  {
    kind: 'sales',
    fields: leadFields,
    required: [...leadFields, 'lead_source', 'Campaign_ID', 'oid', 'consent'],
    optional: ['description'],
    limits: { first_name: 40, last_name: 40, email: 40, country: 3 },
  },
]

/**
 * The targets of the contact forms: case management (CONTACT-18) and sales leads (CONTACT-20). Stores a valid post, puts it
 * into the outbox and returns the browser to the portal. An invalid post is answered with a page that explains why.
 */
export function forms(context: PlatformContext): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>({ strict: false })
  for (const target of targets) {
    app.post(`/${target.kind}`, async (c) => {
      const post = new URLSearchParams(await c.req.text())
      const { retURL = '', 'g-recaptcha-response': token, ...fields } = Object.fromEntries(post)
      const problem =
        problemOf(target, fields) ??
        (isPortalAddress(context, retURL) ? undefined : 'The address to go back to is not one of Dev Center.') ??
        (redeemCaptchaToken(context, token)
          ? undefined
          : 'The captcha was not solved, has expired or was used already.')
      if (problem !== undefined) return refusal(context, problem)
      return c.redirect(returnUrl(retURL, store(context, target, fields)), 303)
    })
  }
  return app
}

function problemOf({ fields, required, limits }: Target, post: Record<string, string>): string | undefined {
  const missing = fields.find((name) => post[name] === undefined)
  if (missing !== undefined) return `The field ${missing} is missing.`
  const empty = required.find((name) => (post[name] ?? '').trim() === '')
  if (empty !== undefined) return `The field ${empty} is required.`
  const tooLong = Object.entries(limits).find(([name, limit]) => (post[name] ?? '').length > limit)
  if (tooLong) return `The field ${tooLong[0]} must not be longer than ${tooLong[1]} characters.`
  if (!isEmail(post['email'] ?? '')) return 'The email address is not valid.'
  return post['consent'] === '0' ? 'The consent was not given.' : undefined
}

/**
 * Whether an address is the portal's. Anybody can make a post, so that the browser is not sent anywhere else. Control
 * characters, which the parser of addresses would drop, have no place in an address.
 */
function isPortalAddress({ portalOrigins }: PlatformContext, address: string): boolean {
  return !/\p{Cc}/u.test(address) && URL.canParse(address) && portalOrigins.includes(new URL(address).origin)
}

/** The portal's URL with the number of the ticket. A message to the sales team has none. */
function returnUrl(address: string, ticket: string | undefined): string {
  const url = new URL(address)
  if (ticket !== undefined) url.searchParams.set('ticket', ticket)
  return url.href
}

/** Stores a valid post, puts it into the outbox, and returns the number of the ticket that it opens, if any. */
function store(context: PlatformContext, target: Target, post: Record<string, string>): string | undefined {
  const { db, now } = context
  const { kind } = target
  const known = new Set([...target.fields, ...target.required, ...target.optional])
  const fields = Object.fromEntries(Object.entries(post).filter(([name]) => known.has(name)))
  const at = now().toISOString()
  const team = kind === 'sales' ? 'sales' : fields['Escalation_To__c'] === undefined ? 'support' : 'product'
  return db.transaction(() => {
    const [stored] = db.all<{ id: number }>(
      'insert into form_posts (kind, fields, created_at) values (?, ?, ?) returning id',
      kind,
      JSON.stringify(fields),
      at,
    )
    sendMail(context, {
      recipient: `${team}@provider.example`,
      subject: fields['subject'] ?? `Sales request of ${fields['company'] ?? ''}`,
      text: Object.entries(fields)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n\n'),
    })
    return kind === 'support' && stored ? `DC${String(stored.id).padStart(6, '0')}` : undefined
  })
}

function refusal({ portalOrigins }: PlatformContext, problem: string): Promise<Response> {
  return page({
    title: 'Your message was not sent',
    status: 400,
    content: html`<section class="card">
      <h1>Your message was not sent</h1>
      <p>${problem}</p>
      <p><a href="${portalOrigins[0] ?? '/'}/contact-info">Go back to Dev Center</a>: what you typed is still there.</p>
    </section>`,
  })
}
