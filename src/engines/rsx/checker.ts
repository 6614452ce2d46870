import { createYielder, partOf, type Yielder } from '@/lib/yielder'
import type { OtherVersion } from './check/check-context'
import { checkDocument } from './check/check-document'
import { createComparer, type Comparer, type ReadSide } from './compare/document-comparison'
import { checkRelations, collectNumbers } from './domain/check-relations'
import { compareDocuments } from './domain/compare-documents'
import type { KnownNumbers } from './domain/known-numbers'
import type { Edit, Finding } from './findings/finding'
import { formatDocument } from './format/format-document'
import {
  besideId,
  type BesideRequest,
  type CheckedAs,
  type CheckedDocument,
  type CheckRequest,
  type ComparisonReply,
  type LaterCodes,
  type OpenedDocument,
  type OpenedFile,
  type SampleRequest,
} from './documents'
import { withGuidePlaces } from './guide-places'
import { openDocuments } from './read/open-documents'
import { openText, type OpenedText } from './read/open-file'
import { readDocument, type DocumentReading } from './read/read-document'
import type { RuleModel } from './rule-model'
import type { RuleSources } from './rule-sources'
import { makeSamples, type SampleSet } from './samples'
import { compileRules, readCodes } from './sources/compile-rules'
import type { Work } from '@/lib/work'
import { quickFixesOfKind, summarize, withoutReplaced, type Judged } from './verdict'

/**
 * The operations on the documents that a page has opened. Everything that they hold is in memory. They throw an Error with a
 * sentence for the reader, and the signal's reason when the work is aborted; progress is from 0 to 1.
 */
export interface Checker {
  /** Reads files; their documents replace all that were open. */
  open: (input: { files: readonly OpenedFile[] }, work: Work<number>) => Promise<readonly OpenedDocument[]>
  /** Replaces the text of a document, as the editor has it. */
  edit: (input: { id: number; text: string }) => OpenedDocument
  /** Returns the decoded text of a document. */
  text: (input: { id: number }) => string
  /**
   * Formats a text of a document, which the editor may have changed. Returns undefined when it cannot be formatted without
   * changing a value.
   */
  format: (input: { id: number; text: string }, work: Work<number>) => Promise<string | undefined>
  /** Compiles rules. Returns the retailers of the design, and the sources that are missing. */
  rules: (input: { sources: RuleSources }) => Promise<{ retailers: readonly string[]; missing: readonly string[] }>
  /** Adds the codes of later versions of a document, so that the check can say that a code belongs to one of them. */
  laterCodes: (input: LaterCodes) => Promise<void>
  check: (input: CheckRequest, work: Work<number>) => Promise<readonly CheckedDocument[]>
  /** Makes the documents of one order. Their rules must be compiled. */
  samples: (input: SampleRequest) => SampleSet
  /** Returns edits that apply the fixes of all findings of one kind in a document. */
  quickFixes: (input: { id: number; code: string }) => readonly Edit[]
  /** Opens a document to compare with, which has the id `besideId` and replaces the one before. It is not checked. */
  openBeside: (input: BesideRequest, work: Work<number>) => Promise<OpenedDocument>
  /** Compares two documents whose rules are compiled. */
  compare: (input: { from: CheckedAs; to: CheckedAs }, work: Work<number>) => Promise<ComparisonReply>
  comparedRows: Comparer['rows']
  comparedPlace: Comparer['placeAt']
  comparisonReport: Comparer['report']
}

/** A document with what was read and found in it last. */
interface OpenFile {
  opened: OpenedText
  /** As it was before the first edit; undefined without one. */
  original?: OpenedText | undefined
  reading: { rules: RuleModel; result: DocumentReading | undefined } | undefined
  findings: readonly Finding[]
}

/** The part of a document's work that is reading; the rest is checking. */
const readingShare = 0.5
/** The part of a comparison that reading each of the documents is. */
const comparedReadingShare = 0.3
/** The part of checking that is done by the schema and the designs; the rest are relations. */
const schemaShare = 0.7

