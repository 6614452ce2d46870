import type { QueryClient } from '@tanstack/react-query'
import { currentSession } from '@/auth/session'
import { pause } from '@/lib/pause'
import { isTextEarly } from '@/modules/markdown/early-text'
import { markdownQuery } from '@/modules/markdown/queries'
import { resolveToc, type TocPlace } from '@/engines/documentation/resolve-toc'
import { trail } from '@/engines/documentation/tree-entry'
import { pageFile } from '@/engines/documentation/doc-location'
import { accessOf, tocAccess } from '@/engines/documentation/document-access'
import { tocQuery } from './toc-query'

/** A page of an open service. */
export interface OpenPage {
  /** The address of the service's documentation, with a slash at the end. */
  location: string
  /** Path of the page below the documentation, without extension. */
  page: string
  /** Path of the page in the form that the entries of the table of contents have. */
  path: string
  place: TocPlace
}

/** How long the first rendering waits for a text that the start script has requested, in milliseconds. */
const earlyTextTimeoutMs = 300
const everybody = { signedIn: false, internal: false, featureFlags: [] }

/**
 * Starts to read a page before it is rendered.
 * @param find Finds the page; undefined for one that takes the token, which the page itself reads.
 * @returns what the first rendering waits for, so that it has the text; undefined for every later page.
 */
export function startPage(
  queryClient: QueryClient,
  find: () => Promise<OpenPage | undefined>,
): Promise<void> | undefined {
  const isEarly = isTextEarly()
  const started = find().then((page) => page && readPage(queryClient, page))
  return isEarly ? Promise.race([started, pause(earlyTextTimeoutMs)]) : undefined
}

/** Requests the table of contents, and then the text if everybody may read it (DOC-16). */
async function readPage(queryClient: QueryClient, { location, page, path, place }: OpenPage): Promise<void> {
  const { status } = currentSession()
  // A table of contents that cannot be read restricts nothing (DOC-17).
  const toc = await queryClient.fetchQuery(tocQuery(location, tocAccess('open', status === 'signedIn'))).catch(() => [])
  const { entries, privatePaths } = resolveToc(toc, place, everybody)
  if (accessOf(privatePaths.get(path), 'open') !== 'open') return
  // Without the token, the table of contents may lack a page that takes it.
  if (status === 'loading' && trail(entries, path).length === 0) return
  await queryClient.prefetchQuery(markdownQuery(pageFile(location, page), 'open'))
}
