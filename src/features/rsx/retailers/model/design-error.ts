import { listOf } from '@/lib/phrases'
import { errorText } from '../../model/error-text'

/** Designs that could not be loaded; the cause is that of the first one. */
export class DesignError extends Error {
  override name = 'DesignError'

  constructor(documents: readonly string[], cause: unknown) {
    super(`The ${documents.length === 1 ? 'design' : 'designs'} of ${listOf(documents)} could not be loaded`, { cause })
  }
}

/** Says which designs could not be read, and why. */
export function describeDesignError(error: unknown): { title: string; message: string } {
  if (error instanceof DesignError)
    return { title: error.message, message: `${errorText('schema', error.cause)} Nothing is compared without it.` }
  return { title: 'The designs could not be compared', message: error instanceof Error ? error.message : '' }
}
