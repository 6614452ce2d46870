import type { ComponentType } from 'react'
import type { Tool } from '@/config/tools'
import { TextPlaceholder } from '@/ui/Placeholders'
import { ErrorState } from '@/ui/ErrorState'
import { Page } from '@/ui/Page'
import { createToolLoader, type ToolLoader } from '../model/tool-loader'
import { useTool } from '../hooks/use-tool'

interface ToolCode {
  Tool: ComponentType
}

const base = import.meta.url

/** The code of each tool, by its id in `config/tools.ts`. */
const loaders: Partial<Record<string, ToolLoader<ToolCode>>> = {
  'shipping-doc-browser': createToolLoader(() => import('../shipping-docs/ShippingDocTool'), { base }),
  'example-tool': createToolLoader(() => import('../example/ExampleTool'), { base }),
}

/** A tool, loaded when it is opened (3 §4): what stands in its place until its code is there. */
export function ToolFrame({ tool }: { tool: Tool }) {
  const loader = loaders[tool.id]
  if (!loader) throw new Error(`No code is known for the tool ${tool.id}`)
  return <LoadedTool tool={tool} loader={loader} />
}

/** A tool with its loader; of its own for tests. */
export function LoadedTool({ tool, loader }: { tool: Tool; loader: ToolLoader<ToolCode> }) {
  const state = useTool(loader)
  if (state.status === 'ready') return <state.code.Tool />
  return (
    <Page>
      <h1>{tool.label}</h1>
      {state.status === 'failed' ? (
        <ErrorState
          title="Error!"
          message={`${tool.label} could not be loaded. Nothing that was saved is lost.`}
          onRetry={state.retry}
        />
      ) : (
        <>
          <p role="status">{state.status === 'slow' && 'Taking a long time...'}</p>
          <TextPlaceholder label={`Loading ${tool.label}`} />
        </>
      )}
    </Page>
  )
}
