import { lazy, Suspense, useMemo } from 'react'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { schemaFence } from './schema-fence'

const SchemaViewer = lazy(async () => ({
  default: (await import('@/modules/schema-viewer/SchemaViewer')).SchemaViewer,
}))

/** A fenced block: code, or the viewer of a schema that it names. */
export function MarkdownFence({ code, language }: { code: string; language: string | undefined }) {
  const schema = useMemo(() => schemaFence({ code, language }), [code, language])
  if (!schema) return <CodeBlock code={code} language={language} />
  return (
    <Suspense>
      <SchemaViewer request={schema} />
    </Suspense>
  )
}
