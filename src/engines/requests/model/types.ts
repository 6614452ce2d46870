import type { HarRequest } from '@/engines/openapi/model/to-har'

/** A credential in its place of a request. */
export interface Secret {
  token: string
  headerName?: string | undefined
  queryName?: string | undefined
}

/** A request to send. */
export interface SentRequest {
  /** The result of `toHar`. It has a placeholder, never the token. */
  har: HarRequest
  /** Contents of the files that `har` names, in the same order. */
  files: readonly Blob[]
  /**
   * Replaces the placeholder if the host may receive the token (CONSOLE-15): in the headers, or in the query parameter with
   * this name.
   */
  secret?: Secret
  /** The other credentials of the request, each of which replaces only its own placeholder. */
  furtherSecrets?: readonly Secret[]
  /** Timeout for the head of the response, besides the time of a large upload, and for each part of the body after it. */
  timeoutMs: number
}

/** The kind of content that a response has. It decides how the response is shown. */
export type ResponseKind = 'none' | 'json' | 'xml' | 'html' | 'text' | 'image' | 'pdf' | 'events' | 'binary'

/**
 * Why the response ended. `limit`: it is larger than `maxResponseBytes`. `broken`: the connection ended too early, or the
 * parts or the compression of the response are damaged.
 */
export type ResponseEnd = 'complete' | 'limit' | 'cancelled' | 'timeout' | 'broken'

/** The status, the headers and the address of a response. */
export interface ResponseHead {
  status: number
  statusText: string
  /** The headers that the browser shows to scripts. */
  headers: [string, string][]
  /** Address that answered, after all redirects. */
  url: string
  redirected: boolean
  /** Whether the response is a redirect that was not followed. Browsers hide its status, headers and target. */
  isHiddenRedirect: boolean
}

/** Facts about a received body. Its content stays in the worker. */
export interface ResponseBody {
  kind: ResponseKind
  end: ResponseEnd
  bytes: number
  /** Media type of the response; if it has none, the one that its first bytes show; empty if unknown. */
  contentType: string
  /** The number of lines that `Sending.lines` has. 0 unless the response is a text. */
  lines: number
  /** The number of events that `Sending.events` has. */
  events: number
  /** Name of the encoding with which a text was decoded. */
  charset?: string
  /** Offset of the first byte that the encoding does not allow. */
  invalidAt?: number
}

/** The cause of a request without a response. `failureText` explains it to the reader (CONSOLE-9). */
export type CallError =
  /** The request cannot be sent as it is; `reason` is a sentence. */
  | { kind: 'invalid'; reason: string }
  /** The portal may not send to this host. */
  | { kind: 'foreign-host'; host: string }
  /** The answer redirects to an address that the portal may not send to. */
  | { kind: 'redirect'; host: string }
  /** A secure page may not send to an http address. */
  | { kind: 'mixed-content'; host: string }
  | { kind: 'offline' }
  | { kind: 'timeout'; seconds: number }
  | { kind: 'cancelled' }
  /**
   * No answer: nothing runs at the host, or the browser does not trust its certificate. A script cannot tell which.
   * `answersOthers`: the host answers other requests.
   */
  | { kind: 'no-answer'; host: string; isSecure: boolean; servesOthers: boolean }
  /** The host does not allow the portal to read the answer. Unless `isCertain`, the connection may also have failed. */
  | { kind: 'cross-origin'; host: string; isCertain: boolean }
  /** The portal's own code failed. */
  | { kind: 'internal'; reason: string }

/** An event of a request, in this order: at most one `head`, any number of `progress`, then `done` or `failed`. */
export type SendEvent = { ms: number } & (
  | ({ type: 'head' } & ResponseHead)
  | { type: 'progress'; bytes: number; events: number }
  | ({ type: 'done' } & ResponseBody)
  | { type: 'failed'; error: CallError }
)

/** An event of an event stream. */
export interface StreamEvent {
  event: string
  data: string
  id: string
  /** Time since the request was sent, in milliseconds. */
  ms: number
}

/** A row of the hexadecimal view: 16 bytes. */
export interface HexRow {
  offset: number
  hex: string
  /** The same bytes as ASCII, with a dot for each that cannot be printed. */
  text: string
}

/** A request in flight, and then its response. All ranges exclude their end. */
export interface Sending {
  /** Stops receiving. The part that has arrived stays. */
  cancel: () => void
  lines: (from: number, to: number) => Promise<string[]>
  /** @param from, to rows of 16 bytes */
  hex: (from: number, to: number) => Promise<HexRow[]>
  events: (from: number, to: number) => Promise<StreamEvent[]>
  /** The body as received, with its content type. */
  blob: () => Promise<Blob>
  /** Frees the response and the request. Pending calls of `lines`, `hex`, `events` and `blob` reject. */
  close: () => void
}
