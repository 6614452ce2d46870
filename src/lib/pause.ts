/** Resolves after a number of milliseconds; without one, after everything that is already queued has run. */
export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
