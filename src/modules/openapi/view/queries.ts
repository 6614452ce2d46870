import { queryOptions } from '@tanstack/react-query'
import { currentToken } from '@/api/core/token-source'
import { isTrustedUrl } from '@/config/trusted-hosts'
import { expandSchema, readIndex, readOperation } from '../engine/client'
import { ReadingError } from '../engine/failures'
import type { DocumentSource } from '../engine/protocol'
import type { SchemaHandle } from '../engine/schema-types'
import type { OperationKey } from '../engine/types'

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
    queryKey: [...documentKey(url), 'operation', { ...key, method: key.method.toUpperCase() }],
    queryFn: ({ signal }) => withToken(url, access, (source) => readOperation(source, key, signal)),
  })
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
export function levelQuery(url: string, handle: SchemaHandle) {
  return queryOptions({
    ...kept,
    queryKey: [...documentKey(url), 'level', handle],
    queryFn: ({ signal }) => withToken(url, 'open', (source) => expandSchema(source, handle, signal)),
  })
}

/** How a document is asked for first: `private` ones with the token at once. The answer is the same. */
type Access = 'open' | 'private'

/** Reads openly; once more with the token when a configured host refuses, and never with it elsewhere. */
async function withToken<T>(url: string, access: Access, read: (source: DocumentSource) => Promise<T>): Promise<T> {
  if (access === 'private' && isTrustedUrl(url)) {
    const token = await currentToken().catch(() => undefined)
    if (token !== undefined) return read({ url, bearer: { token, origins: [new URL(url).origin] } })
  }
  try {
    return await read({ url })
  } catch (error) {
    const refused = error instanceof ReadingError && error.failure.kind === 'unauthorized'
    if (!refused || !isTrustedUrl(url)) throw error
    const token = await currentToken().catch(() => undefined)
    if (token === undefined) throw error
    return read({ url, bearer: { token, origins: [new URL(url).origin] } })
  }
}
