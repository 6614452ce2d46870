import type { SchemaFormat } from '@/api/rsx/schema-formats'
import { documentOrder, type SortMode } from '../../model/document-order'
import { exampleFileGroups, type ExampleFile, type ExampleFileGroup } from '../../model/example-files'
import { formats } from '../../model/formats'

/** The release whose order of use the cards follow (3 §9: v7.7). */
const release = '7.7.0'

/** The cards whose document's name or number fits the filter, in the chosen order. */
export function exampleCards(filter: string, sort: SortMode): ExampleFileGroup[] {
  const wanted = filter.trim().toLowerCase()
  const order = documentOrder(sort, release)
  return exampleFileGroups
    .filter(({ header, documentNumbers }) =>
      [header, ...documentNumbers].some((text) => text.toLowerCase().includes(wanted)),
    )
    .toSorted((a, b) => order(a.header, b.header))
}

/** "XML and Positional only"; undefined for documents that exist in every format. */
export function formatNote(group: ExampleFileGroup): string | undefined {
  const own = formats.filter((format) => group.formats[format])
  if (own.length === formats.length) return undefined
  return own.length === 1 ? `${own[0] ?? ''} only` : `${own.slice(0, -1).join(', ')} and ${own.at(-1) ?? ''} only`
}

/** The example file with this name, in whatever format, and the language in which it is highlighted. */
export function exampleNamed(
  fileName: string | null,
): (ExampleFile & { language: string; format: SchemaFormat }) | undefined {
  for (const group of exampleFileGroups) {
    for (const format of formats) {
      const file = group.formats[format]?.files.find((candidate) => candidate.fileName === fileName)
      if (file) return { ...file, format, language: format === 'Positional' ? 'Positional' : format.toLowerCase() }
    }
  }
  return undefined
}
