import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChangesEntry } from '@/api/content/schemas'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { rsxArea } from '@/engines/documentation/areas/areas'
import type { TocNode } from '@/engines/documentation/parse-toc'
import { documentationIn } from '@/engines/search/published/documents'
import { changesFeedFile, changesFile } from '@/lib/published-changes'
import { documentedOrigin } from '../../platform/content/api-document.ts'
import { documentSchema } from '../../platform/rsx/document-schema.ts'
import { createSchemaDownload } from '../../platform/rsx/schemas/schema-download.ts'
import { readableVersions } from '../../platform/rsx/versions.ts'
import { services } from '../../platform/seed/services.ts'
import { readToc, type Source } from '../search-index/source.ts'
import { apiEntries } from './api-entries.ts'
import { changesFeed } from './feed.ts'
import { publicationOf, readableApis, type Publication } from './publication.ts'
import { readableSchemas, schemaEntries, versionsOf, type SchemaSource } from './schema-entries.ts'
import { changesText, mergeEntries } from './write-changes.ts'

/** The platform's content, and the files of earlier publications: `{slug}/{date}/{path}`, where they were different. */
const docs = 'platform/content/docs'
const history = 'platform/content/history'

/** A publication of the past: its day, and the API documents that it had. */
interface PastPublication {
  date: string
  documents: readonly string[]
}

const apiHistories: Record<string, readonly PastPublication[]> = {
  label: [
    { date: '2021-05-11', documents: ['label-v0.json'] },
    { date: '2024-09-17', documents: ['label-v0.json', 'label-v1.json'] },
    { date: '2026-11-10', documents: ['label-v0.json', 'label-v1.json'] },
  ],
  transactions: [
    { date: '2020-02-04', documents: ['transactions-v2.json'] },
    { date: '2022-10-18', documents: ['transactions-v2.json', 'transactions-v4.json'] },
    { date: '2026-06-09', documents: ['transactions-v2.json', 'transactions-v4.json', 'transactions-v5.json'] },
  ],
}

/** The days on which versions of the schemas were published. */
const schemaDates = { '7.3.0': '2022-03-01', '7.7.0': '2025-02-11', '7.7.4': '2026-09-15' }
const schemasSlug = 'rsx-docs'

/** A file of the platform's content: its path and its text. */
interface ContentFile {
  path: string
  text: string
}

/** Makes the changes of the platform's services: those that the command would have made at each publication (COMPARE-72). */
export async function platformChanges(): Promise<ContentFile[]> {
  const files: ContentFile[] = []
  for (const [slug, past] of Object.entries(apiHistories)) {
    const publications: Publication[] = []
    for (const publication of past) publications.push(await pastPublication(slug, publication))
    let entries: ChangesEntry[] = []
    for (const [index, { date }] of past.entries()) {
      const now = publications[index]
      if (!now) continue
      const { entries: made, openStates } = await apiEntries({ before: publications[index - 1], now, date })
      entries = mergeEntries({ published: entries, drafted: [], made, openStates, ...readableApis(now) })
    }
    files.push(...filesOf(slug, nameOf(slug), entries))
  }
  files.push(...filesOf(schemasSlug, rsxArea.name, await platformSchemaEntries()))
  return files
}

function filesOf(slug: string, name: string, entries: readonly ChangesEntry[]): ContentFile[] {
  const feed = changesFeed(entries, { name, location: locationOf(slug), page: undefined })
  return [
    { path: `${docs}/${slug}/${changesFile}`, text: changesText(entries) },
    { path: `${docs}/${slug}/${changesFeedFile}`, text: feed },
  ]
}

async function pastPublication(slug: string, { date, documents }: PastPublication): Promise<Publication> {
  const location = locationOf(slug)
  const source: Source = {
    location,
    read: (url) => {
      const path = url.slice(location.length)
      const earlier = join(history, slug, date, path)
      return readFile(existsSync(earlier) ? earlier : join(docs, slug, path), 'utf8')
    },
  }
  const documentation = documentationIn(undefined, { service: { slug, name: nameOf(slug) }, location, access: 'open' })
  const isPublished = ({ swagger, link = '' }: TocNode) => !swagger || documents.includes(link.replace('openapi/', ''))
  const withPublished = (toc: readonly TocNode[]): TocNode[] =>
    toc.filter(isPublished).map((node) => ({ ...node, children: withPublished(node.children) }))
  return publicationOf(source, documentation, withPublished(await readToc(source)))
}

async function platformSchemaEntries(): Promise<ChangesEntry[]> {
  let entries: ChangesEntry[] = []
  const dates = Object.entries(schemaDates)
  for (const [index, [, date]] of dates.entries()) {
    const later = new Set(dates.slice(index + 1).map(([version]) => version))
    const source = platformSchemas(later)
    const { entries: made, openStates } = await schemaEntries({ source, published: entries, date })
    const readable = readableSchemas(versionsOf(await source.assets()))
    entries = mergeEntries({ published: entries, drafted: [], made, openStates, ...readable })
  }
  return entries
}

/** The public schemas of the local platform, before it had the later versions. */
function platformSchemas(later: ReadonlySet<string>): SchemaSource {
  const versions = readableVersions(false).filter(({ version }) => !later.has(version))
  const assets = versions.flatMap(({ version, schemaSet, isLegacy, documents }) =>
    documents.map(({ name, numbers, docTypes }): SchemaAsset => ({
      docName: name,
      version,
      documentNumbers: numbers,
      documentTypes: docTypes,
      legacy: isLegacy,
      schemaSet,
      formats: ['XML'],
    })),
  )
  return {
    assets: () => Promise.resolve(assets),
    read: ({ docName, version }) => {
      const schema = documentSchema(version, docName)
      if (!schema) return Promise.reject(new Error('does not exist'))
      return Promise.resolve(new Uint8Array(createSchemaDownload(schema, 'xml')))
    },
  }
}

function locationOf(slug: string): string {
  return `${documentedOrigin}/content/docs/${slug}/`
}

function nameOf(slug: string): string {
  return services.find((service) => service.slug === slug)?.name ?? slug
}
