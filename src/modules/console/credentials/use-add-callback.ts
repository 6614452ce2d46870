import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSaveApplication } from '@/api/devcenter/mutations'
import { devcenterQueries } from '@/api/devcenter/queries'
import { applicationBody } from '@/modules/application/application-body'
import { callbackUri } from './user-token'

/** Adds the console's address to the redirect URIs of an application. */
export function useAddCallback(applicationId: string) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useSaveApplication()
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready')
  const add = async () => {
    setState('pending')
    try {
      const current = await queryClient.fetchQuery({ ...devcenterQueries.application(applicationId), staleTime: 0 })
      const redirectUris = [...new Set([...current.redirectUris, callbackUri()])]
      await mutateAsync({ id: applicationId, body: applicationBody(current, { redirectUris }) })
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return { state, add: () => void add() }
}
