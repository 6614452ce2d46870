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

/** Stores a photo; returns its id, which its owner may then set in the profile. */
export function insertAvatar(db: Database, ownerId: string, image: Buffer, type: AvatarType): string {
  const id = newId()
  db.run(
    'insert into avatars (id, image_base64, content_type, owner_id) values (?, ?, ?, ?)',
    id,
    image.toString('base64'),
    type,
    ownerId,
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
