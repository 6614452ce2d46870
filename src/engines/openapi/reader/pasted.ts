const prefix = 'pasted:'

/** Returns the name that a pasted or dropped document has instead of an address. */
export function pastedName(number: number): string {
  return `${prefix}${number}`
}

/** True for a pasted or dropped document. It must not leave the browser, so its references are not fetched either. */
export function isPasted(url: string): boolean {
  return url.startsWith(prefix)
}

/** Explains why the references of a pasted document are missing. */
export const notFetched =
  'Not loaded: this document was handed over and stays in the browser, so nothing that it refers to is fetched.'
