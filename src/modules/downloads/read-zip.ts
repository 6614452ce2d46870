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

/**
 * Reads the files of a ZIP archive: stored or deflated, not encrypted, below 4 GB.
 * @throws Error if the file is not an archive or is damaged.
 */
export async function readZip(archive: Blob): Promise<ZipEntry[]> {
  const view = new DataView(await archive.arrayBuffer())
  const end = endOfDirectoryAt(view)
  try {
    return await entriesOf(view, view.getUint32(end + 16, true), view.getUint16(end + 10, true))
  } catch (cause) {
    throw new Error('The archive is damaged', { cause })
  }
}

async function entriesOf(view: DataView, directory: number, count: number): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  for (let at = directory, left = count; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== directoryEntry) throw new Error('The directory has an entry without a signature')
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    )
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength))
    if (!name.endsWith('/')) entries.push({ name, content: await contentOf(view, at) })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
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
async function contentOf(view: DataView, entry: number): Promise<Blob> {
  const method = view.getUint16(entry + 10, true)
  const size = view.getUint32(entry + 20, true)
  const header = view.getUint32(entry + 42, true)
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  const bytes = new Blob([new Uint8Array(view.buffer as ArrayBuffer, start, size)])
  if (method === 0) return bytes
  if (method !== 8) throw new Error(`The archive uses compression ${method}, which is not supported`)
  return new Response(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob()
}
