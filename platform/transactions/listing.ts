import type { StoredFile } from '../db/mailboxes'

/** A file or a folder in a listed folder. */
export interface Entry {
  path: string
  name: string
  type: 'file' | 'directory'
  /** Orders the entries, and stays the same when others are deleted. */
  id: number
}

/** The files and folders directly in a folder, oldest first. `folder` begins and ends with a slash. */
export function entriesOf(files: readonly StoredFile[], folder: string): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { id, path } of files) {
    if (!path.startsWith(folder)) continue
    const [name = '', ...more] = path.slice(folder.length).split('/')
    const type = more.length > 0 ? 'directory' : 'file'
    if (!entries.has(name)) entries.set(name, { path: folder + name, name, type, id })
  }
  return [...entries.values()]
}

interface Page {
  page: Entry[]
  next: string | undefined
  previous: string | undefined
}

/** Cuts the page after the entry with an id, so that deleting the entries of the page before moves nothing. */
export function pageOf(entries: readonly Entry[], limit: number, lastId: number): Page {
  const start = entries.findIndex(({ id }) => id > lastId)
  const first = start === -1 ? entries.length : start
  const page = entries.slice(first, first + limit)
  const before = Math.max(0, first - limit)
  return {
    page,
    next: first + limit < entries.length ? cursorAfter(page.at(-1)) : undefined,
    previous: first > 0 ? cursorAfter(entries[before - 1]) : undefined,
  }
}

/** The id in a cursor: that of the entry before its page; not a number for what is no cursor. */
export function idOfCursor(cursor: string): number {
  const [, id] = /^c:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64').toString()) ?? []
  return Number(id)
}

function cursorAfter(entry: Entry | undefined): string {
  return Buffer.from(`c:${entry?.id ?? 0}`).toString('base64')
}
