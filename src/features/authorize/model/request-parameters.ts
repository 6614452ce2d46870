/** What the address of both screens carries: `key` names the request, `state` is handed back with the answer (1 §7). */
export interface RequestParameters {
  key: string
  state: string
}

// Generous: both are opaque texts of the provider. What no token consists of (blanks, quotes, brackets) is refused.
const opaque = /^[\w.~+/=:@%-]{1,2048}$/

/** Reads key and state; undefined when one is missing, given twice or malformed. Neither may be kept or logged. */
export function readParameters(query: URLSearchParams): RequestParameters | undefined {
  const key = single(query, 'key')
  const state = single(query, 'state')
  return key === undefined || state === undefined ? undefined : { key, state }
}

function single(query: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = query.getAll(name)
  return value !== undefined && more.length === 0 && opaque.test(value) ? value : undefined
}
