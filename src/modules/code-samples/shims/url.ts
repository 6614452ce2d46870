interface Parts {
  protocol: string
  slashes: boolean
  auth: string | null
  host: string
  hostname: string
  port: string | null
  hash: string | null
  search: string | null
  query: Record<string, string | string[]> | null
  pathname: string
  path: string
  href: string
}

/** Stands for Node's legacy function in the browser, as httpsnippet calls it: with the query parsed. */
export function parse(address: string): Parts {
  const { protocol, username, password, host, hostname, port, hash, search, searchParams, pathname, href } = new URL(
    address,
  )
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key)
    query[key] = values.length > 1 ? values : (values[0] ?? '')
  }
  const auth = username && (password ? `${username}:${password}` : username)
  return {
    protocol,
    slashes: true,
    auth: auth ? decodeURIComponent(auth) : null,
    host,
    hostname,
    port: port || null,
    hash: hash || null,
    search: search || null,
    query,
    pathname,
    path: pathname + search,
    href,
  }
}

/** The address of parts; `search` comes with or without its question mark. */
export function format({ protocol, auth, host, pathname, search, hash }: Parts): string {
  const login = auth ? `${encodeURIComponent(auth).replaceAll('%3A', ':')}@` : ''
  const query = search ? `?${search.replace(/^\?/, '')}` : ''
  return `${protocol}//${login}${host}${pathname}${query}${hash ?? ''}`
}
