import type { ChangesEntry } from '@/api/content/schemas'
import type { ApiChange } from '@/engines/openapi/compare/api-change'
import { newestFirst } from '@/engines/rsx/versions'
import { paths } from '@/lib/paths'
import { noText, stateId } from './entry-id.ts'
import { makeEntry, type DocumentChanges } from './make-entry.ts'
import { compareOpened, openDocument, type OpenedDocument } from './open-document.ts'
import type { Publication, PublishedDocument } from './publication.ts'

/** Two publications of the API documents of a service. */
export interface Publications {
  /** undefined if the service is published for the first time. */
  before: Publication | undefined
  now: Publication
  /** The day of the publication, as an ISO date. */
  date: string
}

/** The entries of a publication, and the state that it started from. */
export interface PublicationChanges {
  entries: ChangesEntry[]
  /** Starts of the ids of all entries that begin with what was published before. */
  openStates: ReadonlySet<string>
}

/**
 * Compares the API documents that were published before with those that are published now, and makes an entry for each that
 * differs. A new document is compared with the version before it.
 * @throws UnreadableError with a line for each file that cannot be read.
 */
export async function apiEntries({ before, now, date }: Publications): Promise<PublicationChanges> {
  const openStates = new Set<string>()
  const entries: ChangesEntry[] = []
  for (const published of now.documents) {
    const to = await openDocument(now, published, false)
    const earlier = before?.documents.find(({ doc }) => doc === published.doc)
    const from = before && earlier && (await openDocument(before, earlier, true))
    const start = stateId(published.doc, from?.digest)
    openStates.add(start)
    const id = `${start}-${to.digest}`
    const entry = from
      ? from.digest !== to.digest && (await changedEntry({ id, date, from, to, now }))
      : await newEntry({ id, date, to, before, now })
    if (entry) entries.push(entry)
  }
  for (const gone of before?.documents ?? []) {
    const isGone = !now.documents.some(({ doc }) => doc === gone.doc) && !now.hidden.docs.has(gone.doc)
    if (!before || !isGone) continue
    const from = await openDocument(before, gone, true)
    const start = stateId(gone.doc, from.digest)
    openStates.add(start)
    entries.push(removedEntry(`${start}-${noText}`, date, from))
  }
  return { entries, openStates }
}

interface EntryInput {
  id: string
  date: string
  to: OpenedDocument
  now: Publication
}

/** The entry of a document with another content; undefined if the contract and its texts are the same. */
async function changedEntry({ id, date, from, to, now }: EntryInput & { from: OpenedDocument }) {
  const { changes, versions, unread } = await compareOpened(from, to, date)
  if (changes.length === 0 && unread.from.length === 0) return undefined
  const { name } = to.published
  const hasStep = versions.from !== versions.to && versions.from !== undefined && versions.to !== undefined
  return makeEntry({
    id,
    date,
    title: hasStep ? `${name}: ${versions.from} to ${versions.to}` : `${name} changed`,
    about: 'api',
    ...versions,
    documents: [documentChanges({ from: undefined, to: to.published, now, changes })],
    after: unreadSentence(unread.from),
  })
}

/** The entry of a document that is new, beside the version before it. */
async function newEntry({ id, date, to, before, now }: EntryInput & { before: Publication | undefined }) {
  const { name, doc } = to.published
  const common = { id, date, title: `${name} is published`, about: 'api' as const }
  const from = await openVersionBefore(doc, [before, now])
  if (!from) {
    const documents = [documentChanges({ from: undefined, to: to.published, now, changes: [] })]
    return makeEntry({
      ...common,
      from: undefined,
      to: to.version,
      documents,
      before: 'There is no version before it.',
    })
  }
  const { changes, versions, unread } = await compareOpened(from, to, date)
  return makeEntry({
    ...common,
    ...versions,
    documents: [documentChanges({ from: from.published, to: to.published, now, changes })],
    before: `Compared with ${from.published.name}.`,
    after: unreadSentence(unread.from),
  })
}

/** Opens the version before a document, as it was published before or else as it is published now. */
async function openVersionBefore(
  doc: string,
  publications: readonly (Publication | undefined)[],
): Promise<OpenedDocument | undefined> {
  const known = publications.flatMap((publication) =>
    publication ? publication.documents.map((document) => ({ document, publication })) : [],
  )
  const previous = versionBefore(
    doc,
    known.map(({ document }) => document.doc),
  )
  const found = known.find(({ document }) => document.doc === previous)
  return found && openDocument(found.publication, found.document, true)
}

/** The document of a list whose name differs only in a lower version, the nearest one. */
function versionBefore(doc: string, docs: readonly string[]): string | undefined {
  const own = versionName(doc)
  if (!own) return undefined
  const isOlder = (version: string) => newestFirst(version, own.version) > 0
  return docs
    .flatMap((other) => ({ other, ...versionName(other) }))
    .filter(({ series, version }) => series === own.series && version !== undefined && isOlder(version))
    .toSorted((one, other) => newestFirst(one.version ?? '', other.version ?? ''))[0]?.other
}

/** The last number in the name of a document, which is its version, and the name without it and without its ending. */
function versionName(doc: string): { series: string; version: string } | undefined {
  const name = doc.replace(/\.(?:json|ya?ml)$/i, '')
  const last = [...name.matchAll(/\d+(?:\.\d+)*/g)].at(-1)
  if (!last) return undefined
  const [version] = last
  return { version, series: `${name.slice(0, last.index)}#${name.slice(last.index + version.length)}` }
}

function removedEntry(id: string, date: string, { published, version }: OpenedDocument): ChangesEntry {
  const change: ApiChange = {
    kind: 'document-dropped',
    level: 'warning',
    place: [published.name],
    what: 'API document removed',
    why: 'The documentation does not have it any more. Whether the API still answers is not said.',
  }
  return makeEntry({
    id,
    date,
    title: `${published.name} is no longer published`,
    about: 'api',
    from: version,
    to: undefined,
    documents: [
      { name: published.name, link: undefined, comparison: undefined, changes: [change], linkOf: () => undefined },
    ],
  })
}

interface ComparedDocument {
  /** The version before it, if that is a document of its own. */
  from: PublishedDocument | undefined
  to: PublishedDocument
  now: Publication
  changes: readonly ApiChange[]
}

function documentChanges({ from, to, now, changes }: ComparedDocument): DocumentChanges {
  const { slug } = now.documentation.service
  const isFromPublished = from !== undefined && now.documents.some(({ doc }) => doc === from.doc)
  return {
    name: to.name,
    link: paths.apiDocument(slug, { doc: to.doc }),
    comparison: isFromPublished ? paths.apiComparison(slug, { from: from.doc, to: to.doc }) : undefined,
    changes,
    linkOf: ({ operations = [] }: ApiChange) => {
      const [[earlier, later] = []] = operations
      const doc = later ? to.doc : isFromPublished ? from.doc : undefined
      const operation = later ?? earlier
      if (operations.length !== 1 || !operation || doc === undefined) return undefined
      const { path, method, webhook } = operation
      return paths.apiDocument(slug, { doc, path, method, webhook: webhook ? 'true' : undefined })
    },
  }
}

function unreadSentence(unread: readonly string[]): string | undefined {
  return unread.length === 0
    ? undefined
    : 'Parts of the earlier version could not be read: whether anything differs there is not known.'
}
