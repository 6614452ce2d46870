import type { Element, Root } from 'hast'
import { tocPath } from '@/engines/documentation/service-toc'
import { areaPath } from '@/engines/documentation/areas/doc-area'
import { fencedBlock } from '@/engines/markdown/fenced-block'
import { resolveLink, type PageLocation } from '@/engines/markdown/resolve-link'
import { firstSampleContent } from '@/modules/downloads/sample-files'
import { parseToc } from '@/engines/documentation/parse-toc'
import { resolveToc, type ResolvedToc } from '@/engines/documentation/resolve-toc'
import type { TreeEntry } from '@/engines/documentation/tree-entry'
import { areaFile, areas, portalPath } from './areas'
import { apiDocument, featureFlags, mayRead, page, read, type ContentReader } from './site'
import { isPortalPath, portalProblem } from './portal-paths'

const origin = 'http://localhost:4400'

/** The table of contents of a service as a reader sees it. */
export async function tocOf(slug: string, reader: ContentReader): Promise<ResolvedToc> {
  const json: unknown = JSON.parse((await read(`${slug}/toc.json`, reader)) ?? '[]')
  const area = areas.get(slug)
  const pathOf = (link: string, swagger: boolean) => (area ? areaPath(area, link) : tocPath(slug, link, swagger))
  const place = { name: slug, pathOf }
  return resolveToc(parseToc(json), place, { ...reader, featureFlags })
}

/** Every address in a table of contents. */
export function addressesOf(entries: readonly TreeEntry[]): string[] {
  return entries.flatMap(({ to, href, children }) => [to ?? href ?? [], ...addressesOf(children)].flat())
}

/** The first page of a service, `slug/path`. */
export function firstPage(slug: string): string {
  return `${slug}/${areas.get(slug)?.overview ?? 'README'}`
}

/** The file of a page of the portal, `slug/path` without extension. */
export function pageFile(pathname: string): string | undefined {
  if (isPortalPath(pathname)) return undefined
  const own = areaFile(decodeURIComponent(pathname))
  if (own !== undefined) return own
  const [, area, slug, ...rest] = decodeURIComponent(pathname).split('/')
  if (area !== 'docs' || slug === undefined || slug === '') return undefined
  return `${slug}/${rest.join('/').replace(/\/$/, '') || 'README'}`
}

/** The reason why an address does not work for a reader; undefined if it works. */
export async function problemOf(address: string, reader: ContentReader): Promise<string | undefined> {
  if (/^(https?|mailto):/.test(address)) return foreignProblem(address)
  const url = new URL(address, 'http://portal.invalid')
  if (/^\/docs\/[^/]+\/api-doc$/.test(url.pathname)) return apiProblem(url, url.pathname.split('/')[2] ?? '', reader)
  if (isPortalPath(url.pathname)) {
    const error = portalProblem(url, reader.internal)
    return error && `${address}: ${error}`
  }
  const file = pageFile(url.pathname)
  if (file === undefined) return `${address}: no such page of the portal`
  const [slug = ''] = file.split('/')
  if (!mayRead(slug, reader)) return `${address}: the service is hidden`
  const rule = (await tocOf(slug, { name: '', signedIn: true, internal: true })).privatePaths.get(url.pathname)
  if (rule === 'internal' && !reader.internal) return `${address}: for staff only`
  const document = await page(file)
  if (!document) return `${address}: no such page`
  // A page for signed-in readers asks a visitor to sign in.
  if (rule === undefined && (await read(`${file}.md`, reader)) === undefined) return `${address}: not served`
  return url.hash === '' || idsOf(document.tree).has(decodeURIComponent(url.hash.slice(1)))
    ? undefined
    : `${address}: no such heading`
}

/** The problems in the text of a page for a reader. */
export async function problemsIn(file: string, reader: ContentReader): Promise<string[]> {
  const document = await page(file)
  if (!document) return ['no such page']
  const location: PageLocation = { file: `${origin}/content/docs/${file}.md`, path: portalPath(file), access: 'open' }
  const errors: (string | undefined)[] = []
  if (document.title === undefined) errors.push('no first-level heading')
  for (const { tagName, properties, children } of elementsOf(document.tree)) {
    if (tagName === 'a') errors.push(await linkProblem(properties, location, idsOf(document.tree), reader))
    if (tagName === 'img') {
      errors.push(await imageProblem(new URL(String(properties['src']), location.file), reader))
      if (!properties['alt']) errors.push(`${String(properties['src'])}: an image without a text`)
    }
    if (tagName === 'pre')
      errors.push(await fenceProblem(fencedBlock({ tagName, properties, children } as Element), reader))
  }
  return errors.filter((error) => error !== undefined)
}

