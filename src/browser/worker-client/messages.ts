/** A request to a worker. */
export interface WorkerRequest {
  type: 'request'
  id: number
  operation: string
  input: unknown
}

/** A message from the page to a worker. A ping detects a worker whose code runs without a pause, which does not reply to it. */
export type PageMessage = WorkerRequest | { type: 'abort'; id: number } | { type: 'ping'; id: number }

/** A message from a worker to the page. */
export type WorkerMessage =
  /** Sent once, when the code of the worker has been loaded. */
  | { type: 'started' }
  | { type: 'pong'; id: number }
  | { type: 'progress'; id: number; progress: unknown }
  | { type: 'reply'; id: number; reply: unknown }
  /** Why the operation failed; a sentence, unless the worker describes its errors in another way. */
  | { type: 'error'; id: number; error: unknown }
