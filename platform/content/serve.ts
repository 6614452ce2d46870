import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerBytes, unauthorized } from './answer'

const root = dirname(fileURLToPath(import.meta.url))
const prefix = '/content/'
/** Marks a folder whose files, at any depth, need a token. */
const marker = '.private'

/** Longest path that is looked up. File systems refuse a longer name or path with an error instead of "not found" (PLATFORM-5). */
const maxPathLength = 200

/** The kinds of files that are served. Others, such as this module, are not. */
const types: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
  '.yml': 'application/yaml',
  '.zip': 'application/zip',
}

interface ContentRequest {
  /** Whether the caller sent a valid token. */
  hasToken: boolean
  /** The request's If-None-Match. */
  ifNoneMatch?: string | undefined
}

/** Answers the published file at a path below `/content/`: 401 for a private file without a token, undefined for none. */
export function contentResponse(pathname: string, { hasToken, ifNoneMatch }: ContentRequest): Response | undefined {
  const file = fileAt(pathname)
  if (file === undefined) return undefined
  const isPrivate = isInPrivateFolder(file)
  if (isPrivate && !hasToken) return unauthorized()

  const type = types[extname(file)] ?? 'application/octet-stream'
  return answerBytes(readFileSync(join(root, file)), type, { isPrivate, ifNoneMatch })
}

/** The path of a file below the root; undefined when it does not exist or may not be served. */
function fileAt(pathname: string): string | undefined {
  if (!pathname.startsWith(prefix)) return undefined
  let path: string
  try {
    path = decodeURIComponent(pathname.slice(prefix.length))
  } catch {
    return undefined
  }
  if (path.length > maxPathLength) return undefined
  const isSafe = path.split('/').every((segment) => /^[\w-][\w.-]*$/.test(segment))
  if (!isSafe || types[extname(path)] === undefined) return undefined
  return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ? path : undefined
}

function isInPrivateFolder(file: string): boolean {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    if (existsSync(join(root, folder, marker))) return true
  }
  return false
}
