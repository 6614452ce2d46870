import { exampleFileGroups } from '@/engines/rsx/example-files'
import { areaUrls } from '@/engines/documentation/page-location'
import { mappingGuideSets } from '@/config/mapping-guides'
import { documentSchema } from '../../platform/rsx/document-schema'
import { fieldsOf } from '../../platform/rsx/fields'
import { findVersion } from '../../platform/rsx/versions'

/** Pages of the portal, outside the documentation of services, that texts link to. */
const known = new Set([
  '/docs',
  '/docs/label/swagger-documentation-verification',
  '/home',
  '/app',
  '/applications',
  '/signup',
  '/contact-info',
  '/terms-of-use',
  '/tools/document-check',
  '/tools/document-check/sample',
  '/tools/error-decoder',
  '/tools/shipping-doc-browser',
  '/tools/shipping-doc-browser/field-requirements',
  '/rsx/docs/my-designs/compare',
  '/profile/personal',
  ...areaUrls.rsxDocs.toolPages.map((page) => `/rsx/docs/${page}`),
  ...mappingGuideSets.map(({ slug }) => `/user-guides/docs/customer-mapping-guides/${slug}`),
])

const fieldsRoot = '/rsx/docs/fields-qualifiers/'
const compareRoot = '/rsx/docs/compare/'
const changesPages = /^(\/docs\/[^/]+|\/rsx\/docs)\/changes$/

/** Whether a path is a page of the portal that does not come from the content. */
export function isPortalPath(pathname: string): boolean {
  return (
    known.has(pathname) ||
    pathname.startsWith(fieldsRoot) ||
    pathname.startsWith(compareRoot) ||
    changesPages.test(pathname)
  )
}

/** The reason why a page of the portal does not show what its address names; undefined if it does. */
export function portalProblem({ pathname, searchParams }: URL, isStaff: boolean): string | undefined {
  if (pathname.startsWith(fieldsRoot)) {
    const [version = '', document = '', field] = pathname.slice(fieldsRoot.length).split('/').map(decodeURIComponent)
    return versionProblem(version, isStaff) ?? fieldProblem(version, document, field)
  }
  if (pathname.startsWith(compareRoot)) {
    const document = decodeURIComponent(pathname.slice(compareRoot.length))
    return ['from', 'to']
      .map((side) => searchParams.get(side) ?? '')
      .map((version) => versionProblem(version, false) ?? fieldProblem(version, document, undefined))
      .find((problem) => problem !== undefined)
  }
  const file = searchParams.get('file')
  if (pathname === '/rsx/docs/example-download' && file !== null && !exampleFileNames.has(file)) {
    return `${file}: no such example file`
  }
  const version = searchParams.get('version')
  if (pathname !== '/rsx/docs/schema-download' || version === null) return undefined
  return versionProblem(version, isStaff) ?? setProblem(version, searchParams)
}

/** Checks that a link to the list of schemas names the set of its version, and shows legacy schemas for a legacy version. */
function setProblem(name: string, query: URLSearchParams): string | undefined {
  const version = findVersion(name)
  const set = query.get('set') ?? 'network'
  const isShown = version?.schemaSet === set && (!version.isLegacy || query.get('showLegacy') === 'true')
  return isShown ? undefined : `${name}: not among the ${set} schemas`
}

const exampleFileNames = new Set(
  exampleFileGroups.flatMap(({ formats }) =>
    Object.values(formats).flatMap(({ files }) => files.map(({ fileName }) => fileName)),
  ),
)

function versionProblem(name: string, isStaff: boolean): string | undefined {
  const version = findVersion(name)
  if (!version) return `${name}: no such version`
  return version.schemaSet === 'internal' && !isStaff ? `${name}: a version for staff only` : undefined
}

/** Checks that the field of a link has codes, because its page would be empty otherwise. */
function fieldProblem(version: string, document: string, name: string | undefined): string | undefined {
  const schema = documentSchema(version, document)
  if (!schema) return `${version} has no ${document}`
  if (name === undefined) return undefined
  const field = fieldsOf(schema).find((candidate) => candidate.name === name)
  if (!field) return `${document} ${version} has no ${name}`
  return field.codes.length > 0 ? undefined : `${name} of ${document} ${version} has no codes`
}
