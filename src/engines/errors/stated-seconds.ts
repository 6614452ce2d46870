/** Reads `Retry-After`, a number of seconds or a date: the seconds to wait; undefined for anything else. */
export function retryAfterSeconds(value: string | undefined, respondedAt: number): number | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value)) return Number(value)
  // Browsers parse nearly every number as a date.
  const time = /[A-Za-z]{3}/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - respondedAt) / 1000))
}

const usedLimit = /\b(?:remaining|r)=0[\s,;]{1,4}(?:reset|t)=(\d{1,9})\b/g

/** Reads `RateLimit`: the seconds until all limits that are used up are renewed; undefined if none is. */
export function rateLimitSeconds(value: string | undefined): number | undefined {
  const waits = [...(value ?? '').matchAll(usedLimit)].map(([, seconds]) => Number(seconds))
  return waits.length === 0 ? undefined : waits.reduce((longest, seconds) => Math.max(longest, seconds))
}

/** Reads a reset: a number of seconds to wait, or a time in seconds or milliseconds since 1970. */
export function resetSeconds(value: string | undefined, respondedAt: number): number | undefined {
  if (value === undefined || !/^\d{1,13}$/.test(value)) return undefined
  const number = Number(value)
  if (number < 1e9) return number
  return Math.max(0, Math.ceil(((number < 1e12 ? number * 1000 : number) - respondedAt) / 1000))
}
