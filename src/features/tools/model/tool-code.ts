import type { ComponentType } from 'react'
import type { ToolId } from '@/config/tools'

/** Imports the component of each tool in `config/tools.ts`. */
export const toolCode: Record<ToolId, () => Promise<{ Tool: ComponentType }>> = {
  'document-check': () => import('../document-check/DocumentCheckTool'),
  'error-decoder': () => import('../error-decoder/ErrorDecoderTool'),
  'shipping-doc-browser': () => import('../shipping-docs/ShippingDocTool'),
  'example-tool': () => import('../example/ExampleTool'),
}
