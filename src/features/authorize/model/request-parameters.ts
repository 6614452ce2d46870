/** The query of both screens (AUTHZ-2): `key` names the request, `state` is returned with the answer. */
export interface RequestParameters {
  key: string
  state: string
}

// Both are opaque texts of the provider: only characters that no token contains (blanks, quotes, brackets) are refused.
const opaque = /^[\w.~+/=:@%-]{1,2048}$/

/** Reads key and state; undefined when one is missing, repeated or malformed. Neither may be stored or logged. */
export function readParameters(query: URLSearchParams): RequestParameters | undefined {
  const key = single(query, 'key')
  const state = single(query, 'state')
  return key === undefined || state === undefined ? undefined : { key, state }
}

function single(query: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = query.getAll(name)
  return value !== undefined && more.length === 0 && opaque.test(value) ? value : undefined
}
