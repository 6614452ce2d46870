import type { DocumentedService, ServiceConfiguration } from '@/engines/documentation/service'
import { decode } from '@/lib/percent-encoding'
import { portalOrigin } from '@/lib/document-url'
import { internalArea, rsxArea, userGuidesArea } from '@/engines/documentation/areas/areas'
import { isChangesPage, isToolPage } from '@/engines/documentation/page-location'
import { areaPath, type DocArea } from '@/engines/documentation/areas/doc-area'
import { documentOfPath, documentUrl } from '@/engines/documentation/api-location'
import { docAccess, docLocation, pageFile, pageOf } from '@/engines/documentation/doc-location'
import { readingOf, type Access } from '@/engines/documentation/document-access'
import { servicePlace } from '@/engines/documentation/service-toc'
import { paths } from '@/lib/paths'
import { changesFile } from '@/lib/published-changes'
import type { TocNode } from '@/engines/documentation/parse-toc'
import { resolveToc, type TocPlace } from '@/engines/documentation/resolve-toc'
import type { TreeEntry } from '@/engines/documentation/tree-entry'
import type { SearchReader } from '../reader'
import type { ApiPlace } from '../sources/operations'
import type { GuidePlace } from '../sources/guides'

/** A published document that a table of contents lists for this reader. */
export type ListedDocument = { url: string; access: Access; name: string } & (
  | { kind: 'guide'; place: GuidePlace }
  | { kind: 'changes'; place: GuidePlace }
  | { kind: 'api'; place: ApiPlace }
)

/** The documentation of a service: where it is, and where the portal shows it. */
export interface Documentation {
  service: Pick<DocumentedService, 'slug' | 'name'>
  name: string
  location: string
  access: Access
  tocPlace: TocPlace
  /** The guide that a path of the portal shows; undefined for what is no guide. */
  pageAt: (path: string) => string | undefined
  /** Whether a path of the portal is the list of the changes of this documentation. */
  isChanges: (path: string) => boolean
}

/** The documentation of a service; undefined when this reader may not read it. */
export function documentationOf(
  service: DocumentedService,
  environment: ServiceConfiguration & { contentUrl: string },
  { isStaff }: SearchReader,
): Documentation | undefined {
  const area = areaOf(service, environment)
  if (area === internalArea && !isStaff) return undefined
  return documentationIn(area, {
    service,
    location: docLocation(service, environment),
    access: docAccess(service),
  })
}

/** The documentation of a service that the portal shows in an area; without one below the address of the service. */
export function documentationIn(
  area: DocArea | undefined,
  published: Pick<Documentation, 'service' | 'location' | 'access'>,
): Documentation {
  const { slug, name = slug } = published.service
  if (!area) {
    const below = (path: string) => pageBelow(decode(paths.service(slug)), path)
    return {
      ...published,
      name,
      tocPlace: servicePlace(slug),
      pageAt: (path) => unless(isChangesPage, below(path)),
      isChanges: (path) => isChangesPage(below(path) ?? ''),
    }
  }
  const below = (path: string) => pageBelow(area.pathTo('').replace(/\/$/, ''), path)
  return {
    ...published,
    name: area.name,
    tocPlace: { name: area.service, pathOf: (link) => areaPath(area, link) },
    pageAt: (path) => unless((page) => isToolPage(area.service, page), below(path)),
    isChanges: (path) => area === rsxArea && isChangesPage(below(path) ?? ''),
  }
}

/**
 * The documents that a table of contents lists and this reader may request. The rules are those of the pages: entries that
 * are hidden, and addresses that the pages would refuse, are left out (SEARCH-14).
 */
export function listedDocuments(
  nodes: readonly TocNode[],
  documentation: Documentation,
  reader: SearchReader,
): ListedDocument[] {
  const { service, name: serviceName, location, access: serviceAccess, tocPlace } = documentation
  const isSignedIn = reader.owner !== undefined
  const { isStaff, featureFlags } = reader
  const { entries, privatePaths } = resolveToc(nodes, tocPlace, {
    signedIn: isSignedIn,
    internal: isStaff,
    featureFlags,
  })
  const documents = new Map<string, ListedDocument>()
  for (const { entry, path } of pathsOf(entries)) {
    const rule = privatePaths.get(path)
    const { step, access } = readingOf({ rule, serviceAccess, isPending: false, isSignedIn, isStaff })
    if (step !== 'request') continue
    const doc = documentOfPath(path)
    const url = doc === undefined ? fileOf(path, documentation) : documentUrl({ slug: service.slug, doc }, location)
    if (url === undefined || documents.has(url)) continue
    const common = { url, access, name: `${serviceName}: ${entry.text}` }
    const { text: title, internal } = entry
    if (doc !== undefined) {
      const place = { url, slug: service.slug, doc, service: serviceName, title, isInternal: internal }
      documents.set(url, { ...common, kind: 'api', place })
    } else {
      documents.set(url, {
        ...common,
        kind: documentation.isChanges(path) ? 'changes' : 'guide',
        place: { to: addressOf(entry, path), title, place: [serviceName] },
      })
    }
  }
  return [...documents.values()]
}

function areaOf({ id }: DocumentedService, { serviceIds }: ServiceConfiguration): DocArea | undefined {
  return [rsxArea, internalArea, userGuidesArea].find(({ service }) => serviceIds[service] === id)
}

function unless(isOther: (page: string) => boolean, page: string | undefined): string | undefined {
  return page === undefined || isOther(page) ? undefined : page
}

function pageBelow(root: string, path: string): string | undefined {
  if (path !== root && !path.startsWith(`${root}/`)) return undefined
  return pageOf(path.slice(root.length))
}

/** The file that a page of the documentation is made of. */
function fileOf(path: string, { location, pageAt, isChanges }: Documentation): string | undefined {
  if (isChanges(path)) return `${location}${changesFile}`
  const page = pageAt(path)
  return page === undefined ? undefined : pageFile(location, page)
}

/** All paths of visible entries, those of an entry without a hash first: it names the page, others a heading of it. */
function pathsOf(entries: readonly TreeEntry[]): { entry: TreeEntry; path: string }[] {
  const all = entries.flatMap((entry): { entry: TreeEntry; path: string }[] => [
    ...entry.paths.map((path) => ({ entry, path })),
    ...pathsOf(entry.children),
  ])
  return all.toSorted((a, b) => Number(hasHash(a.entry)) - Number(hasHash(b.entry)))
}

function hasHash({ to }: TreeEntry): boolean {
  return to?.includes('#') ?? false
}

/** The address of a page, without a hash: as its entry has it, or of the path when that is another address of the entry. */
function addressOf({ to }: TreeEntry, path: string): string {
  const [address = ''] = (to ?? '').split('#')
  const url = URL.parse(address, portalOrigin)
  if (url && decode(url.pathname) === path) return address
  return path.split('/').map(encodeURIComponent).join('/')
}
