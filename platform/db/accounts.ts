import type { Database } from './database'

export interface NewOrganization {
  id: string
  name: string
  namespace: string
  site: string
  isTrial: boolean
}

export interface NewUser {
  id: string
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  jobTitle?: string | undefined
  phone?: string | undefined
  userType?: string | undefined
  roles: string[]
  avatarImageId?: string | undefined
  preferredOrganizationId: string | undefined
  /** ISO timestamp; undefined until the terms are accepted. */
  tosAgreedAt: string | undefined
  introduction?: string | undefined
  memberships: { organizationId: string; permissions: string[] }[]
}

const preferences = { language: ['en-US'], timezone: 'America/Chicago', locale: 'en-US' }

export function insertOrganization(db: Database, organization: NewOrganization): void {
  const { id, name, namespace, site, isTrial } = organization
  db.run(
    'insert into organizations (id, name, namespace, site, is_trial) values (?, ?, ?, ?, ?)',
    id,
    name,
    namespace,
    site,
    isTrial,
  )
}

/** Adds a person with all memberships. The organizations must exist. */
export function insertUser(db: Database, user: NewUser): void {
  db.run(
    `insert into users (id, email, password_hash, first_name, last_name, job_title, phone_number, country, user_type, roles,
       avatar_image_id, preferred_org_id, preferences, tos_agreed_at, introduction)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    user.id,
    user.email,
    user.passwordHash,
    user.firstName,
    user.lastName,
    user.jobTitle ?? null,
    user.phone ?? null,
    'USA',
    user.userType ?? 'Customer',
    JSON.stringify(user.roles),
    user.avatarImageId ?? null,
    user.preferredOrganizationId ?? null,
    JSON.stringify(preferences),
    user.tosAgreedAt ?? null,
    user.introduction ?? null,
  )
  for (const [position, { organizationId, permissions }] of user.memberships.entries()) {
    db.run(
      'insert into memberships (user_id, organization_id, position, permissions) values (?, ?, ?, ?)',
      user.id,
      organizationId,
      position,
      JSON.stringify(permissions),
    )
  }
}
