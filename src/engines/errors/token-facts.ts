import { isRecord } from '@/lib/json-values'

/** Facts about a token that was removed from a text. They are not secret. */
export interface TokenFacts {
  /** Expiry of the token, in milliseconds since 1970; undefined if it is not known. */
  expires: number | undefined
  audience: string | undefined
}

/** Returns the facts of a web token for its marker: its expiry and its audience; empty if neither can be read. */
export function tokenFacts(token: string): string {
  const claims = claimsOf(token)
  if (!claims) return ''
  const { exp, aud } = claims
  const expires =
    typeof exp === 'number' && Math.abs(exp) < 1e11 ? `, expires ${new Date(exp * 1000).toISOString()}` : ''
  const audience: unknown = Array.isArray(aud) ? aud[0] : aud
  const isUrl = typeof audience === 'string' && /^[\w.:/-]{1,100}$/.test(audience)
  return expires + (isUrl ? `, audience ${audience}` : '')
}

function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    const part = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
    return isRecord(claims) ? claims : undefined
  } catch {
    return undefined
  }
}

const markedToken = /\[token removed(?:, expires ([\dT:.Z+-]+))?(?:, audience ([\w.:/-]+))?\]/

/** Reads the first marker of a web token in a redacted text; undefined if there is none. */
export function markedTokenOf(text: string): TokenFacts | undefined {
  const [found, expires = '', audience] = markedToken.exec(text) ?? []
  if (found === undefined) return undefined
  const time = Date.parse(expires)
  return { expires: Number.isNaN(time) ? undefined : time, audience }
}
