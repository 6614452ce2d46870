import { createYielder, partOf, type Yielder } from '@/lib/yielder'
import type { OtherVersion } from './check/check-context'
import { checkDocument } from './check/check-document'
import { checkRelations, collectNumbers } from './domain/check-relations'
import { compareDocuments } from './domain/compare-documents'
import type { KnownNumbers } from './domain/known-numbers'
import type { Edit, Finding } from './findings/finding'
import { formatDocument } from './format/format-document'
import type { CheckedDocument, Exchanges, ExchangeType, OpenedDocument, WorkerRequest } from './protocol'
import { openDocuments } from './read/open-documents'
import { openText, type OpenedText } from './read/open-file'
import { readDocument, type DocumentReading } from './read/read-document'
import type { RuleModel } from './rule-model'
import { makeSamples, type SampleSet } from './samples'
import { compileRules, readCodes } from './sources/compile-rules'
import { quickFixesOfKind, summarize, withoutReplaced, type Judged } from './verdict'

/** Answers the requests of the page about the documents that it has opened. Everything that it holds is in memory. */
export interface Checker {
  /** @throws Error with a sentence for the reader; the signal's reason when the work is aborted. */
  answer: (
    request: Exclude<WorkerRequest, { type: 'abort' }>,
    work: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<Exchanges[ExchangeType]['answer']>
}

/** A document with what was read and found in it last. */
interface Held {
  opened: OpenedText
  reading: { rules: RuleModel; result: DocumentReading | undefined } | undefined
  findings: readonly Finding[]
}

/** The part of a document's work that is reading; the rest is checking. */
const readingShare = 0.5
/** The part of checking that is done by the schema and the designs; the rest are relations. */
const schemaShare = 0.7

/** Creates a checker without documents and rules. */
export function createChecker(): Checker {
  let held = new Map<number, Held>()
  const compiled = new Map<string, RuleModel>()
  /** Codes of later versions, by version and document. */
  const laterCodes = new Map<string, readonly OtherVersion[]>()

  function documentOf(id: number): Held {
    const document = held.get(id)
    if (!document) throw new Error('This document is not open any more.')
    return document
  }

  function rulesOf(document: string, version: string): RuleModel {
    const rules = compiled.get(`${version}/${document}`)
    if (!rules) throw new Error(`The rules of ${document} ${version} are not loaded.`)
    return rules
  }

  async function open({ files }: Exchanges['open']['request'], yielder: Yielder): Promise<OpenedDocument[]> {
    held = new Map()
    for (const [index, { name, bytes }] of files.entries()) {
      if (yielder.isYieldDue()) await yielder.yield(index / files.length)
      const part = partOf(yielder, index / files.length, (index + 1) / files.length)
      for (const opened of await openDocuments(name, new Uint8Array(bytes), part)) {
        held.set(held.size + 1, { opened, reading: undefined, findings: [] })
      }
    }
    return [...held].map(([id, { opened }]) => toOpened(id, opened))
  }

  function edit({ id, text }: Exchanges['edit']['request']): OpenedDocument {
    const opened = openText(documentOf(id).opened.name, text)
    held.set(id, { opened, reading: undefined, findings: [] })
    return toOpened(id, opened)
  }

  async function check(
    { documents, retailers }: Exchanges['check']['request'],
    yielder: Yielder,
  ): Promise<CheckedDocument[]> {
    const entries = documents.map(({ id, document, version, versions = [] }) => ({
      id,
      versions,
      document: documentOf(id),
      rules: rulesOf(document, version),
    }))
    const shares = sharesOf(entries.map(({ document }) => document.opened.text.length + 1))
    const readings: (DocumentReading | undefined)[] = []
    for (const [index, { document, rules, versions }] of entries.entries()) {
      const { from, to } = shares[index] ?? noShare
      readings.push(await readOne(document, rules, versions, partOf(yielder, from * readingShare, to * readingShare)))
    }
    const read = readings.flatMap((reading) => reading?.document ?? [])
    // Collecting and comparing take no share of the progress.
    const numbers = await collectNumbers(read, partOf(yielder, readingShare, readingShare))
    const differences = await compareReadings(
      entries.map(({ document, rules }) => ({ name: document.opened.name, rules })),
      readings,
      partOf(yielder, readingShare, readingShare),
    )
    const results: CheckedDocument[] = []
    for (const [index, { id, document, rules }] of entries.entries()) {
      const reading = readings[index]
      const { from, to } = shares[index] ?? noShare
      const part = partOf(yielder, toChecking(from), toChecking(to))
      const compared = differences[index] ?? []
      const otherVersions = laterCodes.get(`${rules.version}/${rules.document}`) ?? []
      const own = { id, rules, retailers, reading, differences: compared }
      const result = await checkOne(own, { otherVersions, numbers }, part)
      document.findings = result.findings
      results.push(result)
    }
    return results
  }

  /** Reads a document, unless it was read by the same rules before. */
  async function readOne(
    document: Held,
    rules: RuleModel,
    versions: readonly string[],
    yielder: Yielder,
  ): Promise<DocumentReading | undefined> {
    if (document.reading?.rules !== rules) {
      document.reading = { rules, result: await readDocument(document.opened, rules, yielder, versions) }
    }
    return document.reading.result
  }

  function quickFixes({ id, code }: Exchanges['quickFixes']['request']): readonly Edit[] {
    return quickFixesOfKind(documentOf(id).findings, code)
  }

  async function compile({ sources }: Exchanges['rules']['request']): Promise<Exchanges['rules']['answer']> {
    const model = await compileRules(sources)
    compiled.set(`${model.version}/${model.document}`, model)
    return { retailers: model.retailers, missing: model.missing.map(({ reason }) => reason) }
  }

  async function addLaterCodes({ document, version, later }: Exchanges['laterCodes']['request']): Promise<undefined> {
    laterCodes.set(`${version}/${document}`, await Promise.all(later.map((one) => readCodes(document, one))))
  }

  function samples({ documents, format, ...options }: Exchanges['samples']['request']): SampleSet {
    return makeSamples(
      documents.map(({ document, version }) => rulesOf(document, version)),
      format,
      options,
    )
  }

  return {
    async answer({ type, request }, { signal, onProgress }) {
      const yielder = createYielder(signal, onProgress)
      if (type === 'open') return open(request, yielder)
      if (type === 'edit') return edit(request)
      if (type === 'text') return documentOf(request.id).opened.text
      if (type === 'format') return formatDocument(openText(documentOf(request.id).opened.name, request.text), yielder)
      if (type === 'rules') return compile(request)
      if (type === 'laterCodes') return addLaterCodes(request)
      if (type === 'samples') return samples(request)
      return type === 'check' ? check(request, yielder) : quickFixes(request)
    },
  }
}

/** Checks a document by the schema, the designs and the relations. */
async function checkOne(
  document: Pick<Judged, 'id' | 'rules' | 'retailers' | 'reading' | 'differences'>,
  { otherVersions, numbers }: { otherVersions: readonly OtherVersion[]; numbers: KnownNumbers },
  yielder: Yielder,
): Promise<CheckedDocument> {
  const { rules, retailers, reading } = document
  if (!reading) return summarize({ ...document, checked: undefined, relations: undefined })
  const checked = await checkDocument(reading.document, rules, retailers, partOf(yielder, 0, schemaShare), {
    otherVersions,
  })
  const reported = [...reading.findings, ...checked.findings]
  const relations = await checkRelations(reading.document, rules, partOf(yielder, schemaShare, 1), reported, numbers)
  const result = summarize({ ...document, checked: withoutReplaced(checked, relations.findings), relations })
  return reading.document.isConverted === true ? withoutQuickFixes(result, reading.findings) : result
}

/** The result for a file whose shape has to be fixed first: other corrections were made for another text. */
function withoutQuickFixes(result: CheckedDocument, read: readonly Finding[]): CheckedDocument {
  const findings = result.findings.map((finding) =>
    read.includes(finding) ? finding : { ...finding, quickFix: undefined },
  )
  return { ...result, findings }
}

/** The part of the work that a document is, from 0 to 1, by its length. */
interface Share {
  from: number
  to: number
}
const noShare: Share = { from: 1, to: 1 }

function sharesOf(lengths: readonly number[]): Share[] {
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let done = 0
  return lengths.map((length) => {
    const from = done / total
    done += length
    return { from, to: done / total }
  })
}

function toChecking(share: number): number {
  return readingShare + share * (1 - readingShare)
}

/** Compares the documents that could be read. Returns the findings of each, in the order of all. */
async function compareReadings(
  files: readonly { name: string; rules: RuleModel }[],
  readings: readonly (DocumentReading | undefined)[],
  yielder: Yielder,
): Promise<Finding[][]> {
  const read = readings.flatMap((reading, index) => {
    const file = files[index]
    return reading && file ? [{ index, document: reading.document, ...file }] : []
  })
  const findings: Finding[][] = readings.map(() => [])
  for (const [at, found] of (await compareDocuments(read, yielder)).entries()) {
    const index = read[at]?.index
    if (index !== undefined) findings[index] = found
  }
  return findings
}

function toOpened(id: number, { text, content: _content, remarks: _remarks, ...opened }: OpenedText): OpenedDocument {
  return { id, length: text.length, ...opened }
}
