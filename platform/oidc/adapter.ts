import type { Adapter, AdapterPayload, errors as oidcErrors } from 'oidc-provider'
import type { PlatformContext } from '../context'
import { findApplicationByClient } from '../db/applications'
import { revokeGrant } from '../db/grants'
import { clientMetadata } from './clients'

interface Row {
  payload: string
  consumed_at: number | null
}

/** Stores what the OpenID Connect library issues in the platform's database. Clients are read from the applications. */
export function createAdapter(context: PlatformContext, model: string, errors: typeof oidcErrors): Adapter {
  const { db } = context
  const seconds = () => Math.floor(context.now().getTime() / 1000)

  function read(row: Row | undefined): AdapterPayload | undefined {
    if (!row) return undefined
    const payload = JSON.parse(row.payload) as AdapterPayload
    return row.consumed_at === null ? payload : { ...payload, consumed: row.consumed_at }
  }

  return {
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? null : seconds() + expiresIn
      db.run('delete from oidc where expires_at < ?', seconds())
      db.run(
        `insert into oidc (model, id, payload, grant_id, uid, expires_at) values (?, ?, ?, ?, ?, ?)
         on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
           expires_at = excluded.expires_at`,
        model,
        id,
        JSON.stringify(payload),
        payload.grantId ?? null,
        payload.uid ?? null,
        expiresAt,
      )
    },
    async find(id) {
      if (model === 'Client') {
        const application = findApplicationByClient(db, id)
        return application && clientMetadata(context, application, id)
      }
      return read(
        db.all<Row>(
          'select * from oidc where model = ? and id = ? and (expires_at is null or expires_at >= ?)',
          model,
          id,
          seconds(),
        )[0],
      )
    },
    async findByUid(uid) {
      return read(db.all<Row>('select * from oidc where model = ? and uid = ?', model, uid)[0])
    },
    // Only for the device flow, which is off.
    async findByUserCode() {
      return undefined
    },
    async consume(id) {
      const where = 'where model = ? and id = ? and consumed_at is null'
      if (db.run(`update oidc set consumed_at = ? ${where}`, seconds(), model, id) > 0) return
      // The library has seen it unconsumed, so that two requests use it at the same time.
      const [row] = db.all<{ grant_id: string }>('select grant_id from oidc where model = ? and id = ?', model, id)
      if (row) revokeGrant(db, row.grant_id)
      throw new errors.InvalidGrant('used more than once')
    },
    async destroy(id) {
      db.run('delete from oidc where model = ? and id = ?', model, id)
    },
    async revokeByGrantId(grantId) {
      db.run('delete from oidc where model = ? and grant_id = ?', model, grantId)
    },
  }
}
