import type { ChangesEntry, PublishedChange } from '@/api/content/schemas'
import { levelTitle, placeText } from '@/engines/changes/change'
import { changesFeedFile } from '@/lib/published-changes'

/** How many entries the feed has, and how many changes each of them names. */
const maxEntries = 30
const maxNamedChanges = 15

interface FeedFacts {
  /** Name of the service. */
  name: string
  /** Absolute address of the documentation, with a slash at the end. */
  location: string
  /** Absolute address of the page with the changes; undefined if the portal is not known. */
  page: string | undefined
}

/** Writes the entries as an Atom feed (RFC 4287). All texts are untrusted: markup within them is shown as text. */
export function changesFeed(entries: readonly ChangesEntry[], { name, location, page }: FeedFacts): string {
  const self = `${location}${changesFeedFile}`
  const latest = entries[0]?.date ?? '1970-01-01'
  const alternate = (hash: string) =>
    page === undefined ? '' : `<link rel="alternate" type="text/html" href="${xml(`${page}${hash}`)}"/>`
  const items = entries
    .slice(0, maxEntries)
    .map((entry) =>
      [
        '  <entry>',
        `    <id>${xml(`${self}#${entry.id}`)}</id>`,
        `    <title>${xml(entry.title)}</title>`,
        `    <updated>${entry.date}T00:00:00Z</updated>`,
        `    ${alternate(`#${entry.id}`)}`,
        `    <content type="html">${xml(contentOf(entry))}</content>`,
        '  </entry>',
      ].filter((line) => line.trim() !== ''),
    )
  const head = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${xml(self)}</id>`,
    `  <title>${xml(`${name}: Changes`)}</title>`,
    `  <updated>${latest}T00:00:00Z</updated>`,
    `  <author><name>${xml(name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `  ${alternate('')}`,
  ].filter((line) => line.trim() !== '')
  return `${[...head, ...items.flat(), '</feed>'].join('\n')}\n`
}

function contentOf({ summary, changes, deprecations, omitted, wording }: ChangesEntry): string {
  const rows = changes.slice(0, maxNamedChanges).map((change) => `<li>${html(rowText(change))}</li>`)
  const dates = deprecations.flatMap(({ place, sunset }) =>
    sunset === undefined ? [] : [`<li>${html(`${placeText(place)} ends on ${sunset}`)}</li>`],
  )
  const rest = changes.length - rows.length + wording.length + omitted
  return [
    `<p>${html(summary)}</p>`,
    dates.length > 0 ? `<ul>${dates.join('')}</ul>` : '',
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '',
    rest > 0 ? `<p>And ${rest} more.</p>` : '',
  ].join('')
}

function rowText({ level, place, what, from, to, documents = [] }: PublishedChange): string {
  const values = [from, to].filter((value) => value !== undefined).join(' → ')
  const where = documents.length > 0 ? ` (${documents.join(', ')})` : ''
  return `${levelTitle(level)}: ${placeText(place)}: ${what}${values && `: ${values}`}${where}`
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Writes a text for an element or an attribute, without the characters that XML does not allow. */
function xml(text: string): string {
  return html(text)
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
}
