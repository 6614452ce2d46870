import { withSilenceLimit } from '@/lib/transfer'
import { getContent, refuseHtml, toApiError, wrongContent } from './client'

/** The bytes received so far, and the size of the file if the host names it. */
export interface Progress {
  received: number
  total: number | undefined
}

interface FileCall {
  access: 'public' | 'open' | 'private'
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
export async function getFile(
  url: string,
  { access, signal: callSignal, onProgress, headers, name = url }: FileCall,
): Promise<Blob> {
  return withSilenceLimit(async ({ signal, read }) => {
    const response = await getContent(url, { access, signal, headers })
    const length = Number(response.headers.get('Content-Length'))
    const total = length > 0 && !response.headers.has('Content-Encoding') ? length : undefined
    const type = response.headers.get('Content-Type') ?? ''
    if (!namesPage.test(name)) refuseHtml(response, url)
    const parts: Uint8Array<ArrayBuffer>[] = []
    let received = 0
    try {
      await read(response, (part) => {
        parts.push(part)
        received += part.byteLength
        onProgress({ received, total })
      })
    } catch (cause) {
      throw toApiError(cause, url)
    }
    const file = new Blob(parts, { type })
    if (namesArchive.test(name) && (await file.slice(0, 2).text()) !== 'PK') {
      throw wrongContent(url, 'is not an archive', response.status)
    }
    return file
  }, callSignal)
}
