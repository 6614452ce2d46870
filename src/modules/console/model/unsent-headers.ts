import type { HarRequest } from '@/modules/openapi/model/to-har'

/** Headers that browsers write themselves (Fetch standard, "forbidden request-header"). */
const browserHeaders =
  /^(accept-(charset|encoding)|access-control-request-(headers|method|private-network)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|(proxy|sec)-.*)$/i

/** Whether browsers write a header themselves, whatever a page says. */
export function isBrowserHeader(name: string): boolean {
  return browserHeaders.test(name)
}

/**
 * Names of what the request has and a browser does not send: the samples send it, the console cannot (CONSOLE-4).
 */
export function unsentHeaders({ headers, cookies }: HarRequest): string[] {
  const names = headers.map(({ name }) => name).filter(isBrowserHeader)
  return cookies.length > 0 && !names.some((name) => /^cookie$/i.test(name)) ? [...names, 'Cookie'] : names
}
