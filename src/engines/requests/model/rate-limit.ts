import { headerOf } from '@/engines/errors/failed-response'
import { resetSeconds, retryAfterSeconds } from '@/engines/errors/stated-seconds'
import { limitsOf, type RateLimit } from './rate-limit-fields'

const maxSeconds = 31 * 86_400

type Headers = readonly (readonly [name: string, value: string])[]
type FormatNumber = (value: number) => string

/**
 * Says in one line what the rate-limit headers of a response mean (CONSOLE-85): how many calls are left, when they are renewed,
 * and how long to wait. Undefined if there are none, or none that make sense.
 * @param receivedAt When the response arrived, in milliseconds. The response's own `Date` has precedence.
 */
export function rateLimitText(headers: Headers, receivedAt: number, number: FormatNumber): string | undefined {
  const header = (name: string) => headerOf({ headers }, name)
  const respondedAt = Date.parse(header('date') ?? '') || receivedAt
  const [scarcest] = limitsOf(header, (reset) => sensible(resetSeconds(reset, respondedAt))).toSorted(byRemaining)
  const wait = sensible(retryAfterSeconds(header('retry-after'), respondedAt))
  const parts = [
    scarcest && limitText(scarcest, number),
    wait !== undefined && wait > 0 && `wait ${durationText(wait, number)} before the next call`,
  ].filter((part) => part !== undefined && part !== false)
  const text = parts.join('; ')
  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1)
}

function sensible(seconds: number | undefined): number | undefined {
  return seconds !== undefined && seconds <= maxSeconds ? seconds : undefined
}

/** Orders limits by the calls that are left, so that the one that is reached next is first. */
function byRemaining(one: RateLimit, other: RateLimit): number {
  return (one.remaining ?? Infinity) - (other.remaining ?? Infinity) || 0
}

function limitText({ limit, remaining, resetSeconds: reset, windowSeconds }: RateLimit, number: FormatNumber) {
  if (remaining !== undefined) {
    // A server that allows less than is left contradicts itself.
    if (limit !== undefined && remaining > limit) return undefined
    const renewed = reset === undefined ? '' : `, renewed ${reset === 0 ? 'now' : `in ${durationText(reset, number)}`}`
    const of = limit === undefined ? '' : ` of ${number(limit)}`
    return `${number(remaining)}${of} ${callsText(limit ?? remaining)} left${renewed}`
  }
  if (limit === undefined) return undefined
  const window = windowSeconds ? ` in ${durationText(windowSeconds, number)}` : ''
  return `${number(limit)} ${callsText(limit)} allowed${window}`
}

const callsText = (count: number) => (count === 1 ? 'call' : 'calls')

function durationText(seconds: number, number: FormatNumber): string {
  if (seconds < 120) return `${number(seconds)} s`
  if (seconds < 7200) return `${number(Math.ceil(seconds / 60))} min`
  return seconds < 172_800 ? `${number(Math.ceil(seconds / 3600))} h` : `${number(Math.ceil(seconds / 86_400))} days`
}
