import type { interactionPolicy, Interaction } from 'oidc-provider'
import type { PlatformContext } from '../context'
import { portalClientId } from '../tokens'
import { organizationHint } from './grants'
import { openRequest, partnersToConsent } from './third-party'

/**
 * Decides what a person is asked. Users of the portal only sign in; users of other applications also choose an
 * organization every time, because a token speaks for one. Silent requests (`prompt=none`) reuse the last organization.
 */
export function interactionRules({ base, Check }: typeof interactionPolicy) {
  const policy = base()
  const consent = policy.get('consent')
  consent?.checks.remove('native_client_prompt')
  consent?.checks.add(
    new Check('organization_choice', 'an organization must be chosen', 'consent_required', ({ oidc }) => {
      const isFree = oidc.client?.clientId === portalClientId || oidc.prompts.has('none')
      return isFree || oidc.result?.consent ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
    }),
  )
  return policy
}

/** The page that asks: the platform's own to sign in, the portal's screens to choose an organization or to consent (AUTHZ-18). */
export function interactionAddress(context: PlatformContext, interaction: Interaction): string {
  const { uid, params, session, exp, prompt } = interaction
  if (prompt.name === 'login') return `/u/login?state=${uid}`
  const clientId = String(params['client_id'])
  if (clientId === portalClientId || session?.accountId === undefined) return `/continue?state=${uid}`

  const request = openRequest(
    context,
    {
      interaction: uid,
      userId: session.accountId,
      clientId,
      redirectUri: answerAddress(String(params['redirect_uri']), params['state']),
      organizationHint: organizationHint(params['login_hint']),
    },
    exp,
  )
  const screen = partnersToConsent(context, request).length > 0 ? '/supply-pike/consent' : '/verify-org'
  const query = new URLSearchParams({ key: request.key, state: uid })
  return `${context.portalOrigins[0]}${screen}?${query.toString()}`
}

/** The client's redirect URI with its `state`, which every answer must return. */
function answerAddress(redirectUri: string, state: unknown): string {
  if (typeof state !== 'string') return redirectUri
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}state=${encodeURIComponent(state)}`
}
