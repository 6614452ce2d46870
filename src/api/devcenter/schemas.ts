import { listOf, maybe, lenientList, z } from '@/api/core/schema'

/** The four types of application that the portal knows. */
export type AppType = 'spa' | 'native' | 'web' | 'm2m'

/** A name that the server may leave out or send as null or empty; undefined then. */
const maybeName = z.pipe(
  maybe(z.string()),
  z.transform((name) => name || undefined),
)

/**
 * An application as the devcenter API returns it (API-5). The schema keeps unknown fields: what the portal does not edit,
 * such as `services`, must survive a PUT unchanged, and so must an unknown type.
 */
export const applicationSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: maybe(z.string()),
  iconName: maybeName,
  iconColor: maybeName,
  /** An `AppType`, or a type that the portal does not know. */
  appType: maybeName,
  redirectUris: listOf(z.string()),
  clientId: maybe(z.string()),
  testClientId: maybe(z.string()),
  createdAt: maybe(z.string()),
  updatedAt: maybe(z.string()),
})
export type Application = z.infer<typeof applicationSchema>

/** Body of POST and PUT: an application without what the server assigns. */
export interface ApplicationInput {
  name: string
  description: string
  iconName: string
  iconColor: string
  appType?: string | undefined
  redirectUris: string[]
}

export const applicationsPageSchema = z.object({ count: z.number(), results: lenientList(applicationSchema) })
export type ApplicationsPage = z.infer<typeof applicationsPageSchema>

export const secretSchema = z.object({ secret: z.string() })

/** A service of the network (API-2). */
export const serviceSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: maybe(z.string()),
  description: maybe(z.string()),
  active: maybe(z.boolean()),
  public: maybe(z.boolean()),
  isBeta: maybe(z.boolean()),
  serviceType: maybe(z.string()),
  currentDocLocation: maybe(z.string()),
  /** Address of the manifest of the search index that has the service's documentation; none if there is no index (SEARCH-36). */
  searchIndex: maybe(z.string()),
})
export type Service = z.infer<typeof serviceSchema>

export const servicesPageSchema = z.object({ count: maybe(z.number()), results: lenientList(serviceSchema) })

/** Body of a signup (API-25). Optional values are left out when they are empty (SIGNUP-4). */
export interface SignupInput {
  firstname: string
  lastname: string
  email: string
  title?: string
  company?: string
  /** Token of the solved captcha, valid for one attempt. */
  recaptcha: string
}
