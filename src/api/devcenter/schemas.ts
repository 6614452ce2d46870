import { listOf, maybe, shownList, z } from '@/api/core/schema'

/** The four kinds of application that the portal knows (1 §3). */
export type AppType = 'spa' | 'native' | 'web' | 'm2m'

/** A name that may be missing, null or empty on the wire; undefined afterwards. */
const maybeName = z.pipe(
  maybe(z.string()),
  z.transform((name) => name || undefined),
)

/**
 * An application as the devcenter API returns it (1 §3). Loose: what the portal does not edit (`services` and whatever
 * comes later) has to survive a PUT unchanged, and so has a type that is none of the four.
 */
export const applicationSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: maybe(z.string()),
  iconName: maybeName,
  iconColor: maybeName,
  /** An `AppType`, or one that the portal does not know. */
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

export const applicationsPageSchema = z.object({ count: z.number(), results: shownList(applicationSchema) })
export type ApplicationsPage = z.infer<typeof applicationsPageSchema>

export const secretSchema = z.object({ secret: z.string() })

/** A service of the network (1 §3, 2 §3). */
export const serviceSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: maybe(z.string()),
  active: maybe(z.boolean()),
  public: maybe(z.boolean()),
  isBeta: maybe(z.boolean()),
  serviceType: maybe(z.string()),
  currentDocLocation: maybe(z.string()),
})
export type Service = z.infer<typeof serviceSchema>

export const servicesPageSchema = z.object({ count: maybe(z.number()), results: shownList(serviceSchema) })

/** Body of a signup (3 §3): optional values are left out when they are empty (3 §5). */
export interface SignupInput {
  firstname: string
  lastname: string
  email: string
  title?: string
  company?: string
  /** Token of the solved captcha, good for one attempt. */
  recaptcha: string
}
