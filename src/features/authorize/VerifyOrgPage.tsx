import { RequestStates } from './components/RequestStates'
import { VerifyOrgForm } from './components/VerifyOrgForm'
import { useAuthorizationRequest } from './hooks/use-authorization-request'

/** Lets a person choose the organization that an application may work for (AUTHZ-1). */
export function VerifyOrgPage() {
  const state = useAuthorizationRequest()
  if (state.status !== 'ready') return <RequestStates state={state} />
  return <VerifyOrgForm request={state.request} state={state.state} />
}
