/** Whether an address of mail, apart from spaces around it, is of one of these domains (in lower case) or of one below them. */
export function isOfDomain(address: string, domains: readonly string[]): boolean {
  const host = address.trim().split('@').slice(1).at(-1)?.toLowerCase() ?? ''
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}
