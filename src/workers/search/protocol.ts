import type { SearchAnswer, SearchProgress, SearchQuestion } from '@/engines/search/answer'
import type { SearchReader } from '@/engines/search/reader'
import type { SearchRecord } from '@/engines/search/record'

/** A message from the page to the worker. `start` is the first one, and comes once. */
export type PageMessage =
  | { type: 'start'; reader: SearchReader }
  /** Reads what has not been read yet, and what failed. */
  | { type: 'read' }
  | { type: 'ask'; id: number; question: SearchQuestion }
  /** Replaces the records that the page makes; an empty list removes them. */
  | { type: 'page-records'; source: string; records: readonly SearchRecord[] }
  /** The answer to `token-request`; without a token nobody is signed in, or it could not be renewed. */
  | { type: 'token'; id: number; token: string | undefined }

/** A message from the worker to the page. */
export type WorkerMessage =
  /** `isComplete` says whether everything that this reader may find had been read. */
  | { type: 'answer'; id: number; answer: SearchAnswer; isComplete: boolean }
  | { type: 'failure'; id: number; message: string }
  /** How far the documents have been read; answers may have changed. `error` says why nothing can be read. */
  | { type: 'progress'; progress: SearchProgress; error: string | undefined }
  | TokenRequest

/** The worker needs the token for a configured host; another one than a token that the host has refused. */
export interface TokenRequest {
  type: 'token-request'
  id: number
  refused: string | undefined
}
