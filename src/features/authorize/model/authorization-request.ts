import type { AuthorizationRequest as ReceivedRequest } from '@/api/devcenter-auth0/schemas'
import { returnUrlOf, type ReturnUrl } from '@/lib/redirect-uri'

export interface Organization {
  id: string
  name: string
  /** Whether the provider marks it as the one this person prefers. */
  isPreferred: boolean
}

/** The agreement of a consent. `unreadable`: its address must not be opened. */
type Agreement = { kind: 'none' } | { kind: 'unreadable' } | { kind: 'link'; url: string }

/** An authorization request as its screens show it, read from the provider's response (API-8). */
export interface AuthorizationRequest {
  appName: string
  /** The preferred one first; it is not chosen by that (AUTHZ-19). */
  organizations: Organization[]
  /** Undefined when the response has none. */
  redirectUri: string | undefined
  returnsTo: ReturnUrl | undefined
  agreement: Agreement
  /** Retailers whose data the application asks to see. */
  partners: string[]
  alreadyAuthorized: boolean
}

/** Reads a response of which any part may be missing. */
export function authorizationRequestOf(request: ReceivedRequest): AuthorizationRequest {
  const redirectUri = request.redirect_uri?.trim() || undefined
  const organizations = request.org_list
    .map(({ org_id: id, org_name: name, is_preferred: isPreferred = false }) => ({
      id,
      name: name?.trim() || id,
      isPreferred,
    }))
    .toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
  const partners = (request.consent_requested?.partners ?? []).map(({ name }) => name?.trim() ?? '')
  return {
    appName: request.app_name?.trim() || 'An app',
    organizations: [...new Map(organizations.map((organization) => [organization.id, organization])).values()],
    redirectUri,
    returnsTo: redirectUri === undefined ? undefined : returnUrlOf(redirectUri),
    agreement: agreementAt(request.agreement_terms_url),
    partners: [...new Set(partners.filter((name) => name !== ''))],
    alreadyAuthorized: request.already_authorized ?? false,
  }
}

function agreementAt(url: string | undefined): Agreement {
  if (url === undefined || url.trim() === '') return { kind: 'none' }
  const readable = URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol)
  return readable ? { kind: 'link', url: new URL(url).href } : { kind: 'unreadable' }
}

/** The query of both screens (AUTHZ-2): `key` names the request, `state` is returned with the decision. */
interface RequestParameters {
  key: string
  state: string
}

// Both are opaque texts of the provider: only characters that no token contains (blanks, quotes, brackets) are refused.
const opaque = /^[\w.~+/=:@%-]{1,2048}$/

/** Reads key and state; undefined when one is missing, repeated or malformed. Neither may be stored or logged. */
export function readParameters(query: URLSearchParams): RequestParameters | undefined {
  const key = single(query, 'key')
  const state = single(query, 'state')
  return key === undefined || state === undefined ? undefined : { key, state }
}

function single(query: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = query.getAll(name)
  return value !== undefined && more.length === 0 && opaque.test(value) ? value : undefined
}
