import { toolPages } from '@/features/rsx/model/areas'

/** Pages of the portal outside the documentation of services that its texts lead to. */
const known = new Set([
  '/docs',
  '/docs/label/swagger-documentation-verification',
  '/home',
  '/app',
  '/applications',
  '/signup',
  '/contact-info',
  '/terms-of-use',
  '/tools/shipping-doc-browser',
  '/tools/shipping-doc-browser/field-requirements',
  '/profile/personal',
  ...toolPages.map((page) => `/rsx/docs/${page}`),
])

/** Whether a path is a page of the portal that is not made of the content. */
export function isPortalPath(pathname: string): boolean {
  return known.has(pathname)
}
