import { environment } from './environment'

/** Host and port of a web address that the environment does not configure; undefined for every other text. */
export function foreignHost(address: string): string | undefined {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) && !isTrustedUrl(url.href) ? url.host : undefined
}

/** Whether a bearer token may go to this address: its origin is one that the environment configures. */
export function isTrustedUrl(url: string): boolean {
  const { kubeUrl, identityUrl, rsxUrl, contentUrl } = environment()
  if (!URL.canParse(url)) return false
  const { origin } = new URL(url)
  return [kubeUrl, identityUrl, rsxUrl, contentUrl].some((trusted) => new URL(trusted).origin === origin)
}
