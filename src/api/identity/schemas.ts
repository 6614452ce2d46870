import { maybe, orEmpty, shownList, z } from '@/api/core/schema'

/** An organization a person belongs to, with what that person may do there (3 §3). */
const membershipSchema = z.object({
  id: z.string(),
  organization_name: maybe(z.string()),
  namespace: maybe(z.string()),
  organization_site: maybe(z.string()),
  permissions: orEmpty(shownList(z.string())),
})
export type Membership = z.infer<typeof membershipSchema>

/** The signed-in person (1 §3, 2 §3, 3 §3). `organization` is the one of the access token. */
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
  roles: orEmpty(shownList(z.string())),
  preferred_org_id: maybe(z.string()),
  /** What cannot be read counts as not chosen. */
  preferences: z.catch(
    maybe(
      z.object({
        language: z.catch(orEmpty(shownList(z.string())), []),
        timezone: z.catch(maybe(z.string()), undefined),
        locale: z.catch(maybe(z.string()), undefined),
      }),
    ),
    undefined,
  ),
  organization: maybe(z.object({ id: z.string(), organization_name: maybe(z.string()), namespace: maybe(z.string()) })),
  /** Leaving one out that cannot be read only takes rights away. */
  organizations: orEmpty(shownList(membershipSchema)),
  developer_center_tos_agreed_at: maybe(z.string()),
})
export type User = z.infer<typeof userSchema>

/** Answer of GET /identity/v3/users/?id= (3 §7): the person is `results[0]`. */
export const usersPageSchema = z.object({ results: z.array(userSchema) })

/** Answer of both organization reads; only the trial flag is used (1 §7, 3 §7). */
export const organizationSchema = z.object({ is_trial: z.boolean() })

/** What an invitation says (2 §3). */
export const invitationSchema = z.object({
  first_name: maybe(z.string()),
  last_name: maybe(z.string()),
  email: z.string(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** A pattern as a regular expression; one that is none makes the answer a failed one: nobody could tell what is asked. */
const patternSchema = z.string().check(
  z.refine((text) => {
    try {
      return new RegExp(text) instanceof RegExp
    } catch {
      return false
    }
  }, 'not a regular expression'),
)

/** A rule: its pattern in an object, or the pattern itself; both are read, because 2 §3 and §7 leave the form open. */
const ruleSchema = z.union([
  z.object({ pattern: patternSchema }),
  z.pipe(
    patternSchema,
    z.transform((pattern) => ({ pattern })),
  ),
])

/** The password policy (2 §3): rules by name, in the order in which they are shown. */
export const passwordPolicySchema = z.object({
  data: z.object({ regex_policy: z.record(z.string(), ruleSchema) }),
})
export type PasswordPolicy = z.infer<typeof passwordPolicySchema>['data']['regex_policy']

/** Answer of POST /identity/users/{id}/avatar/ (2 §7): what `avatar_image_id` of the profile is set to afterwards. */
export const imageSchema = z.object({ image_id: z.string() })

/** Body of PATCH /identity/v3/users/{id}/profile/ (2 §7), one of three; an empty photo takes the present one away. */
export type ProfileChanges =
  | { email: string; avatar_image_id: string }
  | { email: string; phone_number: string }
  | {
      email: string
      first_name: string
      last_name: string
      job_title: string
      /** Left out while none is chosen. */
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

/** What Display Settings keep; part of the body of PUT /identity/v3/users/{id}/profile/ (2 §7). */
export interface Preferences {
  language: string[]
  timezone: string
  locale: string
}
