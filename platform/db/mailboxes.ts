import { randomUUID } from 'node:crypto'
import type { Database } from './database'

/** An event in the history of a file; its time is in ISO 8601. */
interface FileStatus {
  status: 'uploaded' | 'downloaded' | 'deleted'
  timestamp: string
}

/** The fate of one file, from its upload on. */
export interface HistoryEntry {
  id: string
  path: string
  direction: 'in' | 'out'
  metadata: Record<string, string>
  /** Oldest first. */
  log: FileStatus[]
}

/** A file in a mailbox, without its content. `id` increases with each upload. */
export interface StoredFile {
  id: number
  path: string
  bytes: number
}

interface HistoryRow {
  id: string
  path: string
  direction: HistoryEntry['direction']
  metadata: string
  status_log: string
}

/** How many entries the history of a mailbox has, and how many changes an entry. Older ones are deleted. */
const [maxEntries, maxChanges] = [1000, 1000]
/** How long an upload is remembered by its key, in milliseconds. */
const keyLifetimeMs = 24 * 3_600_000

/** Finds the mailbox of an application in an organization, or creates it. `isNew` for one that was created. */
export function openMailbox(
  db: Database,
  { owner, organizationId }: { owner: string; organizationId: string },
): { mailbox: number; isNew: boolean } {
  const isNew =
    db.run('insert or ignore into mailboxes (owner, organization_id) values (?, ?)', owner, organizationId) > 0
  const query = 'select id from mailboxes where owner = ? and organization_id = ?'
  const [row] = db.all<{ id: number }>(query, owner, organizationId)
  if (!row) throw new Error(`The organization ${organizationId} has no mailbox`)
  return { mailbox: row.id, isNew }
}

/** The files of a mailbox, oldest first. */
export function listFiles(db: Database, mailbox: number): StoredFile[] {
  return db.all<StoredFile>('select id, path, bytes from mailbox_files where mailbox = ? order by id', mailbox)
}

/** Stores a file in place of one with the same path, and adds it to the history. */
export function storeFile(
  db: Database,
  mailbox: number,
  file: { path: string; content: Uint8Array; direction: HistoryEntry['direction']; metadata: Record<string, string> },
  now: Date,
): void {
  const { path, content, direction, metadata } = file
  const id = randomUUID()
  const log: FileStatus[] = [{ status: 'uploaded', timestamp: now.toISOString() }]
  db.transaction(() => {
    db.run('delete from mailbox_files where mailbox = ? and path = ?', mailbox, path)
    db.run(
      'insert into mailbox_history (id, mailbox, path, direction, metadata, status_log, at) values (?, ?, ?, ?, ?, ?, ?)',
      id,
      mailbox,
      path,
      direction,
      JSON.stringify(metadata),
      JSON.stringify(log),
      now.getTime(),
    )
    db.run(
      'insert into mailbox_files (mailbox, path, content_base64, bytes, history_id) values (?, ?, ?, ?, ?)',
      mailbox,
      path,
      Buffer.from(content).toString('base64'),
      content.byteLength,
      id,
    )
    // The entries of files that are still there stay.
    db.run(
      `delete from mailbox_history where mailbox = ? and id not in (select history_id from mailbox_files where mailbox = ?)
       and id not in (select id from mailbox_history where mailbox = ? order by at desc, rowid desc limit ?)`,
      mailbox,
      mailbox,
      mailbox,
      maxEntries,
    )
  })
}

/** Returns the content of a file, and adds the download to the history; undefined if there is no such file. */
export function downloadFile(
  db: Database,
  mailbox: number,
  path: string,
  now: Date,
): Uint8Array<ArrayBuffer> | undefined {
  const [row] = db.all<{ content_base64: string; history_id: string }>(
    'select content_base64, history_id from mailbox_files where mailbox = ? and path = ?',
    mailbox,
    path,
  )
  if (!row) return undefined
  addStatus(db, row.history_id, { status: 'downloaded', timestamp: now.toISOString() })
  return Uint8Array.from(Buffer.from(row.content_base64, 'base64'))
}

/** Deletes a file, which stays in the history. Returns whether there was one. */
export function deleteFile(db: Database, mailbox: number, path: string, now: Date): boolean {
  return db.transaction(() => {
    const query = 'delete from mailbox_files where mailbox = ? and path = ? returning history_id'
    const [row] = db.all<{ history_id: string }>(query, mailbox, path)
    if (row) addStatus(db, row.history_id, { status: 'deleted', timestamp: now.toISOString() })
    return row !== undefined
  })
}

function addStatus(db: Database, historyId: string, change: FileStatus): void {
  const [row] = db.all<{ status_log: string }>('select status_log from mailbox_history where id = ?', historyId)
  const log = [...(JSON.parse(row?.status_log ?? '[]') as FileStatus[]), change].slice(-maxChanges)
  db.run('update mailbox_history set status_log = ? where id = ?', JSON.stringify(log), historyId)
}

/** Reads a page of the history, newest first. `after` and `until` are milliseconds since 1970. */
export function readHistory(
  db: Database,
  mailbox: number,
  { after, until, directions, limit, offset }: HistoryQuery,
): { total: number; entries: HistoryEntry[] } {
  const where = `from mailbox_history where mailbox = ? and at >= ? and at < ?
    and direction in (select value from json_each(?))`
  const values = [mailbox, after, until, JSON.stringify(directions)] as const
  const [count] = db.all<{ total: number }>(`select count(*) as total ${where}`, ...values)
  const rows = db.all<HistoryRow>(
    `select * ${where} order by at desc, rowid desc limit ? offset ?`,
    ...values,
    limit,
    offset,
  )
  const entries = rows.map(({ id, path, direction, metadata, status_log: log }) => ({
    id,
    path,
    direction,
    metadata: JSON.parse(metadata) as Record<string, string>,
    log: JSON.parse(log) as FileStatus[],
  }))
  return { total: count?.total ?? 0, entries }
}

interface HistoryQuery {
  after: number
  until: number
  directions: readonly HistoryEntry['direction'][]
  limit: number
  offset: number
}

/** The upload that was made with a key in the last day, as `rememberUpload` described it; undefined if there was none. */
export function uploadOfKey(db: Database, mailbox: number, key: string, now: Date): string | undefined {
  db.run('delete from mailbox_keys where at < ?', now.getTime() - keyLifetimeMs)
  return db.all<{ upload: string }>('select upload from mailbox_keys where mailbox = ? and key = ?', mailbox, key)[0]
    ?.upload
}

/** Remembers an upload by its key. */
export function rememberUpload(db: Database, mailbox: number, key: string, upload: string, now: Date): void {
  db.run('insert into mailbox_keys (mailbox, key, upload, at) values (?, ?, ?, ?)', mailbox, key, upload, now.getTime())
}
