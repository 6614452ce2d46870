import { getContent, timeoutMs, toApiError } from './client'

/** Bytes so far and in all; `total` is undefined when the host does not say. */
export interface Progress {
  received: number
  total: number | undefined
}

interface FileCall {
  access: 'open' | 'private'
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Sent in addition. */
  headers?: Record<string, string> | undefined
}

/**
 * Reads a file with its bytes counted (1 §7). Failures are `ApiError`; a body that ends early is one of them, and so is a
 * server that sends nothing for 20 s. As long as bytes come, a file may take any time.
 */
export async function getFile(url: string, { signal, ...call }: FileCall): Promise<Blob> {
  const silence = new AbortController()
  let clock: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(clock)
    clock = setTimeout(() => silence.abort(new DOMException('Nothing came', 'TimeoutError')), timeoutMs)
  }
  restart()
  try {
    return await read(url, { ...call, signal: AbortSignal.any([signal, silence.signal]) }, restart)
  } finally {
    clearTimeout(clock)
  }
}

async function read(
  url: string,
  { access, signal, onProgress, headers }: FileCall,
  onBytes: () => void,
): Promise<Blob> {
  const response = await getContent(url, { access, signal, headers })
  const length = Number(response.headers.get('Content-Length'))
  const total = length > 0 && !response.headers.has('Content-Encoding') ? length : undefined
  const type = response.headers.get('Content-Type') ?? ''
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  try {
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      onBytes()
      parts.push(part.value)
      received += part.value.byteLength
      onProgress({ received, total })
    }
  } catch (cause) {
    throw toApiError(cause, url)
  }
  return new Blob(parts, { type })
}
