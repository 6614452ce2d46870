import { isRecord } from '@/lib/json-values'
import type { OperationView } from '../document/types'
import type { PackedIndex, ReaderReplies, ReaderRequest } from './protocol'
import type { Bundle } from './spec-document'

/** A reply that the next visit can use, as text, with the version of the document that it was made from. */
export interface StoredReply {
  version: string
  text: string
}

/** Stores replies about public documents for the next visit. Never rejects: storage that fails only costs time. */
export interface ReplyStore {
  /** The reply with this name about the document at a URL; undefined when there is none that can be used. */
  read: (url: string, name: string) => Promise<StoredReply | undefined>
  write: (url: string, name: string, reply: StoredReply) => Promise<void>
  /** Removes all replies about a document. */
  remove: (url: string) => Promise<void>
}

/** A reply that can be stored: what a page reads of a document when it opens. */
type StorableReply = OperationView | PackedIndex

/** Names the reply to a request within its document; undefined for requests whose replies are not stored. */
export function replyName(request: ReaderRequest): string | undefined {
  if (request.type === 'index') return request.startsVerification ? undefined : 'index'
  if (request.type !== 'operation' && request.type !== 'samples') return undefined
  const { path, method, webhook } = request.key
  return JSON.stringify([request.type, path, method.toUpperCase(), webhook === true])
}

/** Separates the pieces of an index. Their JSON has no line breaks. */
const pieceSeparator = '\n'

function replyText(reply: StorableReply): string {
  if (!Array.isArray(reply)) return JSON.stringify(reply)
  const decoder = new TextDecoder()
  return reply.map((piece) => decoder.decode(piece)).join(pieceSeparator)
}

/** Reads a reply from its text; undefined when the text is no reply to the request. */
export function replyOfText(request: ReaderRequest, text: string): StorableReply | undefined {
  try {
    if (request.type === 'index') {
      const encoder = new TextEncoder()
      return text.split(pieceSeparator).map((piece) => encoder.encode(piece))
    }
    const view: unknown = JSON.parse(text)
    return isRecord(view) ? (view as unknown as OperationView) : undefined
  } catch {
    return undefined
  }
}

/** A document that replies were made from. */
interface RepliedDocument {
  bundle: Bundle
  version: () => string
}

/** How long after a reply it is stored, in milliseconds: what the page reads next comes first. */
const storeDelayMs = 1_000

/** Replies that are not stored yet. */
interface UnstoredReplies {
  /** Adds a reply that was made from a document which everybody gets. */
  add: (document: RepliedDocument, request: ReaderRequest, reply: ReaderReplies[ReaderRequest['type']]) => void
  /** Allows to store replies about a document, those to come included: the page shows it as a public one. */
  allow: (url: string, document: RepliedDocument | undefined) => true
}

/** Creates an empty list of replies, which go to the store once that is allowed. */
export function unstoredReplies(store: ReplyStore | undefined): UnstoredReplies {
  /** Replies by name. Those of an evicted document go with it. */
  const repliesOf = new WeakMap<RepliedDocument, Map<string, StorableReply>>()
  const allowedUrls = new Set<string>()

  function storeSoon(document: RepliedDocument) {
    const { bundle, version } = document
    if (!store || !allowedUrls.has(bundle.main.url)) return
    setTimeout(() => {
      const replies = repliesOf.get(document) ?? []
      repliesOf.delete(document)
      // The documents that it refers to have versions of their own.
      if (bundle.others.size > 0 || bundle.refusals.size > 0) return
      for (const [name, reply] of replies)
        void store.write(bundle.main.url, name, { version: version(), text: replyText(reply) })
    }, storeDelayMs)
  }

  return {
    add(document, request, reply) {
      const name = store && replyName(request)
      if (name === undefined) return
      const replies = repliesOf.get(document) ?? new Map<string, StorableReply>()
      // The pieces of an index are moved to the page.
      replies.set(name, Array.isArray(reply) ? reply.map((piece) => piece.slice()) : (reply as OperationView))
      repliesOf.set(document, replies)
      storeSoon(document)
    },
    allow(url, document) {
      allowedUrls.add(url)
      if (document) storeSoon(document)
      return true
    },
  }
}
