import { withSilenceLimit } from '@/lib/transfer'
import { parseToc } from '@/engines/documentation/parse-toc'
import { tocRules } from '@/engines/documentation/service-toc'

/** A document as the table of contents of its service knows it. */
export interface ListedDocument {
  /** URL of the table of contents. */
  tocUrl: string
  /** Slug of the service. */
  slug: string
  /** The document's path in the portal. */
  path: string
}

/**
 * Whether a visitor may request a document (DOC-16). For the reader's worker, which is asked by the start script before
 * there is a page to decide. A table of contents that cannot be read restricts nothing (DOC-17), unless it is refused itself.
 */
export async function mayVisitorRequest({ tocUrl, slug, path }: ListedDocument): Promise<boolean> {
  try {
    // The start script has requested it a moment ago, so that the browser's cache answers.
    return await withSilenceLimit(async ({ signal, text }) => {
      const response = await fetch(tocUrl, { cache: 'force-cache', signal })
      if (response.status === 401 || response.status === 403) return false
      return !response.ok || !tocRules(parseToc(JSON.parse(await text(response))), slug).has(path)
    })
  } catch {
    return true
  }
}
