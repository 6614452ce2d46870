import { PartnerConsentForm } from './components/PartnerConsentForm'
import { RequestStates } from './components/RequestStates'
import { useAuthorizationRequest } from './hooks/use-authorization-request'

/** Asks a person to let a partner's application see the data of named retailers (AUTHZ-11). */
export function PartnerConsentPage() {
  const state = useAuthorizationRequest()
  if (state.status !== 'ready') return <RequestStates state={state} />
  return <PartnerConsentForm request={state.request} state={state.state} />
}
