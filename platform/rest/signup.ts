import { Hono } from 'hono'
import { captchaRefused, redeemCaptchaToken } from '../captcha/tokens'
import type { PlatformContext } from '../context'
import { startAttempt } from '../db/attempts'
import { findUserByEmail } from '../db/people'
import { countSignups, insertSignup } from '../db/signups'
import { sendInvitation } from '../mail/invitation'
import { readObject } from './bodies'
import type { PlatformEnv } from './env'
import { invalid } from './errors'
import { isEmail, textOf, tooManyAttempts } from './unauthed'

/** Whose people do not sign up: they have accounts of the provider. */
const internalDomain = 'provider.example'

/**
 * Trial accounts (3 §7): a good signup is stored and invites the person. What counts against an address are attempts that
 * fail and repeated invitations, so that nobody's mailbox is filled.
 */
export function signup(context: PlatformContext): Hono<PlatformEnv> {
  const { db, now } = context

  return new Hono<PlatformEnv>({ strict: false }).post('/', async (c) => {
    const body = await readObject(c)
    const [firstName, lastName, email] = [textOf(body['firstname']), textOf(body['lastname']), textOf(body['email'])]
    const [title, company] = [textOf(body['title']), textOf(body['company'])]
    const attempt = startAttempt(context, 'signup', email)
    if (!attempt) throw tooManyAttempts()

    if (!redeemCaptchaToken(context, body['recaptcha'])) throw captchaRefused()
    const errors = problems({ firstname: firstName, lastname: lastName, email, title, company })
    if (Object.keys(errors).length > 0) throw invalid(errors)
    if (findUserByEmail(db, email)) return c.json(duplicate, 400)

    if (countSignups(db, email) === 0) attempt.forget()
    db.transaction(() => {
      insertSignup(db, { email, firstName, lastName, title, company }, now().toISOString())
      const trialName = `${company || `${firstName} ${lastName}`} - Trial`
      sendInvitation(context, { email, firstName, lastName, organization: { trialName } })
    })
    return c.json({ status: 'created' }, 201)
  })
}

/** What the portal reads of a refused duplicate is the message of the group `meta` (3 §7). */
const duplicate = {
  error: {
    error: 'Validation Error',
    errorDescription: 'This account already exists.',
    validationErrors: { meta: { email: 'This account already exists.' } },
  },
  status: 'error',
}

function problems(fields: Record<'firstname' | 'lastname' | 'email' | 'title' | 'company', string>) {
  const errors: Record<string, string> = {}
  if (fields.firstname === '') errors['firstname'] = 'First Name is a required field'
  if (fields.lastname === '') errors['lastname'] = 'Last Name is a required field'
  const domain = fields.email.toLowerCase().split('@').at(-1) ?? ''
  if (fields.email === '') errors['email'] = 'Email is a required field'
  else if (!isEmail(fields.email) || domain === internalDomain || domain.endsWith(`.${internalDomain}`))
    errors['email'] = 'Please enter a valid email address.'
  for (const [field, value] of Object.entries(fields))
    if (value.length > 100 && field !== 'email') errors[field] ??= 'Must not be longer than 100 characters.'
  return errors
}
