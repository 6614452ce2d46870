/** One limit of a server: what its headers state about it. */
export interface RateLimit {
  /** Calls allowed in a window. */
  limit?: number | undefined
  remaining?: number | undefined
  /** Seconds until calls are renewed. */
  resetSeconds?: number | undefined
  windowSeconds?: number | undefined
}

type ReadHeader = (name: string) => string | undefined
type ReadSeconds = (value: string | undefined) => number | undefined

const maxFieldLength = 1000

/**
 * Returns the limits that headers state: `RateLimit` with `RateLimit-Policy`, in the form of structured fields or of the
 * earlier drafts, else `RateLimit-…` or `X-RateLimit-…` with a number each. A count that is no whole number is left out.
 * @param readReset Reads a reset: seconds to wait, or a time.
 */
export function limitsOf(header: ReadHeader, readReset: ReadSeconds): RateLimit[] {
  const policies = readItems(header('ratelimit-policy'))
  const states = readItems(header('ratelimit'))
  const others = ['ratelimit', 'x-ratelimit'].map((prefix) => ({
    limit: countOf(header(`${prefix}-limit`)),
    remaining: countOf(header(`${prefix}-remaining`)),
    resetSeconds: readReset(firstOf(header(`${prefix}-reset`))),
  }))
  const limits = [earlierState(states, readReset), ...namedLimits(states, policies, readReset), ...others]
  return limits.filter(({ limit, remaining }) => limit !== undefined || remaining !== undefined)
}

/** Combines the state and the policy of each name. A policy without a state says only what is allowed. */
function namedLimits(states: readonly Item[], policies: readonly Item[], readReset: ReadSeconds): RateLimit[] {
  const names = new Set([...policies, ...states].map(({ name }) => name))
  return [...names].map((name) => {
    const policy = policies.find((other) => other.name === name)
    const state = states.find((other) => other.name === name)?.parameters
    if (policy && !countsCalls(policy)) return {}
    return {
      // In earlier drafts, the name of a policy is its limit.
      limit: countOf(policy && (policy.parameters.get('q') ?? name)),
      remaining: countOf(state?.get('r')),
      resetSeconds: readReset(state?.get('t')),
      windowSeconds: countOf(policy?.parameters.get('w')),
    }
  })
}

/** Reads `RateLimit: limit=10, remaining=4, reset=30` of earlier drafts. */
function earlierState(items: readonly Item[], readReset: ReadSeconds): RateLimit {
  const value = (key: string) => items.find(({ name }) => name.startsWith(`${key}=`))?.name.slice(key.length + 1)
  return {
    limit: countOf(value('limit')),
    remaining: countOf(value('remaining')),
    resetSeconds: readReset(value('reset')),
  }
}

/** Whether a policy limits calls, and not bytes or connections. */
function countsCalls({ parameters }: Item): boolean {
  return ['requests', undefined].includes(parameters.get('qu'))
}

/** The first of the values with which gateways list several windows: `10, 10;w=1, 50;w=60`. */
function firstOf(value: string | undefined): string | undefined {
  return value?.slice(0, maxFieldLength).split(/[,;]/, 1)[0]?.trim()
}

function countOf(value: string | undefined): number | undefined {
  const first = firstOf(value) ?? ''
  return /^\d{1,12}$/.test(first) ? Number(first) : undefined
}

/** An item of a structured field (RFC 9651), such as `"burst";q=10;w=1`; the quotes of its strings are removed. */
interface Item {
  name: string
  parameters: ReadonlyMap<string, string>
}

function readItems(field: string | undefined): Item[] {
  return splitUnquoted((field ?? '').slice(0, maxFieldLength), ',').map((item) => {
    const [name = '', ...parameters] = splitUnquoted(item, ';')
    return { name: unquoted(name), parameters: new Map(parameters.map(readParameter)) }
  })
}

function readParameter(text: string): [key: string, value: string] {
  const end = text.indexOf('=')
  return end < 0 ? [text, ''] : [text.slice(0, end).trim(), unquoted(text.slice(end + 1).trim())]
}

function unquoted(text: string): string {
  return text.replaceAll('"', '')
}

/** Splits a text at a separator outside of strings in quotes. */
function splitUnquoted(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '\\' && isQuoted) at++
    else if (text[at] === '"') isQuoted = !isQuoted
    else if (at === text.length || (text[at] === separator && !isQuoted)) {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return parts.filter((part) => part !== '')
}
