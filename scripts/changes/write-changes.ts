import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { changesFileSchema, type ChangesEntry, type PublishedChange } from '@/api/content/schemas'
import { maxChanges } from '@/lib/changes-limits'
import { changesPage } from '@/lib/published-changes'
import { UnreadableError } from '../search-index/source.ts'

/** Tells what all readers of a documentation may read. */
export interface Readable {
  /** Whether they may read what an entry is about. */
  isReadable: (entry: ChangesEntry) => boolean
  /** Whether the portal still shows them the page of a link. */
  isLive: (link: string) => boolean
}

interface EntriesToMerge extends Readable {
  /** The entries that were published before. */
  published: readonly ChangesEntry[]
  /** The entries of the folder that will be published: of an earlier run, or copied from what was published. */
  drafted: readonly ChangesEntry[]
  /** The entries of this run. */
  made: readonly ChangesEntry[]
  /** Starts of the ids of entries that begin with what was published before; only the made ones are true. */
  openStates: ReadonlySet<string>
}

/**
 * Merges the entries of a run with earlier ones, the newest first. An entry that exists stays as it is, except for links that lead
 * nowhere any more. The rows of old entries are left out once the file would be too large (COMPARE-70).
 */
export function mergeEntries({
  published,
  drafted,
  made,
  openStates,
  isReadable,
  isLive,
}: EntriesToMerge): ChangesEntry[] {
  const madeIds = new Set(made.map(({ id }) => id))
  const isOutdated = ({ id }: ChangesEntry) => openStates.has(id.slice(0, id.lastIndexOf('-'))) && !madeIds.has(id)
  const drafts = drafted.filter((draft) => !isOutdated(draft))
  const existing = new Map([...drafts, ...published].map((entry) => [entry.id, entry]))
  const ids = new Set([...made, ...drafts, ...published].map(({ id }) => id))
  const newest = [...ids]
    .flatMap((id) => existing.get(id) ?? made.find((entry) => entry.id === id) ?? [])
    .filter(isReadable)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, maxChanges.entries)
  let bytesLeft: number = maxChanges.bytes
  return newest.map((entry) => {
    const fitting = withRowsUpTo(withLiveLinks(entry, isLive), bytesLeft)
    bytesLeft -= bytesOf(fitting)
    return fitting
  })
}

/** Leaves out the last rows of an entry if it is larger. */
function withRowsUpTo(entry: ChangesEntry, maxBytes: number): ChangesEntry {
  const { changes, wording, omitted } = entry
  let bytesLeft = maxBytes - bytesOf({ ...entry, changes: [], wording: [] })
  const isFitting = (row: PublishedChange) => {
    bytesLeft -= bytesOf(row)
    return bytesLeft >= 0
  }
  const [shown, shownWording] = [changes.filter(isFitting), wording.filter(isFitting)]
  const left = changes.length + wording.length - shown.length - shownWording.length
  return { ...entry, changes: shown, wording: shownWording, omitted: omitted + left }
}

function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value))
}

function withLiveLinks(entry: ChangesEntry, isLive: (link: string) => boolean): ChangesEntry {
  const live = <Linked extends { link?: string | undefined }>({ link, ...rest }: Linked) => ({
    ...rest,
    ...(link !== undefined && isLive(link) && { link }),
  })
  return {
    ...entry,
    documents: entry.documents.map(({ comparison, ...document }) => ({
      ...live(document),
      ...(comparison !== undefined && isLive(comparison) && { comparison }),
    })),
    changes: entry.changes.map(live),
    wording: entry.wording.map(live),
    deprecations: entry.deprecations.map(live),
  }
}

/** The text of `changes.json`: a line for each entry. */
export function changesText(entries: readonly ChangesEntry[]): string {
  // The members have the order of the schema, whether an entry is new or was read.
  const file = changesFileSchema.parse({ format: 1, entries })
  return `{"format":1,"entries":[\n${file.entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`
}

/** Reads the entries of a `changes.json`. @throws UnreadableError if it is malformed. */
export function parseChanges(text: string, url: string): ChangesEntry[] {
  try {
    return changesFileSchema.parse(JSON.parse(text)).entries
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'is no list of changes in a known format'
    throw new UnreadableError(`${url}: ${reason}`)
  }
}

/** Adds the entry of the page with the changes to the text of a `toc.json`, behind the last entry, and changes nothing else. */
export function withChangesPage(toc: string): string {
  const root = parseTree(toc)
  const list = ['children', 'items', 'toc'].map((name) => root && findNodeAtLocation(root, [name]))
  const entries = root?.type === 'array' ? root : list.find((node) => node?.type === 'array')
  const last = entries?.children?.at(-1)
  if (!last) throw new UnreadableError('toc.json: has no entries')
  const lineStart = toc.lastIndexOf('\n', last.offset) + 1
  const indent = /^\s*/.exec(toc.slice(lineStart, last.offset))?.[0] ?? ''
  const separator = lineStart === 0 ? ', ' : `,\n${indent}`
  const end = last.offset + last.length
  return `${toc.slice(0, end)}${separator}{ "text": "Changes", "link": "${changesPage}" }${toc.slice(end)}`
}

/** Writes a file unless it has this text already. */
export function writeChanged(folder: string, name: string, text: string): boolean {
  const file = join(folder, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeFileSync(file, text)
  return true
}
