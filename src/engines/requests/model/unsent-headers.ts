import type { HarRequest } from '@/engines/openapi/model/to-har'

/** Headers that only the browser can set (Fetch standard, "forbidden request-header"). */
const browserHeaders =
  /^(accept-(charset|encoding)|access-control-request-(headers|method|private-network)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|(proxy|sec)-.*)$/i

/** Whether only the browser can set a header, so that a page cannot send it. */
export function isBrowserHeader(name: string): boolean {
  return browserHeaders.test(name)
}

/**
 * Returns the names of headers that the samples send and the console cannot, `Cookie` among them (CONSOLE-4).
 */
export function unsentHeaders({ headers, cookies }: HarRequest): string[] {
  const names = headers.map(({ name }) => name).filter(isBrowserHeader)
  return cookies.length > 0 && !names.some((name) => /^cookie$/i.test(name)) ? [...names, 'Cookie'] : names
}
