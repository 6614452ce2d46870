import { changesPage } from '@/lib/published-changes'
import type { TocNode } from '@/engines/documentation/parse-toc'
import { listedDocuments, type Documentation } from '@/engines/search/published/documents'
import type { SearchReader } from '@/engines/search/reader'
import { isAbout } from './entry-id.ts'
import type { Readable } from './write-changes.ts'
import { readToc, type Source } from '../search-index/source.ts'

/** An API document that a documentation publishes. */
export interface PublishedDocument {
  /** `{slug}/{path below the documentation}`. */
  doc: string
  /** Its name in the table of contents. */
  name: string
  url: string
}

/** A documentation as it is published at one time. */
export interface Publication {
  source: Source
  documentation: Documentation
  /** The API documents that all of its readers may read, in the order of the table of contents. */
  documents: PublishedDocument[]
  /** Names and URLs of the API documents that only some of its readers may read. */
  hidden: { docs: ReadonlySet<string>; urls: ReadonlySet<string> }
  hasChangesPage: boolean
}

/** Those who may read least: visitors, and for a private service members without any right or feature flag. */
const readers: Record<Documentation['access'], SearchReader> = {
  open: { owner: undefined, isStaff: false, isToolbox: false, featureFlags: [] },
  private: { owner: 'member', isStaff: false, isToolbox: false, featureFlags: [] },
}

/**
 * Reads the table of contents of a documentation. Pages that only some readers may see never reach its changes (COMPARE-71).
 * @throws UnreadableError if it cannot be read.
 */
export async function readPublication(source: Source, documentation: Documentation): Promise<Publication> {
  const toc = await readToc(source)
  return publicationOf(source, documentation, toc)
}

/** The publication of a table of contents. */
export function publicationOf(source: Source, documentation: Documentation, toc: readonly TocNode[]): Publication {
  const reader = readers[documentation.access]
  const documents = apiDocuments(toc, documentation, reader).filter(({ access }) => access === documentation.access)
  const shown = new Set(documents.map(({ doc }) => doc))
  const hidden = apiDocuments(withoutRules(toc), documentation, reader).filter(({ doc }) => !shown.has(doc))
  return {
    source,
    documentation,
    documents,
    hidden: { docs: new Set(hidden.map(({ doc }) => doc)), urls: new Set(hidden.map(({ url }) => url)) },
    hasChangesPage: linksToChanges(toc, documentation),
  }
}

function apiDocuments(toc: readonly TocNode[], documentation: Documentation, reader: SearchReader) {
  return listedDocuments(toc, documentation, reader).flatMap((document) =>
    document.kind === 'api'
      ? [{ doc: document.place.doc, name: document.place.title, url: document.url, access: document.access }]
      : [],
  )
}

function withoutRules(toc: readonly TocNode[]): TocNode[] {
  const rules = { internal: false, login: false, flags: [] }
  return toc.map((node) => ({ ...node, rules, children: withoutRules(node.children) }))
}

function linksToChanges(toc: readonly TocNode[], { tocPlace }: Pick<Documentation, 'tocPlace'>): boolean {
  const page = tocPlace.pathOf(changesPage, false)
  return toc.some(
    ({ link, swagger, children }) =>
      (link !== undefined && !swagger && tocPlace.pathOf(link, false) === page) ||
      linksToChanges(children, { tocPlace }),
  )
}

/** Entries and links of the documents that all readers of a documentation may read. */
export function readableApis({ documents, hidden }: Publication): Readable {
  const docs = new Set(documents.map(({ doc }) => doc))
  return {
    isReadable: ({ id }) => !isAbout(id, hidden.docs),
    isLive: (link) => {
      const query = new URLSearchParams(link.split('?')[1])
      return ['doc', 'from', 'to'].every((name) => !query.has(name) || docs.has(query.get(name) ?? ''))
    },
  }
}
