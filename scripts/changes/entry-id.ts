import { createHash } from 'node:crypto'

/** Stands in an id for a document that was not published before, or is not any more. */
export const noText = '0'.repeat(12)

/** A hash that names a text in the id of an entry. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** The start of the ids of all entries about an API document, or a version, that begin with one text; `from` is its hash. */
export function stateId(doc: string, from: string | undefined): string {
  return `${shortHash(doc)}-${from ?? noText}`
}

/** Whether an entry is about one of some API documents. */
export function isAbout(id: string, docs: ReadonlySet<string>): boolean {
  const start = id.slice(0, noText.length)
  return Array.from(docs, shortHash).includes(start)
}
