import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseToc, type TocNode } from '@/engines/documentation/parse-toc'

/** The place that a documentation is read from. */
export interface Source {
  /** Absolute address of the documentation, with a slash at the end. */
  location: string
  /** Reads the text of a file. @throws Error that says why there is none. */
  read: (url: string) => Promise<string>
}

const timeoutMs = 20_000

/** A documentation that is served at an address. The token is sent to the address's own origin only. */
export function servedSource(address: string, token: string | undefined): Source {
  const location = address.endsWith('/') ? address : `${address}/`
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return {
    location,
    read: async (url) => {
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
        throw new Error(isTimeout(error) ? 'no answer within 20 seconds' : 'cannot be reached', { cause: error })
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      if (response.headers.get('content-type')?.includes('text/html')) throw new Error('is an HTML page')
      return response.text()
    },
  }
}

/** A documentation in a folder that will be published at an address. */
export function folderSource(folder: string, address: string): Source {
  const location = address.endsWith('/') ? address : `${address}/`
  return {
    location,
    read: (url) =>
      readFile(join(folder, decodeURIComponent(url.slice(location.length))), 'utf8').catch((error: unknown) => {
        throw new Error('cannot be read', { cause: error })
      }),
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

/** A documentation that cannot be read. The message has a line for each file. */
export class UnreadableError extends Error {}

/** Reads the table of contents. @throws UnreadableError if it cannot be read or has no entries. */
export async function readToc({ location, read }: Source): Promise<TocNode[]> {
  const url = `${location}toc.json`
  const text = await read(url).catch((error: unknown) => {
    throw new UnreadableError(`${url}: ${messageOf(error)}`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UnreadableError(`${url}: is not JSON (${messageOf(error)})`)
  }
  const toc = parseToc(json)
  if (toc.length === 0) throw new UnreadableError(`${url}: has no entries`)
  return toc
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

export function messageOf(error: unknown): string {
  return asError(error).message
}
