import type { ResolvedToc } from '@/engines/documentation/resolve-toc'
import { documentOfPath } from '@/engines/documentation/api-location'
import { pagesOf } from '@/engines/documentation/tree-entry'

/** Returns the entry of the first API document of a table of contents; an address that names no document is redirected to it. */
export function firstDocument({ entries }: Pick<ResolvedToc, 'entries'>) {
  return pagesOf(entries).find(({ to }) => documentOfPath(to) !== undefined)
}
