/** Stands for the portal's own origin while an address is resolved. HTTPS, because an address `//host` inherits its protocol. */
export const portalOrigin = 'https://portal.invalid'

/** Control characters. Browsers ignore some of them in an address, so `/<tab>/host` names another host. */
const controlCharacters = /\p{Cc}/gu
/** Half of a pair of UTF-16 units. Browsers replace it, `encodeURIComponent` throws. */
const loneSurrogates = /\p{Surrogate}/gu

/** Removes the characters of an address that browsers ignore. */
export function cleanUrl(address: string): string {
  return address.replaceAll(controlCharacters, '').replaceAll(loneSurrogates, '\ufffd').trim()
}

/**
 * Resolves an address of a document as browsers do (WHATWG URL).
 * @param base Path in the portal that relative addresses start from.
 * @returns undefined if no browser can open the address. An address within the portal has `portalOrigin`.
 */
export function resolveUrl(address: string, base = '/'): URL | undefined {
  const clean = cleanUrl(address)
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(clean)
  return URL.parse(clean, hasScheme ? undefined : portalOrigin + base) ?? undefined
}

/**
 * Whether a text from outside is the address of a page of the portal: it begins with one slash, and names no other host in
 * any reading of a browser, such as `//host`, `/\\host` or `/<tab>/host`.
 */
export function isPortalPath(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address) || cleanUrl(address) !== address) return false
  const url = resolveUrl(address)
  return url?.origin === portalOrigin && !url.pathname.startsWith('//')
}

/** Path, query and hash of an address within the portal. The path starts with one slash, because two would name a host. */
export function pathInPortal({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash
}

/** Whether a link may lead to an address outside the portal. */
export function isLinkable({ protocol }: URL): boolean {
  return ['http:', 'https:', 'mailto:'].includes(protocol)
}
