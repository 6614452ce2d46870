import type { PlatformContext } from '../context'

/** How many attempts of a kind one email address or client id has within the window. */
const limits = { password: 10, 'client-secret': 10, 'reset-code': 10, 'reset-mail': 5, signup: 10 }
const windowMs = 15 * 60_000

type AttemptKind = keyof typeof limits
type Clock = Pick<PlatformContext, 'db' | 'now'>

/**
 * Counts an attempt before it is evaluated, so that parallel attempts cannot exceed the limit (PLATFORM-7); undefined when
 * the limit is reached. `subject` is an email address, with or without an account, or a client id. It is never a network
 * address: a whole company shares one, and an attacker has many. Attempts are stored, so that a restart does not reset them.
 */
export function startAttempt(
  { db, now }: Clock,
  kind: AttemptKind,
  subject: string,
): { /** Removes it from the count, because it succeeded. */ forget(): void } | undefined {
  const at = now().getTime()
  db.run('delete from attempts where at <= ?', at - windowMs)
  const key = normalized(subject)
  const [row] = db.all<{ count: number }>(
    'select count(*) as count from attempts where kind = ? and subject = ?',
    kind,
    key,
  )
  if ((row?.count ?? 0) >= limits[kind]) return undefined
  const [stored] = db.all<{ id: number }>(
    'insert into attempts (kind, subject, at) values (?, ?, ?) returning id',
    kind,
    key,
    at,
  )
  return {
    forget: () => {
      db.run('delete from attempts where id = ?', stored?.id ?? null)
    },
  }
}

/** Forgets all attempts of a kind that one email address or client id has made. */
export function clearAttempts({ db }: Clock, kind: AttemptKind, subject: string): void {
  db.run('delete from attempts where kind = ? and subject = ?', kind, normalized(subject))
}

function normalized(subject: string): string {
  return subject.trim().toLowerCase()
}
