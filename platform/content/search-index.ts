import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accessLevels, manifestFile, type AccessLevel } from '@/engines/search/shards/format'
import { answerBytes, forbidden, refuseVisitor } from './answer'

/** The published search index of a running platform. */
export interface SearchIndexFiles {
  /** Address of its manifest; undefined if there is no index, or the content has changed since the platform was started. */
  address: () => string | undefined
  /** Answers the file at a path below `/content/`: 401 or 403 without the right to read it, undefined for none (SEARCH-43). */
  response: (pathname: string, request: IndexRequest) => Response | undefined
}

interface IndexRequest {
  /** The highest level that the caller may read. */
  level: AccessLevel
  /** Why somebody with a token reads as a visitor. */
  refusal: string | undefined
  ifNoneMatch: string | undefined
}

const prefix = '/content/'
const publishedDocs = join(dirname(fileURLToPath(import.meta.url)), 'docs')
/** The manifest, or a file in the folder of a level. */
const filePattern = /^search-index(?:\.json|\/(\w+)-\w+\/[\w-]+\.json)$/

/** The folder with the search index, in that of the platform's state. */
export function searchIndexFolder(dataDir: string): string {
  return join(dataDir, 'published')
}

/**
 * Serves the search index in a folder. While the platform runs, an index of former content is not named any more, so that
 * clients read the documents.
 */
export function createSearchIndexFiles(
  folder: string | undefined,
  { origin, docs = publishedDocs }: { origin: string; docs?: string },
): SearchIndexFiles {
  const isWritten =
    folder !== undefined && statSync(join(folder, manifestFile), { throwIfNoEntry: false })?.isFile() === true
  const state = isWritten ? contentState(docs) : undefined
  return {
    address: () =>
      state !== undefined && state === contentState(docs) ? `${origin}${prefix}${manifestFile}` : undefined,
    response: (pathname, { level, refusal, ifNoneMatch }) => {
      const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : ''
      const match = filePattern.exec(path)
      if (!match || folder === undefined) return undefined
      const needed = accessLevels.findIndex((name) => name === (match[1] ?? 'public'))
      if (needed === -1 || !statSync(join(folder, path), { throwIfNoEntry: false })?.isFile()) return undefined
      if (level === 'public' && needed > 0) return refuseVisitor(refusal)
      if (accessLevels.indexOf(level) < needed) return forbidden('This part of the search index is for others.')
      return answerBytes(readFileSync(join(folder, path)), 'application/json', { isPrivate: needed > 0, ifNoneMatch })
    },
  }
}

/** Tells the state of the published documents from others: their names, sizes and times. */
function contentState(docs: string): string {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs } = statSync(join(docs, name))
      return `${name} ${size} ${mtimeMs}`
    })
    .join('\n')
}
