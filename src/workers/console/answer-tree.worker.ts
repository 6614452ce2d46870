import { readJsonTree } from '@/engines/requests/tree/json-tree'
import type {
  FromTreeWorker,
  ToTreeWorker,
  TreeAnswers,
  TreeQuestion,
  TreeText,
} from '@/engines/requests/tree/tree-protocol'
import type { TreeReader } from '@/engines/requests/tree/tree-node'
import { readXmlTree } from '@/engines/requests/tree/xml-tree'

// Reads the body of one answer as a tree. The page terminates the worker when the answer is closed, which frees the memory.

let reader: Promise<TreeReader> | undefined

addEventListener('message', ({ data }: MessageEvent<ToTreeWorker>) => {
  if ('text' in data) reader = read(data.text)
  else void reply(data.id, data.question).then((message) => postMessage(message))
})

async function read({ body, charset, format }: TreeText): Promise<TreeReader> {
  const text = new TextDecoder(charset).decode(await body.arrayBuffer())
  return format === 'json' ? readJsonTree(text) : readXmlTree(text)
}

async function reply(id: number, question: TreeQuestion): Promise<FromTreeWorker> {
  try {
    if (!reader) throw new Error('There is no text.')
    return { id, answer: answerOf(await reader, question) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

function answerOf(tree: TreeReader, question: TreeQuestion): TreeAnswers[TreeQuestion['kind']] {
  switch (question.kind) {
    case 'root':
    case 'stop':
    case 'formatted':
      return tree[question.kind]()
    case 'children':
      return tree.children(question.id, question.from, question.to)
    case 'path':
      return tree.path(question.steps)
    default:
      return tree.value(question.id, question.type)
  }
}
