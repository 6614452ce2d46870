import { randomUUID } from 'node:crypto'

/** A fault on demand: which calls it meets, and what happens to them. */
export interface Fault {
  match: {
    /** Regular expression on the path with its query, anchored at the start. */
    path?: string
    method?: string
    /** `sub` of the bearer token. */
    user?: string
    /** Value of the header `x-test-id`. */
    testId?: string
  }
  status?: number
  /** Answered as JSON. */
  body?: unknown
  /** Answered as it is, as JSON by its content type: for broken bodies. */
  raw?: string
  headers?: Record<string, string>
  delayMs?: number
  /** Ends the connection without an answer. */
  drop?: boolean
  /** Ends the connection after so many bytes of the real answer: a download that breaks half way. */
  cutAfter?: number
  /** How many calls it meets before it is gone; all of them when absent. */
  times?: number
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
  /** Takes one fault away, or all of them. */
  remove(id?: string): void
  /** The fault that this call meets, counted as met. */
  take(call: Call): Fault | undefined
}

export function createFaults(): Faults {
  const faults = new Map<string, { fault: Fault; path: RegExp | undefined; left: number }>()
  return {
    add(fault) {
      const id = randomUUID()
      const path = fault.match.path === undefined ? undefined : new RegExp(`^(?:${fault.match.path})`)
      faults.set(id, { fault, path, left: fault.times ?? Infinity })
      return id
    },
    remove(id) {
      if (id === undefined) faults.clear()
      else faults.delete(id)
    },
    take(call) {
      for (const [id, entry] of faults) {
        if (!matches(entry.fault.match, entry.path, call)) continue
        entry.left -= 1
        if (entry.left <= 0) faults.delete(id)
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
