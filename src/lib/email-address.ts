/** Whether a text, apart from spaces around it, is written like an address of mail. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
}

/** The domain of an address of mail, in lower case; empty when it has none. */
export function emailDomain(address: string): string {
  return address.trim().split('@').slice(1).at(-1)?.toLowerCase() ?? ''
}