/** Creates a checker without documents and rules. */
export function createChecker(): Checker {
  let openFiles = new Map<number, OpenFile>()
  const comparer = createComparer()
  const compiled = new Map<string, RuleModel>()
  /** Codes of later versions, by version and document. */
  const laterCodes = new Map<string, readonly OtherVersion[]>()

  function documentOf(id: number): OpenFile {
    const document = openFiles.get(id)
    if (!document) throw new Error('This document is not open any more.')
    return document
  }

  function rulesOf(document: string, version: string): RuleModel {
    const rules = compiled.get(`${version}/${document}`)
    if (!rules) throw new Error(`The rules of ${document} ${version} are not loaded.`)
    return rules
  }

  async function open({ files }: { files: readonly OpenedFile[] }, yielder: Yielder): Promise<OpenedDocument[]> {
    // An opening that is aborted later adds its documents to no other one.
    const opening: typeof openFiles = new Map()
    openFiles = opening
    for (const [index, { name, bytes }] of files.entries()) {
      if (yielder.isYieldDue()) await yielder.yield(index / files.length)
      const part = partOf(yielder, index / files.length, (index + 1) / files.length)
      for (const opened of await openDocuments(name, new Uint8Array(bytes), part)) {
        opening.set(opening.size + 1, { opened, reading: undefined, findings: [] })
      }
    }
    return [...opening].map(([id, { opened }]) => toOpened(id, opened))
  }

  function edit({ id, text }: { id: number; text: string }): OpenedDocument {
    const { opened: before, original = before } = documentOf(id)
    const opened = openText(before.name, text)
    openFiles.set(id, { opened, original, reading: undefined, findings: [] })
    return toOpened(id, opened)
  }

  async function openBeside(request: BesideRequest, yielder: Yielder): Promise<OpenedDocument> {
    const opened = await besideOf(request, yielder)
    openFiles.set(besideId, { opened, reading: undefined, findings: [] })
    return toOpened(besideId, opened)
  }

  async function besideOf(request: BesideRequest, yielder: Yielder): Promise<OpenedText> {
    if (!('file' in request)) {
      const { opened, original = opened } = documentOf(request.originalOf)
      return { ...original, name: `${original.name} before your edits` }
    }
    const { name, bytes } = request.file
    const [opened] = await openDocuments(name, new Uint8Array(bytes), yielder)
    if (!opened) throw new Error(`${name} has no document that can be compared.`)
    return opened
  }

  async function compare({ from, to }: { from: CheckedAs; to: CheckedAs }, yielder: Yielder): Promise<ComparisonReply> {
    const left = await sideOf(from, partOf(yielder, 0, comparedReadingShare))
    const right = await sideOf(to, partOf(yielder, comparedReadingShare, 2 * comparedReadingShare))
    return comparer.compare(left, right, partOf(yielder, 2 * comparedReadingShare, 1))
  }

  async function sideOf({ id, document, version, versions = [] }: CheckedAs, yielder: Yielder): Promise<ReadSide> {
    const file = documentOf(id)
    const rules = rulesOf(document, version)
    const reading = await readOne(file, rules, versions, yielder)
    return { name: file.opened.name, rules, reading, reason: file.opened.findings[0]?.message }
  }

  async function check({ documents, retailers }: CheckRequest, yielder: Yielder): Promise<CheckedDocument[]> {
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
    document: OpenFile,
    rules: RuleModel,
    versions: readonly string[],
    yielder: Yielder,
  ): Promise<DocumentReading | undefined> {
    if (document.reading?.rules !== rules) {
      document.reading = { rules, result: await readDocument(document.opened, rules, yielder, versions) }
    }
    return document.reading.result
  }

  function quickFixes({ id, code }: { id: number; code: string }): readonly Edit[] {
    return quickFixesOfKind(documentOf(id).findings, code)
  }

  async function compile({ sources }: { sources: RuleSources }) {
    const model = await compileRules(sources)
    compiled.set(`${model.version}/${model.document}`, model)
    return { retailers: model.retailers, missing: model.missing.map(({ reason }) => reason) }
  }

  async function addLaterCodes({ document, version, later }: LaterCodes): Promise<void> {
    laterCodes.set(`${version}/${document}`, await Promise.all(later.map((one) => readCodes(document, one))))
  }

  function samples({ documents, format, ...options }: SampleRequest): SampleSet {
    return makeSamples(
      documents.map(({ document, version }) => rulesOf(document, version)),
      format,
      options,
    )
  }

  return {
    open: (input, work) => open(input, yielderOf(work)),
    edit,
    text: ({ id }) => documentOf(id).opened.text,
    format: async ({ id, text }, work) => formatDocument(openText(documentOf(id).opened.name, text), yielderOf(work)),
    rules: compile,
    laterCodes: addLaterCodes,
    check: (input, work) => check(input, yielderOf(work)),
    samples,
    quickFixes,
    openBeside: (input, work) => openBeside(input, yielderOf(work)),
    compare: (input, work) => compare(input, yielderOf(work)),
    comparedRows: comparer.rows,
    comparedPlace: comparer.placeAt,
    comparisonReport: comparer.report,
  }
}

function yielderOf({ signal, report }: Work<number>): Yielder {
  return createYielder(signal, report)
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
  const summary = summarize({ ...document, checked: withoutReplaced(checked, relations.findings), relations })
  const { isConverted, records } = reading.document
  const result = isConverted === true ? withoutQuickFixes(summary, reading.findings) : summary
  return { ...result, findings: withGuidePlaces(result.findings, rules.document, records) }
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

function toOpened(
  id: number,
  { text, content: _content, fileFindings: _fileFindings, ...opened }: OpenedText,
): OpenedDocument {
  return { id, length: text.length, ...opened }
}
