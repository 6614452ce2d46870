import { lazy, Suspense, useMemo } from 'react'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { codeOf } from './code-of'
import { schemaFence } from './schema-fence'
import type { ElementProps } from './to-react'

const SchemaViewer = lazy(async () => ({
  default: (await import('./SchemaViewer')).SchemaViewer,
}))

/** A fenced block of a published page: code, or the viewer of a schema that it names. */
export function PageFence({ element }: ElementProps) {
  const { code, language } = codeOf(element)
  const schema = useMemo(() => schemaFence({ code, language }), [code, language])
  if (!schema) return <CodeBlock code={code} language={language} />
  return (
    <Suspense>
      <SchemaViewer request={schema} />
    </Suspense>
  )
}
