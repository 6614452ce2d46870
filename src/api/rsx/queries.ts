import { queryOptions } from '@tanstack/react-query'

// The client with its HTTP and schema libraries is loaded with the first call, not with the page that makes it.
const client = () => import('./client')

/** Schemas are published a few times a year. */
const staleTime = 30 * 60_000

/** Query options of the RSX API; keys are `[api, operation, parameters]`. What a session may see differs: sign-out clears them. */
export const rsxQueries = {
  /** Documents by version; of one version when it is given. */
  schemaNames: (version?: string) =>
    queryOptions({
      queryKey: ['rsx', 'schemaNames', { version }],
      queryFn: async ({ signal }) => (await client()).getSchemaNames(version, signal),
      staleTime,
    }),
  fields: (version: string, documentType: string) =>
    queryOptions({
      queryKey: ['rsx', 'fields', { version, documentType }],
      queryFn: async ({ signal }) => (await client()).getFields(version, documentType, signal),
      staleTime,
    }),
  /** EDI documents by version and RSX document. */
  documentNumbers: (signedIn: boolean) =>
    queryOptions({
      queryKey: ['rsx', 'documentNumbers', { signedIn }],
      queryFn: async ({ signal }) => (await client()).getDocumentNumbers(signal),
      staleTime,
    }),
  /** Downloadable schemas; `internal` for people with the Network Toolbox. */
  assets: (internal: boolean) =>
    queryOptions({
      queryKey: ['rsx', 'assets', { internal }],
      queryFn: async ({ signal }) => (await client()).getAssets(internal, signal),
      staleTime,
    }),
  /** The consolidated design of a document, `Orders-850` (3 §7). */
  design: (file: string) =>
    queryOptions({
      queryKey: ['rsx', 'design', { file }],
      queryFn: async ({ signal }) => (await import('./designs')).getDesign(file, signal),
      staleTime,
    }),
}
