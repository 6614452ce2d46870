import { paths } from '@/lib/paths'

/** Whether a path is the address that a sign-in returns to, in each form that the router takes for it. */
export function isCallbackPath(pathname: string): boolean {
  return /^\/callback\/*$/i.test(pathname)
}

/** Whether a path is the console's redirect URI, which opens in a popup and closes it. */
export function isConsoleCallbackPath(pathname: string): boolean {
  return pathname.replace(/(?<!\/)\/+$/, '').toLowerCase() === paths.consoleCallback()
}

/**
 * Returns path, query and hash of a return address of this origin. Anything else gives the fallback: other origins, script
 * addresses, protocol-relative addresses, and the addresses of the sign-in itself.
 */
export function safeReturnTo(value: unknown, fallback = '/home'): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback
  let url: URL
  try {
    url = new URL(value, window.location.origin)
  } catch {
    return fallback
  }
  if (url.origin !== window.location.origin || isCallbackPath(url.pathname) || url.pathname.startsWith('//'))
    return fallback
  return url.pathname + url.search + url.hash
}

/** Pages whose query holds a key or a code, which must not be stored anywhere and works only once. */
const pagesWithSecrets = new Set(['/verify-org', '/supply-pike/consent', '/login/create', '/login/create-new-password'])

/** The address of this page to return to; the home page if this address must not be stored. */
export function currentLocation(): string {
  if (pagesWithSecrets.has(window.location.pathname.replace(/(?<!\/)\/+$/, ''))) return '/home'
  return window.location.pathname + window.location.search + window.location.hash
}
