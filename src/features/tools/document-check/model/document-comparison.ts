import {
  besideId,
  type CheckedAs,
  type ComparedRow,
  type ComparisonSummary,
  type OpenedDocument,
  type RowReply,
  type RowRequest,
  type UnreadSide,
} from '@/engines/rsx/documents'
import type { CheckerClient } from '@/workers/rsx/client'
import type { DocumentChoice, TypeChoice } from '@/engines/rsx/document-choice'
import type { InputFile } from './check-state'

/** The other side of a comparison with an open document. */
export type Beside =
  | { kind: 'open'; id: number }
  /** The document itself, before it was edited. */
  | { kind: 'edits' }
  /** A sample of the same type for the chosen retailers. */
  | { kind: 'sample' }
  | { kind: 'file'; load: (signal: AbortSignal) => Promise<InputFile> }

/** Two documents that were compared. */
export interface ComparedDocuments {
  summary: ComparisonSummary
  from: OpenedDocument
  to: OpenedDocument
  /** Loads rows. Those of another comparison take their place. */
  rows: (request: RowRequest) => Promise<RowReply>
}

/** A comparison failed because documents could not be read. */
export class UnreadDocumentError extends Error {
  override name = 'UnreadDocumentError'
  readonly sides: readonly Pick<UnreadSide, 'name' | 'reason'>[]

  constructor(sides: readonly Pick<UnreadSide, 'name' | 'reason'>[]) {
    super(sides.map(({ name, reason }) => `${name}: ${reason}`).join(' '))
    this.sides = sides
  }
}

/** The parts of a check session that its comparisons use. */
interface ComparisonDeps {
  /** @throws when no worker runs. */
  client: () => CheckerClient
  documentOf: (id: number) => DocumentChoice | undefined
  /** Chooses type and version of a document that is not checked. */
  choose: (opened: OpenedDocument, typeChoice: TypeChoice) => Promise<DocumentChoice>
  compile: (choice: Ready, signal: AbortSignal) => Promise<void>
  retailers: () => readonly string[]
}

type Ready = DocumentChoice & { document: string; version: string }

/** Work that can be cancelled and reports its progress from 0 to 1. */
export interface ComparisonWork {
  signal: AbortSignal
  onProgress: (progress: number) => void
}

/** Lays open documents beside others, in the worker of the check. */
export function createDocumentComparison({ client, documentOf, choose, compile, retailers }: ComparisonDeps) {
  async function compare(
    id: number,
    beside: Beside,
    { signal, onProgress }: ComparisonWork,
  ): Promise<ComparedDocuments> {
    const from = readable(documentOf(id))
    const to = await besideOf(from, beside, signal)
    const reply = await client().request(
      'compare',
      { from: toChecked(from), to: toChecked(to) },
      { signal, onProgress },
    )
    if ('unread' in reply) throw new UnreadDocumentError(reply.unread)
    return {
      summary: reply.summary,
      from: from.opened,
      to: to.opened,
      rows: (request) => client().request('comparedRows', request),
    }
  }

  async function besideOf(from: Ready, beside: Beside, signal: AbortSignal): Promise<Ready> {
    if (beside.kind === 'open') return readable(documentOf(beside.id))
    const opened = await open(from, beside, signal)
    const ready = readable(await choose(opened, { document: from.document, version: from.version }))
    signal.throwIfAborted()
    await compile(ready, signal)
    return ready
  }

  async function open(from: Ready, beside: Beside, signal: AbortSignal): Promise<OpenedDocument> {
    if (beside.kind === 'edits') return client().request('openBeside', { originalOf: from.opened.id }, { signal })
    const { name, content } = beside.kind === 'file' ? await beside.load(signal) : await sampleOf(from, signal)
    const bytes = await content.arrayBuffer()
    return client().request('openBeside', { file: { name, bytes } }, { signal, transfer: [bytes] })
  }

  async function sampleOf({ opened, document, version }: Ready, signal: AbortSignal): Promise<InputFile> {
    const { files } = await client().request(
      'samples',
      {
        documents: [{ document, version }],
        format: opened.format ?? 'XML',
        seed: '1',
        model: 'CrossDock',
        size: 'typical',
        retailers: retailers(),
        choices: new Map(),
      },
      { signal },
    )
    const file = files[0]
    if (!file) throw new Error(`No sample of ${document} can be made in this format.`)
    return { name: `Sample ${file.name}`, content: new Blob([file.text]) }
  }

  return {
    /** Compares an open document. @throws UnreadDocumentError when one of the two could not be read. */
    compare,
    placeAt: (side: 'from' | 'to', offset: number): Promise<ComparedRow | undefined> =>
      client().request('comparedPlace', { side, offset }),
    report: (format: 'csv' | 'markdown'): Promise<string> => client().request('comparisonReport', { format }),
    /** The text of the document that is not one of the checked ones. */
    besideText: (): Promise<string> => client().request('text', { id: besideId }),
  }
}

/** A document with its type and version. @throws UnreadDocumentError when the file does not tell them. */
function readable(choice: DocumentChoice | undefined): Ready {
  if (!choice) throw new Error('This document is not open any more.')
  const { opened, document, version } = choice
  if (document !== undefined && version !== undefined) return { ...choice, document, version }
  const reason = opened.findings[0]?.message ?? 'Choose its document type first.'
  throw new UnreadDocumentError([{ name: opened.name, reason }])
}

function toChecked({ opened, document, version }: Ready): CheckedAs {
  return { id: opened.id, document, version }
}
