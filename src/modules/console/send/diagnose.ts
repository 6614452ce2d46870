import type { Failure } from '../model/types'
import { failureKind } from './failure-kind'

const probeTimeoutMs = 5000
/** How long after a failed request its policy violation is reported at most. */
const violationDelayMs = 50
let wasRefusedByPolicy = false
self.addEventListener('securitypolicyviolation', () => (wasRefusedByPolicy = true))

/** Finds out inside the worker why a request got no answer (CONSOLE-9). */
export async function diagnose(url: string, method: string): Promise<Failure> {
  const isOnline = navigator.onLine
  const isRefusedByPolicy = await takeViolation()
  // Only a method without effects may be repeated.
  const isSafe = method === 'GET' || method === 'HEAD'
  const doesAddressAnswer = isSafe && !isRefusedByPolicy ? await doesAnswer(url) : undefined
  const doesHostAnswer = !isRefusedByPolicy && !doesAddressAnswer && (await doesAnswer(new URL(url).origin))
  return failureKind({
    url,
    ownOrigin: self.location.origin,
    isOnline,
    isRefusedByPolicy,
    doesAddressAnswer,
    doesHostAnswer,
  })
}

/** Whether the policy refused something since the last call. */
async function takeViolation(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, violationDelayMs))
  const wasRefused = wasRefusedByPolicy
  wasRefusedByPolicy = false
  return wasRefused
}

/** Whether a server answers at an address. The answer cannot be read, so the server needs not to allow it. */
async function doesAnswer(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs)
    await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer', signal })
    return true
  } catch {
    // A redirect to where the policy does not allow is an answer.
    return takeViolation()
  }
}
