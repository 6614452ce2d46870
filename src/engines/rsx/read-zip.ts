/** A file in an archive. */
export interface ZipEntry {
  name: string
  content: Blob
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
/** Length of the end record of the directory, in bytes, without the comment that may follow it. */
const endLength = 22
const maxCommentLength = 0xffff

/** A file in an archive whose content is not unpacked yet. */
export interface ZipListing {
  name: string
  /** Unpacks the content. @throws UnpackedTooLargeError if it has more than `maxBytes`; Error if it is damaged or encrypted. */
  unpack: (maxBytes: number) => Promise<Uint8Array<ArrayBuffer>>
}

/** The content of a file has more bytes than the caller takes. */
export class UnpackedTooLargeError extends Error {
  override name = 'UnpackedTooLargeError'
}

/**
 * Reads the files of a ZIP archive: stored or deflated, not encrypted, below 4 GB.
 * @throws Error if the file is not an archive or is damaged.
 */
export async function readZip(archive: Blob): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  for (const { name, unpack } of listZip(await archive.arrayBuffer())) {
    entries.push({ name, content: new Blob([await damagedIfFailing(() => unpack(Infinity))]) })
  }
  return entries
}

/**
 * Lists the files of a ZIP archive without unpacking them. Names are as the archive has them.
 * @throws Error if the file is not an archive or its directory is damaged.
 */
export function listZip(archive: ArrayBuffer): ZipListing[] {
  const view = new DataView(archive)
  const end = endOfDirectoryAt(view)
  try {
    return listingsOf(view, view.getUint32(end + 16, true), view.getUint16(end + 10, true))
  } catch (cause) {
    throw new Error('The archive is damaged', { cause })
  }
}

async function damagedIfFailing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new Error('The archive is damaged', { cause })
  }
}

function listingsOf(view: DataView, directory: number, count: number): ZipListing[] {
  const listings: ZipListing[] = []
  for (let at = directory, left = count; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== directoryEntry) throw new Error('The directory has an entry without a signature')
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    )
    const entry = at
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength))
    if (!name.endsWith('/')) listings.push({ name, unpack: (maxBytes) => unpackEntry(view, entry, maxBytes) })
    at += 46 + nameLength + extraLength + commentLength
  }
  return listings
}

function endOfDirectoryAt(view: DataView): number {
  for (
    let at = view.byteLength - endLength;
    at >= Math.max(0, view.byteLength - endLength - maxCommentLength);
    at -= 1
  ) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  throw new Error('The file is not an archive')
}

/** Content of the file whose entry in the directory starts at an offset. */
async function unpackEntry(view: DataView, entry: number, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const isEncrypted = (view.getUint16(entry + 8, true) & 1) === 1
  if (isEncrypted) throw new Error('The archive is encrypted')
  const method = view.getUint16(entry + 10, true)
  const size = view.getUint32(entry + 20, true)
  const header = view.getUint32(entry + 42, true)
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  const packed = new Uint8Array(view.buffer as ArrayBuffer, start, size)
  if (method !== 0 && method !== 8) throw new Error(`The archive uses compression ${method}, which is not supported`)
  const stream = new Blob([packed]).stream()
  return collect(method === 0 ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw')), maxBytes)
}

/** Reads a stream to its end, or until it has more bytes than allowed: the size that an archive claims may be a lie. */
async function collect(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > maxBytes) {
      await reader.cancel()
      throw new UnpackedTooLargeError()
    }
    parts.push(part.value as Uint8Array<ArrayBuffer>)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
