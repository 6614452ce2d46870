import { getContent, refuseHtml, timeoutMs, toApiError, wrongContent } from './client'

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
  /** Name that says what the file is, when its address does not. */
  name?: string | undefined
}

/** What a name or an address says that its file is: a spreadsheet is a ZIP archive, too. */
const namesArchive = /\.(zip|xlsx)(?=[?#]|$)/i
const namesPage = /\.html?(?=[?#]|$)/i

/**
 * Reads a file with its bytes counted (1 §7). Failures are `ApiError`; a body that ends early is one of them, and so is a
 * server that sends nothing for 20 s. As long as bytes come, a file may take any time. A page in the place of the file
 * counts as `parse`, and so does an archive that does not begin like one.
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
  { access, signal, onProgress, headers, name = url }: FileCall,
  onBytes: () => void,
): Promise<Blob> {
  const response = await getContent(url, { access, signal, headers })
  const length = Number(response.headers.get('Content-Length'))
  const total = length > 0 && !response.headers.has('Content-Encoding') ? length : undefined
  const type = response.headers.get('Content-Type') ?? ''
  if (!namesPage.test(name)) refuseHtml(response, url)
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
  const file = new Blob(parts, { type })
  if (namesArchive.test(name) && (await file.slice(0, 2).text()) !== 'PK') {
    throw wrongContent(url, 'is no archive', response.status)
  }
  return file
}
