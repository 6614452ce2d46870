import type { Yielder } from '@/lib/yielder'
import { listZip, UnpackedTooLargeError, type ZipListing } from '../read-zip'
import { maxFileBytes, openFile, refused, type OpenedText } from './open-file'
import { splitTypes } from './split-types'

/** Limits of an archive: the number of its files, and their size together, in bytes. */
const maxEntries = 200
const maxUnpackedBytes = 100_000_000

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`

/** Why a file of an archive is not opened. */
const refusals = {
  outside: 'The name of this file leads out of the archive. It was not opened.',
  full: `The archive unpacks to more than ${megabytes(maxUnpackedBytes)}. This file in it was skipped.`,
  tooLarge: `The file is too large when it is unpacked. Files of up to ${megabytes(maxFileBytes)} can be checked.`,
  damaged: 'The file is damaged or encrypted in its archive.',
  nested: 'An archive in an archive is not opened. Unpack it first.',
}

/**
 * Opens a file; an archive is opened as one document for each of its files, named "archive.zip/order.xml", and a file with documents
 * of different types as one for each type. A file that cannot be opened is a document with findings.
 * @throws the reason of the yielder's signal when the work is aborted.
 */
export async function openDocuments(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  yielder: Yielder,
): Promise<OpenedText[]> {
  const documents: OpenedText[] = []
  for (const opened of await openFiles(name, bytes, yielder)) {
    for (const document of await splitTypes(opened, yielder)) documents.push(document)
  }
  return documents
}

async function openFiles(name: string, bytes: Uint8Array<ArrayBuffer>, yielder: Yielder): Promise<OpenedText[]> {
  if (!isArchive(bytes)) return [openFile(name, bytes)]
  const listings = listEntries(bytes)
  if (listings === undefined) return [refused(name, '', 'The archive is damaged.')]
  if (listings.some((entry) => entry.name === '[Content_Types].xml')) {
    return [refused(name, '', 'The file is a document of an Office program. Export the table as CSV.')]
  }
  const entries = listings.filter((entry) => !isOfSystem(entry.name))
  if (entries.length === 0) return [refused(name, '', 'The archive has no files.')]
  return openEntries(name, entries, yielder)
}

async function openEntries(archive: string, entries: readonly ZipListing[], yielder: Yielder): Promise<OpenedText[]> {
  const opened: OpenedText[] = []
  let left = maxUnpackedBytes
  for (const [index, entry] of entries.slice(0, maxEntries).entries()) {
    if (yielder.isYieldDue()) await yielder.yield(index / entries.length)
    const name = `${archive}/${entry.name}`
    const limit = Math.min(left, maxFileBytes)
    const content = isOutside(entry.name) ? 'outside' : limit === 0 ? 'full' : await unpack(entry, limit)
    if (content === 'tooLarge') left -= limit
    else if (typeof content !== 'string') left -= content.length
    opened.push(typeof content === 'string' ? refused(name, '', refusals[content]) : openContent(name, content))
  }
  const more = entries.length - maxEntries
  if (more <= 0) return opened
  const message = `The archive holds ${entries.length} files. The first ${maxEntries} were opened.`
  return [...opened, refused(archive, '', message)]
}

async function unpack(entry: ZipListing, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | 'tooLarge' | 'damaged'> {
  try {
    return await entry.unpack(maxBytes)
  } catch (error) {
    return error instanceof UnpackedTooLargeError ? 'tooLarge' : 'damaged'
  }
}

function openContent(name: string, content: Uint8Array<ArrayBuffer>): OpenedText {
  return isArchive(content) ? refused(name, '', refusals.nested) : openFile(name, content)
}

function isArchive(bytes: Uint8Array): boolean {
  // "PK" with the number of a file, or of the end of an empty archive.
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

function listEntries(bytes: Uint8Array<ArrayBuffer>): ZipListing[] | undefined {
  try {
    return listZip(bytes.slice().buffer)
  } catch {
    return undefined
  }
}

/** Files that systems add to archives. */
function isOfSystem(name: string): boolean {
  return name.startsWith('__MACOSX/') || /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)
}

/** Whether a name is absolute or leads upwards. Nothing is written, but the archive is not what it seems. */
function isOutside(name: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:)/.test(name) || name.split(/[/\\]/).includes('..')
}
