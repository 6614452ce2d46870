import type { Context } from 'hono'
import type { PlatformContext } from '../context'
import { clearAttempts, startAttempt } from '../db/attempts'
import { setPassword, verifyPassword } from '../db/passwords'
import { readObject } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { invalid, PlatformError, tooManyAttempts } from '../kernel/errors'
import { passwordProblem } from './password-policy'

/** The type of people whose password is the network password, which cannot be changed here (PROFILE-29). */
const employeeType = 'Network Employee'

/**
 * Changes the password of a signed-in person (API-18). Wrong current passwords count as failed sign-ins, so that nobody can
 * guess the password in an open session. The session continues.
 */
export async function changePassword(context: PlatformContext, c: Context<PlatformEnv>): Promise<Response> {
  const user = c.get('user')
  if (user.user_type === employeeType)
    throw new PlatformError(403, 'Forbidden', 'The network password is used and cannot be changed here.')
  const body = await readObject(c)
  const [current, next] = [body['password'], body['new_password']].map((text) => (typeof text === 'string' ? text : ''))
  const attempt = startAttempt(context, 'password', user.email)
  if (!attempt) throw tooManyAttempts()
  if (!(await verifyPassword(current ?? '', user.password_hash)))
    throw invalid({ password: 'This is not your current password.' })
  attempt.forget()
  const problem = next === current ? 'The new password must differ from the current one.' : passwordProblem(next ?? '')
  if (problem !== undefined) throw invalid({ new_password: problem })
  setPassword(context.db, user.id, next ?? '')
  clearAttempts(context, 'password', user.email)
  return c.json({ status: 'ok' })
}
