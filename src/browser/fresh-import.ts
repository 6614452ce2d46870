/** Imports one module. */
export type LoadCode<T> = () => Promise<T>

/**
 * The address that a loading function imports, read from its text: `() => import('./x')` is left with the final address
 * in the build and in development alike, and nothing else knows it. Undefined when the text holds none.
 * @param base address of the module that the function stands in.
 */
export function importedAddress(load: () => unknown, base: string): string | undefined {
  const [, , specifier] = /\bimport\(\s*(["'`])([^"'`]+)\1/.exec(load.toString()) ?? []
  return specifier !== undefined && URL.canParse(specifier, base) ? new URL(specifier, base).href : undefined
}

/**
 * Imports a module at an address that was not asked for before: browsers remember a module that failed, and wait for ever
 * on one that hangs, by its address. Style sheets that did not arrive are asked for anew too.
 * @param mark makes the address differ from all earlier ones.
 */
export async function importAnew<T>(address: string, mark: number): Promise<T> {
  await Promise.all(missingStyles().map((link) => replaceStyle(link, mark)))
  return (await import(/* @vite-ignore */ marked(address, mark))) as T
}

/** The portal's own style sheets that are still on their way or failed. */
function missingStyles(): HTMLLinkElement[] {
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ href }) => new URL(href).origin === window.location.origin,
  )
  return own.filter(({ sheet }) => isMissing(sheet))
}

/** No sheet yet; an empty one after an error of the server; one that may not be read after an error of the network. */
function isMissing(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0
  } catch {
    return true
  }
}

function replaceStyle(link: HTMLLinkElement, mark: number): Promise<void> {
  const fresh = document.createElement('link')
  fresh.rel = 'stylesheet'
  fresh.href = marked(link.href, mark)
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => resolve())
    fresh.addEventListener('error', () => reject(new Error(`The style sheet ${fresh.href} could not be loaded`)))
    link.replaceWith(fresh)
  })
}

function marked(address: string, mark: number): string {
  const url = new URL(address)
  url.searchParams.set('retry', String(mark))
  return url.href
}
