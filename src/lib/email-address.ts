const word = String.raw`[^\s@.,;:<>()[\]\\"]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const emailAddress = new RegExp(String.raw`^${word}(?:\.${word})*@${label}(?:\.${label})+$`, 'u')

/** Whether a text is a single email address. Spaces around it are ignored; the brackets and commas of a list of addresses are not. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  return address.length <= 254 && emailAddress.test(address)
}

/** Whether an email address belongs to one of these domains (in lower case) or to a subdomain of one. Spaces around it are ignored. */
export function hasEmailDomain(address: string, domains: readonly string[]): boolean {
  const host = address.trim().split('@').slice(1).at(-1)?.toLowerCase() ?? ''
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}
