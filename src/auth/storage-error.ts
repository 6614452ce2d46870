import type { StorageErrorKind } from '@/browser/browser-storage'

/** A sign-in that cannot begin, because the browser does not store what it needs on the way back. */
export class StorageError extends Error {
  readonly kind: StorageErrorKind

  constructor(kind: StorageErrorKind, cause: unknown) {
    super(`The storage of this tab is ${kind}`, { cause })
    this.kind = kind
  }
}
