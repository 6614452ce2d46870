import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { devcenterAuth0Queries } from '@/api/devcenter-auth0/queries'
import { reportError } from '@/config/error-report'
import { askedBy, type Asked } from '../model/asked'
import { readParameters } from '../model/request-parameters'

type Request =
  /** The address names no request. */
  | { status: 'none' }
  | { status: 'pending' }
  | { status: 'failed'; retry: () => void; retrying: boolean }
  /** The application is to be answered at an address that must not be followed. */
  | { status: 'unsafe' }
  | { status: 'ready'; asked: Asked; state: string }

/** The request that the address names. A failure of the cache is only logged (1 §8). */
export function useRequest(): Request {
  const [query] = useSearchParams()
  const parameters = readParameters(query)
  const options = devcenterAuth0Queries.authorizationRequest(parameters?.key ?? '')
  const { data, error, refetch, isFetching } = useQuery({
    ...options,
    queryFn: parameters ? options.queryFn : skipToken,
  } as typeof options)

  // Told to error tracking, which gets the API and the status, never key or state.
  useEffect(() => {
    if (error) reportError(error)
  }, [error])

  if (!parameters) return { status: 'none' }
  if (error) return { status: 'failed', retry: () => void refetch(), retrying: isFetching }
  if (!data) return { status: 'pending' }
  const asked = askedBy(data)
  return asked.returnsTo?.kind === 'unsafe' ? { status: 'unsafe' } : { status: 'ready', asked, state: parameters.state }
}
