import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { identityQueries } from '@/api/identity/queries'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { showToast } from '@/ui/toast'

export interface Trial {
  /** `failed`: it could not be read, which counts as a trial. */
  status: 'loading' | 'trial' | 'full' | 'failed'
  organizationName: string
  retrying: boolean
  retry: () => void
}

/** Whether the person's organization is a trial, read whenever the step opens; a failure is told once (1 §8). */
export function useTrial(): Trial {
  const { data: user } = useCurrentUser()
  const organization = user?.organization
  const { data, isError, isFetching, refetch } = useQuery({
    ...identityQueries.organizationTrial(organization?.id ?? ''),
    enabled: organization !== undefined,
    staleTime: 0,
    // Not whenever the window gets the focus: keys on screen would go when that one call fails.
    refetchOnWindowFocus: false,
  })
  const failed = isError || (user !== undefined && organization === undefined)

  useEffect(() => {
    if (!failed) return
    showToast({
      title: 'Error Encountered',
      message: 'Org Trial Status Could Not Be Fetched',
      tone: 'bad',
      key: 'trial-status',
    })
  }, [failed])

  return {
    status: failed ? 'failed' : statusOf(data),
    organizationName: organization?.organization_name ?? 'Your organization',
    retrying: isFetching,
    retry: () => void refetch(),
  }
}

function statusOf(isTrial: boolean | undefined): Trial['status'] {
  if (isTrial === undefined) return 'loading'
  return isTrial ? 'trial' : 'full'
}
