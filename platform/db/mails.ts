import type { Database } from './database'

/** A mail that the platform would have sent. */
export interface Mail {
  recipient: string
  subject: string
  /** Paragraphs, separated by empty lines. */
  text: string
  /** The action of the mail. */
  link?: { label: string; address: string } | undefined
}

export interface SentMail extends Mail {
  /** ISO timestamp. */
  sentAt: string
}

interface MailRow {
  recipient: string
  subject: string
  text: string
  link_label: string | null
  link_address: string | null
  sent_at: string
}

const maxMails = 500

export function insertMail(db: Database, mail: Mail, at: string): void {
  db.run(
    'insert into mails (recipient, subject, text, link_label, link_address, sent_at) values (?, ?, ?, ?, ?, ?)',
    mail.recipient,
    mail.subject,
    mail.text,
    mail.link?.label ?? null,
    mail.link?.address ?? null,
    at,
  )
  db.run('delete from mails where id <= (select max(id) from mails) - ?', maxMails)
}

/** The mails, newest first; with a recipient only those to that address. */
export function listMails(db: Database, recipient?: string): SentMail[] {
  const rows =
    recipient === undefined
      ? db.all<MailRow>('select * from mails order by id desc')
      : db.all<MailRow>('select * from mails where recipient = ? order by id desc', recipient)
  return rows.map((row) => ({
    recipient: row.recipient,
    subject: row.subject,
    text: row.text,
    link:
      row.link_label === null || row.link_address === null
        ? undefined
        : { label: row.link_label, address: row.link_address },
    sentAt: row.sent_at,
  }))
}
