import { apiUrls } from './api-urls'
import { environment } from './environment'

/** Host and port of a web address that the environment does not configure; undefined for every other text. */
export function foreignHost(address: string): string | undefined {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) && !isTrustedUrl(url.href) ? url.host : undefined
}

/** Whether a bearer token may go to this address: its origin is one that the environment configures. */
export function isTrustedUrl(url: string): boolean {
  const { kubeUrl, identityUrl, rsxUrl, contentUrl } = environment()
  return hasOriginOf(url, [kubeUrl, identityUrl, rsxUrl, contentUrl])
}

/** Whether the request console may send to this address: its origin is that of an API of the environment (CONSOLE-15). */
export function isApiUrl(url: string): boolean {
  return hasOriginOf(url, apiUrls(environment()))
}

function hasOriginOf(url: string, others: readonly string[]): boolean {
  const origin = URL.parse(url)?.origin
  return origin !== undefined && others.some((other) => new URL(other).origin === origin)
}
