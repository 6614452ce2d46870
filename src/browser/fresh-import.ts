/** Imports one module and does nothing else: `() => import('./x')`. */
export type LoadCode<M> = () => Promise<M>

/**
 * Returns the address that a function imports, read from its text, which has the final address in the build and in
 * development alike. Undefined when the module has no file of its own: in a file that several modules share the build
 * takes the module out of what was imported, with `.then`, and loading such a file twice would double the other modules.
 * @param base Address that a relative one is relative to. All files of the build lie in one folder.
 */
export function importedAddress(load: () => unknown, base: string = import.meta.url): string | undefined {
  const [, , specifier] = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)(?!\s*\.)/.exec(load.toString()) ?? []
  return specifier !== undefined && URL.canParse(specifier, base) ? new URL(specifier, base).href : undefined
}

/**
 * Imports a module at an address that was not requested before, together with style sheets that did not arrive. Browsers
 * remember by its address that a module failed, and wait for ever for one that hangs.
 * @param attempt Number that makes the address differ from all earlier ones.
 */
export async function importAgain<M>(address: string, attempt: number): Promise<M> {
  await Promise.all(missingStyles().map((link) => replaceStyle(link, attempt)))
  return (await import(/* @vite-ignore */ freshAddress(address, attempt))) as M
}

/** The portal's own style sheets that are still loading or failed to load. */
function missingStyles(): HTMLLinkElement[] {
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
  fresh.href = freshAddress(link.href, attempt)
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => resolve())
    fresh.addEventListener('error', () => reject(new Error(`The style sheet ${fresh.href} could not be loaded`)))
    link.replaceWith(fresh)
  })
}

function freshAddress(address: string, attempt: number): string {
  const url = new URL(address)
  url.searchParams.set('retry', String(attempt))
  return url.href
}
