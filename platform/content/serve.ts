import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerBytes, forbidden, refuseVisitor } from './answer'
import { documentedOrigin, withOrigin } from './api-document'
import { themedDiagram } from './diagram'
import { tocFor, type ContentCaller } from './toc-for'

const root = dirname(fileURLToPath(import.meta.url))
const prefix = '/content/'
/** Mark a folder whose files, at any depth, need a token, or are for the provider's staff. */
const [privateMarker, internalMarker] = ['.private', '.internal']

/** Longest path that is looked up. File systems refuse a longer name or path with an error instead of "not found" (PLATFORM-5). */
const maxPathLength = 200

/** The kinds of files that are served. Others, such as this module, are not. */
const types: Record<string, string> = {
  '.atom': 'application/atom+xml; charset=utf-8',
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
  caller: ContentCaller
  /** Why somebody with a token reads as a visitor. */
  refusal?: string | undefined
  /** The request's If-None-Match. */
  ifNoneMatch?: string | undefined
  /** The origin of the platform, which guides and API documents name. */
  origin?: string
}

/**
 * Answers the published file at a path below `/content/`: 401 for a private file without a token, 403 for a file for staff
 * without the right, undefined for none (PLATFORM-8). A table of contents has the entries for staff for staff only.
 */
export function contentResponse(
  pathname: string,
  { caller, refusal, ifNoneMatch, origin = documentedOrigin }: ContentRequest,
): Response | undefined {
  const file = fileAt(pathname)
  if (file === undefined) return undefined
  const isInternal = isInFolderWith(internalMarker, file)
  const isPrivate = isInternal || isInFolderWith(privateMarker, file)
  if (isPrivate && caller === 'visitor') return refuseVisitor(refusal)
  if (isInternal && caller !== 'staff') return forbidden("This file is for the provider's staff.")

  const type = types[extname(file)] ?? 'application/octet-stream'
  const stored = readFileSync(join(root, file))
  const bytes = published(file, stored, origin)
  if (basename(file) !== 'toc.json') return answerBytes(bytes, type, { isPrivate, ifNoneMatch })
  const hasPrivateEntries = isPrivate || caller === 'staff'
  return answerBytes(tocFor(caller, bytes), type, { isPrivate: hasPrivateEntries, ifNoneMatch, variesByCaller: true })
}

/** A file as it is published: guides and API documents name the running platform, diagrams follow the theme. */
function published(file: string, stored: Buffer, origin: string): Buffer {
  if (namesOrigin(file)) return Buffer.from(withOrigin(stored.toString(), origin))
  if (extname(file) === '.svg') return Buffer.from(themedDiagram(stored.toString()))
  return stored
}

/** Whether a file may name the platform: a page, an API document or a feed. The content of archives and XML stays as it is. */
function namesOrigin(file: string): boolean {
  return /\.(atom|json|md|txt|ya?ml)$/.test(file)
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

function isInFolderWith(marker: string, file: string): boolean {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    if (existsSync(join(root, folder, marker))) return true
  }
  return false
}
