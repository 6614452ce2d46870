import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { PlatformContext } from '../context'
import { findApplicationByClient } from '../db/applications'
import {
  deleteFile,
  downloadFile,
  listFiles,
  openMailbox,
  readHistory,
  rememberUpload,
  storeFile,
  uploadOfKey,
  type HistoryEntry,
} from '../db/mailboxes'
import { exampleFile } from '../rsx/examples/published'
import { bodyTooLarge } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { notFound, PlatformError } from '../kernel/errors'
import type { AccessToken } from '../tokens'
import { entriesOf, idOfCursor, pageOf } from './listing'

/** Limits of a mailbox: the bytes of a file, the bytes of all files, and their number. */
export const mailboxLimits = { fileBytes: 4 * 1024 * 1024, bytes: 16 * 1024 * 1024, files: 100 }

/** The folders that every mailbox has. */
const folders = ['in', 'out', 'testin', 'testout']
/** The test order that a new mailbox contains. */
const testOrder = 'PO104417-1-v7.7-BulkImport.xml'
const maxMetadata = 10

/** A call of an operation, which was checked against the document. */
interface TransactionsCall {
  c: Context<PlatformEnv>
  token: AccessToken
  /** The file or folder that the path names, decoded. */
  path: string
}

/** An operation that does what its document says, instead of answering an example. */
export type Operation = (context: PlatformContext, call: TransactionsCall) => Promise<Response>

/** The operations of Transactions v5 that store and read files, by method and path of the document (PLATFORM-13). */
export const transactionsOperations: Readonly<Record<string, Operation>> = {
  'POST /transactions/v5/data/{filePath}': async (context, call) => {
    const { c } = call
    const { db, now, origin } = context
    const mailbox = await mailboxOf(context, call)
    const path = requirePath(context, call)
    const metadata = metadataOf(c)
    const content = await readFile(c)
    const answer = { url: addressOf(origin, path), path: `/${path}`, status: 'uploaded' }
    const key = c.req.header('sps-idempotency-key')
    const upload = createHash('sha256').update(`${path}\n`).update(content).digest('base64url')
    const earlier = key === undefined ? undefined : uploadOfKey(db, mailbox, key, now())
    if (earlier === upload) return c.json(answer, 201)
    if (earlier !== undefined) {
      throw new PlatformError(409, 'Conflict', 'This Sps-Idempotency-Key belongs to an upload of another file.')
    }
    checkRoom(context, mailbox, path, content.byteLength)
    const direction = directionOf(path)
    storeFile(db, mailbox, { path: `/${path}`, content, direction, metadata }, now())
    if (key !== undefined) rememberUpload(db, mailbox, key, upload, now())
    return c.json(answer, 201)
  },
  'GET /transactions/v5/data/{filePath}': async (context, call) => {
    const mailbox = await mailboxOf(context, call)
    const path = requirePath(context, call)
    const content = downloadFile(context.db, mailbox, `/${path}`, context.now())
    if (!content) throw noFile(context, mailbox, path)
    return call.c.body(content, 200, {
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      'content-length': String(content.byteLength),
      'content-type': path.endsWith('.xml') ? 'application/xml' : 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    })
  },
  'DELETE /transactions/v5/data/{filePath}': async (context, call) => {
    const mailbox = await mailboxOf(context, call)
    const path = requirePath(context, call)
    if (!deleteFile(context.db, mailbox, `/${path}`, context.now())) throw noFile(context, mailbox, path)
    return call.c.body(null, 204)
  },
  'GET /transactions/v5/data/{directoryPath}/': async (context, call) => {
    const { c } = call
    const mailbox = await mailboxOf(context, call)
    const folder = requirePath(context, call)
    const entries = entriesOf(listFiles(context.db, mailbox), `/${folder}/`)
    if (entries.length === 0 && !folders.includes(folder)) throw notFound(`folder /${folder}/`)
    const prefix = c.req.query('entryNamePrefix') ?? ''
    const named = entries.filter(({ name }) => name.startsWith(prefix))
    const limit = Number(c.req.query('limit') ?? 1000)
    const cursor = c.req.query('cursor')
    const lastId = cursor === undefined ? 0 : idOfCursor(cursor)
    if (Number.isNaN(lastId)) throw new PlatformError(400, 'Bad Request', 'cursor: No page has this cursor.')
    const { page, next, previous } = pageOf(named, limit, lastId)
    const link = (target: string | undefined) => {
      if (target === undefined) return null
      const query = new URLSearchParams({
        limit: String(limit),
        cursor: target,
        ...(prefix !== '' && { entryNamePrefix: prefix }),
      })
      return { cursor: target, url: `${addressOf(context.origin, folder)}/?${query.toString()}` }
    }
    return c.json({
      results: page.map(({ path, type }) => ({
        path,
        type,
        url: addressOf(context.origin, path.slice(1)) + (type === 'directory' ? '/' : ''),
      })),
      paging: { limit, next: link(next), previous: link(previous) },
    })
  },
  'GET /transactions/v5/history': async (context, call) => {
    const { c } = call
    const mailbox = await mailboxOf(context, call)
    const time = (name: string, fallback: number) => {
      const text = c.req.query(name)
      const value = text === undefined ? fallback : Date.parse(`${text}Z`)
      if (Number.isNaN(value)) throw new PlatformError(400, 'Bad Request', `${name}: There is no such time.`)
      return value
    }
    const [limit, offset] = [Number(c.req.query('limit') ?? 100), Number(c.req.query('offset') ?? 0)]
    const directions = c.req.queries('direction') ?? ['in', 'out']
    const { total, entries } = readHistory(context.db, mailbox, {
      after: time('after', 0),
      until: time('until', Number.MAX_SAFE_INTEGER),
      directions: directions as HistoryEntry['direction'][],
      limit,
      offset,
    })
    const link = (start: number) => {
      const url = new URL(c.req.url)
      url.searchParams.set('offset', String(start))
      return { url: `${context.origin}${url.pathname}${url.search}` }
    }
    return c.json({
      results: entries.map(({ id, path, direction, metadata, log }) => ({
        id,
        path,
        direction,
        ...(Object.keys(metadata).length > 0 && { metadata }),
        status_log: log,
      })),
      paging: {
        offset,
        limit,
        total_count: total,
        ...(offset + limit < total && { next: link(offset + limit) }),
        ...(offset > 0 && { previous: link(Math.max(0, offset - limit)) }),
      },
    })
  },
}