/** The pages that a page links to, as `slug/path`. */
export async function linkedPages(file: string): Promise<string[]> {
  const document = await page(file)
  const location: PageLocation = { file: `${origin}/content/docs/${file}.md`, path: portalPath(file), access: 'open' }
  return elementsOf(document?.tree ?? { type: 'root', children: [] }).flatMap(({ tagName, properties }) => {
    if (tagName !== 'a') return []
    const target = resolveLink(String(properties['href']), location)
    if (target.kind !== 'page') return []
    const { pathname } = new URL(target.to, 'http://portal.invalid')
    return isPortalPath(pathname) || pathname.endsWith('/api-doc') ? [] : (pageFile(pathname) ?? [])
  })
}

async function linkProblem(
  properties: Element['properties'],
  location: PageLocation,
  ids: Set<string>,
  reader: ContentReader,
): Promise<string | undefined> {
  const target = resolveLink(String(properties['href']), location)
  if (target.kind === 'page') return problemOf(target.to, reader)
  if (target.kind === 'elsewhere') return foreignProblem(target.href)
  if (target.kind === 'heading') {
    return ids.has(decodeURIComponent(target.hash.slice(1))) ? undefined : `${target.hash}: no such heading`
  }
  if (target.kind === 'nowhere') return `${String(properties['href'])}: no address`
  const sample = (properties['title'] ?? '').includes('sample_files')
  return fileProblem(target.url, reader, (text) => !sample || firstSampleContent(JSON.parse(text)) !== undefined)
}

async function fileProblem(
  url: string,
  reader: ContentReader,
  isGood: (text: string) => boolean = () => true,
): Promise<string | undefined> {
  const path = url.replace(`${origin}/content/docs/`, '')
  const text = await read(path, reader)
  if (text === undefined) return `${url}: no such file`
  return isGood(text) ? undefined : `${url}: not what the link says`
}

/** Checks that the size after an image's address has the proportions of the image. */
function imageProblem({ href, hash }: URL, reader: ContentReader): Promise<string | undefined> {
  const [, width, height] = /^#(\d+)x(\d+)$/.exec(hash) ?? []
  return fileProblem(href.replace(hash, ''), reader, (svg) => {
    const [, ownWidth, ownHeight] = /<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
    return Number(width) * Number(ownHeight) === Number(height) * Number(ownWidth)
  })
}

const fences = new Set(
  `bash csharp css docker diff go html http java js json make markdown python sql xml yaml schema-viewer`.split(' '),
)

async function fenceProblem(
  { code, language }: { code: string; language: string | undefined },
  reader: ContentReader,
): Promise<string | undefined> {
  if (language === undefined) return undefined
  if (!fences.has(language)) return `a fence of unknown language ${language}`
  if (language === 'json') {
    try {
      JSON.parse(code)
    } catch (error) {
      return `a JSON sample is broken: ${String(error)} in ${code.slice(0, 60)}`
    }
  }
  if (language !== 'schema-viewer') return undefined
  const [url = ''] = code.trim().split(/\s+/)
  return fileProblem(new URL(url, origin).href, reader, (text) => {
    const { sections } = JSON.parse(text) as { sections?: { items?: unknown[] }[] }
    return Array.isArray(sections) && sections.every(({ items }) => Array.isArray(items) && items.length > 0)
  })
}

async function apiProblem({ searchParams }: URL, slug: string, reader: ContentReader): Promise<string | undefined> {
  const doc = searchParams.get('doc') ?? ''
  if (!doc.startsWith(`${slug}/`) || !mayRead(slug, reader)) return `${doc}: not a document of the service`
  if ((await read(doc, reader)) === undefined) return `${doc}: not served`
  const path = searchParams.get('path')
  const paths = (await apiDocument(doc))?.['paths'] as Record<string, Record<string, unknown>>
  if (path === null || paths[path]?.[(searchParams.get('method') ?? '').toLowerCase()] !== undefined) return undefined
  return `${doc}: no operation ${searchParams.get('method')} ${path}`
}

/** Checks that samples and links name invented hosts only. */
function foreignProblem(address: string): string | undefined {
  const { hostname } = new URL(address)
  return /(^|\.)(example|localhost)$/.test(hostname) || address.startsWith('mailto:')
    ? undefined
    : `${address}: a host outside the documentation`
}

function idsOf(tree: Root): Set<string> {
  return new Set(elementsOf(tree).flatMap(({ properties }) => properties['id'] ?? []))
}

/** Every element below a node, in document order. */
export function elementsOf(parent: Root | Element): Element[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []))
}
