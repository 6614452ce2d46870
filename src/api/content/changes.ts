import { z } from '@/api/core/schema'
import { changesFileSchema, type ChangesEntry } from './schemas'
import { getJson, wrongContent } from './client'

/**
 * Loads what changed in a documentation, the newest first. A file that is malformed in any part is refused as a whole: a list
 * with gaps would say that nothing else changed.
 * @throws ApiError, of kind `parse` if the file is malformed.
 */
export async function getChanges(
  url: string,
  access: 'open' | 'private',
  signal: AbortSignal,
): Promise<readonly ChangesEntry[]> {
  const { success, data } = z.safeParse(changesFileSchema, await getJson(url, { access, signal }))
  if (!success) throw wrongContent(url, 'is no list of changes')
  return data.entries.toSorted((one, other) => other.date.localeCompare(one.date))
}
