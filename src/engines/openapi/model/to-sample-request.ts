import type { SampleRequest } from '@/engines/samples/sample-request'
import type { HarRequest } from './to-har'

/** The request as code samples show it, with its cookies as a header. */
export function toSampleRequest({
  method,
  url,
  headers,
  cookies,
  queryString,
  postData,
  refusal,
}: HarRequest): SampleRequest {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return {
    method,
    url,
    headers: cookie === '' ? headers : [...headers, { name: 'Cookie', value: cookie }],
    query: queryString,
    ...(postData && { body: postData }),
    ...(refusal !== undefined && { refusal }),
  }
}
