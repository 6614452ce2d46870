import { isApiUrl } from '@/config/trusted-hosts'
import {
  fullUrl,
  nonAsciiText,
  preparedRequest,
  urlencoded,
  withoutContentType,
  withoutRefusedBody,
  type PreparedBody,
} from '@/engines/samples/prepared-request'
import type { NameValue } from '@/engines/samples/sample-request'
import { isSameName } from '@/engines/openapi/document/request-headers'
import { toSampleRequest } from '@/engines/openapi/model/to-sample-request'
import type { CallError, Secret, SentRequest } from '@/engines/requests/model/types'
import { credentialPlaceholder } from '@/engines/requests/model/credential-placeholder'
import { multipartBody } from '@/engines/requests/send/multipart'

/** A request as the worker sends it. */
export interface WireRequest {
  method: string
  url: string
  headers: [string, string][]
  body?: string | Blob
  followsRedirects: boolean
  timeoutMs: number
}

/**
 * Builds the request for the worker: the same that the samples show, with its token (CONSOLE-1). Returns a failure for a
 * host that the environment does not configure, so that no token can reach it (CONSOLE-15).
 */
export function wireRequest({
  har,
  files,
  secret,
  furtherSecrets = [],
  timeoutMs,
}: SentRequest): WireRequest | CallError {
  try {
    const { request } = withoutRefusedBody(preparedRequest(toSampleRequest(har), false), 'The browser')
    const publicUrl = fullUrl(request)
    if (!isApiUrl(publicUrl)) return { kind: 'foreign-host', host: new URL(publicUrl).host }
    const url = fullUrl({
      ...request,
      query: request.query.map((pair) => withQueryCredential(pair, [...(secret ? [secret] : []), ...furtherSecrets])),
    })
    const body = request.body && wireBody(request.body, files)
    // The type of the blob has the boundary of a multipart form.
    const headers = request.body?.kind === 'multipart' ? withoutContentType(request.headers) : request.headers
    const sentHeaders = headers.map(({ name, value }): [string, string] => {
      const own = furtherSecrets.find(({ headerName }) => headerName !== undefined && isSameName(headerName, name))
      const token = (own ?? secret)?.token
      return [name, token === undefined ? value : value.replace(credentialPlaceholder, () => token)]
    })
    checkForBrowsers(request.method, sentHeaders)
    return {
      method: request.method,
      url,
      headers: sentHeaders,
      ...(body !== undefined && { body }),
      followsRedirects: (!secret && furtherSecrets.length === 0) || !headers.some(isForwardedCredential),
      timeoutMs,
    }
  } catch (error) {
    return { kind: 'invalid', reason: error instanceof Error ? error.message : String(error) }
  }
}

function withQueryCredential(pair: NameValue, secrets: readonly Secret[]): NameValue {
  const secret = secrets.find(({ queryName }) => queryName === pair.name)
  if (!secret) return pair
  return { ...pair, value: pair.value.replace(credentialPlaceholder, () => secret.token) }
}

/**
 * Hides the credential in the address of a response, which the page shows and the history stores: it may be in the query, and
 * a server may write it into the target of a redirect.
 */
export function withoutCredential(address: string, secret: SentRequest['secret']): string {
  const url = URL.parse(address)
  if (!secret || !url) return address
  const query = new URLSearchParams(
    [...url.searchParams].map(([name, value]) => [name, value.replaceAll(secret.token, 'REMOVED')]),
  )
  if (query.toString() === url.searchParams.toString()) return address
  url.search = query.toString()
  return url.href
}

/** @throws if no browser can send the request, although it is valid HTTP. */
function checkForBrowsers(method: string, headers: readonly [name: string, value: string][]) {
  if (/^(connect|trace|track)$/i.test(method))
    throw new Error(`Browsers do not send requests with the method ${method}.`)
  // The value may be a pasted secret, so the message does not show it.
  const invalidHeader = headers.find(([, value]) => /[^\t -~]/.test(value))
  if (!invalidHeader) return
  const [name, value] = invalidHeader
  throw new Error(
    /\p{Cc}/u.test(value)
      ? `The header ${name} has a control character, which HTTP does not allow.`
      : nonAsciiText(name),
  )
}

/**
 * Whether browsers send the credential to another origin after a redirect. They drop only `Authorization`
 * (docs/decisions/0029).
 */
function isForwardedCredential({ name, value }: NameValue): boolean {
  return credentialPlaceholder.test(value) && name.toLowerCase() !== 'authorization'
}

function wireBody(body: PreparedBody, files: readonly Blob[]): string | Blob {
  const remaining = [...files]
  const nextFile = (fileName: string) => {
    const file = remaining.shift()
    if (!file) throw new Error(`Choose the file ${fileName} first.`)
    return file
  }
  switch (body.kind) {
    case 'file':
      return nextFile(body.fileName)
    case 'form':
      return urlencoded(body.fields)
    case 'multipart':
      return multipartBody(
        body.mimeType,
        body.parts.map((part) => ({
          ...part,
          content: part.fileName === undefined ? (part.value ?? '') : nextFile(part.fileName),
        })),
      )
    default:
      return body.text
  }
}