/**
 * The mailbox of the application of a token, in its organization. Both clients of an application have one mailbox; a new one
 * contains a test order.
 */
async function mailboxOf(context: PlatformContext, { token }: TransactionsCall): Promise<number> {
  const { db, now, generatedFiles } = context
  const { clientId, organizationId } = token
  const order = await exampleFile(`v7.7/Orders/XML/${testOrder}`, generatedFiles)
  const content = await order?.body
  const owner = findApplicationByClient(db, clientId)?.id ?? clientId
  const { mailbox, isNew } = openMailbox(db, { owner, organizationId })
  if (isNew && content)
    storeFile(db, mailbox, { path: `/testout/${testOrder}`, content, direction: 'out', metadata: {} }, now())
  return mailbox
}

/**
 * Returns the path of a call below the mailbox.
 * @throws PlatformError 400 for a path that names nothing, 403 for a production folder with sandbox keys.
 */
function requirePath({ db }: PlatformContext, { path, token }: TransactionsCall): string {
  const segments = path.split('/')
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..' || /\p{Cc}/u.test(segment)))
    throw new PlatformError(
      400,
      'Bad Request',
      'The path must name a folder and a file, such as testin/IN104417-1.xml.',
    )
  const isProduction = segments[0] === 'in' || segments[0] === 'out'
  if (isProduction && findApplicationByClient(db, token.clientId)?.testClientId === token.clientId)
    throw new PlatformError(403, 'Forbidden', 'Sandbox Keys reach the folders testin and testout only.')
  return path
}

/** The error of a call of a file that does not exist. If the path is that of a folder, it says that the slash at the end is missing. */
function noFile({ db }: PlatformContext, mailbox: number, path: string): PlatformError {
  const isFolder = folders.includes(path) || entriesOf(listFiles(db, mailbox), `/${path}/`).length > 0
  return isFolder
    ? new PlatformError(404, 'Not Found', `/${path} is a folder. To list it, write /${path}/ with a slash at its end.`)
    : notFound(`file /${path}`)
}

/** Refuses a file that the mailbox has no room for, or whose path is that of a folder. */
function checkRoom({ db }: PlatformContext, mailbox: number, path: string, bytes: number): void {
  const others = listFiles(db, mailbox).filter((file) => file.path !== `/${path}`)
  const isFolder = !path.includes('/') || others.some((file) => file.path.startsWith(`/${path}/`))
  if (isFolder || others.some((file) => `/${path}`.startsWith(`${file.path}/`)))
    throw new PlatformError(
      409,
      'Conflict',
      `The path /${path} needs a folder where a file is, or a file where a folder is.`,
    )
  const stored = others.reduce((sum, file) => sum + file.bytes, 0)
  if (others.length >= mailboxLimits.files || stored + bytes > mailboxLimits.bytes) {
    const message = 'The mailbox is full: delete files that you have processed. It has room for 100 files and 16 MB.'
    throw new PlatformError(409, 'Conflict', message)
  }
}

/** Reads an uploaded file, counting while it arrives. */
async function readFile(c: Context): Promise<Uint8Array> {
  const tooLarge = () => bodyTooLarge('A file may have 4 MB at most on the local platform.')
  // Before the body is opened, because the server cannot discard the rest of an opened body.
  if (Number(c.req.header('content-length') ?? 0) > mailboxLimits.fileBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mailboxLimits.fileBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The headers of the uploader, by their names after `sps-meta-`. */
function metadataOf(c: Context): Record<string, string> {
  const entries = Object.entries(c.req.header()).flatMap(([name, value]): [string, string][] =>
    name.startsWith('sps-meta-') && name !== 'sps-meta-' ? [[name.slice('sps-meta-'.length), value ?? '']] : [],
  )
  const isValid = entries.every(([, value]) => value.length >= 1 && value.length <= 256)
  if (entries.length > maxMetadata || !isValid)
    throw new PlatformError(
      400,
      'Bad Request',
      'Up to ten headers sps-meta-… are possible, with 1 to 256 characters each.',
    )
  return Object.fromEntries(entries)
}

/** The direction of a file, seen from the network. */
function directionOf(path: string): HistoryEntry['direction'] {
  return /^(?:test)?out\//.test(path) ? 'out' : 'in'
}

function addressOf(origin: string, path: string): string {
  return `${origin}/transactions/v5/data/${path.split('/').map(encodeURIComponent).join('/')}`
}
