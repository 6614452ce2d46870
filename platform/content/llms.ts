import { parseToc } from '@/engines/documentation/parse-toc'
import { services } from '../seed/services'
import { answerBytes } from './answer'
import { contentResponse } from './serve'

/**
 * Answers `/content/docs/{slug}/llms.txt`, which is written from the service's pages at each request (SEARCH-32); undefined
 * for other addresses, and for services whose pages need a token.
 */
export async function llmsResponse(
  pathname: string,
  { origin, ifNoneMatch }: { origin: string; ifNoneMatch: string | undefined },
): Promise<Response | undefined> {
  const [, folder = '', slug = ''] = /^(\/content\/docs\/([\w-]+)\/)llms\.txt$/.exec(pathname) ?? []
  const toc = await published(`${folder}toc.json`, origin)
  if (toc === undefined) return undefined
  // Loaded on first use, so that the platform starts quickly.
  const [{ llmsText, pageFacts }, { parseMarkdown }] = await Promise.all([
    import('@/engines/search/published/llms-text'),
    import('@/engines/markdown/parse-markdown'),
  ])
  const text = await llmsText({
    toc: parseToc(JSON.parse(toc)),
    location: `${origin}${folder}`,
    name: services.find((service) => service.slug === slug)?.name ?? slug,
    page: async (url) => {
      const page = await published(new URL(url).pathname, origin)
      return page === undefined ? undefined : pageFacts(parseMarkdown(page))
    },
  })
  return answerBytes(new TextEncoder().encode(text), 'text/plain; charset=utf-8', { ifNoneMatch })
}

/** The text of a file that everybody may read; undefined when there is none. */
async function published(pathname: string, origin: string): Promise<string | undefined> {
  const response = contentResponse(pathname, { caller: 'visitor', origin })
  return response?.ok ? response.text() : undefined
}
