import { tabStorage } from '@/browser/browser-storage'
import { clockKey } from '@/browser/storage-keys'

/** The least difference from the server's clock that is corrected, in milliseconds. Less is within what the SDK allows. */
const minDifferenceMs = 60_000

/** How long the server may take to tell its date, in milliseconds. */
const measureTimeoutMs = 10_000

/** How far the clock of this device is ahead of the server's, in milliseconds; undefined before a sign-in has failed because of it. */
let aheadMs = storedMs()

function storedMs(): number | undefined {
  const stored = tabStorage.get(clockKey)
  return stored === null ? undefined : Number(stored)
}

/** A sign-in that failed because the clock of this device is wrong; the message names the times (AUTH-41). */
export class ClockError extends Error {
  override readonly name = 'ClockError'
}

/** The time of the server in milliseconds since 1970, as far as it is known. */
export function serverNow(): number {
  return Date.now() - (aheadMs ?? 0)
}

/** Whether an error of the SDK says that the time of an ID token does not fit the clock. The SDK has no class or code for it. */
export function isClockError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(?:Expiration Time \(exp\)|Not Before time \(nbf\)) claim.* time \(/i.test(error.message)
  )
}

/**
 * Measures how far this clock is ahead, by the server of the portal: scripts may not read the date of other servers. Returns
 * whether that changed `serverNow`.
 */
export async function correctClock(): Promise<boolean> {
  const signal = AbortSignal.timeout(measureTimeoutMs)
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  const measuredMs = Date.now() - Date.parse(response?.headers.get('date') ?? '')
  if (Number.isNaN(measuredMs)) return false
  const isChange = Math.abs(measuredMs - (aheadMs ?? 0)) >= minDifferenceMs
  aheadMs = measuredMs
  tabStorage.set(clockKey, String(measuredMs))
  return isChange
}

/**
 * The error of a sign-in that failed because of the clock, which names the times that are known. Returns the cause itself
 * where the clock is right.
 */
export function clockErrorOf(cause: unknown): unknown {
  if (!isClockError(cause) || (aheadMs !== undefined && Math.abs(aheadMs) < minDifferenceMs)) return cause
  const shown = `The clock of this device shows ${timeText(Date.now())}`
  const other =
    aheadMs === undefined ? ', which is not the time of the sign-in service' : `, but it is ${timeText(serverNow())}`
  return new ClockError(`${shown}${other}. Set the clock and try again.`)
}

function timeText(time: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
