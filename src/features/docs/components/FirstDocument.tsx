import { Navigate, useLocation } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import { NotFoundView } from '@/modules/documentation/pages/NotFoundView'
import { TextPlaceholder } from '@/ui/Placeholders'
import { useServiceToc } from '@/modules/documentation/pages/use-service-toc'
import { firstDocument } from '../model/first-document'

/** Redirects an address that names no document to the first document of the service's table of contents (DOC-21). */
export function FirstDocument({ service }: { service: Service }) {
  const { toc, pending } = useServiceToc(service, true)
  const { search, hash } = useLocation()
  if (pending) return <TextPlaceholder label="Opening the document" />
  const first = firstDocument(toc)
  if (first) return <Navigate to={withQuery(first.to, search) + hash} replace />
  return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
}

/** A link with the query of another address, such as the operation that it names; the link's own parameters win. */
function withQuery(to: string, search: string): string {
  const { pathname, searchParams } = new URL(to, 'http://portal.invalid')
  for (const [name, value] of new URLSearchParams(search)) {
    if (!searchParams.has(name)) searchParams.append(name, value)
  }
  return `${pathname}?${searchParams}`
}
