import type { Context } from 'hono'
import type { PlatformContext } from '../context'
import { clearAttempts, startAttempt } from '../db/attempts'
import { setPassword, verifyPassword } from '../db/passwords'
import { readObject } from './bodies'
import type { PlatformEnv } from './env'
import { invalid, PlatformError } from './errors'
import { passwordProblem } from './password-policy'
import { tooManyAttempts } from './unauthed'

/** The password of somebody of the provider's staff is the one of the network, which is kept elsewhere (2 §6). */
const employee = 'Network Employee'

/**
 * Changes the password of a signed-in person (2 §5, §7). Wrong present passwords count as failed sign-ins do: somebody
 * who found an open session must not be able to try them all. The session goes on.
 */
export async function changePassword(context: PlatformContext, c: Context<PlatformEnv>): Promise<Response> {
  const user = c.get('user')
  if (user.user_type === employee)
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
