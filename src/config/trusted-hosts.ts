import { apiUrls } from './api-urls'
import { isInFolder } from '@/lib/document-folder'
import { environment } from './environment'

/**
 * Host and port of a web address outside of the provider's folders; undefined inside, and for every other text. A host of
 * the provider also has answers that are not its own documents: uploaded pictures, and what its APIs return (DOC-71).
 * @param folders addresses of the folders with documents, beside that of the content.
 */
export function foreignHost(address: string, folders: readonly string[]): string | undefined {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return trustedFolders(folders).some((folder) => isInFolder(url.href, folder)) ? undefined : url.host
}

/**
 * The folders whose documents may be requested with the bearer token: that of the content, and the given ones at configured
 * origins.
 */
export function trustedFolders(folders: readonly string[]): string[] {
  return [environment().contentUrl, ...folders].filter(isTrustedUrl)
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
