import type { CallError } from '@/engines/requests/model/types'
import { errorKind } from '@/engines/requests/send/error-kind'
import { pause } from '@/lib/pause'

const probeTimeoutMs = 20_000
/** How long to wait for the report of a policy violation after a failed request, in milliseconds. */
const violationDelayMs = 50
let wasRefusedByPolicy = false
self.addEventListener('securitypolicyviolation', () => (wasRefusedByPolicy = true))

/**
 * Finds the cause of a request without a response (CONSOLE-9). Runs in the worker, because only its policy refuses requests.
 */
export async function diagnose(url: string, method: string): Promise<CallError> {
  const isOnline = navigator.onLine
  const isRefusedByPolicy = await takeViolation()
  // Other methods must not be repeated, because they may have effects.
  const isSafe = method === 'GET' || method === 'HEAD'
  const doesUrlRespond = isSafe && !isRefusedByPolicy ? await responds(url) : undefined
  const doesHostRespond = !isRefusedByPolicy && !doesUrlRespond && (await responds(new URL(url).origin))
  return errorKind({
    url,
    ownOrigin: self.location.origin,
    isOnline,
    isRefusedByPolicy,
    doesUrlRespond,
    doesHostRespond,
  })
}

/** Returns whether the policy has refused a request since the last call. */
async function takeViolation(): Promise<boolean> {
  await pause(violationDelayMs)
  const wasRefused = wasRefusedByPolicy
  wasRefusedByPolicy = false
  return wasRefused
}

/**
 * Whether a server responds at an address. The response is not read, so the server does not have to allow cross-origin access.
 */
async function responds(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs)
    await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer', signal })
    return true
  } catch {
    // If the policy refused a redirect, then a server responded with this redirect.
    return takeViolation()
  }
}
