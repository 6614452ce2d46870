import { downloadZip } from 'client-zip'
import { readZip, type ZipEntry } from '@/modules/downloads/read-zip'

/** One archive of several files. */
export function archiveOf(files: readonly ZipEntry[]): Promise<Blob> {
  return downloadZip(files.map(({ name, content }) => ({ name, input: content, lastModified: new Date() }))).blob()
}

/**
 * What goes into the archive of several files: those that are archives themselves are opened, there is none inside the
 * one (decisions, Integration resources). `Orders-7.7.4-schema.zip` with one file is that file under the same name, with
 * more it is a folder.
 * @throws Error when it is damaged.
 */
export async function unpack({ name, content }: ZipEntry): Promise<ZipEntry[]> {
  if (!name.endsWith('.zip')) return [{ name, content }]
  const stem = name.slice(0, -'.zip'.length)
  const entries = await readZip(content)
  const [only] = entries
  if (entries.length === 1 && only) return [{ name: stem + extensionOf(only.name), content: only.content }]
  return entries.map((entry) => ({ name: [stem, ...below(entry.name)].join('/'), content: entry.content }))
}

/** The parts of a path without those that would lead out of the folder in which it is unpacked. */
function below(path: string): string[] {
  return path.split(/[/\\]/).filter((part) => !['', '.', '..'].includes(part))
}

function extensionOf(name: string): string {
  return /\.[^./]+$/.exec(name)?.[0] ?? ''
}
