import type { HarRequest } from '@/engines/openapi/model/to-har'

/** Returns a request with the placeholder of a token: by default a GET without a body. */
export function harRequest(changes: Partial<HarRequest> & Pick<HarRequest, 'url'>): HarRequest {
  return {
    method: 'GET',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [{ name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN' }],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    ...changes,
  }
}
