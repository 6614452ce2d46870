/**
 * Stands for the package of this name, which no browser can load. httpsnippet imports it, and would call it to write
 * multipart forms; the portal's own clients write those.
 */
export function map(): never {
  throw new Error('httpsnippet must not write a form itself.')
}
