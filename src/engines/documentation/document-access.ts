// The one owner of the question whether somebody may read a page or an API document, and whether the bearer token is
// sent with the request.

/** How a document is requested first: `private` with the bearer token, `open` without it (DOC-53). */
export type Access = 'open' | 'private'

/** The mark of a document in the table of contents: for people who are signed in, for staff, or none. */
type DocumentRule = 'login' | 'internal' | undefined

interface Circumstances {
  rule: DocumentRule
  /** How the documents of the service are requested. */
  serviceAccess: Access
  /** Whether the rule, or where the document lies, is not known yet. */
  isPending: boolean
  isSignedIn: boolean
  /** Whether the reader belongs to the provider's staff. */
  isStaff: boolean
}

/** Whether a document is requested, and how. */
export interface Reading {
  step: 'request' | 'wait' | 'sign-in' | 'refuse'
  access: Access
}

/** Whether this reader may request a document. The table of contents decides before the request (DOC-16, DOC-53). */
export function readingOf({ rule, serviceAccess, isPending, isSignedIn, isStaff }: Circumstances): Reading {
  const access = accessOf(rule, serviceAccess)
  if (rule !== undefined && !isSignedIn) return { step: 'sign-in', access }
  if (rule === 'internal' && !isStaff) return { step: 'refuse', access }
  // The documents of a private service take the token whatever the table says.
  return { step: isPending && access === 'open' ? 'wait' : 'request', access }
}

/** How a document is requested that has this rule. */
export function accessOf(rule: DocumentRule, serviceAccess: Access): Access {
  return rule === undefined ? serviceAccess : 'private'
}

/**
 * How a reader requests the table of contents of a service. Everybody who is signed in sends the token, also for a public
 * service: its host may leave out entries that others may not see (DOC-14).
 */
export function tocAccess(serviceAccess: Access, isSignedIn: boolean): Access | 'member' {
  return isSignedIn && serviceAccess === 'open' ? 'member' : serviceAccess
}
