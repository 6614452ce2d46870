import { hasDotStep } from './path-steps'

/** Whether an address lies below a folder of documents: at its origin, and without a step that leaves the folder. */
export function isInFolder(address: string, folder: string): boolean {
  const [url, base] = [URL.parse(address), URL.parse(folder)]
  if (!url || !base || url.origin !== base.origin) return false
  const start = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`
  return url.pathname.startsWith(start) && !hasDotStep(url.pathname.slice(start.length))
}
