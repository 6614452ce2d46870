import { queryOptions } from '@tanstack/react-query'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'
import type { RuleReader } from './rule-sources'

/** Loads the client of the RSX API with its first call (docs/decisions/0007). */
export const loadClient = loadOnCall(createCodeLoader(() => import('./client')))

const loadRuleSources = loadOnCall(createCodeLoader(() => import('./rule-sources')))

/** Half an hour, because schemas change a few times a year. */
const staleTime = 30 * 60_000

/** Start of the keys of all sources of rules. */
export const ruleSourcesKey = ['rsx', 'ruleSources'] as const

/** Query options of the RSX API. Keys are `[api, operation, parameters]`. */
export const rsxQueries = {
  /** Names of the documents by version, of all versions or one. */
  schemaNames: (version?: string) =>
    queryOptions({
      queryKey: ['rsx', 'schemaNames', { version }],
      queryFn: async ({ signal }) => (await loadClient()).getSchemaNames(version, signal),
      staleTime,
    }),
  /** The same for readers who may be visitors: for them, from the public list of schemas. */
  readableSchemaNames: (isVisitor: boolean) =>
    queryOptions({
      queryKey: ['rsx', 'readableSchemaNames', { isVisitor }],
      queryFn: async ({ signal }) => {
        const client = await loadClient()
        return isVisitor ? client.getPublicSchemaNames(signal) : client.getSchemaNames(undefined, signal)
      },
      staleTime,
    }),
  fields: (version: string, documentType: string) =>
    queryOptions({
      queryKey: ['rsx', 'fields', { version, documentType }],
      queryFn: async ({ signal }) => (await loadClient()).getFields(version, documentType, signal),
      staleTime,
    }),
  /** EDI documents by version and RSX document. */
  documentNumbers: (isSignedIn: boolean) =>
    queryOptions({
      queryKey: ['rsx', 'documentNumbers', { isSignedIn }],
      queryFn: async ({ signal }) => (await loadClient()).getDocumentNumbers(signal),
      staleTime,
    }),
  /** The list of schemas; the internal one is for people with the Network Toolbox. */
  assets: (isInternal: boolean) =>
    queryOptions({
      queryKey: ['rsx', 'assets', { isInternal }],
      queryFn: async ({ signal }) => (await loadClient()).getAssets(isInternal, signal),
      staleTime,
    }),
  /**
   * The published files that the rules of a document are compiled from, as far as the reader may read them. With files that could
   * not be loaded they are stale at once, so that the next attempt loads them again.
   */
  ruleSources: (document: string, version: string, reader: RuleReader) =>
    queryOptions({
      queryKey: [...ruleSourcesKey, { document, version, reader }],
      queryFn: async ({ signal }) => (await loadRuleSources()).getRuleSources({ document, version, reader }, signal),
      staleTime: ({ state }) => (state.data?.loadErrors.length ? 0 : staleTime),
      gcTime: staleTime,
      // Readers compile sources that are not those that they had.
      structuralSharing: false,
    }),
  /** The XML Schema of a document, with its lists of codes where the version has them. */
  schema: (document: string, version: string, reader: RuleReader) =>
    queryOptions({
      queryKey: ['rsx', 'schema', { document, version, reader }],
      queryFn: async ({ signal }) => (await loadRuleSources()).getSchema({ document, version, reader }, signal),
      staleTime,
    }),
  /** The schemas of those versions of a document that have lists of codes. */
  schemasWithCodes: (document: string, versions: readonly string[], reader: RuleReader) =>
    queryOptions({
      queryKey: ['rsx', 'schemasWithCodes', { document, versions, reader }],
      queryFn: async ({ signal }) => (await loadRuleSources()).getSchemasWithCodes(document, versions, reader, signal),
      staleTime,
    }),
}
