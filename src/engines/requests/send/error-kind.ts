import type { CallError } from '../model/types'

/** Facts that the worker can observe about a request without a response. */
export interface ErrorFacts {
  url: string
  /** Origin of the worker. */
  ownOrigin: string
  isOnline: boolean
  /** Whether the worker's policy refused the request or its redirect. */
  isRefusedByPolicy: boolean
  /** Whether the same address responds to a request without cross-origin access; undefined if none was sent. */
  doesUrlRespond: boolean | undefined
  /** Whether the root of the host responds to such a request. */
  doesHostRespond: boolean
}

/** Returns the most likely cause of a request without a response. Browsers hide the exact one from scripts (CONSOLE-9). */
export function errorKind(facts: ErrorFacts): CallError {
  const { host, protocol, hostname } = new URL(facts.url)
  const isSecure = protocol === 'https:'
  if (facts.ownOrigin.startsWith('https:') && !isSecure && !isLoopback(hostname)) return { kind: 'mixed-content', host }
  // The page has checked the host of the request, so the policy must have refused a redirect.
  if (facts.isRefusedByPolicy) return { kind: 'redirect', host }
  if (facts.doesUrlRespond) return { kind: 'cross-origin', host, isCertain: true }
  if (facts.doesHostRespond) {
    return facts.doesUrlRespond === undefined
      ? { kind: 'cross-origin', host, isCertain: false }
      : { kind: 'no-answer', host, isSecure, servesOthers: true }
  }
  // A host on this machine needs no network.
  if (!facts.isOnline && !isLoopback(hostname)) return { kind: 'offline' }
  return { kind: 'no-answer', host, isSecure, servesOthers: false }
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
