import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'
import { llmsText, pageFacts, type PageFacts } from '@/engines/search/published/llms-text'
import type { SearchRecord } from '@/engines/search/record'
import {
  accessLevels,
  formatVersion,
  indexFolder,
  manifestFile,
  type AccessLevel,
  type Manifest,
} from '@/engines/search/shards/format'
import { documentsByLevel, placeOf } from '@/engines/search/shards/levels'
import { Postings } from '@/engines/search/shards/postings'
import { writeLevel } from '@/engines/search/shards/write-level'
import { guideRecords } from '@/engines/search/sources/guides'
import { operationRecords } from '@/engines/search/sources/operations'
import type { Documentation, ListedDocument } from '@/engines/search/published/documents'
import { parseToc, type TocNode } from '@/engines/documentation/parse-toc'
import type { Source } from './source'
import { createTextFiles } from './text-file'

export interface IndexOptions {
  source: Source
  documentation: Documentation
  /** The levels to write. */
  levels: readonly AccessLevel[]
  /** Folder that the files are written to. */
  out: string
  /** Whether everybody may read the documentation: only then it has an `llms.txt`. */
  isPublic: boolean
}

/** Counts of a written index: documents, records, files, and the size of all files in bytes. */
export interface WrittenIndex {
  documents: number
  records: number
  files: number
  bytes: number
}

/** A documentation that cannot be indexed. Has a line for each file that cannot be read. */
export class UnreadableError extends Error {}

/** How many documents are requested ahead of the one that is being indexed. */
const readAhead = 4

/**
 * Writes `llms.txt` and the search index of a documentation (SEARCH-32, SEARCH-33). The same documents give the same files.
 * @throws UnreadableError if the table of contents is broken or a document cannot be read. Then nothing is written.
 */
export async function writeSearchIndex(options: IndexOptions): Promise<WrittenIndex> {
  const { source, documentation, levels, out, isPublic } = options
  const toc = await readToc(source)
  const texts = createTextFiles()
  try {
    const postings = new Map(levels.map((level) => [level, new Postings(texts.create())]))
    const { counts, pages } = await indexDocuments(toc, options, postings)

    const folder = join(out, indexFolder)
    const written: WrittenIndex = { ...counts, files: 0, bytes: 0 }
    const manifest: Manifest = { version: formatVersion, place: placeOf(documentation), levels: {} }
    for (const [level, ofLevel] of postings) manifest.levels[level] = writeFolder(folder, level, ofLevel, written)
    if (isPublic) {
      const page = (url: string) => pages.get(url)
      const text = await llmsText({ toc, location: source.location, name: documentation.name, page })
      writeCounted(join(out, 'llms.txt'), text, written)
    }
    writeCounted(join(out, manifestFile), `${JSON.stringify(manifest)}\n`, written)
    removeOthers(folder, Object.values(manifest.levels))
    return written
  } finally {
    texts.delete()
  }
}

async function readToc({ location, read }: Source): Promise<TocNode[]> {
  const url = `${location}toc.json`
  const text = await read(url).catch((error: unknown) => {
    throw new UnreadableError(`${url}: ${messageOf(error)}`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UnreadableError(`${url}: is not JSON (${messageOf(error)})`)
  }
  const toc = parseToc(json)
  if (toc.length === 0) throw new UnreadableError(`${url}: has no entries`)
  return toc
}

/** Reads all documents, a few ahead, and indexes them in the order of the table of contents. */
async function indexDocuments(
  toc: readonly TocNode[],
  { source, documentation }: IndexOptions,
  postings: ReadonlyMap<AccessLevel, Postings>,
) {
  const byLevel = documentsByLevel(toc, documentation)
  const documents = [...postings.keys()].flatMap((level) => byLevel[level].map((document) => ({ level, document })))
  const counts = { documents: documents.length, records: 0 }
  const pages = new Map<string, PageFacts>()
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
      for (const [of, found] of records) {
        postings.get(of)?.add(found)
        if (postings.has(of)) counts.records += found.length
      }
    } catch (error) {
      failures.push(`${document.url}: ${messageOf(error)}`)
    }
  }
  if (failures.length > 0) throw new UnreadableError(failures.join('\n'))
  return { counts, pages }
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
function writeFolder(parent: string, level: AccessLevel, postings: Postings, written: WrittenIndex): string {
  const temporary = join(parent, `${level}.part`)
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  const hash = createHash('sha256')
  for (const { name, text } of writeLevel(postings)) {
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

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function messageOf(error: unknown): string {
  return asError(error).message
}
