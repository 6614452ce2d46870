import type { PlatformContext } from '../context'
import { insertMail, type Mail } from '../db/mails'

/** Puts a mail into the outbox, which stands for sending it. A developer reads it at `/outbox`. */
export function sendMail({ db, now }: PlatformContext, mail: Mail): void {
  insertMail(db, mail, now().toISOString())
}

/** A link to the portal for a mail. */
export function portalAddress({ portalOrigins }: PlatformContext, path: string, query: Record<string, string>): string {
  return `${portalOrigins[0]}${path}?${new URLSearchParams(query).toString()}`
}
