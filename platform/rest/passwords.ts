import { Hono } from 'hono'
import type { z } from 'zod/mini'
import type { passwordPolicySchema } from '@/api/identity/schemas'
import type { PlatformContext } from '../context'
import { clearAttempts, startAttempt } from '../db/attempts'
import { findPasswordReset, markPasswordResetsUsed } from '../db/password-resets'
import { findUserByEmail } from '../db/people'
import { endSessions, setPassword } from '../db/passwords'
import { sendPasswordReset } from '../mail/password-reset'
import { isEmail, readObject, textOf } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { checkLink, invalid, PlatformError, tooManyAttempts } from '../kernel/errors'
import { passwordPolicy, passwordProblem } from './password-policy'

const linkTexts = {
  what: 'link',
  ifUsed: 'Your password was changed with it. Sign in with the new password, or ask for a new link.',
  ifExpired: 'Ask for a new link.',
}

/** Forgotten passwords (API-16, API-17). No answer reveals whether an email address has an account. */
export function passwords(context: PlatformContext): Hono<PlatformEnv> {
  const { db, now } = context
  return new Hono<PlatformEnv>({ strict: false })
    .get('/v2/users/password-policy', (c) =>
      c.json({ data: { regex_policy: passwordPolicy } } satisfies z.input<typeof passwordPolicySchema>),
    )
    .post('/users/forgot-password', async (c) => {
      const body = await readObject(c)
      const email = textOf(body['email_address'])
      if (!isEmail(email)) throw invalid({ email_address: 'Please enter a valid email address.' })
      if (body['reset_destination'] !== 'devcenter') throw invalid({ reset_destination: 'Must be devcenter.' })
      // Requests for addresses without an account count too, so that the limit does not reveal accounts.
      if (!startAttempt(context, 'reset-mail', email)) throw tooManyAttempts()
      const user = findUserByEmail(db, email)
      if (user) sendPasswordReset(context, user)
      return c.json({ status: 'ok' })
    })
    .post('/users/reset-password', async (c) => {
      const body = await readObject(c)
      const [email, code] = [textOf(body['email_address']), textOf(body['reset_code'])]
      const password = typeof body['new_password'] === 'string' ? body['new_password'] : ''
      const attempt = startAttempt(context, 'reset-code', email)
      if (!attempt) throw tooManyAttempts()
      const user = findUserByEmail(db, email)
      const reset = user && findPasswordReset(db, user.id, code)
      if (!user || !reset) {
        const message = 'Open the whole link of the email, or ask for a new one.'
        throw new PlatformError(404, 'This link is not valid', message)
      }
      attempt.forget()
      checkLink(reset, now(), linkTexts)
      const problem = passwordProblem(password)
      if (problem !== undefined) throw invalid({ new_password: problem })
      db.transaction(() => {
        setPassword(db, user.id, password)
        markPasswordResetsUsed(db, user.id, now().toISOString())
        endSessions(db, user.id)
      })
      // A person who forgot the password has usually tried several. The new one must work at once.
      clearAttempts(context, 'password', email)
      return c.json({ status: 'ok' })
    })
}
