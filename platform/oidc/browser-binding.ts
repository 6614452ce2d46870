import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Interaction, KoaContextWithOIDC } from 'oidc-provider'
import type { PlatformContext } from '../context'

/**
 * Ties an interaction to the browser that began it, by a cookie. Without it an attacker could begin a sign-in, send its link
 * to another person, and be signed in with the password that this person enters. A browser has one cookie for all its
 * interactions, because servers refuse a request with too many (PLATFORM-14).
 */
export function bindToBrowser(context: PlatformContext, ctx: KoaContextWithOIDC, { uid, exp }: Interaction): void {
  const { db, now } = context
  const browser = ctx.cookies.get(cookieName(context), { signed: false }) ?? randomBytes(24).toString('base64url')
  db.run('delete from interaction_browsers where expires_at < ?', Math.floor(now().getTime() / 1000))
  db.run('insert into interaction_browsers (uid, browser, expires_at) values (?, ?, ?)', uid, browser, exp)
  ctx.cookies.set(cookieName(context), browser, {
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
    expires: new Date(exp * 1000),
  })
}

/** Whether the browser of a request is the one that began an interaction (PLATFORM-3). */
export function beganInteraction(context: PlatformContext, c: Context, uid: string): boolean {
  const query = 'select 1 from interaction_browsers where uid = ? and browser = ?'
  return context.db.all(query, uid, getCookie(c, cookieName(context)) ?? '').length > 0
}

/** Ports of one host share their cookies. */
function cookieName({ origin }: PlatformContext): string {
  return `dcp${new URL(origin).port}_browser`
}
