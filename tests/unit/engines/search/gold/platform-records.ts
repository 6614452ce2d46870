import type { Service } from '@/api/devcenter/schemas'
import type { User } from '@/api/identity/schemas'
import { portalRecords } from '@/modules/search/page-records/page-records'
import type { SearchRecord } from '@/engines/search/record'
import type { SearchReader } from '@/engines/search/reader'
import { tocUrl } from '@/engines/documentation/doc-location'
import { readableServices } from '@/engines/documentation/readable-services'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'
import { documentOrder } from '@/engines/rsx/document-order'
import { exampleFileRecords } from '@/engines/search/sources/example-files'
import { fieldRecords, type KnownFields } from '@/engines/search/sources/fields'
import { guideRecords } from '@/engines/search/sources/guides'
import { operationRecords } from '@/engines/search/sources/operations'
import { documentationOf, listedDocuments, type ListedDocument } from '@/engines/search/published/documents'
import { parseToc } from '@/engines/documentation/parse-toc'
import { contentResponse } from '../../../../../platform/content/serve'
import { documentSchema } from '../../../../../platform/rsx/document-schema'
import { fieldsOf } from '../../../../../platform/rsx/fields'
import { readableVersions } from '../../../../../platform/rsx/versions'
import { services as seeded } from '../../../../../platform/seed/services'
import { readEnvironments } from '../../../../../scripts/build/environments'

/** The records of one document, and the name of their source. */
export interface SourceRecords {
  source: string
  records: readonly SearchRecord[]
}

const environment = readEnvironments().test
const developer: SearchReader = {
  owner: 'developer',
  isStaff: false,
  isToolbox: false,
  featureFlags: environment.featureFlags,
}

/** Everything in the platform's content that a signed-in developer may find, as the worker makes it. */
export async function platformRecords(): Promise<SourceRecords[]> {
  const services = seeded.map(({ id, slug, name, isPublic, isInactive }): Service => {
    return { id, slug, name, public: isPublic === true, active: isInactive !== true, isBeta: false } as Service
  })
  const sources: SourceRecords[] = []
  for (const service of readableServices(services, environment, developer.isStaff)) {
    const documentation = documentationOf(service, environment, developer)
    if (!documentation) continue
    const toc = await contentOf(tocUrl(documentation.location))
    for (const document of listedDocuments(parseToc(JSON.parse(toc ?? '[]')), documentation, developer)) {
      const text = await contentOf(document.url)
      if (text !== undefined) sources.push({ source: document.url, records: await recordsOf(document, text) })
    }
  }
  return [
    ...sources,
    ...fieldSources(),
    { source: 'example files', records: exampleFileRecords() },
    {
      source: 'page portal',
      records: portalRecords({ organizations: [] as User['organizations'] } as User, environment),
    },
  ]
}

async function contentOf(url: string): Promise<string | undefined> {
  const response = contentResponse(new URL(url).pathname, { caller: 'member' })
  return response?.ok ? response.text() : undefined
}

async function recordsOf(document: ListedDocument, text: string): Promise<SearchRecord[]> {
  return document.kind === 'api'
    ? operationRecords(text, document.place, developer.isStaff)
    : guideRecords(parseMarkdown(text), document.place)
}

function fieldSources(): SourceRecords[] {
  const known: KnownFields = new Map()
  return readableVersions(developer.isToolbox).map(({ version, documents: all }) => {
    const names = all.map(({ name }) => name).toSorted(documentOrder('used', version))
    const documents = names.flatMap((documentType) => {
      const schema = documentSchema(version, documentType)
      return schema ? [{ documentType, fields: fieldsOf(schema).map(fieldAnswer) }] : []
    })
    const numbers = all.map(({ name, docTypes }) => ({ name, docTypes }))
    return { source: `fields ${version}`, records: fieldRecords({ version, documents, numbers }, known) }
  })
}

function fieldAnswer({ name, description, codes }: ReturnType<typeof fieldsOf>[number]) {
  const enums = codes.map(({ value, description: meaning, longDescription }) => ({
    value,
    description: meaning,
    longDescription,
  }))
  return { name, description, enums }
}
