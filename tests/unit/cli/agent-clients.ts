import { execPath } from 'node:process'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { builtTool } from './built-tool'

/** A client of the tools for agents. */
export interface AgentClient {
  /** Returns the tools as the server lists them. */
  tools: () => Promise<{ name: string; annotations?: object | undefined; inputSchema: object }[]>
  call: (name: string, values: Record<string, unknown>) => Promise<{ text: string; isError: boolean }>
  close: () => Promise<void>
}

/** Starts the tool in a folder for a client of the present protocol, of the one before, or of the former package. */
export async function startAgent(
  cwd: string,
  pack: string,
  kind: 'present' | 'former' = 'present',
): Promise<AgentClient> {
  const server = { command: execPath, args: [await builtTool(), 'mcp', '--rules', pack], cwd }
  const info = { name: 'test', version: '1.0.0' }
  const client = kind === 'present' ? new Client(info) : new FormerClient(info)
  if (client instanceof Client) await client.connect(new StdioClientTransport(server))
  else await client.connect(new FormerTransport(server))
  return {
    tools: async () => (await client.listTools()).tools,
    async call(name, values) {
      const { content, isError } = await client.callTool({ name, arguments: values })
      const texts = (content as { type: string; text?: string }[]).map((block) => block.text ?? '')
      return { text: texts.join('\n'), isError: isError === true }
    },
    close: () => client.close(),
  }
}
