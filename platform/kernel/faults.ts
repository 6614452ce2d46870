import { randomUUID } from 'node:crypto'

/** A fault that a test requests: the calls it applies to, and what happens to them. */
export interface Fault {
  match: {
    /** Regular expression on the path with its query, anchored at the start. */
    path?: string
    method?: string
    /** `sub` of the bearer token; at the token endpoint of the token that is issued: a person, or the client id of an application. */
    user?: string
    /** Value of the header `x-test-id`. */
    testId?: string
  }
  status?: number
  /** A body to answer as JSON. */
  body?: unknown
  /** A body to answer unchanged with the content type of JSON, for example broken JSON. */
  raw?: string
  headers?: Record<string, string>
  delayMs?: number
  /** Answers only once it is settled; for tests in the process of the platform. */
  until?: Promise<void>
  /** Whether to close the connection without an answer. */
  drop?: boolean
  /** Closes the connection after this number of bytes of the real answer, for a download that breaks off. */
  cutAfter?: number
  /** Changes the ID token that the token endpoint issues to `match.user`. */
  idToken?: IdTokenFault
  /** Lifetime in seconds of the access tokens that the token endpoint issues to `match.user`. */
  tokenSeconds?: number
  /** How many calls it applies to; all of them by default. */
  times?: number
}

/** How an ID token differs from the right one. */
export interface IdTokenFault {
  /** A claim of null is left out. */
  claims?: Record<string, unknown>
  alg?: 'RS256' | 'HS256' | 'none'
}

interface Call {
  method: string
  path: string
  query: string
  userId: string | undefined
  testId: string | undefined
}

export interface Faults {
  add(fault: Fault): string
  /** Removes one fault, or all of them. */
  remove(id?: string): void
  /** The fault that applies to a call, counted as used; undefined when there is none. */
  take(call: Call): Fault | undefined
}

export function createFaults(): Faults {
  const faults = new Map<string, { fault: Fault; path: RegExp | undefined; remainingCalls: number }>()
  return {
    add(fault) {
      const id = randomUUID()
      const path = fault.match.path === undefined ? undefined : new RegExp(`^(?:${fault.match.path})`)
      faults.set(id, { fault, path, remainingCalls: fault.times ?? Infinity })
      return id
    },
    remove(id) {
      if (id === undefined) faults.clear()
      else faults.delete(id)
    },
    take(call) {
      for (const [id, entry] of faults) {
        if (!matches(entry.fault.match, entry.path, call)) continue
        entry.remainingCalls -= 1
        if (entry.remainingCalls <= 0) faults.delete(id)
        return entry.fault
      }
      return undefined
    },
  }
}

function matches(match: Fault['match'], path: RegExp | undefined, call: Call): boolean {
  return (
    (match.method === undefined || match.method.toUpperCase() === call.method) &&
    (match.user === undefined || match.user === call.userId) &&
    (match.testId === undefined || match.testId === call.testId) &&
    (path === undefined || path.test(call.path + call.query))
  )
}
