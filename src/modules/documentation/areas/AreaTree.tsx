import { Fragment, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { ServiceRowsPlaceholder } from '@/ui/Placeholders'
import type { TreeEntry } from '@/engines/documentation/tree-entry'
import { createTreeState } from '../tree/tree-state'
import { TreeEntries } from '../tree/TreeEntries'
import { currentAreaPath, nearestTrail, type DocArea } from '@/engines/documentation/areas/doc-area'
import { useArea } from './use-area'

const state = createTreeState()

interface AreaTreeProps {
  area: DocArea
  /** Whether the table of contents is loaded at all. */
  isEnabled?: boolean
  /** Heading above the entries. With a heading, nothing is shown until there are entries. */
  heading?: string
}

/** The table of contents of an area. Entries without a page of their own are its sections. */
export function AreaTree({ area, isEnabled = true, heading }: AreaTreeProps) {
  const { pathname } = useLocation()
  const { toc, tocPending, service, error } = useArea(area, isEnabled)
  const path = currentAreaPath(area, pathname)
  const current = useMemo(() => nearestTrail(toc.entries, path).map(({ id }) => id), [toc.entries, path])

  // The branch of a page opens when the reader arrives there, even if it was closed before.
  const branch = current.slice(0, -1).join('\n')
  useEffect(() => {
    if (path !== '') state.reveal(branch.split('\n').filter(Boolean))
  }, [branch, path])

  if (toc.entries.length === 0) {
    const isLoading = tocPending || (service === undefined && !error)
    return isLoading && heading === undefined ? <ServiceRowsPlaceholder label={`Loading ${area.name}`} /> : null
  }
  return (
    <>
      {heading !== undefined && <h3>{heading}</h3>}
      {sections(toc.entries).map(({ id, title, entries }) => (
        <Fragment key={id}>
          {title !== undefined && <h3>{title}</h3>}
          <TreeEntries entries={entries} current={current} state={state} indent />
        </Fragment>
      ))}
    </>
  )
}

interface Section {
  id: string
  title: string | undefined
  entries: readonly TreeEntry[]
}

/** Groups the first level: an entry without a page of its own is a heading, the entries between two such have none. */
function sections(entries: readonly TreeEntry[]): Section[] {
  const result: Section[] = []
  for (const entry of entries) {
    const last = result.at(-1)
    if (entry.to === undefined && entry.href === undefined && entry.children.length > 0) {
      result.push({ id: entry.id, title: entry.text, entries: entry.children })
    } else if (last && last.title === undefined) {
      result[result.length - 1] = { ...last, entries: [...last.entries, entry] }
    } else {
      result.push({ id: entry.id, title: undefined, entries: [entry] })
    }
  }
  return result
}
