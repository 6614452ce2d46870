/** A table of contents that the start script has requested, as it was answered; undefined when that failed. */
export interface EarlyToc {
  url: string
  json: Promise<unknown>
}

declare global {
  interface Window {
    earlyToc?: EarlyToc | undefined
  }
}

/** Takes the table of contents at this URL from the start script, once; undefined when it has requested another or none. */
export function takeEarlyToc(url: string): Promise<unknown> | undefined {
  if (typeof window === 'undefined' || window.earlyToc?.url !== url) return undefined
  const { json } = window.earlyToc
  window.earlyToc = undefined
  return json
}
