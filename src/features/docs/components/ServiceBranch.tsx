import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import { ServiceRowsPlaceholder } from '@/ui/Placeholders'
import { shortLabel } from '@/engines/documentation/short-label'
import { createTreeState, useTreeChoice } from '@/modules/documentation/tree/tree-state'
import { TreeDisclosure } from '@/modules/documentation/tree/TreeRow'
import { TreeEntries } from '@/modules/documentation/tree/TreeEntries'
import { Badge } from '@/ui/Badge'
import { slugOf } from '../model/doc-url'
import { useOperationEntries } from '../hooks/use-operation-entries'
import { useServiceToc } from '@/modules/documentation/pages/use-service-toc'

const state = createTreeState()

interface ServiceBranchProps {
  service: Service
  isInternal?: boolean
}

/** A service in the sidebar. Its table of contents is loaded when it is opened, or when one of its pages is on screen (DOC-12). */
export function ServiceBranch({ service, isInternal = false }: ServiceBranchProps) {
  const { pathname, search } = useLocation()
  const isCurrent = slugOf(pathname, search) === service.slug
  const isOpen = useTreeChoice(state, service.slug) ?? isCurrent
  const { toc, pending } = useServiceToc(service, isOpen || isCurrent)
  const { entries, current, path } = useOperationEntries(service, toc, isCurrent)

  // Opens the entries above a page when the reader arrives there, even those that the reader has closed before (DOC-13).
  const branch = current.slice(0, -1).join('\n')
  useEffect(() => {
    if (isCurrent && path !== '') state.reveal([service.slug, ...branch.split('\n').filter(Boolean)])
  }, [isCurrent, service.slug, branch, path])

  return (
    <li data-growing={isCurrent || undefined}>
      <TreeDisclosure open={isOpen} onToggle={() => state.set(service.slug, !isOpen)}>
        {shortLabel(service.name ?? service.slug)}
        {service.isBeta && <Badge tone="beta">Beta</Badge>}
        {isInternal && <Badge tone="internal">Internal</Badge>}
      </TreeDisclosure>
      {isOpen &&
        (pending ? (
          <ServiceRowsPlaceholder label={`Loading ${service.name ?? service.slug}`} />
        ) : (
          <TreeEntries entries={entries} current={current} state={state} />
        ))}
    </li>
  )
}
