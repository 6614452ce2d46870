import type { StorageProblem } from '@/browser/browser-storage'

/** A sign-in that cannot begin, because the browser does not store what it needs on the way back. */
export class StorageError extends Error {
  readonly problem: StorageProblem

  constructor(problem: StorageProblem, cause: unknown) {
    super(`The storage of this tab is ${problem}`, { cause })
    this.problem = problem
  }
}
