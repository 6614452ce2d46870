import { useMemo, type ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { lazyPart } from '@/ui/lazy-part'
import { fencedBlock, schemaRequest } from '@/engines/markdown/fenced-block'

const SchemaViewer = lazyPart(
  () => import('./SchemaViewer'),
  (module) => module.SchemaViewer,
)

/** A fenced block of a published page: code, or the viewer of the schema that it names. */
export function PageFence({ node }: ComponentProps<'pre'> & ExtraProps) {
  const block = useMemo(() => node && fencedBlock(node), [node])
  const request = useMemo(() => block && schemaRequest(block), [block])
  if (!request) return block && <CodeBlock {...block} />
  return <SchemaViewer request={request} />
}
