// Browsers that need this, and the condition on which it goes: docs/decisions/0011.

/** A file of code, and the export that is the module in a file that several modules share. */
interface CodeFile {
  address: string
  exportName: string | undefined
}

/**
 * Returns the file that a function imports, read from its text: the one place that has the final address and the export, in
 * the build and in development alike. Undefined when the text has none.
 * @param base Address that a relative one is relative to. All files of the build lie in one folder.
 */
export function importedFile(load: () => unknown, base: string = import.meta.url): CodeFile | undefined {
  const [, , specifier, , exportName] =
    /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)(?:\.then\((\w+)=>\3\.(\w+)\))?/.exec(load.toString()) ?? []
  if (specifier === undefined || !URL.canParse(specifier, base)) return undefined
  return { address: new URL(specifier, base).href, exportName }
}

/** Whether the file itself was loaded from this address, so that what fails or hangs is a file that it imports. */
export function hasArrived(address: string): boolean {
  const loads = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]
  return loads.some(({ responseStatus }) => responseStatus === 200)
}

/** The last attempt for each file that was imported again, by its address. */
const lastAttempts = new Map<string, { number: number; module: Promise<unknown> }>()

/**
 * Imports a file at an address that was not requested before, together with style sheets that did not arrive. Modules of one file share its attempts,
 * so that there are no two copies of it.
 * @param failed Number of the attempt that failed for the caller, 0 after its first import.
 */
export function importAgain<M>(
  { address, exportName }: CodeFile,
  failed: number,
): { attempt: number; module: Promise<M> } {
  let last = lastAttempts.get(address)
  if (!last || last.number <= failed) {
    const number = failed + 1
    last = { number, module: importFresh(freshUrl(address, number), number) }
    lastAttempts.set(address, last)
  }
  const module = last.module.then((file) =>
    exportName === undefined ? file : (file as Record<string, unknown>)[exportName],
  )
  return { attempt: last.number, module: module as Promise<M> }
}

async function importFresh(address: string, attempt: number): Promise<unknown> {
  await Promise.all(missingStyles().map((link) => replaceStyle(link, attempt)))
  return import(/* @vite-ignore */ address)
}

/** The portal's own style sheets that are still loading or failed to load. A worker has none. */
function missingStyles(): HTMLLinkElement[] {
  if (typeof document === 'undefined') return []
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ href }) => new URL(href).origin === window.location.origin,
  )
  return own.filter(({ sheet }) => isMissing(sheet))
}

/** A missing sheet is null while it loads, empty after an error of the server, and unreadable after one of the network. */
function isMissing(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0
  } catch {
    return true
  }
}

function replaceStyle(link: HTMLLinkElement, attempt: number): Promise<void> {
  const fresh = document.createElement('link')
  fresh.rel = 'stylesheet'
  fresh.href = freshUrl(link.href, attempt)
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => resolve())
    fresh.addEventListener('error', () => reject(new Error(`The style sheet ${fresh.href} could not be loaded`)))
    link.replaceWith(fresh)
  })
}

function freshUrl(address: string, attempt: number): string {
  const url = new URL(address)
  url.searchParams.set('retry', String(attempt))
  return url.href
}
