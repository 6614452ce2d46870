import type { PlatformContext } from '../context'
import { insertOrganization, insertUser } from '../db/accounts'
import { insertApplication, type ApplicationFields } from '../db/applications'
import { newId } from '../db/ids'
import { hashPassword } from '../db/passwords'
import { applicationAnswer } from '../rest/applications'
import { developerPermissions, otherPermissions, password } from '../seed/accounts'
import { mintAccessToken } from '../tokens'

type AppType = ApplicationFields['appType']

/** How a world differs from the default: one customer organization, one developer, no applications. */
export interface WorldOptions {
  /** Names of the organizations; the first is the preferred one. */
  organizations?: string[]
  namespace?: string
  isTrial?: boolean
  roles?: string[]
  userType?: string
  emailDomain?: string
  /** False: no permission that starts with `devcenter:`. */
  hasAccess?: boolean
  /** False: has not accepted the terms yet. */
  hasAcceptedTerms?: boolean
  /** Types of the applications, repeated until there are `applicationCount`. */
  applications?: AppType[]
  applicationCount?: number
}

export interface World {
  email: string
  password: string
  userId: string
  accessToken: string
  organizations: { id: string; name: string }[]
  applications: ReturnType<typeof applicationAnswer>[]
}

let worldCount = 0

/** Creates organizations, a person and applications for one test alone. */
export async function createWorld(context: PlatformContext, options: WorldOptions): Promise<World> {
  const key = `${(worldCount += 1)}-${newId().slice(0, 8)}`
  const { isTrial = false, hasAccess = true, hasAcceptedTerms = true, emailDomain = 'customer.example' } = options
  const names = options.organizations ?? [isTrial ? `World ${key} - Trial` : `World ${key}`]
  const organizations = names.map((name, index) => ({ id: `org-world-${key}-${index}`, name }))
  const user = { id: `user-world-${key}`, email: `world-${key}@${emailDomain}` }
  const permissions = hasAccess ? developerPermissions : otherPermissions
  const { db } = context

  const applications = db.transaction(() => {
    for (const [index, { id, name }] of organizations.entries()) {
      const namespace = options.namespace ?? `world-${key}-${index}`
      insertOrganization(db, { id, name, namespace, site: 'Springfield, IL', isTrial })
    }
    insertUser(db, {
      ...user,
      passwordHash: hashPassword(password),
      firstName: 'Robin',
      lastName: `Sample ${key}`,
      userType: options.userType,
      roles: options.roles ?? [],
      preferredOrganizationId: organizations[0]?.id,
      tosAgreedAt: hasAcceptedTerms ? context.now().toISOString() : undefined,
      memberships: organizations.map(({ id }) => ({ organizationId: id, permissions })),
    })
    return createApplications(context, { userId: user.id, organizationId: organizations[0]?.id ?? '' }, options)
  })

  return {
    email: user.email,
    password,
    userId: user.id,
    accessToken: await mintAccessToken(context, { userId: user.id, organizationId: organizations[0]?.id ?? '' }),
    organizations,
    applications: applications.map((application) => applicationAnswer(application, isTrial)),
  }
}

function createApplications(
  { db, now }: PlatformContext,
  owner: Parameters<typeof insertApplication>[1],
  { applications = [], applicationCount = applications.length }: WorldOptions,
) {
  const types: AppType[] = applications.length > 0 ? applications : ['web', 'spa', 'native', 'm2m']
  const start = now().getTime() - applicationCount * 60_000
  return Array.from({ length: applicationCount }, (_, index) => {
    const appType = types[index % types.length] ?? null
    const fields: ApplicationFields = {
      name: `Application ${index + 1}`,
      description: `Made for a test, number ${index + 1}.`,
      iconName: 'burst-bolt',
      iconColor: 'orange200',
      appType,
      redirectUris: appType === 'm2m' || appType === null ? [] : ['http://localhost:3000/callback'],
      services: [],
    }
    return insertApplication(db, owner, fields, new Date(start + index * 60_000).toISOString())
  })
}
