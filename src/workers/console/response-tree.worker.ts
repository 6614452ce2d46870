import { serveWorker } from '@/browser/worker-client/serve'
import { readJsonTree } from '@/engines/requests/tree/json-tree'
import type { NodeStep, NodeType, TreeReader } from '@/engines/requests/tree/tree-node'
import { readXmlTree } from '@/engines/requests/tree/xml-tree'

/** The text to read. */
export interface TreeText {
  body: Blob
  /** Name of the encoding. */
  charset: string
  format: 'json' | 'xml'
}

// Reads the body of one response as a tree. The page terminates the worker when the response is closed, which frees the memory.

let reader: Promise<TreeReader> = Promise.reject(new Error('There is no text.'))
reader.catch(() => undefined)

const operations = {
  /** Reads the text; the other operations are about it. */
  async open(text: TreeText): Promise<void> {
    reader = read(text)
    await reader
  },
  root: async () => (await reader).root(),
  stop: async () => (await reader).stop(),
  formatted: async () => (await reader).formatted(),
  children: async ({ id, from, to }: { id: number; from: number; to: number }) => (await reader).children(id, from, to),
  path: async (steps: readonly NodeStep[]) => (await reader).path(steps),
  value: async ({ id, type }: { id: number; type: NodeType }) => (await reader).value(id, type),
}

export type TreeOperations = typeof operations

serveWorker(operations)

async function read({ body, charset, format }: TreeText): Promise<TreeReader> {
  const text = new TextDecoder(charset).decode(await body.arrayBuffer())
  return format === 'json' ? readJsonTree(text) : readXmlTree(text)
}
