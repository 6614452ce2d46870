import { queryOptions } from '@tanstack/react-query'
import { currentToken } from '@/api/core/token-source'
import { isTrustedUrl } from '@/config/trusted-hosts'
import { expandSchema, readIndex, readOperation, readSamples, visitDocument } from '../engine/client'
import { ReadingError } from '../document/failures'
import type { DocumentSource } from '../engine/protocol'
import type { SchemaHandle } from '../document/schema-types'
import type { OperationKey } from '../document/types'

// The worker keeps the documents and tells when one has changed: the page needs what it was told only while shown.
const kept = { staleTime: Infinity, gcTime: 15_000, structuralSharing: false, retry: false } as const

/** Everything that was read from a document; to be forgotten when it has changed. */
export function documentKey(url: string) {
  return ['openapi', url] as const
}

/** One operation of the document at an absolute address. Fails with `ReadingError`. */
export function operationQuery(url: string, key: OperationKey, access: Access = 'open') {
  return queryOptions({
    ...kept,
    queryKey: [...documentKey(url), 'operation', normal(key)],
    queryFn: ({ signal }) => withToken(url, access, (source) => readOperation(source, key, signal)),
  })
}

/** An operation that is on screen, with the examples that its samples are made from. */
export function samplesQuery(url: string, key: OperationKey, access: Access) {
  return queryOptions({
    ...kept,
    queryKey: [...documentKey(url), 'samples', normal(key)],
    queryFn: ({ signal }) => withToken(url, access, (source) => readSamples(source, key, signal)),
  })
}

function normal({ path, method, webhook }: OperationKey): OperationKey {
  return { path, method: method.toUpperCase(), ...(webhook && { webhook }) }
}

/** The index of the document. Fails with `ReadingError`. */
export function indexQuery(url: string, access: Access = 'open') {
  return queryOptions({
    ...kept,
    queryKey: [...documentKey(url), 'index'],
    queryFn: ({ signal }) => withToken(url, access, (source) => readIndex(source, signal)),
  })
}

/** The next level of a schema of the document. */
export function levelQuery(url: string, handle: SchemaHandle, access: Access) {
  return queryOptions({
    ...kept,
    queryKey: [...documentKey(url), 'level', handle],
    queryFn: ({ signal }) => withToken(url, access, (source) => expandSchema(source, handle, signal)),
  })
}

/** How a document is asked for first: `private` ones with the token at once. The answer is the same. */
type Access = 'open' | 'private'

/** Begins a visit to a document as `visitDocument` does, with the token where reading takes it. Answers what ends it. */
export function visit(url: string, access: Access, onChange: () => void): () => void {
  const over = new AbortController()
  const begin = (source: DocumentSource) => {
    if (!over.signal.aborted) over.signal.addEventListener('abort', visitDocument(source, onChange))
  }
  if (access === 'open') begin({ url })
  else void withBearer(url).then((source) => begin(source ?? { url }))
  return () => over.abort()
}

/** Reads openly; once more with the token when a configured host refuses, and never with it elsewhere. */
async function withToken<T>(url: string, access: Access, read: (source: DocumentSource) => Promise<T>): Promise<T> {
  const first = access === 'private' ? await withBearer(url) : undefined
  if (first) return read(first)
  try {
    return await read({ url })
  } catch (error) {
    const refused = error instanceof ReadingError && error.failure.kind === 'unauthorized'
    const second = refused ? await withBearer(url) : undefined
    if (!second) throw error
    return read(second)
  }
}

/** The document with the token of whoever is signed in, for configured hosts only. */
async function withBearer(url: string): Promise<DocumentSource | undefined> {
  const token = isTrustedUrl(url) ? await currentToken().catch(() => undefined) : undefined
  return token === undefined ? undefined : { url, bearer: { token, origins: [new URL(url).origin] } }
}
