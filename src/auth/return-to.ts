/** Whether a path is the address that a sign-in returns to, in each form that the router takes for it. */
export function isCallbackPath(pathname: string): boolean {
  return /^\/callback\/*$/i.test(pathname)
}

/**
 * A return address as a path of this origin (path, query and hash), or the fallback for anything else:
 * other origins, script addresses, protocol-relative tricks, and the addresses of the sign-in itself.
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

/** Pages whose query holds a key or a code: it must not be kept anywhere, and it is good once. */
const unrepeatable = new Set(['/verify-org', '/supply-pike/consent', '/login/create', '/login/create-new-password'])

/** Where the reader is now, to be returned to; the home page where the address must not be remembered. */
export function currentLocation(): string {
  if (unrepeatable.has(window.location.pathname.replace(/\/+$/, ''))) return '/home'
  return window.location.pathname + window.location.search + window.location.hash
}
