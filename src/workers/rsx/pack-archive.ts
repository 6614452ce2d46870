import { downloadZip } from 'client-zip'
import { packFiles, type PackContent } from '@/engines/rule-pack/write-pack'
import type { RuleSources } from '@/engines/rsx/rule-sources'
import { readDesign, retailersOf } from '@/engines/rsx/sources/read-design'
import { listOf } from '@/lib/phrases'

/**
 * Makes the archive of a rule pack.
 * @throws Error with one or two sentences if a design cannot be read or none names a retailer, for whom the program would judge
 *   nothing; PackError if the pack would be larger than a tool reads.
 */
export async function packArchive(content: PackContent): Promise<Blob> {
  const named = new Set(content.documents.flatMap(({ sources }) => retailersIn(sources)))
  const unknown = content.retailers.filter((name) => !named.has(name))
  if (unknown.length > 0) {
    throw new Error(
      `No design of the chosen documents names ${listOf(unknown, 'or')}. Choose another document, or remove the retailer on the page.`,
    )
  }
  const files = await packFiles(content)
  return downloadZip(files.map(({ name, bytes }) => ({ name, input: bytes, lastModified: content.created }))).blob()
}

function retailersIn({ document, design }: RuleSources): readonly string[] {
  if (design === undefined || design === null) return []
  try {
    return retailersOf(readDesign(design).design)
  } catch (cause) {
    throw new Error(`The design of ${document} cannot be read.`, { cause })
  }
}
