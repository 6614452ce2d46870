import { environment } from './environment'

/** Whether a bearer token may go to this address: its origin is one that the environment configures. */
export function isTrustedUrl(url: string): boolean {
  const { kubeUrl, identityUrl, rsxUrl, contentUrl } = environment()
  if (!URL.canParse(url)) return false
  const { origin } = new URL(url)
  return [kubeUrl, identityUrl, rsxUrl, contentUrl].some((trusted) => new URL(trusted).origin === origin)
}
