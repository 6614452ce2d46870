/** Settled after so many milliseconds: without a number when everything else that waits has had its turn. */
export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
