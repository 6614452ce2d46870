const prefix = 'pasted:'

/** Name of a document that was pasted or dropped, in the place of an address. */
export function pastedName(number: number): string {
  return `${prefix}${number}`
}

/** Whether a document was pasted or dropped: nothing of it may leave the browser, not even what it refers to. */
export function isPasted(url: string): boolean {
  return url.startsWith(prefix)
}

/** Why what such a document refers to is missing. */
export const notFetched =
  'Not loaded: this document was handed over and stays in the browser, so nothing that it refers to is fetched.'
