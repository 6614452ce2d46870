type Reporter = (error: unknown) => void

/** How many errors wait for a reporter; later ones are dropped. */
const maxWaitingErrors = 20

let reporter: Reporter | undefined
const waiting: unknown[] = []

/** Sets what receives errors, and hands over those that were reported before. */
export function setErrorReporter(next: Reporter): void {
  reporter = next
  waiting.splice(0).forEach(next)
}

/** Reports an error that the reader does not see, or that an error boundary caught, to error tracking. */
export function reportError(error: unknown): void {
  if (reporter) reporter(error)
  else if (waiting.length < maxWaitingErrors) waiting.push(error)
}
