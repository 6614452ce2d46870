import type { Service } from '@/api/devcenter/schemas'
import type { User } from '@/api/identity/schemas'
import { portalRecords } from '@/modules/search/page-records/page-records'
import type { SearchRecord } from '@/engines/search/record'
import type { SearchReader } from '@/engines/search/reader'
import { tocUrl } from '@/engines/documentation/doc-location'
import { readableServices } from '@/engines/documentation/readable-services'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'
import { levelsOf } from '@/engines/search/shards/levels'
import { exampleFileRecords } from '@/engines/search/sources/example-files'
import { guideRecords } from '@/engines/search/sources/guides'
import { operationRecords } from '@/engines/search/sources/operations'
import { documentationOf, listedDocuments, type ListedDocument } from '@/engines/search/published/documents'
import { parseToc } from '@/engines/documentation/parse-toc'
import { contentResponse } from '../../../../../platform/content/serve'
import { services as seeded } from '../../../../../platform/seed/services'
import { readEnvironments } from '../../../../../scripts/build/environments'
import { platformFields } from '../../../../../scripts/search-index/platform-fields'

/** The records of one document, and the name of their source. */
export interface SourceRecords {
  source: string
  records: readonly SearchRecord[]
}

const environment = readEnvironments().test

/** A developer who is signed in. */
export const developer: SearchReader = {
  owner: 'developer',
  isStaff: false,
  isToolbox: false,
  featureFlags: environment.featureFlags,
}

/** Everything in the platform's content that a reader may find, as the worker makes it. */
export async function platformRecords(reader = developer): Promise<SourceRecords[]> {
  return [...(await documentRecords(reader)), ...fieldSources(reader), ...pageSources()]
}

/** The portal's own pages, for a developer. */
export function pageSources(): SourceRecords[] {
  const person = { organizations: [] as User['organizations'] } as User
  return [
    { source: 'example files', records: exampleFileRecords() },
    { source: 'page portal', records: portalRecords(person, environment) },
  ]
}

async function documentRecords(reader: SearchReader): Promise<SourceRecords[]> {
  const services = seeded
    .map(({ id, slug, name, isPublic, isInactive }): Service => {
      return { id, slug, name, public: isPublic === true, active: isInactive !== true, isBeta: false } as Service
    })
    .filter((service) => service.public === true || reader.owner !== undefined)
  const sources: SourceRecords[] = []
  for (const service of readableServices(services, environment, reader.isStaff)) {
    const documentation = documentationOf(service, environment, reader)
    if (!documentation) continue
    const toc = await contentOf(tocUrl(documentation.location), reader)
    for (const document of listedDocuments(parseToc(JSON.parse(toc ?? '[]')), documentation, reader)) {
      const text = await contentOf(document.url, reader)
      if (text !== undefined) sources.push({ source: document.url, records: await recordsOf(document, text, reader) })
    }
  }
  return sources
}

async function contentOf(url: string, { owner, isStaff }: SearchReader): Promise<string | undefined> {
  const { pathname, origin } = new URL(url)
  const caller = owner === undefined ? 'visitor' : isStaff ? 'staff' : 'member'
  const response = contentResponse(pathname, { caller, origin })
  return response?.ok ? response.text() : undefined
}

async function recordsOf(document: ListedDocument, text: string, { isStaff }: SearchReader): Promise<SearchRecord[]> {
  return document.kind === 'api'
    ? operationRecords(text, document.place, isStaff)
    : guideRecords(parseMarkdown(text), document.place)
}

function fieldSources(reader: SearchReader): SourceRecords[] {
  return platformFields()
    .filter(({ level }) => levelsOf(reader).includes(level))
    .map(({ level, records }) => ({ source: `fields ${level}`, records }))
}
