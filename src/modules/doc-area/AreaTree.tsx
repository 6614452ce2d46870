import { Fragment, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { ServiceRowsPlaceholder } from '@/ui/Placeholders'
import type { TreeEntry } from '@/modules/toc-tree/tree-entry'
import { createTreeState } from '@/modules/toc-tree/tree-state'
import { TreeEntries } from '@/modules/toc-tree/TreeEntries'
import { currentAreaPath, nearestTrail, type DocArea } from './doc-area'
import { useArea } from './use-area'

const state = createTreeState()

interface AreaTreeProps {
  area: DocArea
  /** Asked for at all. */
  wanted?: boolean
  /** Heading above the entries; the whole then appears only once there are any. */
  heading?: string
}

/** The table of contents of an area (2 §2). Entries that only hold others are its sections. */
export function AreaTree({ area, wanted = true, heading }: AreaTreeProps) {
  const { pathname } = useLocation()
  const { toc, tocPending, service, error } = useArea(area, wanted)
  const path = currentAreaPath(area, pathname)
  const current = useMemo(() => nearestTrail(toc.entries, path).map(({ id }) => id), [toc.entries, path])

  // What leads to a page opens when the reader arrives there, also where it was closed before.
  const branch = current.slice(0, -1).join('\n')
  useEffect(() => {
    if (path !== '') state.reveal(branch.split('\n').filter(Boolean))
  }, [branch, path])

  if (toc.entries.length === 0) {
    const coming = tocPending || (service === undefined && !error)
    return coming && heading === undefined ? <ServiceRowsPlaceholder label={`Loading ${area.name}`} /> : null
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

/** Entries of the first level that lead nowhere themselves are headings; runs of the others stand without one. */
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
