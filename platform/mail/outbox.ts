import type { PlatformContext } from '../context'
import { insertMail, type Mail } from '../db/mails'

/** "Sends" a mail: it is kept in the outbox, where a developer reads it (`/outbox`). */
export function sendMail({ db, now }: PlatformContext, mail: Mail): void {
  insertMail(db, mail, now().toISOString())
}

/** An address of the portal as it stands in a mail. */
export function portalAddress({ portalOrigins }: PlatformContext, path: string, query: Record<string, string>): string {
  return `${portalOrigins[0]}${path}?${new URLSearchParams(query).toString()}`
}
