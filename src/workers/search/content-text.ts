import { getContent, refuseHtml, toApiError } from '@/api/content/client'
import { isStatus } from '@/api/core/api-error'
import { digest } from '@/lib/digest'
import { withSilenceLimit } from '@/lib/transfer'
import type { Access } from '@/engines/documentation/document-access'

/** A published text as the server sent it. */
export interface ContentText {
  /** ETag or Last-Modified, else a digest of the text. */
  version: string
  /** Undefined when the host still has the known version. */
  text: string | undefined
  /** Whether the server sent it with the token only. */
  isPrivate: boolean
}

interface ContentTextCall {
  access: Access
  isSignedIn: boolean
  /** The version that is known already; its text is not needed. */
  knownVersion: string | undefined
  signal: AbortSignal
}

/** Longer responses are not read, in UTF-16 code units: as for the reader of API documents. */
const maxLength = 50 * 1024 * 1024

/**
 * Asks the host for a text, of which the browser's cache has what did not change (SEARCH-16).
 * @throws ApiError
 */
export async function contentText(url: string, call: ContentTextCall): Promise<ContentText> {
  if (call.access === 'private') return fetchText(url, 'private', call)
  try {
    return await fetchText(url, 'public', call)
  } catch (error) {
    const isRefused = isStatus(error, 401) || isStatus(error, 403)
    if (!isRefused || !call.isSignedIn) throw error
    return fetchText(url, 'private', call)
  }
}

async function fetchText(url: string, access: 'public' | 'private', call: ContentTextCall): Promise<ContentText> {
  return withSilenceLimit(async ({ signal, text: read }) => {
    const response = await getContent(url, { access, signal, cache: 'no-cache' })
    refuseHtml(response, url)
    const isPrivate = access === 'private'
    const named = response.headers.get('ETag') ?? response.headers.get('Last-Modified') ?? undefined
    if (named !== undefined && named === call.knownVersion) {
      response.body?.cancel().catch(() => undefined)
      return { version: named, text: undefined, isPrivate }
    }
    if (Number(response.headers.get('Content-Length')) > maxLength) throw new Error(`${url} is too large`)
    const text = await read(response).catch((cause: unknown) => {
      throw toApiError(cause, url)
    })
    if (text.length > maxLength) throw new Error(`${url} is too large`)
    const version = named ?? digest(text)
    return { version, text: version === call.knownVersion ? undefined : text, isPrivate }
  }, call.signal)
}
