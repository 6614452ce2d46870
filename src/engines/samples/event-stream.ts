/**
 * Replaces the package `event-stream`, which browsers cannot load. httpsnippet imports it and calls it to write multipart
 * forms, but the portal's own clients write those.
 */
export function map(): never {
  throw new Error('httpsnippet must not write a form itself.')
}
