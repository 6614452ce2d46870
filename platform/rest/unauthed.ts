import type { PlatformContext } from '../context'
import { PlatformError } from './errors'

/** A text of a body, trimmed; empty when it is missing or something else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

const address =
  /^[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)*@[\p{L}\p{N}-]*[\p{L}\p{N}](?:\.[\p{L}\p{N}-]*[\p{L}\p{N}])+$/u

/** Whether a text looks like an address of mail. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && address.test(text)
}

/**
 * Refuses a secret of a link that cannot be used any more. The words tell the person what to do; `again` is the
 * sentence about getting a new one.
 */
export function checkUsable(
  { now }: PlatformContext,
  secret: { expires_at: string; used_at: string | null },
  words: { what: string; used: string; again: string },
): void {
  if (secret.used_at !== null) throw new PlatformError(409, `This ${words.what} was used already`, words.used)
  if (Date.parse(secret.expires_at) <= now().getTime())
    throw new PlatformError(410, `This ${words.what} has expired`, words.again)
}

export function tooManyAttempts(): PlatformError {
  return new PlatformError(429, 'Too many attempts', 'Wait 15 minutes and try again.')
}
