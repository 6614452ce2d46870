import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { devcenterAuth0Queries } from '@/api/devcenter-auth0/queries'
import { reportError } from '@/config/error-report'
import { authorizationRequestOf, readParameters, type AuthorizationRequest } from '../model/authorization-request'

type RequestState =
  /** The page's address names no request. */
  | { status: 'none' }
  | { status: 'pending' }
  | { status: 'failed'; retry: () => void; retrying: boolean }
  /** The return address of the application must not be followed. */
  | { status: 'unsafe' }
  | { status: 'ready'; request: AuthorizationRequest; state: string }

/** Reads the request that the page's address names. A failure is only logged (AUTHZ-10). */
export function useAuthorizationRequest(): RequestState {
  const [query] = useSearchParams()
  const parameters = readParameters(query)
  const options = devcenterAuth0Queries.authorizationRequest(parameters?.key ?? '')
  const { data, error, refetch, isFetching } = useQuery({
    ...options,
    queryFn: parameters ? options.queryFn : skipToken,
  } as typeof options)

  // Error tracking receives the API and the status, never key or state.
  useEffect(() => {
    if (error) reportError(error)
  }, [error])

  if (!parameters) return { status: 'none' }
  if (error) return { status: 'failed', retry: () => void refetch(), retrying: isFetching }
  if (!data) return { status: 'pending' }
  const request = authorizationRequestOf(data)
  return request.returnsTo?.kind === 'unsafe'
    ? { status: 'unsafe' }
    : { status: 'ready', request, state: parameters.state }
}
