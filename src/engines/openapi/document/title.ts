/** Shown where an operation has no summary (DOC-29). */
export const missingSummary = 'Missing a Path Summary'
/** Shown where an operation has no description (DOC-30). */
export const missingDescription = 'Endpoint description not available.'

const supportedMethods = ['POST', 'PUT', 'DELETE', 'GET', 'PATCH']

/** True for the methods, in upper case, that count as operations (DOC-36). Others are listed and marked. */
export function isSupported(method: string): boolean {
  return supportedMethods.includes(method)
}

/** The parts of a summary: the title before the vertical bar, the markers after it. */
export interface SummaryParts {
  title: string
  markers: string[]
}

/** Splits a summary into title and markers (DOC-31): 'Retire a design|internal' has the marker `internal`. */
export function partsOfSummary(summary: string | undefined): SummaryParts {
  const [title = '', ...markers] = (summary ?? '').split('|').map((part) => part.trim())
  return { title: title === '' ? missingSummary : title, markers: markers.filter(Boolean) }
}

/** True for operations that only internal staff may see. */
export function isInternal({ markers }: Pick<SummaryParts, 'markers'>): boolean {
  return markers.includes('internal')
}
