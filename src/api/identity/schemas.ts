import { maybe, orEmpty, lenientList, z } from '@/api/core/schema'

/** An organization that a person belongs to, with the person's permissions there (API-10). */
const membershipSchema = z.object({
  id: z.string(),
  organization_name: maybe(z.string()),
  namespace: maybe(z.string()),
  organization_site: maybe(z.string()),
  permissions: orEmpty(lenientList(z.string())),
})
export type Membership = z.infer<typeof membershipSchema>

/** The signed-in person (API-10). `organization` is the one of the access token. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: maybe(z.string()),
  last_name: maybe(z.string()),
  job_title: maybe(z.string()),
  phone_number: maybe(z.string()),
  country: maybe(z.string()),
  avatar_image_id: maybe(z.string()),
  avatar_image_url: maybe(z.string()),
  user_type: maybe(z.string()),
  roles: orEmpty(lenientList(z.string())),
  preferred_org_id: maybe(z.string()),
  /** Invalid preferences count as not chosen. */
  preferences: z.catch(
    maybe(
      z.object({
        language: z.catch(orEmpty(lenientList(z.string())), []),
        timezone: z.catch(maybe(z.string()), undefined),
        locale: z.catch(maybe(z.string()), undefined),
      }),
    ),
    undefined,
  ),
  organization: maybe(z.object({ id: z.string(), organization_name: maybe(z.string()), namespace: maybe(z.string()) })),
  /** Leaves out invalid entries: that only removes permissions. */
  organizations: orEmpty(lenientList(membershipSchema)),
  developer_center_tos_agreed_at: maybe(z.string()),
})
export type User = z.infer<typeof userSchema>

/** Answer of GET /identity/v3/users/?id= (API-10): the person is `results[0]`. */
export const usersPageSchema = z.object({ results: z.array(userSchema) })

/** Answer of both calls that read an organization; only the trial flag is used (API-9). */
export const organizationSchema = z.object({ is_trial: z.boolean() })

/** An invitation to a trial account (API-15). */
export const invitationSchema = z.object({
  first_name: maybe(z.string()),
  last_name: maybe(z.string()),
  email: z.string(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** The text of a regular expression. An invalid one fails the whole answer, because its rule could not be explained. */
const patternSchema = z.string().check(
  z.refine((text) => {
    try {
      return new RegExp(text) instanceof RegExp
    } catch {
      return false
    }
  }, 'not a regular expression'),
)

/** A rule: an object with its pattern, or the pattern alone. The provider's description leaves open which (API-16). */
const ruleSchema = z.union([
  z.object({ pattern: patternSchema }),
  z.pipe(
    patternSchema,
    z.transform((pattern) => ({ pattern })),
  ),
])

/** The password policy (API-16): rules by name, in the order in which they are shown. */
export const passwordPolicySchema = z.object({
  data: z.object({ regex_policy: z.record(z.string(), ruleSchema) }),
})
export type PasswordPolicy = z.infer<typeof passwordPolicySchema>['data']['regex_policy']

/** Answer of POST /identity/users/{id}/avatar/ (API-14): the id to store as `avatar_image_id` of the profile. */
export const imageSchema = z.object({ image_id: z.string() })

/** Body of PATCH /identity/v3/users/{id}/profile/ (API-12), one of three. An empty `avatar_image_id` deletes the photo. */
export type ProfileChanges =
  | { email: string; avatar_image_id: string }
  | { email: string; phone_number: string }
  | {
      email: string
      first_name: string
      last_name: string
      job_title: string
      /** Left out while no organization is chosen. */
      preferred_org_id?: string
    }

/** Body of PATCH /identity/v3/users/invitations/verify/ (API-15). Field errors have the names of its fields. */
export interface AccountOfInvitation {
  first_name: string
  last_name: string
  password: string
  signed_invite: string
}

/** Body of POST /identity/users/reset-password/ (API-17). */
export interface PasswordReset {
  email_address: string
  reset_code: string
  new_password: string
}

/** Body of PUT /identity/v1/users/me/change-password/ (API-18). */
export interface PasswordChange {
  password: string
  new_password: string
}

/** The fields of Display Settings: part of the body of PUT /identity/v3/users/{id}/profile/ (API-13). */
export interface Preferences {
  language: string[]
  timezone: string
  locale: string
}
