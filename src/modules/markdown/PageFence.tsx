import { useMemo } from 'react'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { lazyPart } from '@/ui/lazy-part'
import { codeOf } from './code-of'
import { schemaFence } from './schema-fence'
import type { ElementProps } from './to-react'

const SchemaViewer = lazyPart(
  () => import('./SchemaViewer'),
  (module) => module.SchemaViewer,
)

/** A fenced block of a published page: code, or the viewer of a schema that it names. */
export function PageFence({ element }: ElementProps) {
  const { code, language } = codeOf(element)
  const schema = useMemo(() => schemaFence({ code, language }), [code, language])
  if (!schema) return <CodeBlock code={code} language={language} />
  return <SchemaViewer request={schema} />
}
