import type { Failure, FailureKind } from './types'

/** What the reader throws: a failure that the page can explain. */
export class ReadingError extends Error {
  readonly failure: Failure

  constructor(kind: FailureKind, message: string, status?: number) {
    super(message)
    this.name = 'ReadingError'
    this.failure = { kind, message, ...(status !== undefined && { status }) }
  }
}

/** Any thrown value as a failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ReadingError) return error.failure
  return { kind: 'internal', message: error instanceof Error ? error.message : String(error) }
}
