import type { HarRequest } from '@/modules/openapi/model/to-har'

/** A request to send. */
export interface SentRequest {
  /** As `toHar` makes it. It has the placeholder of the token, never the token. */
  har: HarRequest
  /** Contents of the files that `har` names, in its order. */
  files: readonly Blob[]
  /** Put in place of the placeholder if the host may receive it (CONSOLE-15). */
  secret?: { token: string }
  /** How long to wait for the head of the answer, and then for each further part of it. */
  timeoutMs: number
}

/** What an answer turned out to be. */
export type AnswerKind = 'none' | 'json' | 'xml' | 'html' | 'text' | 'image' | 'pdf' | 'events' | 'binary'

/**
 * Why the answer ended. `limit`: it is larger than `maxAnswerBytes`. `broken`: the connection ended too early, or the
 * parts or the compression of the answer are damaged.
 */
export type AnswerEnd = 'complete' | 'limit' | 'cancelled' | 'timeout' | 'broken'

/** Everything of an answer before its body. */
export interface AnswerHead {
  status: number
  statusText: string
  /** Those that the browser shows to scripts. */
  headers: [string, string][]
  /** Where the answer came from, after all redirects. */
  url: string
  redirected: boolean
  /** A redirect that was not followed. Browsers hide its status, its headers and where it leads. */
  isHiddenRedirect: boolean
}

/** The facts of a received body; its content stays in the worker. */
export interface AnswerBody {
  kind: AnswerKind
  end: AnswerEnd
  bytes: number
  /** Media type, as the answer says or else as its first bytes show; empty if unknown. */
  contentType: string
  /** The number of lines that `Sending.lines` has. 0 unless the answer is a text. */
  lines: number
  /** The number of events that `Sending.events` has. */
  events: number
  /** Name of the encoding that a text was read in. */
  charset?: string
  /** Offset of the first byte that the encoding does not allow. */
  invalidAt?: number
}

/** Facts about a request that got no answer; `failureText` says what they mean and what to do (CONSOLE-9). */
export type Failure =
  /** The request cannot be sent as it is; `reason` is a sentence. */
  | { kind: 'invalid'; reason: string }
  /** The host is none of those that the portal may send to. */
  | { kind: 'foreign-host'; host: string }
  /** The answer redirects to an address that the portal may not send to. */
  | { kind: 'redirect'; host: string }
  /** A secure page may not send to an http address. */
  | { kind: 'mixed-content'; host: string }
  | { kind: 'offline' }
  | { kind: 'timeout'; seconds: number }
  | { kind: 'cancelled' }
  /**
   * No answer came: nothing runs at the host, or the browser does not trust its certificate, which it does not tell.
   * `answersOthers`: the host answers other requests.
   */
  | { kind: 'no-answer'; host: string; isSecure: boolean; answersOthers: boolean }
  /** The host does not allow the portal to read the answer. Unless `isCertain`, the connection may also have failed. */
  | { kind: 'cross-origin'; host: string; isCertain: boolean }
  /** The portal's own code failed. */
  | { kind: 'internal'; reason: string }

/** What happens to a request: at most one head, any number of progress, then `done` or `failed` as the last. */
export type SendEvent = { ms: number } & (
  | ({ type: 'head' } & AnswerHead)
  | { type: 'progress'; bytes: number; events: number }
  | ({ type: 'done' } & AnswerBody)
  | { type: 'failed'; failure: Failure }
)

/** An event of an event stream. */
export interface StreamEvent {
  event: string
  data: string
  id: string
  /** Milliseconds from sending the request. */
  ms: number
}

/** A row of the hexadecimal view: 16 bytes. */
export interface HexRow {
  offset: number
  hex: string
  /** The same bytes as ASCII, with a dot for each that cannot be printed. */
  text: string
}

/** A request in flight, and then its answer. All ranges exclude their end. */
export interface Sending {
  /** Stops receiving. What has arrived stays. */
  cancel: () => void
  lines: (from: number, to: number) => Promise<string[]>
  /** @param from, to rows of 16 bytes */
  hex: (from: number, to: number) => Promise<HexRow[]>
  events: (from: number, to: number) => Promise<StreamEvent[]>
  /** The body as received, with its content type. */
  blob: () => Promise<Blob>
  /** Frees the answer and everything that was sent. Questions that are open then fail. */
  close: () => void
}
