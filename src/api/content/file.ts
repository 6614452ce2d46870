import { getContent, refuseHtml, timeoutMs, toApiError, wrongContent } from './client'

/** The bytes received so far, and the size of the file if the host names it. */
export interface Progress {
  received: number
  total: number | undefined
}

interface FileCall {
  access: 'open' | 'private'
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Additional headers. */
  headers?: Record<string, string> | undefined
  /** Name of the file, if its type does not follow from the address. */
  name?: string | undefined
}

/** Names of archives. A spreadsheet is a ZIP archive too. */
const namesArchive = /\.(zip|xlsx)(?=[?#]|$)/i
const namesPage = /\.html?(?=[?#]|$)/i

/**
 * Loads a file and reports its progress. As long as bytes arrive, it may take any time.
 * @throws ApiError, also if the body ends early or no bytes arrive for 20 s. An HTML page instead of the file counts as kind
 * `parse`, and so does an archive that does not start like one.
 */
export async function getFile(url: string, { signal, ...call }: FileCall): Promise<Blob> {
  const inactivity = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => inactivity.abort(new DOMException('No bytes arrived', 'TimeoutError')), timeoutMs)
  }
  restart()
  try {
    return await read(url, { ...call, signal: AbortSignal.any([signal, inactivity.signal]) }, restart)
  } finally {
    clearTimeout(timer)
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
    throw wrongContent(url, 'is not an archive', response.status)
  }
  return file
}
