import type { Service } from '@/api/devcenter/schemas'
import type { Environment } from '@/config/env-schema'

/** Where a service's documentation lives, with a slash at its end (decisions, Documentation). */
export function docLocation(
  { slug, currentDocLocation }: Pick<Service, 'slug' | 'currentDocLocation'>,
  { contentUrl }: Pick<Environment, 'contentUrl'>,
): string {
  const location = currentDocLocation || `${contentUrl}docs/${slug}/`
  return location.endsWith('/') ? location : `${location}/`
}

/** URL of the table of contents of the documentation at a location. */
export function tocUrl(location: string): string {
  return `${location}toc.json`
}

/** Whether reading a service's documents takes a token: those that the public list does not have. */
export function docAccess(service: Pick<Service, 'public'>): 'open' | 'private' {
  return service.public === false ? 'private' : 'open'
}

/** The page that a path below a service names: README by default, with or without `.md`. */
export function pageOf(splat: string): string {
  return splat.replace(/^\/+|\/+$/g, '').replace(/\.md$/i, '') || 'README'
}

/** The file of a page below a service's documentation. */
export function pageFile(location: string, page: string): string {
  return `${location}${page.split('/').map(encodeURIComponent).join('/')}.md`
}
