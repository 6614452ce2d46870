import { useMemo, type ReactNode } from 'react'
import { paths } from '@/lib/paths'
import type { OperationKey } from '@/modules/openapi/document/types'
import { DocumentContext } from '@/modules/openapi/view/document-context'

interface DocumentScopeProps {
  /** Address of the document. */
  url: string
  access: 'open' | 'private'
  slug: string
  doc: string
  children: ReactNode
}

/** Tells the parts of an API document which document they belong to and where its other operations are. */
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
