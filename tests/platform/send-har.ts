import type { HarRequest } from '@/engines/openapi/model/to-har'

/** The address of a request with its query. Reserved values are encoded already. */
export function addressOf({ url, queryString }: HarRequest): URL {
  const pairs = queryString.map(({ name, value, reserved }) =>
    reserved ? `${encodeURIComponent(name)}=${value}` : new URLSearchParams({ [name]: value }).toString(),
  )
  return new URL([url, ...pairs].reduce((address, pair) => address + (address.includes('?') ? '&' : '?') + pair))
}

/** Sends a request that the portal made, as the code samples do. Files have any content. */
export function sendHar(har: HarRequest, headers: Record<string, string> = {}): Promise<Response> {
  const url = addressOf(har)
  const sent = new Headers(har.headers.map(({ name, value }): [string, string] => [name, value]))
  if (har.cookies.length > 0) sent.set('cookie', har.cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
  // The type of a multipart form has a boundary, which only the sender knows.
  if (har.postData?.mimeType.startsWith('multipart/')) sent.delete('content-type')
  for (const [name, value] of Object.entries(headers)) sent.set(name, value)
  const body = har.postData && bodyOf(har.postData)
  return fetch(url, { method: har.method, headers: sent, redirect: 'manual', ...(body !== undefined && { body }) })
}

function bodyOf({ mimeType, params, text }: NonNullable<HarRequest['postData']>): string | FormData | URLSearchParams {
  if (!params) return text ?? 'The content of a file.'
  if (!mimeType.startsWith('multipart/')) {
    return new URLSearchParams(params.map(({ name, value = '' }): [string, string] => [name, value]))
  }
  const form = new FormData()
  for (const { name, value = '', fileName } of params) {
    if (fileName === undefined) form.append(name, value)
    else form.append(name, new Blob(['The content of a file.']), fileName)
  }
  return form
}
