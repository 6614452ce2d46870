import type { User } from '@/api/identity/schemas'
import { AcceptTerms } from './components/AcceptTerms'

/** Stands in the place of every page until the person has accepted the terms (3 §4). The address stays: it opens then. */
export function TermsGate({ user }: { user: User }) {
  return <AcceptTerms user={user} focused />
}
