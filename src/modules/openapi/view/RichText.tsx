import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MarkdownDescription } from '@/modules/markdown/MarkdownDescription'
import { parseInWorker } from '@/workers/markdown/parse-in-worker'
import { useShownDocument } from './document-context'

interface RichTextProps {
  text: string
  /** Rendered until the text is parsed, and when it cannot be. */
  plain: ReactNode
}

/** Markdown of a document, parsed in the worker. */
export function RichText({ text, plain }: RichTextProps) {
  const { url, path, access } = useShownDocument()
  const { data: document } = useQuery({
    queryKey: ['openapi', 'description', text],
    queryFn: ({ signal }) => parseInWorker({ text: text.slice(0, 100_000), kind: 'description' }, signal),
    staleTime: Infinity,
    gcTime: 15_000,
    structuralSharing: false,
    retry: false,
  })
  if (!document) return plain
  return <MarkdownDescription document={document} location={{ file: url, path, access }} />
}
