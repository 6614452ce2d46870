import { Hono } from 'hono'
import type { z } from 'zod/mini'
import type { authorizationRequestSchema } from '@/api/devcenter-auth0/schemas'
import type { PlatformContext } from '../context'
import { findUser, membershipsOf } from '../db/people'
import { authorizationOf, findRequest, findThirdParty, partnersToConsent } from '../oidc/third-party'
import { readObject } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { invalid, notFound } from '../kernel/errors'

/**
 * The data of the organization and consent screens (API-8). It needs no token: only the browser of the person who is asked
 * knows the key.
 */
export function organizationsCache(context: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false }).post('/', async (c) => {
    const { key } = await readObject(c)
    if (typeof key !== 'string' || key === '') throw invalid({ key: 'A key is required.' })
    const request = findRequest(context, key)
    const application = request && findThirdParty(context, request.clientId)
    if (!request || !application) throw notFound('request for authorization')

    const organizations = membershipsOf(context.db, request.userId)
    const preferredId = findUser(context.db, request.userId)?.preferred_org_id
    const requested = organizations.filter(({ id }) => id === request.organizationHint)
    return c.json({
      app_name: application.name,
      org_list: (requested.length > 0 ? requested : organizations).map(({ id, name }) => ({
        org_id: id,
        org_name: name,
        ...(id === preferredId && { is_preferred: true }),
      })),
      redirect_uri: request.redirectUri,
      agreement_terms_url: application.termsUrl ?? null,
      consent_requested: { partners: partnersToConsent(context, request).map((name) => ({ name })) },
      already_authorized: authorizationOf(context, request) !== undefined,
    } satisfies z.input<typeof authorizationRequestSchema>)
  })
}
