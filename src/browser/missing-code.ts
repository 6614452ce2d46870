let handled = 0

/** Says that a failure to load code is told where it happens, until the returned function is called. */
export function handleMissingCode(): () => void {
  handled += 1
  return () => {
    handled -= 1
  }
}

/** Whether somebody tells of code that fails to load now. */
export function isMissingCodeHandled(): boolean {
  return handled > 0
}
