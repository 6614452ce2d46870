import type { ApiComparison } from '@/engines/openapi/compare/compare-documents'
import { compareSources } from '@/engines/openapi/compare/compare-sources'
import { errorFacts } from '@/engines/openapi/document/reading-error'
import { infoView } from '@/engines/openapi/reader/document-facts'
import { createReader, type Reader } from '@/engines/openapi/reader/reader'
import { messageOf, servedSource, UnreadableError } from '../search-index/source.ts'
import { shortHash } from './entry-id.ts'
import type { Publication, PublishedDocument } from './publication.ts'
import { withoutInternalOperations } from './public-operations.ts'

/** An API document of a publication, read with all that it refers to. */
export interface OpenedDocument {
  published: PublishedDocument
  /** The URL under which its reader has it: earlier documents have another host, because their URL is that of a later one. */
  url: string
  reader: Reader
  /** The version that it states. */
  version: string | undefined
  /** Equal for equal texts. */
  digest: string
}

const earlierOrigin = 'https://earlier.invalid'

/**
 * Reads an API document with all that it refers to, without the operations for staff.
 * @param isEarlier Whether the publication is the one before.
 * @throws UnreadableError with a line for each file that cannot be read.
 */
export async function openDocument(
  publication: Publication,
  published: PublishedDocument,
  isEarlier: boolean,
): Promise<OpenedDocument> {
  const { location } = publication.source
  const { origin } = new URL(location)
  const texts = new Map<string, string>()
  const failures: string[] = []
  const reader = createReader(async (readerUrl) => {
    const url = realUrl(readerUrl, origin)
    try {
      const text = await withoutInternalOperations(await readFile(publication, url))
      texts.set(url.startsWith(location) ? url.slice(location.length) : url, text)
      return { text, bytes: text.length }
    } catch (error) {
      failures.push(`${url}: ${messageOf(error)}`)
      throw error
    }
  })
  const url = isEarlier ? earlierOrigin + published.url.slice(origin.length) : published.url
  const bundle = await reader.openWhole({ url }, new AbortController().signal).catch((error: unknown) => {
    throw new UnreadableError(failures[0] ?? `${published.url}: ${errorFacts(error).message}`)
  })
  const refusals = Array.from(bundle.refusals, ([refused, reason]) => `${realUrl(refused, origin)}: ${reason}`)
  if (failures.length + refusals.length > 0)
    throw new UnreadableError([...new Set(failures.length > 0 ? failures : refusals)].join('\n'))
  const sorted = [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { published, url, reader, version: infoView(bundle.main).version, digest: shortHash(JSON.stringify(sorted)) }
}

/**
 * Compares a document with an earlier one.
 * @param today An ISO date, which decides whether a sunset has passed.
 * @throws UnreadableError if a part of the later one cannot be read.
 */
export async function compareOpened(from: OpenedDocument, to: OpenedDocument, today: string): Promise<ApiComparison> {
  const reader: Reader = {
    ...to.reader,
    openWhole: (source, signal) => (source.url === from.url ? from : to).reader.openWhole(source, signal),
  }
  const work = { signal: new AbortController().signal, report: () => undefined }
  const reply = await compareSources(reader, { from: { url: from.url }, to: { url: to.url }, today }, work)
  if ('errors' in reply) {
    const [before, after] = reply.errors
    throw new UnreadableError(`${to.published.url}: ${(after ?? before)?.message ?? 'cannot be compared'}`)
  }
  if (reply.unread.to.length > 0) {
    throw new UnreadableError(reply.unread.to.map((reason) => `${to.published.url}: ${reason}`).join('\n'))
  }
  return reply
}

/** Reads a file of a documentation, or of its host without a token. Files that only some readers may read are refused. */
async function readFile({ source, hidden }: Publication, url: string): Promise<string> {
  if (hidden.urls.has(url)) throw new Error('is not for all readers, but a document for them refers to it')
  const { location } = source
  if (!url.startsWith(location)) {
    if (new URL(url).origin !== new URL(location).origin) throw new Error('is on another host')
    return servedSource(location, undefined).read(url)
  }
  if (/(?:^|[/\\])\.\.(?:[/\\]|$)/.test(decodeURIComponent(url.slice(location.length)))) {
    throw new Error('is outside of the documentation')
  }
  return source.read(url)
}

function realUrl(url: string, origin: string): string {
  return url.startsWith(earlierOrigin) ? origin + url.slice(earlierOrigin.length) : url
}
