import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { Markdown } from './Markdown'
import type { ParsedMarkdown } from '@/engines/markdown/parsed-markdown'
import type { PageLocation } from '@/engines/markdown/resolve-link'

/** The descriptions on screen: the ids of each, and the prefix that makes them unique on the page. */
const prefixByIds = new Map<ReadonlySet<string>, string>()

interface MarkdownDescriptionProps {
  document: ParsedMarkdown
  location: PageLocation
}

/** A description of an API document: one of many texts on a page. */
export function MarkdownDescription({ document, location }: MarkdownDescriptionProps) {
  const ids = useMemo(() => new Set(document.ids), [document])
  const prefix = useIdPrefix(ids)
  const scope = useMemo(() => ({ prefix, ids }), [prefix, ids])
  return <Markdown document={document} location={location} scope={scope} />
}

/**
 * Returns a prefix that makes the ids of a description unique on its page: other descriptions may have the same headings, and
 * the page has sections with ids such as `responses`. The first description gets `text.`, so links to it stay valid.
 */
function useIdPrefix(ids: ReadonlySet<string>): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      prefixByIds.set(ids, findFreePrefix(ids))
      onChange()
      return () => prefixByIds.delete(ids)
    },
    [ids],
  )
  return useSyncExternalStore(subscribe, () => prefixByIds.get(ids) ?? prefixNumber(1))
}

function findFreePrefix(ids: ReadonlySet<string>): string {
  const isFree = (prefix: string) =>
    [...prefixByIds].every(([others, other]) => other !== prefix || ![...ids].some((id) => others.has(id)))
  let number = 1
  while (!isFree(prefixNumber(number))) number += 1
  return prefixNumber(number)
}

function prefixNumber(number: number): string {
  return number === 1 ? 'text.' : `text-${number}.`
}
