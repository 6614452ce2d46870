import type { PlatformContext } from '../context'
import { insertMail, type Mail } from '../db/mails'

/** Stores an email in the outbox instead of sending it. Developers read the outbox at `/outbox`. */
export function sendMail({ db, now }: PlatformContext, mail: Mail): void {
  insertMail(db, mail, now().toISOString())
}

/** The address of a portal page, for the link in an email. */
export function portalAddress({ portalOrigins }: PlatformContext, path: string, query: Record<string, string>): string {
  return `${portalOrigins[0]}${path}?${new URLSearchParams(query).toString()}`
}
