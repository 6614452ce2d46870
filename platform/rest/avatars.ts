import { Hono } from 'hono'
import type { PlatformContext } from '../context'
import type { PlatformEnv } from './env'
import { notFound } from './errors'

/** The store of photos; addresses are public and never change their content. */
export function avatars({ db }: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false }).get('/test/400x400/:id', (c) => {
    const row = db.all<{ image_base64: string }>('select image_base64 from avatars where id = ?', c.req.param('id'))[0]
    if (!row) throw notFound('photo')
    return c.body(Uint8Array.from(Buffer.from(row.image_base64, 'base64')), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    })
  })
}
