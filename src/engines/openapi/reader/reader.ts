import { pause } from '@/lib/pause'
import { extractOperation } from './extract-operation'
import { ReadingError } from '../document/reading-error'
import { indexDocument } from './index-document'
import { packIndex } from './index-packing'
import { outlinedDocument } from './json-outline'
import { maxDocumentBytes } from './loaded-text'
import type { LoadOptions, LoadText } from './loaded-text'
import { assertSpecification, importYaml, mayBeDynamic, parseText } from './parse-document'
import { isPasted } from './pasted'
import { maxCachedDocuments } from './protocol'
import type { ReaderReplies, DocumentSource, DocumentTexts, ReaderRequest } from './protocol'
import { referencedDocuments } from './referenced-documents'
import type { FetchReferenced, ReferencedDocuments } from './referenced-documents'
import { loadReferences } from './scan-references'
import { absoluteUrl } from './references'
import { sharedTasks } from './shared-tasks'
import { expandSchema } from './schema-node'
import { fullBudget, openReading } from './reading'
import type { Reading } from './reading'
import { bundleOf, documentsOf } from './spec-document'
import { versionOf } from './text-version'
import { replyName, replyOfText, unstoredReplies } from './stored-replies'
import type { ReplyStore } from './stored-replies'
import type { Bundle } from './spec-document'
import { requestSchemas } from './request-schemas'
import type { OperationKey } from '../document/types'

/** A question that is answered from a cached document. */
type FromDocument = Extract<ReaderRequest, { type: 'operation' | 'samples' | 'index' | 'expand' | 'schemas' }>

/** A cached document, with the documents it refers to. */
interface CachedDocument {
  bundle: Bundle
  referenced: ReferencedDocuments
  /** Identifies the version of the text. */
  version: () => string
  /** Its text, while only its outline has been parsed. */
  unparsed: string | undefined
  /** Its text and those of the documents it refers to, by URL; undefined unless this is the document being verified. */
  texts: Map<string, Blob> | undefined
  /** Whether everybody got it, and the server allows to store it. */
  isStorable: boolean
}

interface OpenOptions {
  /** Whether the question needs only a part of the document. */
  canUseOutline?: boolean
  /** Whether the texts are stored, for the verification. */
  storesTexts?: boolean
  /** The version of the reply of an earlier visit, which the request can use instead of the document. */
  storedVersion?: Promise<string | undefined>
}

const maxCachedBytes = 60 * 1024 * 1024
const maxResolutionRounds = 10

/** Answers questions about documents. Caches at most `maxCachedDocuments` or 60 MB of them, and evicts the least recently used. */
export interface Reader {
  reply: (request: ReaderRequest, signal: AbortSignal) => Promise<ReaderReplies[ReaderRequest['type']]>
  /** Opens a document whole, with all that it refers to. */
  openWhole: (source: DocumentSource, signal: AbortSignal) => Promise<Bundle>
}

/**
 * Creates the reader that runs in the worker.
 * @param load fetches the text of a document.
 * @param loadYaml imports the YAML parser.
 * @param store stores replies for the next visit.
 */
