import { publicServicesUrl } from '@/lib/public-services'
import { servicesPageSchema, type Service } from '@/api/devcenter/schemas'
import { readableServices } from '@/engines/documentation/readable-services'
import { documentationOf, listedDocuments } from '@/engines/search/published/documents'
import type { SearchReader } from '@/engines/search/reader'
import { operationRecords } from '@/engines/search/sources/operations'
import type { Environment } from '../build/environments.ts'
import { messageOf, readToc, servedSource } from '../search-index/source.ts'

/** A page that visitors may read. */
export interface PublicPage {
  /** Path and query in the portal. */
  address: string
  /** Address of its text as Markdown; undefined for pages that no Markdown is behind. */
  markdown: string | undefined
}

const visitor: SearchReader = { owner: undefined, isStaff: false, isToolbox: false, featureFlags: [] }

/**
 * The public pages of an environment's documentation: guides, lists of changes, overviews of API documents and their operations. Everything is
 * read without a token, so that nothing private can be among them.
 * @param slugs only these services; all without it.
 * @throws Error with a line for each file that cannot be read.
 */
export async function publicPages(
  environment: Environment,
  slugs: readonly string[] | undefined,
): Promise<PublicPage[]> {
  const services = await publicServices(environment)
  const chosen = services.filter(({ slug }) => !slugs || slugs.includes(slug))
  const unknown = slugs?.filter((slug) => !chosen.some((service) => service.slug === slug)) ?? []
  if (unknown.length > 0) throw new Error(`There is no public service ${unknown.join(', ')}.`)
  const failures: string[] = []
  const pages = new Map<string, PublicPage>()
  for (const service of chosen) {
    for (const page of await pagesOf(service, environment, failures)) {
      if (!pages.has(page.address)) pages.set(page.address, page)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
  return [...pages.values()]
}

async function publicServices(environment: Environment): Promise<Service[]> {
  const url = publicServicesUrl(environment)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`)
  return readableServices(servicesPageSchema.parse(await response.json()).results, environment, false)
}

/** Adds a line to `failures` for each file that cannot be read. */
async function pagesOf(service: Service, environment: Environment, failures: string[]): Promise<PublicPage[]> {
  const documentation = documentationOf(service, environment, visitor)
  if (documentation?.access !== 'open') return []
  const source = servedSource(documentation.location, undefined)
  const pages: PublicPage[] = []
  const toc = await readToc(source).catch((error: unknown) => void failures.push(messageOf(error)))
  for (const document of toc ? listedDocuments(toc, documentation, visitor) : []) {
    if (document.access !== 'open') continue
    if (document.kind !== 'api') {
      pages.push({ address: document.place.to, markdown: document.kind === 'guide' ? document.url : undefined })
      continue
    }
    try {
      const records = await operationRecords(await source.read(document.url), document.place, false)
      pages.push(...records.map(({ to }) => ({ address: to, markdown: undefined })))
    } catch (error) {
      failures.push(`${document.url}: ${messageOf(error)}`)
    }
  }
  return pages
}
