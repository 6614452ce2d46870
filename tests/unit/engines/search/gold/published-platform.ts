import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile, type AccessLevel } from '@/engines/search/shards/format'
import { openPublishedIndex, type PublishedIndex } from '@/engines/search/shards/read-shards'

const url = `https://content.example/${manifestFile}`

/** Opens the search index in a folder, as a reader of these levels does. */
export async function openFolder(folder: string, levels: readonly AccessLevel[]): Promise<PublishedIndex> {
  const index = await openPublishedIndex({
    url,
    levels,
    fetchJson: (file) => Promise.resolve(JSON.parse(readFileSync(join(folder, new URL(file).pathname), 'utf8'))),
  })
  if (!index) throw new Error(`There is no index in ${folder}`)
  return index
}
