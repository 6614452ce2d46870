import { Hono } from 'hono'
import { captchaError, redeemCaptchaToken } from '../captcha/tokens'
import type { PlatformContext } from '../context'
import { startAttempt } from '../db/attempts'
import { findUserByEmail } from '../db/people'
import { countSignups, insertSignup } from '../db/signups'
import { sendInvitation } from '../mail/invitation'
import { isEmail, readObject, textOf } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { invalid, tooManyAttempts } from '../kernel/errors'

/** The provider's own domain. Its people have accounts and cannot sign up (SIGNUP-3). */
const internalDomain = 'provider.example'

/**
 * Trial accounts (API-25): stores a valid signup and invites the person. Failed and repeated signups of an email address
 * are limited, so that nobody can fill a mailbox.
 */
export function signup(context: PlatformContext): Hono<PlatformEnv> {
  const { db, now } = context

  return new Hono<PlatformEnv>({ strict: false }).post('/', async (c) => {
    const body = await readObject(c)
    const [firstName, lastName, email] = [textOf(body['firstname']), textOf(body['lastname']), textOf(body['email'])]
    const [title, company] = [textOf(body['title']), textOf(body['company'])]
    const attempt = startAttempt(context, 'signup', email)
    if (!attempt) throw tooManyAttempts()

    if (!redeemCaptchaToken(context, body['recaptcha'])) throw captchaError()
    const errors = problems({ firstname: firstName, lastname: lastName, email, title, company })
    if (Object.keys(errors).length > 0) throw invalid(errors)
    if (findUserByEmail(db, email)) return c.json(accountExists, 400)

    if (countSignups(db, email) === 0) attempt.forget()
    db.transaction(() => {
      insertSignup(db, { email, firstName, lastName, title, company }, now().toISOString())
      const trialName = `${company || `${firstName} ${lastName}`} - Trial`
      sendInvitation(context, { email, firstName, lastName, organization: { trialName } })
    })
    return c.json({ status: 'created' }, 201)
  })
}

/** The refusal of an email address that has an account. The portal reads the message under `meta` (SIGNUP-8). */
const accountExists = {
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
