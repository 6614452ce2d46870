/** Where an application receives its answer, as a browser reads the URI. */
export type ReturnUrl =
  | { kind: 'web'; protocol: 'http:' | 'https:'; host: string; isLoopback: boolean }
  /** The private-use scheme of a native application, with its colon. */
  | { kind: 'app'; scheme: string }
  /** Must not be followed. */
  | { kind: 'unsafe'; error: RedirectUriError }

/** Why a redirect URI is refused, or why it does not suit the type of its application. */
export type RedirectUriError =
  | 'blank'
  | 'invisible-character'
  | 'backslash'
  | 'not-absolute'
  | 'user-info'
  | 'scheme'
  | 'fragment'
  | 'wildcard'
  | 'http'
  | 'https-on-loopback'
  | 'private-use-scheme'

/** Control characters, and those that leave no mark, such as the zero-width space of a copied text. */
const invisible = /[\p{Control}\p{Default_Ignorable_Code_Point}]/u
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** A domain in reverse order has a dot, which no scheme that a browser or system reserves has (RFC 8252, section 7.1). */
const reverseDomain = /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:$/

/**
 * Reads a redirect URI. Web addresses and private-use schemes in reverse-domain form may be followed; user info, backslashes
 * and control characters, with which an address pretends to be another, are refused.
 */
export function returnUrlOf(uri: string): ReturnUrl {
  const written = uri.replace(/^[^:/?#]*:\/\//, '')
  const authority = /^[^/?#]*/.exec(written)?.[0] ?? ''
  const unsafe = (error: RedirectUriError): ReturnUrl => ({ kind: 'unsafe', error })
  if (/[ \t\n\r]/.test(uri)) return unsafe('blank')
  if (invisible.test(uri)) return unsafe('invisible-character')
  if (/\s/.test(uri)) return unsafe('blank')
  if (uri.includes('\\')) return unsafe('backslash')
  // "localhost:3000" reads as a scheme although a host is meant, and browsers repair "https:host", which is compared as it is written.
  if (/^[\w.-]+:\d/.test(uri) || /^https?:(?!\/\/[^/?#])/i.test(uri) || !URL.canParse(uri))
    return unsafe('not-absolute')
  const { protocol, host, hostname } = new URL(uri)
  if (written !== uri && authority.includes('@')) return unsafe('user-info')
  if (protocol === 'https:' || protocol === 'http:') {
    return { kind: 'web', protocol, host, isLoopback: loopbackHosts.has(hostname) }
  }
  return reverseDomain.test(protocol) ? { kind: 'app', scheme: protocol } : unsafe('scheme')
}

/**
 * Lists the reasons why a redirect URI cannot be registered, the most serious first. Web addresses need
 * https except on the developer's own computer, where native applications need http; only those have schemes of their own.
 * @param appType `native`, `web`, `spa`, `m2m`; undefined while none is chosen.
 */
export function redirectUriErrors(uri: string, appType: string | undefined): RedirectUriError[] {
  const url = returnUrlOf(uri)
  const errors: RedirectUriError[] = []
  if (url.kind === 'unsafe') {
    errors.push(url.error)
    if (url.error === 'not-absolute' || url.error === 'blank') return errors
  } else if (url.kind === 'app') {
    if (appType !== 'native') errors.push('private-use-scheme')
  } else if (url.protocol === 'http:') {
    if (!url.isLoopback) errors.push('http')
  } else if (url.isLoopback && appType === 'native') errors.push('https-on-loopback')
  if (uri.includes('#')) errors.push('fragment')
  if (uri.includes('*')) errors.push('wildcard')
  return errors
}
