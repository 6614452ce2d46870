import { headerOf, type FailedResponse } from './failed-response'
import type { Explanation } from './catalogue/explanation'
import type { Retry } from './decoding'
import { rateLimitSeconds, resetSeconds, retryAfterSeconds } from './stated-seconds'
import { timeText } from './time-text'

const maxWaitSeconds = 7 * 86_400

/**
 * Says whether and when a failed call may be sent again (DECODER-5). The wait that the response states has precedence over the
 * catalogue.
 */
export function retryOf(explanation: Explanation, response: FailedResponse, stated: string, now: number): Retry {
  const { retry, waitSeconds } = explanation
  const seconds = statedWait(response, stated, now)
  if (retry === 'not-needed') return { rule: retry, text: 'Not needed: the status reports no failure.' }
  if (seconds !== undefined && (retry === 'wait' || retry === 'backoff' || retry === 'unknown'))
    return { rule: 'wait', text: waitText(seconds, now) + checkFirst(response) }
  if (retry === 'wait')
    return { rule: retry, text: waitSeconds === undefined ? unstatedWait : waitText(waitSeconds, now) }
  return { rule: retry, text: retry === 'backoff' ? texts.backoff + checkFirst(response) : texts[retry] }
}

const texts = {
  never: 'No. The same call fails again.',
  corrected: 'Yes, after the request is corrected. Unchanged, it fails again.',
  'corrected-document': 'Yes, corrected and under a new name. Unchanged, it is refused again.',
  'rejected-part': 'Only what is rejected, corrected and under a new name. Do not send what is accepted again.',
  'new-token': 'Once, with a new access token. If that is refused too, stop and look for the cause.',
  reread: 'Yes, after you have read the current state again.',
  backoff: 'Yes, with growing pauses: after 1, 2, 4 and 8 seconds. Then give up.',
  unknown: 'Not known. Do not repeat it automatically.',
}

const unstatedWait =
  'Yes, with growing pauses: after 1, 2, 4 and 8 seconds. The response does not say how long to wait; its header `Retry-After` would.'

function waitText(seconds: number, now: number): string {
  if (seconds === 0) return 'Yes, now: the time to wait is over.'
  const time = timeText(now + seconds * 1000)
  return `Yes, after ${duration(seconds)}, at ${time} or later.`
}

/** Returns a warning for calls that may have taken effect although they failed. */
function checkFirst({ method, status }: FailedResponse): string {
  if (status === 429 || /^(?:GET|HEAD|OPTIONS|PUT|DELETE)$/i.test(method ?? '')) return ''
  const call = method === undefined ? 'A call that creates something' : `A ${method.toUpperCase().slice(0, 10)}`
  return ` ${call} may have taken effect: check that first.`
}

function duration(seconds: number): string {
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
  if (seconds < 120) return count(seconds, 'second')
  return seconds < 7200 ? count(Math.ceil(seconds / 60), 'minute') : count(Math.ceil(seconds / 3600), 'hour')
}

/**
 * Returns the wait that the response states in its headers or its message, in seconds; undefined for none or a senseless one.
 */
function statedWait(response: FailedResponse, stated: string, now: number): number | undefined {
  const respondedAt = Date.parse(headerOf(response, 'date') ?? '') || now
  const candidates = [
    retryAfterSeconds(headerOf(response, 'retry-after'), respondedAt),
    resetSeconds(headerOf(response, 'ratelimit-reset') ?? headerOf(response, 'x-ratelimit-reset'), respondedAt),
    rateLimitSeconds(headerOf(response, 'ratelimit')),
    messageSeconds(stated),
  ]
  return candidates.find((seconds) => seconds !== undefined && seconds <= maxWaitSeconds)
}

const waitInWords =
  /\b(?:wait|try again|retry|available)\b[^.\d]{0,30}(\d{1,5})(?:\.\d+)? ?(s|sec|seconds?|m|min|minutes?|h|hours?)\b/i

function messageSeconds(text: string): number | undefined {
  const [, number, unit = ''] = waitInWords.exec(text.slice(0, 2000)) ?? []
  if (number === undefined) return undefined
  const factor = unit.startsWith('m') ? 60 : unit.startsWith('h') ? 3600 : 1
  return Number(number) * factor
}
