import { ReadingError } from '@/engines/openapi/document/reading-error'
import { maxDocumentBytes, type LoadedText, type LoadOptions } from '@/engines/openapi/reader/loaded-text'
import type { DocumentSource } from '@/engines/openapi/reader/protocol'
import { pause } from '@/lib/pause'
import { isSilence, maxSilenceMs, withSilenceLimit, type Transfer } from '@/lib/transfer'
import { charsetOf } from '@/lib/charset'
import { isInFolder } from '@/lib/document-folder'

/**
 * Fetches a document, which may take any time as long as bytes arrive. The bearer token is sent only to the folders that it
 * is meant for: browsers keep it in redirects within the same origin and remove it in redirects to another.
 * @throws ReadingError for an unusable address, no response, an error status, HTML, a truncated body, more than 50 MB or
 *   20 s without any bytes, each of its own kind; an AbortError when `signal` aborts.
 */
export async function loadText(
  url: string,
  bearer: DocumentSource['bearer'],
  signal: AbortSignal,
  { unlessVersion, onBytes, canProbe = true }: LoadOptions = {},
): Promise<LoadedText | 'unchanged'> {
  const { href } = readableUrl(url)
  const trusted = bearer?.folders.some((folder) => isInFolder(href, folder)) ? bearer : undefined
  try {
    return await withSilenceLimit(async ({ signal: limited, read }) => {
      const request: RequestInit = {
        signal: limited,
        cache: 'no-cache',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: {
          Accept: 'application/json, application/yaml, */*;q=0.8',
          ...(trusted && { Authorization: `Bearer ${trusted.token}` }),
        },
      }
      const response = await reply(url, request, canProbe)
      const version = response.headers.get('etag') ?? response.headers.get('last-modified') ?? undefined
      if (version !== undefined && version === (await unlessVersion)) {
        await response.body?.cancel()
        return 'unchanged'
      }
      const { text, bytes } = await body(response, read, onBytes)
      // Some servers send every file as HTML: it is a page only if its text also looks like one.
      if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '') && /^\s*</.test(text)) {
        throw new ReadingError('html', 'The response is a web page (HTML), not an API document.')
      }
      const isForbidden = /\bno-store\b/i.test(response.headers.get('cache-control') ?? '')
      return { text, bytes, ...(version !== undefined && { version }), ...(isForbidden && { isStorable: false }) }
    }, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (isSilence(error)) {
      throw new ReadingError('timeout', `The server sent nothing for ${maxSilenceMs / 1000} seconds.`)
    }
    throw error
  }
}

/** Hosts of this machine other than `localhost`, which is the only one that the policy allows with http. */
const otherLoopback = /^(.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/

function readableUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ReadingError('address', 'This is not an address that begins with https:// or http://.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new ReadingError('address', 'An address with a user name or password in it is not opened.')
  }
  return url
}

/** Hosts that the security policy of this worker has refused. Only a worker of the portal has such a policy. */
const refusedOrigins = new Set<string>()
/** How long to wait for the report of a policy violation after a failed request, in milliseconds. */
const violationDelayMs = 50
if ('WorkerGlobalScope' in globalThis) {
  globalThis.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    refusedOrigins.add(URL.parse(blockedURI)?.origin ?? blockedURI)
  })
}

async function isRefusedByPolicy({ origin }: URL): Promise<boolean> {
  await pause(violationDelayMs)
  return refusedOrigins.has(origin)
}

function policyText({ hostname, port }: URL): string {
  const rule = 'The Content Security Policy of the portal blocks this URL. No request was sent.'
  return otherLoopback.test(hostname)
    ? `${rule} Read a server on this machine at http://localhost${port && `:${port}`}.`
    : `${rule} Use an address that begins with https://, or paste the document.`
}

async function reply(url: string, init: RequestInit, canProbe: boolean): Promise<Response> {
  const response = await fetch(url, init).catch(async () => {
    init.signal?.throwIfAborted()
    throw new ReadingError('network', canProbe ? await noReplyText(url, init.signal) : unknownCauseText)
  })
  const { ok, status, headers } = response
  if (status === 401 || status === 403) {
    throw new ReadingError('unauthorized', `The server refuses access to this document (${status}).`, status)
  }
  if (status === 404 || status === 410) {
    throw new ReadingError('not-found', `There is no document at this address (${status}).`, status)
  }
  if (!ok) throw new ReadingError('http', `The server responded with status ${status}.`, status)
  if (Number(headers.get('content-length')) > maxDocumentBytes) throw tooLarge()
  return response
}

const unknownCauseText =
  'There was no response: the server cannot be reached, or it does not allow other sites to read this document (CORS).'

async function noReplyText(url: string, signal: AbortSignal | null | undefined): Promise<string> {
  const parsed = new URL(url)
  if (await isRefusedByPolicy(parsed)) return policyText(parsed)
  return (await respondsAtAll(url, signal))
    ? 'The server responds, but it does not allow other sites to read this document (CORS).'
    : 'There was no response: the server cannot be reached.'
}

/** True when the server sends an opaque response: it is reachable but forbids cross-origin requests. */
async function respondsAtAll(url: string, signal: AbortSignal | null | undefined): Promise<boolean> {
  try {
    await fetch(url, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: signal ?? null,
    })
    return true
  } catch {
    return false
  }
}

function tooLarge(): ReadingError {
  return new ReadingError('too-large', 'The document is larger than 50 MB.')
}

function noDocument(): ReadingError {
  return new ReadingError('syntax', 'The response is a picture or another file, not the text of an API document.')
}

/** Decodes and counts the bytes as they arrive. */
async function body(
  response: Response,
  read: Transfer['read'],
  onBytes?: (bytes: number) => void,
): Promise<{ text: string; bytes: number }> {
  const contentType = response.headers.get('content-type') ?? ''
  if (/^(image|audio|video|font)\/(?!svg)|^application\/pdf\b/i.test(contentType)) throw noDocument()
  let decoder: TextDecoder | undefined
  let text = ''
  let bytes = 0
  try {
    await read(response, (part) => {
      bytes += part.byteLength
      if (bytes > maxDocumentBytes) throw tooLarge()
      onBytes?.(part.byteLength)
      decoder ??= new TextDecoder(charsetOf(contentType, part))
      text += decoder.decode(part, { stream: true })
    })
  } catch (error) {
    // Browsers reject with a TypeError when the connection breaks.
    if (!(error instanceof TypeError)) throw error
    throw new ReadingError('truncated', 'The response ended before the document was complete.')
  }
  text += decoder?.decode() ?? ''
  // No text has NUL: these are the bytes of another kind of file.
  if (text.includes('\0')) throw noDocument()
  return { text, bytes }
}
