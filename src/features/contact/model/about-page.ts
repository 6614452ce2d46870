import { firstCharacters } from '@/lib/cut-text'
import { isPortalPath } from '@/lib/document-url'
import type { ContactValues } from './contact-forms'

const maxPathLength = 2000
/** As long as a subject may be, in characters. */
const maxTitleLength = 80

/** The first values of a form about a page of the portal that the address names; undefined if it names none (CONTACT-24). */
export function aboutPage(
  query: URLSearchParams,
  origin: string,
): Pick<ContactValues, 'subject' | 'message'> | undefined {
  const page = query.get('page') ?? ''
  if (page.length > maxPathLength || !isPortalPath(page)) return undefined
  return {
    subject: firstCharacters((query.get('title') ?? '').trim(), maxTitleLength),
    message: `Page: ${origin}${page}\n\n`,
  }
}
