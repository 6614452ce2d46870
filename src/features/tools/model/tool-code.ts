import type { ComponentType } from 'react'
import { createCodeLoader, type CodeLoader } from '@/browser/code-loader'
import { toolTimeoutMs, type ToolId } from '@/config/tools'

/** A tool that fails to load offers Retry itself, and does not reload the portal (TOOL-8). */
const options = { reloadsPortal: false, timeoutMs: toolTimeoutMs }

/** The code of the component of each tool in `config/tools.ts`. */
export const toolCode: Record<ToolId, CodeLoader<{ Tool: ComponentType }>> = {
  'document-check': createCodeLoader(() => import('../document-check/DocumentCheckTool'), options),
  'error-decoder': createCodeLoader(() => import('../error-decoder/ErrorDecoderTool'), options),
  'shipping-doc-browser': createCodeLoader(() => import('../shipping-docs/ShippingDocTool'), options),
  'example-tool': createCodeLoader(() => import('../example/ExampleTool'), options),
}
