import { isStatus } from '@/api/core/api-error'
import { getServices } from '@/api/devcenter/client'
import type { Service } from '@/api/devcenter/schemas'
import { getDocumentNumbers, getFields, getSchemaNames } from '@/api/rsx/client'
import { environment } from '@/config/environment'
import { digest } from '@/lib/digest'
import { ownValue } from '@/lib/own-value'
import { paths } from '@/lib/paths'
import { pause } from '@/lib/pause'
import { getTocJson } from '@/api/content/toc'
import { createCodeLoader } from '@/browser/code-loader'
import { tocUrl } from '@/engines/documentation/doc-location'
import { tocAccess } from '@/engines/documentation/document-access'
import { readableServices } from '@/engines/documentation/readable-services'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'
import { documentOrder } from '@/engines/rsx/document-order'
import { newestFirst } from '@/engines/rsx/versions'
import { parseToc } from '@/engines/documentation/parse-toc'
import type { SearchProgress, SearchQuery } from '@/engines/search/search-results'
import type { SearchIndex } from '@/engines/search/ranking/search-index'
import type { SearchReader } from '@/engines/search/reader'
import type { SearchRecord } from '@/engines/search/record'
import { flaggedDocuments, placeOf } from '@/engines/search/shards/levels'
import { exampleFileRecords } from '@/engines/search/sources/example-files'
import { fieldRecords, type DocumentFields, type KnownFields } from '@/engines/search/sources/fields'
import { changesRecords } from '@/engines/search/sources/changes'
import { guideRecords } from '@/engines/search/sources/guides'
import { importYaml } from '@/engines/openapi/reader/parse-document'
import { operationRecords } from '@/engines/search/sources/operations'
import { contentText } from './content-text'
import {
  documentationOf,
  listedDocuments,
  type Documentation,
  type ListedDocument,
} from '@/engines/search/published/documents'
import { createRecordCache } from './record-cache'
import { createPublishedIndexes } from './published-indexes'
import { createQueue } from './queue'
import type { DocumentStore } from './store'

const yamlParser = createCodeLoader(importYaml)

/** Part of every context. Change it when records are made in another way. */
const recordsFormat = 1
/** How many requests run at the same time. */
const maxRequests = 3
/** How long what was read counts as fresh, in milliseconds. */
const freshMs = 5 * 60_000

const offlineText = 'You are offline. Search finds what was read before.'
const servicesText = 'The list of services could not be loaded. Open search again to retry.'

/** Reads what one reader may find. */
export interface Crawler {
  /** Reads what was not read yet, what failed, and what may have changed. Joins a run that has not finished. */
  read: () => Promise<void>
  /** Puts the records for a query into the index, from the published indexes (SEARCH-36). */
  load: (query: SearchQuery) => void
}

interface CrawlerOptions {
  reader: SearchReader
  index: Pick<SearchIndex, 'replace' | 'remove'>
  store: DocumentStore
  /** Called after every change of the index or of the progress; `error` says why nothing can be read. */
  onProgress: (progress: SearchProgress, error: string | undefined) => void
}

/**
 * Creates the reading of everything that a reader may find: tables of contents first, then the documents that they list.
 * Stored records are searched while the host is asked whether their documents have changed (SEARCH-16).
 */
