import { useState } from 'react'
import { replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** What the link of a mail brought, by the name of the parameter. */
export interface Arrival {
  /** Tells the links that this page load has seen apart, in the place of their secrets. */
  visit: number
  secrets: URLSearchParams
}

// In memory only: a secret must be neither in a storage nor in an address that the browser keeps or sends.
const arrivals = new Map<string, Arrival>()
let visits = 0

/**
 * Loader of a page that a mail leads to: takes the secrets out of the address before anything is shown, and replaces the
 * entry of the history. The page finds them until it is loaded anew.
 */
export function takeSecrets({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, searchParams } = new URL(request.url)
  if (searchParams.toString() === '') return null
  arrivals.set(keyOf(pathname), { visit: ++visits, secrets: searchParams })
  return replace(pathname)
}

/** What a link to this path brought; undefined when there was none in this page load. */
export function useArrival(path: string): Arrival | undefined {
  const [arrival] = useState(() => arrivals.get(keyOf(path)))
  return arrival
}

/** Drops secrets that are used up. */
export function forgetArrival(path: string): void {
  arrivals.delete(keyOf(path))
}

function keyOf(path: string): string {
  return path.replace(/\/+$/, '')
}
