import type { ChangesEntry, PublishedChange } from '@/api/content/schemas'
import { rankOf, type Change } from '@/engines/changes/change'
import { summarize } from '@/engines/changes/summary'
import { betweenCharacters } from '@/lib/cut-text'
import { maxChanges } from '@/lib/changes-limits'

/** A document with its changes in one entry. */
export interface DocumentChanges {
  name: string
  /** Address of its page in the portal; undefined if it is not published any more. */
  link: string | undefined
  /** Address of the page that compares both sides; undefined if one of them is not published any more. */
  comparison: string | undefined
  changes: readonly Change[]
  /** Address of the place of a change. */
  linkOf: (change: Change) => string | undefined
}

interface EntryFacts {
  id: string
  date: string
  title: string
  about: ChangesEntry['about']
  from: string | undefined
  to: string | undefined
  documents: readonly DocumentChanges[]
  /** Sentences about the entry, before and after that of the changes. */
  before?: string | undefined
  after?: string | undefined
}

type Counts = ChangesEntry['counts']

/** Makes the entry of a publication from the changes of its documents, within the limits of the format (COMPARE-70). */
export function makeEntry({ id, date, title, about, from, to, documents, before, after }: EntryFacts): ChangesEntry {
  const changes = documents.flatMap((document) => document.changes)
  const rows = groupedRows(documents, about)
  const main = rows.filter(({ level }) => level !== 'wording')
  const wording = rows.filter(({ level }) => level === 'wording')
  const shown = main.slice(0, maxChanges.rows)
  const shownWording = wording.slice(0, maxChanges.wordingRows)
  const summary = changes.length === 0 ? undefined : summarize(changes, undefined)
  const sentences = [before, summary, after].filter((sentence) => sentence !== undefined)
  return {
    id,
    date,
    title: cut(title, maxChanges.valueLength),
    summary: cut(sentences.join(' '), maxChanges.reasonLength),
    about,
    documents: documents.slice(0, maxChanges.documents).map((document) => ({
      name: cut(document.name, maxChanges.nameLength),
      counts: countLevels(document.changes),
      ...linkMember('link', document.link),
      ...linkMember('comparison', document.comparison),
    })),
    ...(from !== undefined && { from: cut(from, maxChanges.nameLength) }),
    ...(to !== undefined && { to: cut(to, maxChanges.nameLength) }),
    counts: countLevels(changes),
    changes: shown,
    wording: shownWording,
    omitted: rows.length - shown.length - shownWording.length,
    deprecations: deprecationsOf(documents),
  }
}

function countLevels(changes: readonly Change[]): Counts {
  const counts: Counts = { breaking: 0, warning: 0, harmless: 0, wording: 0 }
  for (const { level } of changes) counts[level] += 1
  return counts
}

/** The rows, the worst first. For schemas, the same change at several places or in several documents is one row. */
function groupedRows(documents: readonly DocumentChanges[], about: ChangesEntry['about']): PublishedChange[] {
  const groups = new Map<string, { first: PublishedChange; count: number; names: Set<string> }>()
  for (const { name, changes, linkOf } of documents) {
    for (const change of changes) {
      const key = about === 'api' ? String(groups.size) : groupKey(change)
      const group = groups.get(key) ?? { first: rowOf(change, linkOf(change)), count: -1, names: new Set() }
      group.count += 1 + (change.alsoAt?.length ?? 0)
      group.names.add(name)
      groups.set(key, group)
    }
  }
  const rows = Array.from(groups.values(), ({ first, count, names }) => ({
    ...first,
    ...(count > 0 && { otherPlaces: count }),
    ...(about === 'schemas' && { documents: [...names].slice(0, maxChanges.documents) }),
  }))
  const size = ({ otherPlaces = 0 }: PublishedChange) => otherPlaces
  return rows.toSorted((one, other) => rankOf(one.level) - rankOf(other.level) || size(other) - size(one))
}

function groupKey({ kind, level, role, place, what, why, from, to }: Change): string {
  return JSON.stringify([kind, level, role, place.at(-1), what, why, from, to])
}

function rowOf({ kind, level, role, place, what, why, from, to }: Change, link: string | undefined): PublishedChange {
  return {
    kind,
    level,
    ...(role !== undefined && { role }),
    place: shortPlace(place),
    what: cut(what, maxChanges.valueLength),
    why: cut(why, maxChanges.reasonLength),
    ...(from !== undefined && { from: cut(from, maxChanges.valueLength) }),
    ...(to !== undefined && { to: cut(to, maxChanges.valueLength) }),
    ...linkMember('link', link),
  }
}

const deprecationKinds = new Set(['deprecated', 'sunset-nearer', 'sunset-changed'])

/** The places that are newly deprecated or have another sunset: each once, with the day that the later version names. */
function deprecationsOf(documents: readonly DocumentChanges[]): ChangesEntry['deprecations'] {
  const found = new Map<string, ChangesEntry['deprecations'][number]>()
  for (const { changes, linkOf } of documents) {
    for (const change of changes) {
      if (!deprecationKinds.has(change.kind)) continue
      const sunset = change.kind === 'deprecated' ? undefined : change.to
      const key = JSON.stringify(change.place)
      const known = found.get(key) ?? { place: shortPlace(change.place), ...linkMember('link', linkOf(change)) }
      found.set(key, { ...known, ...(sunset !== undefined && { sunset }) })
    }
  }
  const day = ({ sunset = '9999' }: ChangesEntry['deprecations'][number]) => sunset
  return [...found.values()].toSorted((a, b) => day(a).localeCompare(day(b))).slice(0, maxChanges.deprecations)
}

function shortPlace(place: readonly string[]): string[] {
  return place.slice(-maxChanges.placeDepth).map((name) => cut(name, maxChanges.valueLength))
}

function linkMember<Name extends string>(name: Name, link: string | undefined): { [Key in Name]?: string } {
  const isShort = link !== undefined && link.length <= maxChanges.linkLength
  return (isShort ? { [name]: link } : {}) as { [Key in Name]?: string }
}

/** Cuts a text to a length in UTF-16 units, which is how the schema of the file counts. */
function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, betweenCharacters(text, maxLength - 1))}…`
}
