import type { Database } from './database'

export interface OrganizationRow {
  id: string
  name: string
  namespace: string
  site: string
  is_trial: number
}

export interface UserRow {
  id: string
  email: string
  password_hash: string
  first_name: string
  last_name: string
  job_title: string | null
  phone_number: string | null
  country: string | null
  user_type: string | null
  /** JSON list. */
  roles: string
  avatar_image_id: string | null
  preferred_org_id: string | null
  /** JSON object. */
  preferences: string | null
  tos_agreed_at: string | null
  /** One sentence for the sign-in page; only accounts of the seed have one. */
  introduction: string | null
  /** Counts up when all sessions end; a token that was issued before is no good any more. */
  session_generation: number
}

/** An organization together with what one person may do in it. */
export interface MembershipRow extends OrganizationRow {
  /** JSON list. */
  permissions: string
}

export function findUser(db: Database, id: string): UserRow | undefined {
  return db.all<UserRow>('select * from users where id = ?', id)[0]
}

export function findUserByEmail(db: Database, email: string): UserRow | undefined {
  return db.all<UserRow>('select * from users where email = ?', email.trim())[0]
}

/** The accounts that the sign-in page offers, in the order of the seed. */
export function introducedUsers(db: Database): UserRow[] {
  return db.all<UserRow>('select * from users where introduction is not null order by rowid')
}

export function findOrganization(db: Database, id: string): OrganizationRow | undefined {
  return db.all<OrganizationRow>('select * from organizations where id = ?', id)[0]
}

/** The organizations of a person, in the order in which the person joined. */
export function membershipsOf(db: Database, userId: string): MembershipRow[] {
  return db.all<MembershipRow>(
    `select organizations.*, memberships.permissions from memberships
     join organizations on organizations.id = memberships.organization_id
     where memberships.user_id = ? order by memberships.position`,
    userId,
  )
}

/**
 * The organization a person works for when signing in: the one asked for, else the one of the last time, else the
 * preferred one, else the first. `refused` when the one asked for is not the person's; undefined when there is none at all.
 */
export function chooseOrganization(
  db: Database,
  user: UserRow,
  asked: string | undefined,
  last: string | undefined,
): { organizationId: string | undefined; refused: boolean } {
  const ids = membershipsOf(db, user.id).map((membership) => membership.id)
  const member = (id: string | null | undefined) => typeof id === 'string' && ids.includes(id)
  if (asked !== undefined && member(asked)) return { organizationId: asked, refused: false }
  const fallback = [last, user.preferred_org_id].find(member) ?? ids[0]
  return { organizationId: fallback ?? undefined, refused: asked !== undefined }
}
