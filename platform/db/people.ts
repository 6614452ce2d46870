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
  /** A sentence for the sign-in page. Only accounts of the seed have one. */
  introduction: string | null
  /** Increases when all sessions end. Tokens with a lower number are refused. */
  session_generation: number
}

/** An organization with the permissions that one person has in it. */
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

/** The accounts that the sign-in page lists, in the order of the seed. */
export function introducedUsers(db: Database): UserRow[] {
  return db.all<UserRow>('select * from users where introduction is not null order by rowid')
}

export function findOrganization(db: Database, id: string): OrganizationRow | undefined {
  return db.all<OrganizationRow>('select * from organizations where id = ?', id)[0]
}

/** The organizations of a person, in the order of joining. */
export function membershipsOf(db: Database, userId: string): MembershipRow[] {
  return db.all<MembershipRow>(
    `select organizations.*, memberships.permissions from memberships
     join organizations on organizations.id = memberships.organization_id
     where memberships.user_id = ? order by memberships.position`,
    userId,
  )
}

/**
 * Chooses the organization of a sign-in: the requested one, else the last one, else the preferred one, else the first;
 * undefined for a person without organizations. `isRefused` when the person is not a member of the requested one.
 */
export function chooseOrganization(
  db: Database,
  user: UserRow,
  requested: string | undefined,
  last: string | undefined,
): { organizationId: string | undefined; isRefused: boolean } {
  const ids = membershipsOf(db, user.id).map((membership) => membership.id)
  const isMember = (id: string | null | undefined) => typeof id === 'string' && ids.includes(id)
  if (requested !== undefined && isMember(requested)) return { organizationId: requested, isRefused: false }
  const fallback = [last, user.preferred_org_id].find(isMember) ?? ids[0]
  return { organizationId: fallback ?? undefined, isRefused: requested !== undefined }
}
