import { randomBytes } from 'node:crypto'
import type { PlatformContext } from '../context'
import { PlatformError } from '../kernel/errors'

/** How long the token of a solved captcha is valid, in milliseconds. The real service has the same limit. */
export const captchaLifetimeMs = 2 * 60_000

/** Issues the token of a solved captcha. */
export function issueCaptchaToken({ db, now }: PlatformContext): string {
  const token = `cap_${randomBytes(32).toString('base64url')}`
  db.run('delete from captcha_tokens where expires_at <= ?', now().getTime())
  db.run('insert into captcha_tokens (token, expires_at) values (?, ?)', token, now().getTime() + captchaLifetimeMs)
  return token
}

/** Redeems a token, which works once, and returns whether it was valid. */
export function redeemCaptchaToken({ db, now }: PlatformContext, token: unknown): boolean {
  if (typeof token !== 'string') return false
  const [row] = db.all<{ expires_at: number }>('select expires_at from captcha_tokens where token = ?', token)
  if (!row) return false
  db.run('delete from captcha_tokens where token = ?', token)
  return row.expires_at > now().getTime()
}

/** The error answer to a request whose captcha token is invalid. */
export function captchaError(): PlatformError {
  const message = 'The captcha was not solved, has expired or was used already. Solve it again.'
  return new PlatformError(400, 'Captcha Not Verified', message, { recaptcha: message })
}
