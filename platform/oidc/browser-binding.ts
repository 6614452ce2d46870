import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Interaction, KoaContextWithOIDC } from 'oidc-provider'
import type { PlatformContext } from '../context'

/**
 * Sets a cookie that ties an interaction to the browser that began it. Without it an attacker could begin a sign-in, send its
 * link to another person, and be signed in with the password that this person enters.
 */
export function bindToBrowser(context: PlatformContext, ctx: KoaContextWithOIDC, { uid, exp }: Interaction): void {
  ctx.cookies.set(cookieName(context, uid), cookieValue(context, uid), {
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
    expires: new Date(exp * 1000),
  })
}

/** Whether the browser of a request is the one that began an interaction (PLATFORM-3). */
export function beganInteraction(context: PlatformContext, c: Context, uid: string): boolean {
  return getCookie(c, cookieName(context, uid)) === cookieValue(context, uid)
}

/** One cookie for each interaction, so that several tabs can sign in. Ports of one host share their cookies. */
function cookieName({ origin }: PlatformContext, uid: string): string {
  return `dcp${new URL(origin).port}_browser_${uid}`
}

function cookieValue({ keys }: PlatformContext, uid: string): string {
  return createHmac('sha256', keys.cookies[0] ?? '')
    .update(uid)
    .digest('base64url')
}