export function createReader(load: LoadText, loadYaml = importYaml, store?: ReplyStore): Reader {
  /** Cached documents by address, least recently used first. */
  const documents = new Map<string, CachedDocument>()
  const loading = sharedTasks<CachedDocument | undefined>()
  /** Versions of stored replies that the server still has, so that it did not send the document, by address. */
  const confirmedVersions = new Map<string, string>()
  const unstored = unstoredReplies(store)

  const cache = (url: string, entry: CachedDocument) => {
    documents.delete(url)
    documents.set(url, entry)
    for (const candidate of documents.keys()) {
      const bytes = [...documents.values()].reduce((sum, { bundle }) => sum + bytesOf(bundle), 0)
      if ((documents.size <= maxCachedDocuments && bytes <= maxCachedBytes) || candidate === url) break
      documents.delete(candidate)
    }
  }

  const add = (bundle: Bundle, rest: Omit<CachedDocument, 'bundle' | 'referenced'>): CachedDocument => {
    const entry = { bundle, referenced: referencedDocuments(bundle, loadYaml), ...rest }
    confirmedVersions.delete(bundle.main.url)
    cache(bundle.main.url, entry)
    return entry
  }

  const removeStored = (url: string) => {
    confirmedVersions.delete(url)
    void store?.remove(url)
  }

  /** Loads a document; nothing stays stored of one that has become private or is gone. */
  const loadMain = async ({ url, bearer }: DocumentSource, signal: AbortSignal, options: LoadOptions) => {
    if (bearer) removeStored(url)
    try {
      return await load(url, bearer, signal, options)
    } catch (error) {
      if (error instanceof ReadingError && ['unauthorized', 'not-found'].includes(error.kind)) removeStored(url)
      throw error
    }
  }

  const fetchDocument = async (
    source: DocumentSource,
    signal: AbortSignal,
    {
      unlessVersion,
      storedVersion,
      canUseOutline = false,
      storesTexts = false,
    }: OpenOptions & { unlessVersion?: string },
  ) => {
    const loaded = await loadMain(source, signal, { unlessVersion: unlessVersion ?? storedVersion })
    if (loaded === 'unchanged') return undefined
    const version = versionOf(loaded)
    if (unlessVersion !== undefined && version() === unlessVersion) return undefined
    const outlined = canUseOutline ? outlinedDocument(loaded.text) : undefined
    const root = outlined ?? (await parseText(loaded.text, loadYaml))
    signal.throwIfAborted()
    assertSpecification(root)
    const bundle = bundleOf(source.url, root, loaded.bytes, mayBeDynamic(loaded.text))
    const texts = storesTexts ? new Map([[source.url, new Blob([loaded.text])]]) : undefined
    const isStorable = !source.bearer && loaded.isStorable !== false
    return add(bundle, { version, unparsed: outlined && loaded.text, texts, isStorable })
  }

  /** Opens a document; undefined when the server still has the version of a stored reply. */
  const openUnlessStored = async (
    source: DocumentSource,
    signal: AbortSignal,
    options: OpenOptions,
  ): Promise<CachedDocument | undefined> => {
    const before = documents.get(source.url)
    if (before) {
      cache(source.url, before)
      return before
    }
    if (isPasted(source.url)) throw gone()
    const key = JSON.stringify([source.url, source.bearer?.token, options.storesTexts])
    return loading.run(key, signal, async (shared) => {
      const entry = await fetchDocument(source, shared, options)
      const version = entry ? undefined : await options.storedVersion
      if (version !== undefined) confirmedVersions.set(source.url, version)
      return entry
    })
  }

  const open = async (
    source: DocumentSource,
    signal: AbortSignal,
    options: Omit<OpenOptions, 'storedVersion'> = {},
  ): Promise<CachedDocument> =>
    // The task of a request that can use a stored reply may have opened no document.
    (await openUnlessStored(source, signal, options)) ?? open(source, signal, options)

  /** The reply of an earlier visit, once the server has confirmed the version of the document that it was made from. */
  const storedReply = async (request: FromDocument, source: DocumentSource, signal: AbortSignal) => {
    const name = replyName(request)
    if (!store || name === undefined || source.bearer || isPasted(source.url)) return undefined
    const { url } = source
    const readsFaster = (entry: CachedDocument | undefined) =>
      entry !== undefined && (request.type !== 'index' || entry.unparsed === undefined)
    if (readsFaster(documents.get(url))) return undefined
    const reading = store.read(url, name)
    if (!documents.has(url) && !confirmedVersions.has(url)) {
      const storedVersion = reading.then((stored) => stored?.version)
      await openUnlessStored(source, signal, { canUseOutline: request.type === 'operation', storedVersion })
    }
    const stored = await reading
    const entry = documents.get(url)
    if (!stored || readsFaster(entry)) return undefined
    return stored.version === (entry?.version() ?? confirmedVersions.get(url))
      ? replyOfText(request, stored.text)
      : undefined
  }

  /**
   * Loads a document for its verification, also if it is cached: it may have changed, and its texts are not stored. Evicts
   * the texts of the one that was verified before, unless it was pasted: nothing can load it again.
   */
  const startVerification = (source: DocumentSource, signal: AbortSignal): Promise<CachedDocument> => {
    if (!isPasted(source.url)) documents.delete(source.url)
    for (const [url, entry] of documents) if (url !== source.url && !isPasted(url)) entry.texts = undefined
    return open(source, signal, { storesTexts: true })
  }

  /** Parses the whole text of a document that has only an outline; evicts it when it cannot be parsed. */
  const parseWhole = async (entry: CachedDocument) => {
    const { bundle, unparsed } = entry
    if (unparsed === undefined) return
    try {
      bundle.main = { ...bundle.main, root: await parseText(unparsed, loadYaml) }
      entry.unparsed = undefined
    } catch (error) {
      if (documents.get(bundle.main.url) === entry) documents.delete(bundle.main.url)
      throw error
    }
  }

  const fetchFor =
    ({ bearer }: DocumentSource, { texts }: CachedDocument): FetchReferenced =>
    async (url, signal, onBytes) => {
      const loaded = await load(url, bearer, signal, { onBytes, canProbe: false })
      if (loaded === 'unchanged') throw new ReadingError('internal', 'The document was not sent.')
      texts?.set(url, new Blob([loaded.text]))
      return loaded
    }

  /** Reads, loads the referenced documents that were missing, and reads again until none is missing. */
  const readResolved = async (
    entry: CachedDocument,
    source: DocumentSource,
    signal: AbortSignal,
    request: FromDocument,
  ): Promise<ReaderReplies[FromDocument['type']]> => {
    const { bundle, referenced } = entry
    for (let round = 0; ; round++) {
      signal.throwIfAborted()
      // Reading is several times as fast without generated examples, which only the samples show.
      const reading = openReading(bundle, { ...fullBudget, generatesExamples: request.type === 'samples' })
      const result = replyFrom(reading, request)
      if (reading.missingUrls.size === 0 || round === maxResolutionRounds) return result
      await referenced.load([...reading.missingUrls], signal, fetchFor(source, entry))
    }
  }

  const readTexts = async (source: DocumentSource, signal: AbortSignal): Promise<DocumentTexts> => {
    const cached = documents.get(source.url)
    const entry = cached?.texts ? cached : await startVerification(source, signal)
    const { bundle, referenced, texts } = entry
    if (!texts) throw gone()
    await loadReferences(bundle, (urls) => referenced.load(urls, signal, fetchFor(source, entry)))
    // A text that cannot be parsed counts as one that cannot be read, with the reason that the page shows.
    return {
      url: source.url,
      texts: new Map<string, Blob | string>([...texts, ...bundle.refusals]),
      refusal: bundle.furtherRefusal,
    }
  }

  const check = async (source: DocumentSource, signal: AbortSignal): Promise<boolean> => {
    const version = documents.get(source.url)?.version() ?? confirmedVersions.get(source.url)
    if (version === undefined || isPasted(source.url)) return false
    return (await fetchDocument(source, signal, { unlessVersion: version })) !== undefined
  }

  const paste = async (url: string, text: string): Promise<true> => {
    if (text.length > maxDocumentBytes) throw new ReadingError('too-large', 'The document is larger than 50 MB.')
    const root = await parseText(text, loadYaml)
    assertSpecification(root)
    const bundle = bundleOf(url, root, text.length, mayBeDynamic(text))
    add(bundle, {
      version: () => '',
      unparsed: undefined,
      texts: new Map([[url, new Blob([text])]]),
      isStorable: false,
    })
    return true
  }

  const release = (): true => {
    for (const url of [...documents.keys()].slice(0, -1)) documents.delete(url)
    for (const entry of documents.values()) entry.texts = undefined
    confirmedVersions.clear()
    return true
  }

  const reply: Reader['reply'] = async (request, signal) => {
    if (request.type === 'paste') return paste(request.url, request.text)
    if (request.type === 'release') return release()
    // The address as references resolve to it, so that one to the document itself does not request it again.
    const source = { ...request.source, url: absoluteUrl(request.source.url, '') ?? request.source.url }
    if (request.type === 'check') return check(source, signal)
    if (request.type === 'store') return unstored.allow(source.url, documents.get(source.url))
    if (request.type === 'texts') return readTexts(source, signal)
    const stored = await storedReply(request, source, signal)
    if (stored) return stored
    if (request.type === 'index') {
      await (request.startsVerification ? startVerification(source, signal) : open(source, signal))
      // Let an operation that was requested at the same time be answered first.
      await pause()
    }
    const entry = await open(source, signal, { canUseOutline: request.type === 'operation' })
    if (request.type === 'index') await parseWhole(entry)
    const read = () => readResolved(entry, source, signal, request)
    const result = await read().catch(async (error: unknown) => {
      signal.throwIfAborted()
      // An outline may not suffice: parse the whole document and read again.
      if (entry.unparsed === undefined) throw error
      await parseWhole(entry)
      return read()
    })
    if (entry.isStorable) unstored.add(entry, request, result)
    return result
  }

  const openWhole: Reader['openWhole'] = async (source, signal) => {
    const entry = await open({ ...source, url: absoluteUrl(source.url, '') ?? source.url }, signal)
    await parseWhole(entry)
    await loadReferences(entry.bundle, (urls) => entry.referenced.load(urls, signal, fetchFor(source, entry)))
    return entry.bundle
  }

  return { reply, openWhole }
}

function replyFrom(reading: Reading, request: FromDocument): ReaderReplies[FromDocument['type']] {
  if (request.type === 'expand') return expandSchema(reading, request.handle)
  if (request.type === 'index') return packIndex(indexDocument(reading))
  const { type, key } = request
  const found = type === 'schemas' ? requestSchemas(reading, key) : extractOperation(reading, key)
  return found ?? failUnknown(key)
}

function gone(): ReadingError {
  return new ReadingError('gone', 'The pasted document is no longer here.')
}

function failUnknown(key: OperationKey): never {
  throw new ReadingError('unknown-operation', `The document has no operation ${key.method.toUpperCase()} ${key.path}.`)
}

function bytesOf(bundle: Bundle): number {
  return documentsOf(bundle).reduce((sum, { bytes }) => sum + bytes, 0)
}
