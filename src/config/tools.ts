/** A development tool (1 §3). `route` is relative to /tools/. */
export interface Tool {
  id: string
  label: string
  description: string
  route: string
  /** Only for staff of the provider (1 §6). */
  internal: boolean
  hideInEnvironments: ('test' | 'prod')[]
}

const tools: Tool[] = [
  {
    id: 'shipping-doc-browser',
    label: 'Shipping Document Browser',
    description: 'Field requirements by label and packing slip',
    route: 'shipping-doc-browser',
    internal: false,
    hideInEnvironments: [],
  },
  {
    id: 'example-tool',
    label: 'Example Tool',
    description: 'How a tool is built and registered',
    route: 'example-tool',
    internal: true,
    hideInEnvironments: ['prod'],
  },
]

/** The tools that a person sees in an environment: internal ones for staff only, hidden ones for nobody (1 §6). */
export function visibleTools(staff: boolean, environmentName: 'test' | 'prod'): Tool[] {
  return tools.filter((tool) => (staff || !tool.internal) && !tool.hideInEnvironments.includes(environmentName))
}
