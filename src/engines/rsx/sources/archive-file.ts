import { listZip } from '../read-zip'

/** The first two bytes of an archive: "PK". */
const archiveMark = [0x50, 0x4b]

/** How much a published archive may contain: a schema or a layout with what explains it. */
const maxFiles = 200
const maxUnpackedBytes = 64_000_000

/**
 * The texts of the files of an archive whose names have an ending, in the order of the archive. A source that is no archive
 * is the one text itself.
 * @throws Error if there is none, or the archive is damaged or larger than any that is published.
 */
export async function filesEnding(source: Uint8Array<ArrayBuffer>, ending: string): Promise<[string, ...string[]]> {
  const isArchive = archiveMark.every((byte, index) => source[index] === byte)
  if (!isArchive) return [new TextDecoder().decode(source)]
  const listings = listZip(source.slice().buffer)
  if (listings.length > maxFiles) throw new Error('The archive has too many files')
  const texts: string[] = []
  let bytesLeft = maxUnpackedBytes
  for (const { name, unpack } of listings) {
    if (!name.toLowerCase().endsWith(ending)) continue
    const bytes = await unpack(bytesLeft)
    bytesLeft -= bytes.length
    texts.push(new TextDecoder().decode(bytes))
  }
  const [first, ...others] = texts
  if (first === undefined) throw new Error(`The archive has no file ${ending}`)
  return [first, ...others]
}
