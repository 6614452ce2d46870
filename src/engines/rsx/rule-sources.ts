/**
 * The published files that the rules of a document are compiled from, as the specified calls deliver them. A source that the caller
 * could not load is a sentence that says why.
 */
export interface RuleSources {
  document: string
  version: string
  /** The XML Schema: an archive, or the file itself for a version of single files. */
  schema: Uint8Array<ArrayBuffer>
  /** The consolidated design, as parsed JSON. */
  design: unknown
  /** Archives of the flat layouts. */
  csvLayout: Uint8Array<ArrayBuffer> | undefined
  positionalLayout: Uint8Array<ArrayBuffer> | undefined
  /** Why a source is undefined, by its name. */
  reasons: Partial<Record<'design' | 'csvLayout' | 'positionalLayout', string>>
}

/** The XML Schema of a version: an archive, or the file itself. */
export interface VersionSchema {
  version: string
  schema: Uint8Array<ArrayBuffer>
}
