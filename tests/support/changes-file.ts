import type { ChangesEntry, PublishedChange } from '@/api/content/schemas'

const counts = { breaking: 1, warning: 0, harmless: 1, wording: 2 }

/** A published change of an operation. */
export function publishedChange(rest: Partial<PublishedChange> = {}): PublishedChange {
  return {
    kind: 'parameter-required',
    level: 'breaking',
    place: ['/labels', 'GET', 'size'],
    what: 'Required parameter added',
    why: 'Requests without it are refused.',
    to: 'string',
    link: '/docs/label/api-doc?doc=label%2Fv2.json&path=%2Flabels&method=GET',
    ...rest,
  }
}

/** An entry with a breaking change, a harmless one, two of wording, and an operation with a sunset. */
export function changesEntry(rest: Partial<ChangesEntry> = {}): ChangesEntry {
  return {
    id: 'e1',
    date: '2026-11-03',
    title: 'Version 2: 1.0.0 to 2.0.0',
    summary: '1 change breaks what you send or receive, 1 does not.',
    about: 'api',
    from: '1.0.0',
    to: '2.0.0',
    documents: [
      {
        name: 'Version 2',
        counts,
        link: '/docs/label/api-doc?doc=label%2Fv2.json',
        comparison: '/docs/label/compare?from=label%2Fv1.json&to=label%2Fv2.json',
      },
    ],
    counts,
    changes: [
      publishedChange(),
      publishedChange({
        kind: 'operation-added',
        level: 'harmless',
        place: ['/pages', 'GET'],
        what: 'Operation added',
      }),
    ],
    wording: [publishedChange({ kind: 'description-changed', level: 'wording', what: 'Description changed' })],
    omitted: 0,
    deprecations: [{ place: ['/v1/labels', 'GET'], sunset: '2027-06-30', link: '/docs/label' }],
    ...rest,
  }
}

/** The text of a `changes.json`. */
export function changesFileOf(entries: readonly ChangesEntry[]): string {
  return JSON.stringify({ format: 1, entries })
}

/** Entries with consecutive ids and days, the newest first. */
export function changesHistory(count: number): ChangesEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const version = count - index
    const date = new Date(Date.UTC(2026, 0, version)).toISOString().slice(0, 10)
    return changesEntry({ id: `e${version}`, date, title: `Version ${version}`, deprecations: [] })
  })
}
