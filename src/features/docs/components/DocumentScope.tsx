import { useMemo, type ReactNode } from 'react'
import { paths } from '@/lib/paths'
import type { Access } from '@/engines/documentation/document-access'
import type { OperationKey } from '@/engines/openapi/document/types'
import { DocumentContext } from '@/modules/openapi/view/document-context'

interface DocumentScopeProps {
  /** URL of the document. */
  url: string
  access: Access
  slug: string
  doc: string
  children: ReactNode
}

/** Provides the parts of an API document with that document and the addresses of its other operations. */
export function DocumentScope({ url, access, slug, doc, children }: DocumentScopeProps) {
  const shown = useMemo(
    () => ({
      url,
      access,
      path: paths.apiDocument(slug, { doc }),
      linkTo: ({ path, method, webhook }: OperationKey) =>
        paths.apiDocument(slug, { doc, path, method, webhook: webhook ? 'true' : undefined }),
    }),
    [url, access, slug, doc],
  )
  return <DocumentContext value={shown}>{children}</DocumentContext>
}
