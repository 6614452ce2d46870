import { percentEncoded } from '@/lib/percent-encoding'
import type { DocumentedService } from './service'

/** The address of a service's documentation, which ends with a slash (DOC-18). */
export function docLocation(
  { slug, currentDocLocation }: Pick<DocumentedService, 'slug' | 'currentDocLocation'>,
  { contentUrl }: { contentUrl: string },
): string {
  const location = currentDocLocation || `${contentUrl}docs/${slug}/`
  return location.endsWith('/') ? location : `${location}/`
}

/** URL of the table of contents of the documentation at a location. */
export function tocUrl(location: string): string {
  return `${location}toc.json`
}

/** How the documents of a service are requested: with the token if the service is not in the public list. */
export function docAccess(service: Pick<DocumentedService, 'public'>): 'open' | 'private' {
  return service.public === false ? 'private' : 'open'
}

/** Returns the page of a path below a service, without `.md`; README if the path is empty (DOC-6). */
export function pageOf(splat: string): string {
  return splat.replace(/^\/+|(?<!\/)\/+$/g, '').replace(/\.md$/i, '') || 'README'
}

/** The address of a page's file. */
export function pageFile(location: string, page: string): string {
  return `${location}${page.split('/').map(percentEncoded).join('/')}.md`
}
