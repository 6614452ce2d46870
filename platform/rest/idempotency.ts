import type { PlatformContext } from '../context'
import { findApplication, type Application, type ApplicationFields, type Owner } from '../db/applications'
import { invalid, PlatformError } from '../kernel/errors'

/** How long a key is remembered, in milliseconds. */
const lifetimeMs = 24 * 3_600_000
const maxKeyLength = 255

/**
 * Creates an application, or returns the one that a call with the same `Idempotency-Key` has created. The key and the
 * application are stored together, so that a server that stops in between has stored both or neither.
 * @throws PlatformError 400 for an unusable key, 409 if its application was deleted since, 422 for another body.
 */
export function createOnce(
  { db, now }: PlatformContext,
  owner: Owner,
  key: string | undefined,
  fields: ApplicationFields,
  create: () => Application,
): Application {
  if (key === undefined) return create()
  if (key === '' || key.length > maxKeyLength) {
    throw invalid({ 'Idempotency-Key': `A key has 1 to ${maxKeyLength} characters.` })
  }
  const body = JSON.stringify([owner.organizationId, fields])
  return db.transaction(() => {
    db.run('delete from idempotency_keys where created_at < ?', new Date(now().getTime() - lifetimeMs).toISOString())
    const [stored] = db.all<{ body: string; application_id: string }>(
      'select body, application_id from idempotency_keys where user_id = ? and key = ?',
      owner.userId,
      key,
    )
    if (stored && stored.body !== body) {
      throw new PlatformError(
        422,
        'Idempotency-Key Reused',
        'This Idempotency-Key belongs to a call with another body.',
      )
    }
    if (stored) {
      const application = findApplication(db, owner, stored.application_id)
      if (!application) throw new PlatformError(409, 'Conflict', 'The application that this call created was deleted.')
      return application
    }
    const application = create()
    db.run(
      'insert into idempotency_keys (user_id, key, body, application_id, created_at) values (?, ?, ?, ?, ?)',
      owner.userId,
      key,
      body,
      application.id,
      now().toISOString(),
    )
    return application
  })
}
