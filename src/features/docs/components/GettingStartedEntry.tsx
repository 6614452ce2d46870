import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import { paths } from '@/lib/paths'
import { trail } from '@/engines/documentation/tree-entry'
import { createTreeState } from '@/modules/documentation/tree/tree-state'
import { TreeEntries } from '@/modules/documentation/tree/TreeEntries'
import { TreeLink } from '@/modules/documentation/tree/TreeRow'
import { currentPath, slugOf } from '../model/doc-url'
import { useServiceToc } from '@/modules/documentation/pages/use-service-toc'

const state = createTreeState()

/** The fixed link to Getting Started; the service's other pages are listed below it while one of them is on screen. */
export function GettingStartedEntry({ service }: { service: Service | undefined }) {
  const { pathname, search } = useLocation()
  const isCurrent = service !== undefined && slugOf(pathname, search) === service.slug
  return (
    <li>
      <TreeLink href={paths.gettingStarted()} current={currentPath(pathname, search) === paths.gettingStarted()} indent>
        Get Started
      </TreeLink>
      {isCurrent && <FurtherPages service={service} path={currentPath(pathname, search)} />}
    </li>
  )
}

function FurtherPages({ service, path }: { service: Service; path: string }) {
  const { toc } = useServiceToc(service, true)
  const entries = useMemo(() => toc.entries.filter(({ to }) => to !== paths.gettingStarted()), [toc.entries])
  if (entries.length === 0) return null
  return <TreeEntries entries={entries} current={trail(entries, path).map(({ id }) => id)} state={state} />
}
