import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'
import { llmsText, pageFacts, type PageFacts } from '@/engines/search/published/llms-text'
import type { SearchReader } from '@/engines/search/reader'
import type { SearchRecord } from '@/engines/search/record'
import {
  accessLevels,
  formatVersion,
  indexFolder,
  manifestFile,
  type AccessLevel,
  type Manifest,
} from '@/engines/search/shards/format'
import { documentsByLevel, flaggedDocuments, flagsIn, levelsUpTo, placeOf } from '@/engines/search/shards/levels'
import { Postings, type TextStore } from '@/engines/search/shards/postings'
import { writeLevel } from '@/engines/search/shards/write-level'
import { changesRecords } from '@/engines/search/sources/changes'
import { guideRecords } from '@/engines/search/sources/guides'
import { operationRecords } from '@/engines/search/sources/operations'
import type { Documentation, ListedDocument } from '@/engines/search/published/documents'
import type { TocNode } from '@/engines/documentation/parse-toc'
import { asError, messageOf, readToc, UnreadableError, type Source } from './source'
import { createTextFiles } from './text-file'

/** A documentation that is indexed. */
export interface IndexedDocumentation {
  source: Source
  documentation: Documentation
  /** The level that a reader needs for the documentation itself. */
  first: AccessLevel
}

/** Records that are made of no document of a documentation, such as those of fields. */
export interface OtherRecords {
  level: AccessLevel
  /** Path in the portal that shows them. */
  place: string
  /** How many documents they were made of. */
  documents: number
  records: readonly SearchRecord[]
}

export interface IndexOptions {
  documentations: readonly IndexedDocumentation[]
  others?: readonly OtherRecords[]
  /** The levels to write. */
  levels: readonly AccessLevel[]
  /** Folder that the files are written to. */
  out: string
  /** Whether `llms.txt` is written: the list of the public pages of the first documentation. */
  hasLlmsText: boolean
}

/** Counts of a written index: documents, records, files, and the size of all files in bytes. */
export interface WrittenIndex {
  documents: number
  records: number
  files: number
  bytes: number
}

/** How many documents are requested ahead of the one that is being indexed. */
const readAhead = 4

/**
 * Writes the search index of documentations, and `llms.txt` (SEARCH-32, SEARCH-33). The same documents give the same files.
 * @throws UnreadableError if a table of contents is broken or a document cannot be read. Then nothing is written.
 */
export async function writeSearchIndex(options: IndexOptions): Promise<WrittenIndex> {
  const { documentations, others = [], levels, out, hasLlmsText } = options
  const texts = createTextFiles()
  try {
    const drafts = new Map(levels.map((level) => [level, emptyDraft(texts.create())]))
    const pages = new Map<string, PageFacts>()
    const tocs: TocNode[][] = []
    for (const indexed of documentations) {
      const toc = await readToc(indexed.source)
      tocs.push(toc)
      addPlace(drafts, indexed.first, placeOf(indexed.documentation), hasFlagged(toc, indexed.documentation))
      await indexDocuments(toc, indexed, drafts, pages)
    }
    for (const { level, place, documents, records } of others) {
      addPlace(drafts, level, place, false)
      addRecords(drafts.get(level), documents, records)
    }
    return await writeFiles(drafts, out, hasLlmsText ? await textOf(documentations[0], tocs[0], pages) : undefined)
  } finally {
    texts.delete()
  }
}

/** A level of an index while its documents are read. */
interface Draft {
  postings: Postings
  places: Set<string>
  flagged: Set<string>
  documents: number
  records: number
}

type Drafts = ReadonlyMap<AccessLevel, Draft>

function emptyDraft(texts: TextStore): Draft {
  return { postings: new Postings(texts), places: new Set(), flagged: new Set(), documents: 0, records: 0 }
}

/** Adds a place to the level that a reader needs for it, and to those above. */
function addPlace(drafts: Drafts, first: AccessLevel, place: string, isFlagged: boolean): void {
  for (const [level, { places, flagged }] of drafts) {
    if (!levelsUpTo(level).includes(first)) continue
    places.add(place)
    if (isFlagged) flagged.add(place)
  }
}

function addRecords(draft: Draft | undefined, documents: number, records: readonly SearchRecord[]): void {
  if (!draft) return
  draft.postings.add(records)
  draft.documents += documents
  draft.records += records.length
}

/** Whether somebody finds documents of a documentation only with a feature flag. */
function hasFlagged(toc: readonly TocNode[], documentation: Documentation): boolean {
  return flaggedDocuments(toc, documentation, { ...staff, featureFlags: flagsIn(toc) }).length > 0
}

