const rsxPages = [
  'rsx-overview',
  'schema-download',
  'fields-qualifiers',
  'integration-readiness',
  'my-designs',
  'test-data',
  'file-naming-convention',
  'folder-structures',
  'connect-with-as2',
  'connect-with-sftp',
  'connect-with-transaction-api',
]

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
  ...rsxPages.map((page) => `/rsx/docs/${page}`),
])

/** Whether a path is a page of the portal that is not made of the content. */
export function isPortalPath(pathname: string): boolean {
  return known.has(pathname)
}
