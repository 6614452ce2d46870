import { RequestStates } from './components/RequestStates'
import { VerifyOrgForm } from './components/VerifyOrgForm'
import { useRequest } from './hooks/use-request'

/** Lets a person choose the organization that an application may work for (AUTHZ-1). */
export function VerifyOrgPage() {
  const request = useRequest()
  if (request.status !== 'ready') return <RequestStates request={request} />
  return <VerifyOrgForm asked={request.asked} state={request.state} />
}
