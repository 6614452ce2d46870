import { downloadZip } from 'client-zip'
import { readZip, type ZipEntry } from '@/modules/downloads/read-zip'

/** A downloaded file and the name it is saved under on its own. */
export interface SavedFile {
  name: string
  content: Blob
}

/**
 * One archive of several files. Those that are archives themselves are opened: there is none inside the one (decisions,
 * Integration resources).
 */
export async function archiveOf(files: readonly SavedFile[]): Promise<Blob> {
  const entries = await Promise.all(files.map(unpack))
  return downloadZip(
    entries.flat().map(({ name, content }) => ({ name, input: content, lastModified: new Date() })),
  ).blob()
}

/** `Orders-7.7.4-schema.zip` with one file is that file under the same name, with more it is a folder. */
async function unpack({ name, content }: SavedFile): Promise<ZipEntry[]> {
  if (!name.endsWith('.zip')) return [{ name, content }]
  const stem = name.slice(0, -'.zip'.length)
  const entries = await readZip(content)
  const [only] = entries
  if (entries.length === 1 && only) return [{ name: stem + extensionOf(only.name), content: only.content }]
  return entries.map((entry) => ({ name: `${stem}/${entry.name}`, content: entry.content }))
}

function extensionOf(name: string): string {
  return /\.[^./]+$/.exec(name)?.[0] ?? ''
}
