import { PartnerConsentForm } from './components/PartnerConsentForm'
import { RequestStates } from './components/RequestStates'
import { useRequest } from './hooks/use-request'

/** Asks a person to let a partner's application see the data of named retailers (AUTHZ-11). */
export function PartnerConsentPage() {
  const request = useRequest()
  if (request.status !== 'ready') return <RequestStates request={request} />
  return <PartnerConsentForm asked={request.asked} state={request.state} />
}
