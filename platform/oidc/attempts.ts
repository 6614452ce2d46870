/** Counts attempts per email address, whether or not it has an account. What counts is up to the caller: failures mostly. */
export interface Attempts {
  fail(email: string): void
  /** Whether the address has failed so often that it has to wait. */
  blocked(email: string): boolean
  /** Forgets the failures of an address. */
  clear(email: string): void
}

const windowMs = 15 * 60_000

/** More than `allowed` attempts within 15 minutes block an address. */
export function createAttempts(now: () => Date, allowed = 10): Attempts {
  const failures = new Map<string, number[]>()

  function recent(email: string): number[] {
    const since = now().getTime() - windowMs
    return (failures.get(keyOf(email)) ?? []).filter((time) => time > since)
  }

  return {
    fail: (email) => {
      failures.set(keyOf(email), [...recent(email), now().getTime()])
    },
    blocked: (email) => recent(email).length > allowed,
    clear: (email) => {
      failures.delete(keyOf(email))
    },
  }
}

function keyOf(email: string): string {
  return email.trim().toLowerCase()
}
