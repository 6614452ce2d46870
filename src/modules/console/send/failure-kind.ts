import type { Failure } from '../model/types'

/** What the worker can find out about a request that failed without an answer. */
export interface FailureFacts {
  url: string
  /** Origin of the worker. */
  ownOrigin: string
  isOnline: boolean
  /** The security policy of the worker refused a request. */
  isRefusedByPolicy: boolean
  /** The request was sent with redirects allowed, so the refused address may be that of a redirect. */
  probe: 'answered' | 'refused' | 'none'
}

/** Tells why a request got no answer, as far as a browser lets a script find out (CONSOLE-9). */
export function failureKind({ url, ownOrigin, isOnline, isRefusedByPolicy, probe }: FailureFacts): Failure {
  const { host, protocol, hostname } = new URL(url)
  if (ownOrigin.startsWith('https:') && protocol === 'http:' && !isLoopback(hostname))
    return { kind: 'mixed-content', host }
  // The worker sends to allowed hosts only: what the policy refuses is where a redirect leads.
  if (isRefusedByPolicy) return { kind: 'redirect', host }
  if (probe === 'answered') return { kind: 'cross-origin', host }
  // Tried last: a host on the own machine answers without a network.
  if (!isOnline && !isLoopback(hostname)) return { kind: 'offline' }
  return { kind: 'no-answer', host, isSecure: protocol === 'https:' }
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