const staff: SearchReader = { owner: 'staff', isStaff: true, isToolbox: true, featureFlags: [] }

async function writeFiles(drafts: Drafts, out: string, llms: string | undefined): Promise<WrittenIndex> {
  const folder = join(out, indexFolder)
  const written: WrittenIndex = { documents: 0, records: 0, files: 0, bytes: 0 }
  const manifest: Manifest = { version: formatVersion, levels: {} }
  for (const [level, draft] of drafts) {
    manifest.levels[level] = writeFolder(folder, level, draft, written)
    written.documents += draft.documents
    written.records += draft.records
  }
  if (llms !== undefined) writeCounted(join(out, 'llms.txt'), llms, written)
  writeCounted(join(out, manifestFile), `${JSON.stringify(manifest)}\n`, written)
  removeOthers(folder, Object.values(manifest.levels))
  return written
}

function textOf(
  indexed: IndexedDocumentation | undefined,
  toc: readonly TocNode[] | undefined,
  pages: ReadonlyMap<string, PageFacts>,
): Promise<string> | undefined {
  if (!indexed || !toc) return undefined
  const { location, name } = indexed.documentation
  return llmsText({ toc, location, name, page: (url) => pages.get(url) })
}

/** Reads all documents, a few ahead, and indexes them in the order of the table of contents. */
async function indexDocuments(
  toc: readonly TocNode[],
  { source, documentation, first }: IndexedDocumentation,
  drafts: Drafts,
  pages: Map<string, PageFacts>,
): Promise<void> {
  const byLevel = documentsByLevel(toc, documentation, first)
  const documents = [...drafts.keys()].flatMap((level) => byLevel[level].map((document) => ({ level, document })))
  const failures: string[] = []
  const waiting: Promise<string | Error>[] = []
  const request = (index: number) => {
    const next = documents[index]
    if (next) waiting.push(source.read(next.document.url).catch(asError))
  }
  for (let index = 0; index < readAhead; index++) request(index)
  for (const [index, { level, document }] of documents.entries()) {
    request(index + readAhead)
    try {
      const text = await waiting.shift()
      if (typeof text !== 'string') throw text
      const records = await recordsOf(document, text, level, pages)
      for (const [of, found] of records) addRecords(drafts.get(of), of === level ? 1 : 0, found)
    } catch (error) {
      failures.push(`${document.url}: ${messageOf(error)}`)
    }
  }
  if (failures.length > 0) throw new UnreadableError(failures.join('\n'))
}

/** The records of a document by level: a document for everybody may have operations for staff (DOC-31). */
async function recordsOf(
  document: ListedDocument,
  text: string,
  level: AccessLevel,
  pages: Map<string, PageFacts>,
): Promise<[AccessLevel, SearchRecord[]][]> {
  if (document.kind === 'guide') {
    const parsed = parseMarkdown(text)
    if (level === 'public') pages.set(document.url, pageFacts(parsed))
    return [[level, guideRecords(parsed, document.place)]]
  }
  if (document.kind === 'changes') return [[level, changesRecords(text, document.place)]]
  const records = await operationRecords(text, document.place, level === 'internal')
  if (level === 'internal') return [[level, records]]
  const known = new Set(records.map(({ to }) => to))
  const forStaff = await operationRecords(text, document.place, true)
  return [
    [level, records],
    ['internal', forStaff.filter(({ to }) => !known.has(to))],
  ]
}

/** Writes the folder of a level. Its name follows from its content, so that clients never mix two states of an index. */
function writeFolder(parent: string, level: AccessLevel, draft: Draft, written: WrittenIndex): string {
  const { postings, places, flagged, documents } = draft
  const contents = { places: [...places], flagged: [...flagged], documents }
  const temporary = join(parent, `${level}.part`)
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  const hash = createHash('sha256')
  for (const { name, text } of writeLevel(postings, contents)) {
    hash.update(name).update(text)
    writeCounted(join(temporary, name), text, written)
  }
  const name = `${level}-${hash.digest('hex').slice(0, 12)}`
  rmSync(join(parent, name), { recursive: true, force: true })
  renameSync(temporary, join(parent, name))
  return name
}

function writeCounted(file: string, text: string, written: WrittenIndex): void {
  writeFileSync(file, text)
  written.files += 1
  written.bytes += Buffer.byteLength(text)
}

/** Removes the folders of earlier runs. */
function removeOthers(parent: string, names: readonly string[]): void {
  for (const entry of readdirSync(parent)) {
    const isOurs = accessLevels.some((level) => entry.startsWith(`${level}-`))
    if (isOurs && !names.includes(entry)) rmSync(join(parent, entry), { recursive: true })
  }
}
