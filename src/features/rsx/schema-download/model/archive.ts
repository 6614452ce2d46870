import { downloadZip } from 'client-zip'
import { readZip, type ZipEntry } from '@/engines/rsx/read-zip'

/** Packs several files into one archive. */
export function archiveOf(files: readonly ZipEntry[]): Promise<Blob> {
  return downloadZip(files.map(({ name, content }) => ({ name, input: content, lastModified: new Date() }))).blob()
}

/**
 * Unpacks a file that is an archive, because the downloaded archive must not contain others (RSX-22, docs/decisions/0020).
 * `Orders-7.7.4-schema.zip` becomes a file of that name if it contains one file, or else a folder.
 * @throws Error if the archive is damaged.
 */
export async function unpack({ name, content }: ZipEntry): Promise<ZipEntry[]> {
  if (!name.endsWith('.zip')) return [{ name, content }]
  const stem = name.slice(0, -'.zip'.length)
  const entries = await readZip(content)
  const [only] = entries
  if (entries.length === 1 && only) return [{ name: stem + extensionOf(only.name), content: only.content }]
  return entries.map((entry) => ({ name: [stem, ...safeSegments(entry.name)].join('/'), content: entry.content }))
}

/** The segments of a path without those that would lead out of its folder. */
function safeSegments(path: string): string[] {
  return path.split(/[/\\]/).filter((part) => !['', '.', '..'].includes(part))
}

function extensionOf(name: string): string {
  return /\.[^./]+$/.exec(name)?.[0] ?? ''
}
