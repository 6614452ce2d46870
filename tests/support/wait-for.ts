import { vi } from 'vitest'

/**
 * Waits until a check no longer throws. The limit ends a test that hangs: `vi.waitFor` alone gives up after a second, which a
 * busy machine may need. Tests of components use the `waitFor` of Testing Library.
 */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 })
}
