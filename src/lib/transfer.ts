/** How long a transfer may be silent before it fails, in milliseconds. While bytes arrive, it may take any time (SHELL-26). */
export const maxSilenceMs = 20_000

/** A request and the reading of its answer. */
export interface Transfer {
  /** Aborted with the caller's reason, or with a `TimeoutError` after the silence. */
  signal: AbortSignal
  /** Restarts the time limit. */
  onProgress: () => void
  /** Passes on the parts of a body as they arrive. If `use` throws, the rest is not loaded. */
  read: (response: Response, use: (part: Uint8Array<ArrayBuffer>) => void) => Promise<void>
  /** Reads a body as text. */
  text: (response: Response) => Promise<string>
}

/** Whether a transfer failed because it was silent. */
export function isSilence(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

/** Runs a transfer, which fails when it is silent for 20 s. */
export async function withSilenceLimit<T>(run: (transfer: Transfer) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onProgress = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(new DOMException('No bytes arrived', 'TimeoutError')), maxSilenceMs)
  }
  const limited = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal
  const read: Transfer['read'] = (response, use) =>
    readParts(response, limited, (part) => {
      onProgress()
      use(part)
    })
  onProgress()
  try {
    return await run({ signal: limited, onProgress, read, text: (response) => readText(response, read) })
  } finally {
    clearTimeout(timer)
  }
}

async function readParts(
  { body }: Response,
  signal: AbortSignal,
  take: (part: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const reader = body?.getReader()
  if (!reader) return
  const cancel = () => void reader.cancel(signal.reason).catch(() => undefined)
  // The start script's responses are not bound to the signal.
  signal.addEventListener('abort', cancel)
  try {
    signal.throwIfAborted()
    for (let part = await reader.read(); !part.done; part = await reader.read()) take(part.value)
    signal.throwIfAborted()
  } catch (error) {
    cancel()
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

async function readText(response: Response, read: Transfer['read']): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  await read(response, (part) => {
    text += decoder.decode(part, { stream: true })
  })
  return text + decoder.decode()
}
