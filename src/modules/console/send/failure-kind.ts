import type { Failure } from '../model/types'

/** What the worker can find out about a request that failed without an answer. */
export interface FailureFacts {
  url: string
  /** Origin of the worker. */
  ownOrigin: string
  isOnline: boolean
  /** The policy of the worker refused the request, or a redirect of it. */
  isRefusedByPolicy: boolean
  /** Whether the same address answers a request that needs no permission; undefined if it was not asked. */
  doesAddressAnswer: boolean | undefined
  /** Whether the root of the host does. */
  doesHostAnswer: boolean
}

/** Tells why a request got no answer, as far as a browser lets a script find out (CONSOLE-9). */
export function failureKind(facts: FailureFacts): Failure {
  const { host, protocol, hostname } = new URL(facts.url)
  const isSecure = protocol === 'https:'
  if (facts.ownOrigin.startsWith('https:') && !isSecure && !isLoopback(hostname)) return { kind: 'mixed-content', host }
  // The page has checked the host of the request, so what the policy refused is a redirect.
  if (facts.isRefusedByPolicy) return { kind: 'redirect', host }
  if (facts.doesAddressAnswer) return { kind: 'cross-origin', host, isCertain: true }
  if (facts.doesHostAnswer) {
    return facts.doesAddressAnswer === undefined
      ? { kind: 'cross-origin', host, isCertain: false }
      : { kind: 'no-answer', host, isSecure, answersOthers: true }
  }
  // A host on this machine needs no network.
  if (!facts.isOnline && !isLoopback(hostname)) return { kind: 'offline' }
  return { kind: 'no-answer', host, isSecure, answersOthers: false }
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
