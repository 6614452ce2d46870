import { Navigate } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import { NotFoundView } from '@/modules/markdown/NotFoundView'
import { TextPlaceholder } from '@/ui/Placeholders'
import { pagesOf } from '@/modules/toc-tree/tree-entry'
import { documentOfPath } from '../model/api-address'
import { useServiceToc } from '../hooks/use-service-toc'

/** Leads an address that names no document to the first one that the service's table of contents lists. */
export function FirstDocument({ service }: { service: Service }) {
  const { toc, pending } = useServiceToc(service, true)
  if (pending) return <TextPlaceholder label="Opening the document" />
  const first = pagesOf(toc.entries).find(({ to }) => documentOfPath(to) !== undefined)
  if (first) return <Navigate to={first.to} replace />
  return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
}
