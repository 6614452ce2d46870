import { useState } from 'react'
import { replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** The secrets that a link of an email or an authorization server brought, by the name of the parameter. */
export interface Arrival {
  /** Number of the link in this page load; identifies it without its secrets. */
  visit: number
  secrets: URLSearchParams
}

// In memory only (docs/decisions/0010): a secret must not be in a storage, or in an address that the browser stores or sends.
const arrivals = new Map<string, Arrival>()
let visits = 0

/**
 * Loader of a page whose address brings secrets. It removes the secrets from the address and from the history before anything is
 * shown. The page finds them with `useArrival` until it is reloaded.
 */
export function takeSecrets({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, searchParams } = new URL(request.url)
  if (searchParams.toString() === '') return null
  arrivals.set(keyOf(pathname), { visit: ++visits, secrets: searchParams })
  return replace(pathname)
}

/** The secrets that a link to this path brought; undefined when there was no such link in this page load. */
export function useArrival(path: string): Arrival | undefined {
  const [arrival] = useState(() => arrivals.get(keyOf(path)))
  return arrival
}

/** Removes secrets that have been used. */
export function forgetArrival(path: string): void {
  arrivals.delete(keyOf(path))
}

function keyOf(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '')
}
