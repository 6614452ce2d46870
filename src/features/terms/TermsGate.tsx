import type { User } from '@/api/identity/schemas'
import { AcceptTerms } from './components/AcceptTerms'

/** Replaces every page until the person has accepted the terms (TERMS-3). The address stays, so that its page opens then. */
export function TermsGate({ user }: { user: User }) {
  return <AcceptTerms user={user} focused />
}
