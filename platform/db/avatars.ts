import type { Bindable, Database } from './database'
import { newId } from './ids'

/** The types of pictures that are accepted as photos. */
export type AvatarType = 'image/png' | 'image/jpeg' | 'image/gif'

interface AvatarRow {
  image_base64: string
  content_type: AvatarType
}

export function findAvatar(db: Database, id: string): AvatarRow | undefined {
  return db.all<AvatarRow>('select image_base64, content_type from avatars where id = ?', id)[0]
}

/** How long a photo that no profile uses is kept, in milliseconds. */
const unusedLifetimeMs = 3_600_000

/**
 * Stores a photo; returns its id, which its owner may then set in the profile. Removes photos that no profile uses: earlier
 * ones of the same person, and old ones of everybody (PLATFORM-17).
 */
export function insertAvatar(
  db: Database,
  { ownerId, image, type, now }: { ownerId: string; image: Buffer; type: AvatarType; now: Date },
): string {
  const id = newId()
  db.run(
    `delete from avatars where (owner_id is ? or uploaded_at < ?)
     and id not in (select avatar_image_id from users where avatar_image_id is not null)`,
    ownerId,
    now.getTime() - unusedLifetimeMs,
  )
  db.run(
    'insert into avatars (id, image_base64, content_type, owner_id, uploaded_at) values (?, ?, ?, ?, ?)',
    id,
    image.toString('base64'),
    type,
    ownerId,
    now.getTime(),
  )
  return id
}

/** Whether a photo exists and was uploaded by this person. */
export function ownsAvatar(db: Database, ownerId: string, id: string): boolean {
  return db.all('select 1 from avatars where id = ? and owner_id = ?', id, ownerId).length > 0
}

/** Deletes all photos of a person except the one of the profile. */
export function deleteOtherAvatars(db: Database, ownerId: string, id: Bindable): void {
  db.run('delete from avatars where owner_id = ? and id is not ?', ownerId, id)
}
