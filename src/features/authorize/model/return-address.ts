/** Where an application gets its answers. `unsafe`: an address that must not be followed. */
export type ReturnAddress =
  | { kind: 'web'; host: string }
  /** A native application's own scheme, with its colon. */
  | { kind: 'app'; scheme: string }
  | { kind: 'unsafe' }

/** Schemes that run something or show something in the place of an application (decisions, Authorization and forms). */
const forbidden = new Set(
  ['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'about', 'view-source', 'ftp', 'ws', 'wss'].map(
    (scheme) => `${scheme}:`,
  ),
)

/** What an address of return is. The parser sees through blanks and letter case, as the browser would. */
export function returnAddress(uri: string): ReturnAddress {
  if (!URL.canParse(uri)) return { kind: 'unsafe' }
  const { protocol, host } = new URL(uri)
  if (forbidden.has(protocol)) return { kind: 'unsafe' }
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'web', host } : { kind: 'app', scheme: protocol }
}

/**
 * The address that tells the application that its user refused (1 §4): the error is appended to the query, and what the
 * address has already (query, fragment) stays as it is. Undefined for one that must not be followed.
 */
export function refusalAddress(uri: string): string | undefined {
  if (returnAddress(uri).kind === 'unsafe') return undefined
  const description = encodeURIComponent('User did not authorize the request')
  const error = `error=access_denied&error_description=${description}`
  const [, base = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(new URL(uri).href) ?? []
  const glue = query === '' ? '?' : /[?&]$/.test(query) ? query : `${query}&`
  return `${base}${glue}${error}${fragment}`
}
