import { createCodeLoader } from '@/browser/code-loader'
import { serveWorker } from '@/browser/worker-client/serve'
import type { WorkerRequest } from '@/browser/worker-client/messages'
import type { Work } from '@/lib/work'
import type { CompareInput, CompareReply } from '@/engines/openapi/compare/compare-sources'
import { errorFacts, ReadingError } from '@/engines/openapi/document/reading-error'
import { importYaml } from '@/engines/openapi/reader/parse-document'
import type { ReaderReplies, PackedIndex, ReaderRequest } from '@/engines/openapi/reader/protocol'
import { createReader } from '@/engines/openapi/reader/reader'
import { loadText } from './load-text'
import { createReplyStore } from './reply-store'
import { mayVisitorRequest, type ListedDocument } from './visitor-access'

// The name of this file tells the build, except on the development server.
const store = import.meta.env.DEV ? undefined : createReplyStore(self.location.pathname)
const reader = createReader(loadText, createCodeLoader(importYaml).load, store)

const compareLoader = createCodeLoader(() => import('@/engines/openapi/compare/compare-sources'))

type Input<Type extends ReaderRequest['type']> = Omit<Extract<ReaderRequest, { type: Type }>, 'type'>

/** The input of a request of the start script: it is read only if a visitor may read the document. */
type EarlyInput<Type extends ReaderRequest['type']> = Input<Type> & { listed?: ListedDocument }

const operation =
  <Type extends ReaderRequest['type']>(type: Type) =>
  async ({ listed, ...input }: EarlyInput<Type>, { signal }: Work): Promise<ReaderReplies[Type]> => {
    if (listed && !(await mayVisitorRequest(listed)))
      throw new ReadingError('unauthorized', 'Reading this document takes signing in.')
    return (await reader.reply({ type, ...input } as ReaderRequest, signal)) as ReaderReplies[Type]
  }

const operations = {
  operation: operation('operation'),
  samples: operation('samples'),
  schemas: operation('schemas'),
  async index(input: EarlyInput<'index'>, work: Work): Promise<PackedIndex> {
    const index = await operation('index')(input, work)
    // Cloning it would be slower.
    work.transfer(index.map(({ buffer }) => buffer))
    return index
  },
  texts: operation('texts'),
  expand: operation('expand'),
  paste: operation('paste'),
  check: operation('check'),
  store: operation('store'),
  release: operation('release'),
  async compare(input: CompareInput, work: Work<number>): Promise<CompareReply> {
    const { compareSources } = await compareLoader.load()
    return compareSources(reader, input, work)
  },
}

export type ReaderOperations = typeof operations

const serve = serveWorker(operations, errorFacts)

// The start script passes its requests in the worker's address.
const earlyRequests = JSON.parse(decodeURIComponent(self.location.hash.slice(1)) || '[]') as WorkerRequest[]
earlyRequests.forEach(serve)
