import { queryOptions } from '@tanstack/react-query'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'

/** Loads the client of the RSX API with its first call (docs/decisions/0007). */
export const loadClient = loadOnCall(createCodeLoader(() => import('./client')))

const loadRuleSources = loadOnCall(createCodeLoader(() => import('./rule-sources')))

/** Half an hour, because schemas change a few times a year. */
const staleTime = 30 * 60_000

/** Query options of the RSX API. Keys are `[api, operation, parameters]`. */
export const rsxQueries = {
  /** Names of the documents by version, of all versions or one. */
  schemaNames: (version?: string) =>
    queryOptions({
      queryKey: ['rsx', 'schemaNames', { version }],
      queryFn: async ({ signal }) => (await loadClient()).getSchemaNames(version, signal),
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
  /** The published files that the rules of a document are compiled from; internal versions are for people with the Network Toolbox. */
  ruleSources: (document: string, version: string, isInternal: boolean) =>
    queryOptions({
      queryKey: ['rsx', 'ruleSources', { document, version, isInternal }],
      queryFn: async ({ signal }) =>
        (await loadRuleSources()).getRuleSources({ document, version, isInternal }, signal),
      staleTime,
    }),
  /** The schemas of those versions of a document that have lists of codes. */
  schemasWithCodes: (document: string, versions: readonly string[], isInternal: boolean) =>
    queryOptions({
      queryKey: ['rsx', 'schemasWithCodes', { document, versions, isInternal }],
      queryFn: async ({ signal }) =>
        (await loadRuleSources()).getSchemasWithCodes(document, versions, isInternal, signal),
      staleTime,
    }),
}
