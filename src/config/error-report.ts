type Reporter = (error: unknown) => void

let reporter: Reporter | undefined
const waiting: unknown[] = []

/** Connects error tracking; what was reported before follows. */
export function setErrorReporter(next: Reporter): void {
  reporter = next
  waiting.splice(0).forEach(next)
}

/** Tells error tracking of a failure that the reader is not told of, or that a boundary caught. */
export function reportError(error: unknown): void {
  if (reporter) reporter(error)
  else waiting.push(error)
}
