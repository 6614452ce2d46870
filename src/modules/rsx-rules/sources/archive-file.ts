import { readZip } from '@/modules/downloads/read-zip'

/** The first two bytes of an archive: "PK". */
const archiveMark = [0x50, 0x4b]

/**
 * The text of the first file of an archive whose name ends so. What is no archive is the file itself.
 * @throws Error if there is none.
 */
export async function fileEnding(source: Uint8Array<ArrayBuffer> | undefined, ending: string): Promise<string> {
  if (!source) throw new Error('There is no source')
  const isArchive = archiveMark.every((byte, index) => source[index] === byte)
  if (!isArchive) return new TextDecoder().decode(source)
  const entries = await readZip(new Blob([source]))
  const entry = entries.find(({ name }) => name.endsWith(ending))
  if (!entry) throw new Error(`The archive has no file ${ending}`)
  return entry.content.text()
}
