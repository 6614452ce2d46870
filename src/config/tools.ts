/** A development tool (TOOL-1). Its component is in `features/tools/model/tool-code.ts`. */
export interface Tool {
  id: ToolId
  label: string
  description: string
  /** Path of the tool below /tools/. */
  route: string
  /** The tool's other pages; their paths are below its route. */
  pages: readonly { path: string; label: string; description: string }[]
  /** Whether only the provider's staff may use it (TOOL-2). */
  internal: boolean
  /** Whether visitors may use it, too (TOOL-13). */
  public: boolean
  hideInEnvironments: readonly ('test' | 'prod')[]
}

/** How long the code of a tool may take to load before the tool shows an error, in milliseconds (TOOL-8). */
export const toolTimeoutMs = 10_000

export type ToolId = 'document-check' | 'error-decoder' | 'shipping-doc-browser' | 'example-tool'

/** The registry of tools (TOOL-1). Pages use `visibleTools`. */
export const tools: readonly Tool[] = [
  {
    id: 'document-check',
    label: 'Check a Document',
    description: 'Find errors in a document before you send it',
    route: 'document-check',
    pages: [
      { path: 'sample', label: 'Make a Sample', description: 'Documents of an order that pass at your retailers' },
    ],
    internal: false,
    public: true,
    hideInEnvironments: [],
  },
  {
    id: 'error-decoder',
    label: 'Error Decoder',
    description: 'The meaning of a failed response, and what to do',
    route: 'error-decoder',
    pages: [],
    internal: false,
    public: true,
    hideInEnvironments: [],
  },
  {
    id: 'shipping-doc-browser',
    label: 'Shipping Document Browser',
    description: 'Field requirements by label and packing slip',
    route: 'shipping-doc-browser',
    pages: [
      {
        path: 'field-requirements',
        label: 'Field requirements',
        description: 'The fields of chosen labels and packing slips',
      },
    ],
    internal: false,
    public: false,
    hideInEnvironments: [],
  },
  {
    id: 'example-tool',
    label: 'Example Tool',
    description: 'How a tool is built and registered',
    route: 'example-tool',
    pages: [],
    internal: true,
    public: false,
    hideInEnvironments: ['prod'],
  },
]

/** Returns the tools that a person sees in an environment: internal ones only for staff (TOOL-2), hidden ones not at all (TOOL-3). */
export function visibleTools(isStaff: boolean, environmentName: 'test' | 'prod'): readonly Tool[] {
  return tools.filter((tool) => (isStaff || !tool.internal) && !tool.hideInEnvironments.includes(environmentName))
}
