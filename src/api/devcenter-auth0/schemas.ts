import { listOf, maybe, orEmpty, lenientList, z } from '@/api/core/schema'

/** The question of an application to a person, as the login organizations cache returns it (API-8). */
export const authorizationRequestSchema = z.object({
  app_name: maybe(z.string()),
  org_list: orEmpty(
    lenientList(
      z.object({
        org_id: z.string(),
        org_name: maybe(z.string()),
        // A mark that cannot be read is none: it must not hide the organization.
        is_preferred: z.catch(maybe(z.boolean()), undefined),
      }),
    ),
  ),
  redirect_uri: maybe(z.string()),
  agreement_terms_url: maybe(z.string()),
  consent_requested: maybe(z.object({ partners: listOf(z.object({ name: maybe(z.string()) })) })),
  already_authorized: maybe(z.boolean()),
})
export type AuthorizationRequest = z.infer<typeof authorizationRequestSchema>
