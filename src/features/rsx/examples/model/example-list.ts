import { documentOrder, type SortMode } from '@/engines/rsx/document-order'
import { exampleFileGroups, type ExampleFileGroup } from '@/engines/rsx/example-files'
import { formats } from '../../model/formats'

/** The version that decides the order of use (RSX-50). */
const exampleVersion = '7.7.0'

/** The cards whose document name or number contains the filter text, in the chosen order. */
export function exampleCards(filter: string, sort: SortMode): ExampleFileGroup[] {
  const query = filter.trim().toLowerCase()
  const order = documentOrder(sort, exampleVersion)
  return exampleFileGroups
    .filter(({ header, documentNumbers }) =>
      [header, ...documentNumbers].some((text) => text.toLowerCase().includes(query)),
    )
    .toSorted((a, b) => order(a.header, b.header))
}

/** Names the formats of a document that is missing some ("XML and Positional only"); undefined if it has all. */
export function formatNote(group: ExampleFileGroup): string | undefined {
  const available = formats.filter((format) => group.formats[format])
  if (available.length === formats.length) return undefined
  return available.length === 1
    ? `${available[0] ?? ''} only`
    : `${available.slice(0, -1).join(', ')} and ${available.at(-1) ?? ''} only`
}
