import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Markdown } from '@/modules/markdown/Markdown'
import { parseDescriptionInWorker } from '@/modules/markdown/parse-in-worker'
import { useShownDocument } from './document-context'
import { lowerHeadings } from './lower-headings'

interface RichTextProps {
  text: string
  /** Stands there until it is parsed, and where it cannot be. */
  plain: string
}

/** Markdown of a specification, parsed in the worker. */
export function RichText({ text, plain }: RichTextProps) {
  const { url, path, access } = useShownDocument()
  const { data } = useQuery({
    queryKey: ['openapi', 'description', text],
    queryFn: ({ signal }) => parseDescriptionInWorker(text.slice(0, 100_000), signal),
    staleTime: Infinity,
    gcTime: 15_000,
    structuralSharing: false,
    retry: false,
  })
  const document = useMemo(
    () => data && { ...data, tree: { ...data.tree, children: lowerHeadings(data.tree.children) } },
    [data],
  )
  if (!document) return plain
  return <Markdown document={document} location={{ file: url, path, access }} />
}
