import type { DocumentSource } from './protocol'

/** Longer documents are refused, in bytes; also the limit of a document with all that it refers to. */
export const maxDocumentBytes = 50 * 1024 * 1024

/** A text as the server sent it. */
export interface LoadedText {
  text: string
  bytes: number
  /** Identifies the version: ETag, else Last-Modified; undefined when the server sends neither. */
  version?: string
  /** False when the server forbids to store the document. */
  isStorable?: false
}

export interface LoadOptions {
  /** The cached version: the result is 'unchanged' when the server still has it. */
  unlessVersion?: string | Promise<string | undefined> | undefined
  /** Called with the size of each piece that arrives, in bytes. Throw an error to abort the load. */
  onBytes?: (bytes: number) => void
  /** Send a second request to find out why there was no response; true by default. */
  canProbe?: boolean
}

/** Fetches the text of a document. Rejects with a ReadingError, or with the signal's reason. */
export type LoadText = (
  url: string,
  bearer: DocumentSource['bearer'],
  signal: AbortSignal,
  options?: LoadOptions,
) => Promise<LoadedText | 'unchanged'>
