import type { interactionPolicy, Interaction } from 'oidc-provider'
import type { PlatformContext } from '../context'
import { portalClientId } from '../tokens'
import { organizationHint } from './grants'
import { openRequest, partnersToConsent } from './third-party'

/**
 * When a person is asked: the portal's users only to sign in, those of other applications every time for the
 * organization, because a token speaks for one. Silent requests (`prompt=none`) get the organization of the last time.
 */
export function interactionRules({ base, Check }: typeof interactionPolicy) {
  const policy = base()
  const consent = policy.get('consent')
  consent?.checks.remove('native_client_prompt')
  consent?.checks.add(
    new Check('organization_choice', 'the organization has to be chosen', 'consent_required', ({ oidc }) => {
      const free = oidc.client?.clientId === portalClientId || oidc.prompts.has('none')
      return free || oidc.result?.consent ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
    }),
  )
  return policy
}

/** Where a person is asked: to sign in on the platform's own page, all else on the portal's screens. */
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

/** The client's address with the `state` that it has to get back with every answer. */
function answerAddress(redirectUri: string, state: unknown): string {
  if (typeof state !== 'string') return redirectUri
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}state=${encodeURIComponent(state)}`
}
