import { insertOrganization, insertUser } from '../db/accounts'
import { insertApplication } from '../db/applications'
import type { Database } from '../db/database'
import { hashPassword } from '../db/passwords'
import { northwindApplications, otherApplications } from './applications'
import { accounts, developerPermissions, organizations, otherPermissions, password } from './accounts'
import { photo } from './photo'
import { services } from './services'

const termsAcceptedAt = '2026-01-12T15:04:00.000Z'
const firstApplicationAt = Date.parse('2025-02-11T14:20:00.000Z')
const dayMs = 86_400_000

/** Fills a new database. Does nothing when it has people. */
export function seed(db: Database): void {
  if (db.all('select 1 from users limit 1')[0]) return
  db.transaction(() => {
    for (const organization of organizations) insertOrganization(db, organization)
    seedPeople(db)
    seedServices(db)
    seedApplications(db, { userId: 'user-dana-whitfield', organizationId: 'org-northwind' }, northwindApplications)
    for (const { applications, ...owner } of otherApplications) seedApplications(db, owner, applications)
  })
}

function seedPeople(db: Database): void {
  // One hash for all, because each takes time and the password is public.
  const passwordHash = hashPassword(password)
  for (const person of accounts) {
    const avatarImageId = person.avatar && `avatar-${person.id}`
    const permissions = person.hasAccess === false ? otherPermissions : developerPermissions
    insertUser(db, {
      ...person,
      roles: person.roles ?? [],
      passwordHash,
      avatarImageId,
      preferredOrganizationId: person.organizations[0],
      tosAgreedAt: person.hasAcceptedTerms === false ? undefined : termsAcceptedAt,
      memberships: person.organizations.map((organizationId) => ({ organizationId, permissions })),
    })
    if (avatarImageId && person.avatar) {
      const image = photo(person.avatar).toString('base64')
      db.run('insert into avatars (id, image_base64, owner_id) values (?, ?, ?)', avatarImageId, image, person.id)
    }
  }
}

function seedServices(db: Database): void {
  for (const [position, service] of services.entries()) {
    db.run(
      'insert into services (id, slug, name, description, position, active, public, is_beta) values (?, ?, ?, ?, ?, ?, ?, ?)',
      service.id,
      service.slug,
      service.name,
      service.description,
      position,
      service.isInactive !== true,
      service.isPublic === true,
      service.isBeta === true,
    )
  }
}

type Owner = Parameters<typeof insertApplication>[1]

function seedApplications(db: Database, owner: Owner, applications: typeof northwindApplications): void {
  for (const [index, [name, appType, iconName, iconColor, description, ...redirectUris]] of applications.entries()) {
    const createdAt = new Date(firstApplicationAt + index * 9.25 * dayMs).toISOString()
    insertApplication(
      db,
      owner,
      { name, description, iconName, iconColor, appType, redirectUris, services: [] },
      createdAt,
    )
  }
}
