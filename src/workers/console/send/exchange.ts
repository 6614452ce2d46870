import type {
  ResponseEnd,
  ResponseHead,
  ResponseKind,
  CallError,
  HexRow,
  SendEvent,
  StreamEvent,
} from '@/engines/requests/model/types'
import { charsetOf } from '@/lib/charset'
import { responseKind } from '@/engines/requests/send/response-kind'
import { ResponseStore } from '@/engines/requests/send/response-store'
import { EventStreamReader } from '@/engines/requests/send/event-stream'
import { TextConverter } from '@/engines/requests/send/text-encoding'
import type { WireRequest } from './wire-request'

/** Larger responses are cut off at this size. */
const maxResponseBytes = 100_000_000
const progressIntervalMs = 100
/** Uploads may be as slow as 200 kbit/s: fetch does not report their progress (SHELL-26). */
const minUploadBytesPerSecond = 25_000
const textKinds: readonly ResponseKind[] = ['json', 'xml', 'html', 'text', 'events']

/** The functions of the worker that an exchange uses, so that tests can replace them. */
export interface ExchangeFunctions {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Finds the cause of a request that failed, but was not cancelled and did not time out. */
  diagnose: (url: string, method: string) => Promise<CallError>
  /** Returns the time in milliseconds since a fixed moment. */
  now: () => number
}

/** The reason with which an exchange is aborted. */
class Stop extends Error {
  readonly end: ResponseEnd
  constructor(end: ResponseEnd) {
    super(end)
    this.end = end
  }
}

/** Sends one request and stores its response (CONSOLE-5). */
export class Exchange {
  readonly #functions: ExchangeFunctions
  readonly #onEvent: (event: SendEvent) => void
  readonly #controller = new AbortController()
  readonly #startedAt: number
  readonly #bytes = new ResponseStore()
  /** The response in UTF-8, if it is a text; the same object as `#bytes` if it was sent in UTF-8. */
  #text: ResponseStore | undefined
  #converter: TextConverter | undefined
  #kind: ResponseKind = 'none'
  #contentType = ''
  #charset: string | undefined
  #eventReader: EventStreamReader | undefined
  readonly #eventDecoder = new TextDecoder()
  readonly #events: StreamEvent[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #reportedAt = 0
  #progressTimer: ReturnType<typeof setTimeout> | undefined

  constructor(functions: ExchangeFunctions, onEvent: (event: SendEvent) => void) {
    this.#functions = functions
    this.#onEvent = onEvent
    this.#startedAt = functions.now()
  }

