import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import { ServiceRowsPlaceholder } from '@/ui/Placeholders'
import { createTreeState, useTreeChoice } from '@/modules/toc-tree/tree-state'
import { TreeDisclosure } from '@/modules/toc-tree/TreeRow'
import { TreeEntries } from '@/modules/toc-tree/TreeEntries'
import { Badge } from '@/ui/Badge'
import { slugOf } from '../model/doc-address'
import { useOperationEntries } from '../hooks/use-operation-entries'
import { useServiceToc } from '../hooks/use-service-toc'

const state = createTreeState()

interface ServiceBranchProps {
  service: Service
  internal?: boolean
}

/** A service in the sidebar: its table of contents is loaded when it is opened or the page on screen is one of its own. */
export function ServiceBranch({ service, internal = false }: ServiceBranchProps) {
  const { pathname, search } = useLocation()
  const own = slugOf(pathname, search) === service.slug
  const open = useTreeChoice(state, service.slug) ?? own
  const { toc, pending } = useServiceToc(service, open || own)
  const { entries, current, path } = useOperationEntries(service, toc, own)

  // What leads to a page opens when the reader arrives there, also where it was closed before.
  const branch = current.slice(0, -1).join('\n')
  useEffect(() => {
    if (own && path !== '') state.reveal([service.slug, ...branch.split('\n').filter(Boolean)])
  }, [own, service.slug, branch, path])

  return (
    <li>
      <TreeDisclosure open={open} onToggle={() => state.set(service.slug, !open)}>
        {service.name ?? service.slug}
        {service.isBeta && <Badge tone="beta">Beta</Badge>}
        {internal && <Badge tone="internal">Internal</Badge>}
      </TreeDisclosure>
      {open &&
        (pending ? (
          <ServiceRowsPlaceholder label={`Loading ${service.name ?? service.slug}`} />
        ) : (
          <TreeEntries entries={entries} current={current} state={state} />
        ))}
    </li>
  )
}
