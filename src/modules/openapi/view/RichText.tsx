import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Markdown } from '@/modules/markdown/Markdown'
import { parseInWorker } from '@/modules/markdown/parse-in-worker'
import { useShownDocument } from './document-context'
import { lowerHeadings } from './lower-headings'

/** Markdown of a specification, parsed in the worker; its plain text until then, and where it cannot be parsed. */
export function RichText({ text }: { text: string }) {
  const { url, path, access } = useShownDocument()
  const { data } = useQuery({
    queryKey: ['openapi', 'description', text],
    queryFn: ({ signal }) => parseInWorker(text.slice(0, 100_000), signal),
    staleTime: Infinity,
    gcTime: 15_000,
    structuralSharing: false,
    retry: false,
  })
  const document = useMemo(
    () => data && { ...data, tree: { ...data.tree, children: lowerHeadings(data.tree.children) } },
    [data],
  )
  if (!document) return text
  return <Markdown document={document} location={{ file: url, path, access }} />
}