export function createCrawler({ reader, index, store, onProgress }: CrawlerOptions): Crawler {
  const isSignedIn = reader.owner !== undefined
  const records = createRecordCache(reader, index, store)
  const fieldsContext = digest(JSON.stringify([recordsFormat, 'fields']))
  let run: Promise<void> | undefined
  let finishedAt = -Infinity
  let hasFailed = false
  let reportAgain: () => void = () => undefined
  const published = createPublishedIndexes({
    reader,
    index,
    onChange: () => reportAgain(),
    onError: () => {
      void (run ?? Promise.resolve()).then(() => {
        finishedAt = -Infinity
        return start()
      })
    },
  })

  async function readAll() {
    const { signal } = new AbortController()
    const queue = createQueue(maxRequests)
    const failed: string[] = []
    const listed = new Set<string>()
    let isListComplete = true
    let fieldsStored: Promise<void> = Promise.resolve()
    let read = 0
    let total = 0
    let isFinished = false
    const report = (error?: string) => {
      // The records of fields are made after their last document was read: until then it does not count as read.
      const readSoFar = isFinished ? read : Math.min(read, Math.max(0, total - 1))
      const progress = { read: readSoFar, total: total + published.loadingCount(), failed: [...failed] }
      onProgress(progress, navigator.onLine ? error : offlineText)
    }
    reportAgain = report

    /** Adds a document or a list of documents. A failure never stops the others; a 401 or 403 does not count as one. */
    function add(name: string, task: () => Promise<void>, onError?: () => void) {
      total += 1
      queue.add(async () => {
        try {
          await task()
        } catch (error) {
          onError?.()
          if (!isRefusal(error)) failed.push(name)
        }
        read += 1
        report()
        // Queries that came meanwhile are served first.
        await pause()
      })
    }

    function addList(name: string, task: () => Promise<void>) {
      add(name, task, () => (isListComplete = false))
    }

    /** Reads a table of contents and the documents that `list` finds in it. */
    async function readContents(documentation: Documentation, list: typeof listedDocuments) {
      const { location, access } = documentation
      const nodes = parseToc(await getTocJson(tocUrl(location), tocAccess(access, isSignedIn), signal))
      for (const document of list(nodes, documentation, reader)) {
        listed.add(document.url)
        add(document.name, () => readDocument(document))
      }
    }

    async function readDocument(document: ListedDocument) {
      const { url, access, kind } = document
      const context = digest(JSON.stringify([recordsFormat, reader.isStaff, document]))
      await records.useStored(url, context)
      try {
        const knownVersion = records.versionOf(url, context)
        const { text, version, isPrivate } = await contentText(url, { access, isSignedIn, knownVersion, signal })
        if (text === undefined) return
        const made = await recordsOf(document, text, reader)
        // Documents for everybody have operations for staff.
        const options = { isStored: true, isPrivate: isPrivate || (reader.isStaff && kind === 'api') }
        await records.put(url, { version, context, records: made }, options)
      } catch (error) {
        if (isRefusal(error) || isStatus(error, 404)) await records.remove(url)
        throw error
      }
    }

    /** Adds the fields of all versions. A version waits for the newer ones, which have most of its fields. */
    async function readFields() {
      const [names, numbers] = await Promise.all([
        getSchemaNames(undefined, signal),
        getDocumentNumbers(signal).catch(() => undefined),
      ])
      const known: KnownFields = new Map()
      for (const version of Object.keys(names).toSorted(newestFirst)) {
        const id = `fields ${version}`
        listed.add(id)
        await records.useStored(id, fieldsContext)
        const documentTypes = (names[version] ?? []).toSorted(documentOrder('used', version))
        const loads = documentTypes.map((documentType) => loadFields(version, documentType))
        const keepFields = async () => {
          const documents = (await Promise.all(loads)).filter((fields) => fields !== undefined)
          const isComplete = documents.length === documentTypes.length
          const made = fieldRecords({ version, documents, numbers: ownValue(numbers, version) }, known)
          // Records of an earlier time are better than a part of the present ones.
          if (!isComplete && records.versionOf(id, fieldsContext) !== undefined) return
          const document = { version: digest(JSON.stringify(made)), context: fieldsContext, records: made }
          await records.put(id, document, { isStored: isComplete, isPrivate: true })
        }
        fieldsStored = fieldsStored.then(keepFields).catch(() => void failed.push(`Fields of ${version}`))
      }
    }

    function loadFields(version: string, documentType: string): Promise<DocumentFields | undefined> {
      return new Promise((resolve) => {
        const load = async () => resolve({ documentType, fields: await getFields(version, documentType, signal) })
        add(`Fields of ${documentType} ${version}`, load, () => resolve(undefined))
      })
    }

    /** Opens the published indexes, and adds the tables of contents with documents that they do not have. */
    async function addUnpublished(services: readonly Service[]) {
      const documentations = services.flatMap((service) => documentationOf(service, environment(), reader) ?? [])
      const urls = [...new Set(services.flatMap(({ searchIndex }) => searchIndex ?? []))]
      const fieldsPlace = isSignedIn ? [paths.fieldsQualifiers()] : []
      const contents = await published.open(urls, new Set([...documentations.map(placeOf), ...fieldsPlace]))
      const [places, flagged] = [contents.flatMap((one) => one.places), contents.flatMap((one) => one.flagged)]
      for (const { documents } of contents) {
        total += documents
        read += documents
      }
      for (const documentation of documentations) {
        const isPublished = places.includes(placeOf(documentation))
        if (isPublished && !flagged.includes(placeOf(documentation))) continue
        const list = isPublished ? flaggedDocuments : listedDocuments
        addList(`Contents of ${documentation.name}`, () => readContents(documentation, list))
      }
      if (isSignedIn && !fieldsPlace.every((place) => places.includes(place))) {
        addList('Fields and Qualifiers', readFields)
      }
    }

    if (isSignedIn) index.replace('example files', exampleFileRecords())
    try {
      const services = await getServices(isSignedIn, signal)
      await addUnpublished(readableServices(services, environment(), reader.isStaff))
    } catch {
      hasFailed = true
      report(servicesText)
      return
    }
    report()
    await queue.finished()
    await fieldsStored
    // Documents that are no longer listed must not be found.
    if (isListComplete) for (const id of records.ids()) if (!listed.has(id)) await records.remove(id)
    isFinished = true
    report()
    hasFailed = failed.length > 0
    finishedAt = Date.now()
    await store.evict()
  }

  function start(): Promise<void> {
    if (!run && (hasFailed || Date.now() - finishedAt > freshMs)) run = readAll().finally(() => (run = undefined))
    return run ?? Promise.resolve()
  }

  return { read: start, load: published.load }
}

async function recordsOf(document: ListedDocument, text: string, { isStaff }: SearchReader): Promise<SearchRecord[]> {
  if (document.kind === 'api') return operationRecords(text, document.place, isStaff, yamlParser.load)
  if (document.kind === 'changes') return changesRecords(text, document.place)
  return guideRecords(parseMarkdown(text), document.place)
}

/** Whether the host says that this reader has no right. */
function isRefusal(error: unknown): boolean {
  return isStatus(error, 401) || isStatus(error, 403)
}