  /** Sends the request. Reports every outcome as an event, and never rejects. */
  async run(request: WireRequest): Promise<void> {
    const { signal } = this.#controller
    let response: Response
    this.#restartTimeout(headTimeoutMs(request))
    try {
      response = await this.#functions.fetch(request.url, {
        method: request.method,
        headers: request.headers,
        ...(request.body !== undefined && { body: request.body }),
        redirect: request.followsRedirects ? 'follow' : 'manual',
        signal,
        // Send no cookies and no referrer, and do not use a cached response.
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      })
    } catch (thrown) {
      clearTimeout(this.#timer)
      const error = await this.#causeOf(request, thrown)
      this.#onEvent({ type: 'failed', error, ms: this.#elapsed() })
      return
    }
    this.#onEvent({ type: 'head', ...headOf(response, request.url), ms: this.#elapsed() })
    this.#contentType = response.headers.get('content-type') ?? ''
    const end = await this.#receive(response.body, request.timeoutMs)
    clearTimeout(this.#timer)
    clearTimeout(this.#progressTimer)
    this.#finishText()
    this.#onEvent({
      type: 'done',
      kind: this.#kind,
      end,
      bytes: this.#bytes.byteLength,
      contentType: this.#contentType,
      lines: this.#text?.lineCount ?? 0,
      events: this.#events.length,
      ...(this.#charset !== undefined && { charset: this.#charset }),
      ...(this.#converter?.invalidAt !== undefined && { invalidAt: this.#converter.invalidAt }),
      ms: this.#elapsed(),
    })
  }

  cancel(): void {
    this.#controller.abort(new Stop('cancelled'))
  }

  lines(from: number, to: number): string[] {
    return this.#text?.lines(from, to) ?? []
  }

  hex(from: number, to: number): HexRow[] {
    return this.#bytes.hex(from, to)
  }

  events(from: number, to: number): StreamEvent[] {
    return this.#events.slice(from, to)
  }

  blob(): Blob {
    return this.#bytes.blob(this.#contentType)
  }

  #elapsed(): number {
    return Math.round(this.#functions.now() - this.#startedAt)
  }

  #restartTimeout(timeoutMs: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#controller.abort(new Stop('timeout')), timeoutMs)
  }

  async #causeOf(request: WireRequest, thrown: unknown): Promise<CallError> {
    const reason: unknown = this.#controller.signal.reason
    if (reason instanceof Stop) {
      return reason.end === 'timeout'
        ? { kind: 'timeout', seconds: headTimeoutMs(request) / 1000 }
        : { kind: 'cancelled' }
    }
    if (thrown instanceof TypeError) return this.#functions.diagnose(request.url, request.method)
    return { kind: 'internal', reason: String(thrown) }
  }

  async #receive(body: ReadableStream<Uint8Array<ArrayBuffer>> | null, timeoutMs: number): Promise<ResponseEnd> {
    const reader = body?.getReader()
    try {
      for (;;) {
        const part = await reader?.read()
        if (!part || part.done) return 'complete'
        const remainingBytes = maxResponseBytes - this.#bytes.byteLength
        // An event stream may pause for any time.
        if (this.#add(part.value.subarray(0, remainingBytes)) === 'events') clearTimeout(this.#timer)
        else this.#restartTimeout(timeoutMs)
        if (part.value.length > remainingBytes) {
          this.#controller.abort(new Stop('limit'))
          return 'limit'
        }
      }
    } catch {
      const reason: unknown = this.#controller.signal.reason
      return reason instanceof Stop ? reason.end : 'broken'
    }
  }

  #add(chunk: Uint8Array<ArrayBuffer>): ResponseKind {
    if (this.#bytes.byteLength === 0) this.#detectKind(chunk)
    this.#bytes.append(chunk)
    if (this.#converter) this.#addText(this.#converter.convert(chunk))
    const untilReportMs = this.#reportedAt + progressIntervalMs - this.#elapsed()
    if (untilReportMs <= 0) this.#reportProgress()
    // The next part may be far away, so this one is reported without it.
    else this.#progressTimer ??= setTimeout(() => this.#reportProgress(), untilReportMs)
    return this.#kind
  }

  #reportProgress() {
    clearTimeout(this.#progressTimer)
    this.#progressTimer = undefined
    this.#reportedAt = this.#elapsed()
    const progress = { bytes: this.#bytes.byteLength, events: this.#events.length }
    this.#onEvent({ type: 'progress', ...progress, ms: this.#reportedAt })
  }

  #detectKind(first: Uint8Array) {
    const { kind, contentType } = responseKind(this.#contentType, first)
    this.#kind = kind
    this.#contentType = contentType
    if (!textKinds.includes(kind)) return
    // An event stream is in UTF-8, whatever its content type says.
    this.#charset = kind === 'events' ? 'utf-8' : charsetOf(contentType, first)
    this.#converter = new TextConverter(this.#charset)
    this.#text = this.#converter.isUtf8 ? this.#bytes : new ResponseStore()
    if (kind === 'events') this.#eventReader = new EventStreamReader()
  }

  #addText(utf8: Uint8Array<ArrayBuffer>) {
    if (this.#text !== this.#bytes) this.#text?.append(utf8)
    const text = this.#eventReader && this.#eventDecoder.decode(utf8, { stream: true })
    if (text === undefined) return
    for (const event of this.#eventReader?.read(text, this.#elapsed()) ?? []) this.#events.push(event)
  }

  #finishText() {
    if (this.#converter) this.#addText(this.#converter.end())
  }
}

function headOf(response: Response, requestedUrl: string): ResponseHead {
  const { status, statusText, headers, url, redirected, type } = response
  const isHiddenRedirect = type === 'opaqueredirect'
  return { status, statusText, headers: [...headers], url: url || requestedUrl, redirected, isHiddenRedirect }
}

function headTimeoutMs({ body = '', timeoutMs }: WireRequest): number {
  const bytes = typeof body === 'string' ? body.length : body.size
  return timeoutMs + Math.floor(bytes / minUploadBytesPerSecond) * 1000
}
