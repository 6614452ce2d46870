import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { loadClient } from '@/api/content/queries'
import { currentToken } from '@/api/core/token-source'
import { environment } from '@/config/environment'
import { trustedFolders } from '@/config/trusted-hosts'
import { isInFolder } from '@/lib/document-folder'
import { docLocation } from '@/engines/documentation/doc-location'
import type { Access } from '@/engines/documentation/document-access'
import { knownServices } from '@/modules/documentation/pages/known-services'
import {
  expandSchema,
  readIndex,
  readOperation,
  readSamples,
  readSchemas,
  readTexts,
  startVerification,
  visitDocument,
} from '@/workers/openapi/client'
import { readRanSamples } from '@/engines/openapi/model/ran-samples'
import { errorFacts } from '@/engines/openapi/document/reading-error'
import type { DocumentSource, DocumentTexts } from '@/engines/openapi/reader/protocol'
import type { SchemaHandle } from '@/engines/openapi/document/schema-types'
import type { OperationKey } from '@/engines/openapi/document/types'

/** Options of everything that is read from a document: the worker caches documents and reports changes, so that the page needs an answer only while it is shown. */
export const readOnce = { staleTime: Infinity, gcTime: 15_000, structuralSharing: false, retry: false } as const

/** How a document is requested: `public` never with the token, whoever answers. */
export type DocumentAccess = Access | 'public'

/** Key of everything that was read from a document; invalidated when the document has changed. */
export function documentKey(url: string) {
  return ['openapi', url] as const
}

/** One operation of the document at an absolute address. Fails with `ReadingError`. */
export function operationQuery(url: string, key: OperationKey, access: DocumentAccess = 'open') {
  return queryOptions({
    ...readOnce,
    queryKey: [...documentKey(url), 'operation', normalized(key)],
    queryFn: ({ signal, client }) => withToken(client, url, access, (source) => readOperation(source, key, signal)),
  })
}

/** An operation that is on screen, with the examples for its samples. */
export function samplesQuery(url: string, key: OperationKey, access: DocumentAccess) {
  return queryOptions({
    ...readOnce,
    queryKey: [...documentKey(url), 'samples', normalized(key)],
    queryFn: ({ signal, client }) => withToken(client, url, access, (source) => readSamples(source, key, signal)),
  })
}

/** The schemas that a request to an operation has to satisfy. */
export function schemasQuery(url: string, key: OperationKey, access: DocumentAccess) {
  return queryOptions({
    ...readOnce,
    queryKey: [...documentKey(url), 'schemas', normalized(key)],
    queryFn: ({ signal, client }) => withToken(client, url, access, (source) => readSchemas(source, key, signal)),
  })
}

/** The code samples of a document that ran, from the file at this address; null when it is malformed. */
export function ranSamplesQuery(url: string) {
  return queryOptions({
    ...readOnce,
    queryKey: ['openapi', 'ran samples', url],
    queryFn: async ({ signal }) => {
      const { getJson } = await loadClient()
      return readRanSamples(await getJson(url, { access: 'public', signal })) ?? null
    },
  })
}

function normalized({ path, method, webhook }: OperationKey): OperationKey {
  return { path, method: method.toUpperCase(), ...(webhook && { webhook }) }
}

/** The index of the document. Fails with `ReadingError`. */
export function indexQuery(url: string, access: DocumentAccess = 'open') {
  return queryOptions({
    ...readOnce,
    queryKey: [...documentKey(url), 'index'],
    queryFn: ({ signal, client }) => withToken(client, url, access, (source) => readIndex(source, signal)),
  })
}

/** The index of a document that is verified, which starts the verification. */
export function verifiedIndexQuery(url: string, access: DocumentAccess) {
  return queryOptions({
    ...readOnce,
    queryKey: indexQuery(url).queryKey,
    queryFn: ({ signal, client }) => withToken(client, url, access, (source) => startVerification(source, signal)),
  })
}

/** Reads the texts of the document whose verification has started, and of all that it refers to. */
export function readVerifiedTexts(
  client: QueryClient,
  url: string,
  access: DocumentAccess,
  signal: AbortSignal,
): Promise<DocumentTexts> {
  return withToken(client, url, access, (source) => readTexts(source, signal))
}

/** The next level of a schema of the document. */
export function levelQuery(url: string, handle: SchemaHandle, access: DocumentAccess) {
  return queryOptions({
    ...readOnce,
    queryKey: [...documentKey(url), 'level', handle],
    queryFn: ({ signal, client }) => withToken(client, url, access, (source) => expandSchema(source, handle, signal)),
  })
}

/** Begins a visit to a document as `visitDocument` does, with the token where reading takes it. Answers what ends it. */
export function visit(client: QueryClient, url: string, access: DocumentAccess, onChange: () => void): () => void {
  const controller = new AbortController()
  const start = (source: DocumentSource) => {
    if (!controller.signal.aborted) controller.signal.addEventListener('abort', visitDocument(source, onChange))
  }
  if (access !== 'private') start({ url })
  else void bearerSource(client, url).then((source) => start(source ?? { url }))
  return () => controller.abort()
}

/**
 * Reads without the token, and again with it when a configured host refuses (DOC-53). A private document is read with it at
 * once. A token that is refused, because it has expired on the way or was revoked, is renewed once.
 */
async function withToken<T>(
  client: QueryClient,
  url: string,
  access: DocumentAccess,
  read: (source: DocumentSource) => Promise<T>,
): Promise<T> {
  const first = access === 'private' ? await bearerSource(client, url) : undefined
  try {
    return await read(first ?? { url })
  } catch (error) {
    const { kind, status } = errorFacts(error)
    const refused = first?.bearer?.token
    const isRefused = kind === 'unauthorized' && (refused === undefined || status === 401)
    const second = isRefused && access !== 'public' ? await bearerSource(client, url, refused) : undefined
    if (!second) throw error
    return read(second)
  }
}

/**
 * The document with the bearer token; undefined for visitors, and outside of the provider's folders of documents (DOC-87).
 * @param refused a token that the host has refused, which is renewed.
 */
export async function bearerSource(
  client: QueryClient,
  url: string,
  refused?: string,
): Promise<DocumentSource | undefined> {
  const folders = trustedFolders(knownServices(client)?.map((service) => docLocation(service, environment())) ?? [])
  const isOwn = folders.some((folder) => isInFolder(url, folder))
  const token = isOwn ? await currentToken(refused).catch(() => undefined) : undefined
  return token === undefined ? undefined : { url, bearer: { token, folders } }
}
