import { Hono, type Context } from 'hono'
import type { z } from 'zod/mini'
import type { imageSchema } from '@/api/identity/schemas'
import { findAvatar, insertAvatar, type AvatarType } from '../db/avatars'
import type { PlatformContext } from '../context'
import { bodyTooLarge, limitBody } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { invalid, notFound } from '../kernel/errors'

const maxPhotoBytes = 3 * 1024 * 1024
/** The most bytes that the multipart frame may add to a photo. */
const maxFrameBytes = 16 * 1024
const tooLargeMessage = 'A photo may have 3 MB at most.'

/** The limit of a request that uploads a photo. */
export const limitUpload = limitBody(maxPhotoBytes + maxFrameBytes, tooLargeMessage)

const signatures: [AvatarType, number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
]

/** The store of photos (PROFILE-23). Addresses are public, and their content never changes. */
export function avatars({ db }: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false }).get('/test/400x400/:id', (c) => {
    const row = findAvatar(db, c.req.param('id'))
    if (!row) throw notFound('photo')
    return c.body(Uint8Array.from(Buffer.from(row.image_base64, 'base64')), 200, {
      'content-type': row.content_type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    })
  })
}

/** Receives a photo as multipart `uploadedFile` (API-14). Its name and its content must be those of a picture. */
export async function receiveAvatar({ db, now }: PlatformContext, c: Context<PlatformEnv>): Promise<Response> {
  const user = c.get('user')
  if (c.req.param('id') !== user.id) throw notFound('user')
  const form = await c.req.formData().catch(() => undefined)
  const file = form?.get('uploadedFile')
  if (!(file instanceof File)) throw invalid({ uploadedFile: 'A file is required.' })
  if (file.size > maxPhotoBytes) throw bodyTooLarge(tooLargeMessage)
  if (!/\.(png|jpe?g|gif)$/i.test(file.name)) throw invalid({ uploadedFile: 'Must be a .png, .jpg, .jpeg or .gif.' })
  const image = Buffer.from(await file.arrayBuffer())
  const type = signatures.find(([, bytes]) => bytes.every((byte, index) => image[index] === byte))?.[0]
  if (!type) throw invalid({ uploadedFile: 'This is not a PNG, JPG or GIF picture.' })
  return c.json({ image_id: insertAvatar(db, { ownerId: user.id, image, type, now: now() }) } satisfies z.input<
    typeof imageSchema
  >)
}
