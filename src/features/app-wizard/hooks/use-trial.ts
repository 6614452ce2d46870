import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { identityQueries } from '@/api/identity/queries'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { showToast } from '@/ui/toast'

export interface Trial {
  /** `failed`: the status could not be read; treated as a trial. */
  status: 'loading' | 'trial' | 'full' | 'failed'
  organizationName: string
  isRetrying: boolean
  retry: () => void
}

/** Whether the person's organization is a trial, read each time the step opens (APP-50). Shows a failure once (APP-51). */
export function useTrial(): Trial {
  const { data: user } = useCurrentUser()
  const organization = user?.organization
  const { data, isError, isFetching, refetch } = useQuery({
    ...identityQueries.trialStatusForKeys(organization?.id ?? ''),
    enabled: organization !== undefined,
    staleTime: 0,
    // A failed refetch on focus would remove keys that are on screen.
    refetchOnWindowFocus: false,
  })
  const failed = isError || (user !== undefined && organization === undefined)

  useEffect(() => {
    if (!failed) return
    showToast({
      title: 'Error Encountered',
      message: 'Org Trial Status Could Not Be Fetched',
      tone: 'error',
      key: 'trial-status',
    })
  }, [failed])

  return {
    status: failed ? 'failed' : statusOf(data),
    organizationName: organization?.organization_name ?? 'Your organization',
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}

function statusOf(isTrial: boolean | undefined): Trial['status'] {
  if (isTrial === undefined) return 'loading'
  return isTrial ? 'trial' : 'full'
}
