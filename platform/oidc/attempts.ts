/** Counts failed sign-ins per e-mail address; only failures count. */
export interface Attempts {
  fail(email: string): void
  /** Whether the address has failed so often that it has to wait. */
  blocked(email: string): boolean
}

const allowed = 10
const windowMs = 15 * 60_000

export function createAttempts(now: () => Date): Attempts {
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
  }
}

function keyOf(email: string): string {
  return email.trim().toLowerCase()
}
