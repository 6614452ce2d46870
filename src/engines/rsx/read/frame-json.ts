import { listOf } from '@/lib/phrases'
import type { DocumentNode, Span } from '../document-tree'
import type { QuickFix } from '../findings/finding'
import { quote } from '../findings/quote'
import type { RuleModel } from '../rule-model'
import { documentFacts } from './document-facts'
import {
  countShapeErrors,
  noteMark,
  removeConverterMarks,
  setShape,
  writeRecord,
  type ConverterMarks,
} from './json-converter'
import type { EmptyArray } from './json-tree'
import type { JsonReading } from './read-json'
import type { ReadingFindings } from './reading-findings'
import { reportProgramWords } from './json-words'
import { createNameStyle, isSameName, nameInGroup } from './name-style'
import { ruleOfNode } from './rule-of-node'
import { reportSeveralDocuments } from './several-documents'

/** How deep in envelopes a record is searched, and in how many properties. */
const deepestEnvelope = 12
const maxSearchedNodes = 2000

/** The records of a JSON file, and whether they have another form than in the file. */
interface JsonRecords {
  records: DocumentNode[]
  isConverted: boolean
}

/** Finds the records of a JSON file, which should be its one object, and reports what is around them. */
export function frameJson(
  reading: JsonReading,
  rules: RuleModel,
  text: string,
  findings: ReadingFindings,
): JsonRecords {
  const { roots, isArray } = reading
  const all: Span = { start: text.search(/\S/), end: text.trimEnd().length }
  const marks = removeConverterMarks(roots)
  const wrapped = isArray ? { records: roots, wrapper: undefined } : unwrap(roots, rules)
  const enveloped = isArray || wrapped.wrapper !== undefined ? undefined : findEnvelope(wrapped.records, rules)
  const records = enveloped?.records ?? wrapped.records
  for (const record of records) {
    if (record.json?.type === 'object') continue
    findings.add('wrong-root', record, {
      found: record.text ?? '',
      message: `A JSON file holds one ${rules.record.name} as an object, not a value.`,
    })
  }
  const found = records.filter((record) => record.json?.type === 'object')
  const objects = found.length > 1 ? found.filter((record) => !isOfAnotherType(record, rules)) : found
  notePrefixes(objects, marks)
  const names = createNameStyle({ format: 'JSON', text }, rules)
  for (const record of objects) {
    record.name = rules.record.name
    record.parent = undefined
    names.correctBelow(record)
  }
  const wrapper =
    wrapped.wrapper ??
    (enveloped?.path.some((name) => isSameName(name, rules.document)) === true ? enveloped.path.join('/') : undefined)
  const hasConverterShape =
    wrapper !== undefined && (names.count() > 0 || objects.some((record) => countShapeErrors(record, rules) > 0))
  const isConverted = reading.stoppedAt === undefined && (marks.names.size > 0 || hasConverterShape)
  if (isConverted) {
    for (const record of objects) setShape(record, rules)
    const span = marks.first?.span ?? { start: all.start, end: all.start + 1 }
    reportConverter(
      span,
      {
        names: [...marks.names],
        style: names.sign(),
        wrapper,
        records: objects,
        all,
        isAlone: enveloped?.holdsMore !== true,
      },
      findings,
    )
  } else {
    names.report(findings)
    if (enveloped) reportEnvelope(enveloped, rules, all, findings)
    else if (wrapped.wrapper !== undefined || (isArray && found.length < 2)) {
      reportWrapper(wrapped.wrapper, records, all, findings)
    }
  }
  if (found.length > 1 && (wrapped.wrapper === undefined || isConverted)) {
    const starts = found.map((record) => ({ span: bracesOf(record), name: rules.record.name }))
    reportSeveralDocuments(starts, { judged: objects.length, document: rules.document }, findings)
  }
  for (const empty of reading.emptyArrays) checkEmptyArray(empty, rules, findings)
  reportProgramWords(reading.programWords, rules, text, findings)
  return { records: objects, isConverted: isConverted || names.count() > 0 || reading.isObjectLiteral }
}

/** Whether a record has the header of another type of document. */
function isOfAnotherType(record: DocumentNode, rules: RuleModel): boolean {
  const names = record.children.flatMap(({ children }) => children.map(({ name }) => name))
  const own = documentFacts.find(({ name }) => name === rules.document)?.header
  return !names.includes(own ?? '') && documentFacts.some(({ header }) => names.includes(header))
}

function reportWrapper(
  wrapper: string | undefined,
  records: readonly DocumentNode[],
  all: Span,
  findings: ReadingFindings,
): void {
  const found = wrapper === undefined ? 'An array' : `The object ${wrapper}`
  const [record, ...more] = records
  findings.add(
    'wrong-root',
    { start: all.start, end: all.start + 1 },
    {
      found: wrapper ?? 'array',
      message: `${found} has ${countText(records.length)}. A JSON file holds one record, without a root.`,
      ...(record && more.length === 0
        ? { quickFix: unwrapQuickFix(record, all) }
        : { fix: record ? 'Send one file for each record.' : 'Write the record as an object.' }),
    },
  )
}

function reportConverter(
  span: Span,
  {
    names,
    style,
    wrapper,
    records,
    all,
    isAlone,
  }: {
    names: readonly string[]
    /** How names differ from those of the schema; undefined when they do not. */
    style: string | undefined
    wrapper: string | undefined
    records: readonly DocumentNode[]
    all: Span
    /** Whether nothing else is around the records, which the correction would lose. */
    isAlone: boolean
  },
  findings: ReadingFindings,
): void {
  const signs = [
    ...(names.length > 0
      ? [
          `properties named ${names
            .slice(0, 3)
            .map((name) => quote(name))
            .join(', ')}`,
        ]
      : []),
    ...(style === undefined ? [] : [style]),
    ...(wrapper === undefined ? [] : [`the root ${wrapper}`]),
  ]
  const [record, ...more] = records
  findings.add('envelope', span, {
    found: names[0] ?? wrapper ?? '',
    message: `The file has the shape that a converter or a serializer writes, with ${listOf(signs)}. The network takes the record alone: values as they are, and arrays only for what repeats.`,
    ...(record && more.length === 0 && isAlone
      ? {
          quickFix: {
            label: 'Write it in the shape of the network',
            edits: [{ span: all, text: writeRecord(record) }],
          },
        }
      : { fix: 'Write each record as a file of its own, in the shape of an example file.' }),
  })
}

/** A record inside other objects. */
interface Enveloped {
  records: DocumentNode[]
  /** Names from the root down to the record. */
  path: readonly string[]
  /** Whether the envelope holds other values too. */
  holdsMore: boolean
}

function reportEnvelope(
  { records, path, holdsMore }: Enveloped,
  rules: RuleModel,
  all: Span,
  findings: ReadingFindings,
): void {
  const [record, ...more] = records
  const isFixable = record && more.length === 0 && !holdsMore
  findings.add(
    'envelope',
    { start: all.start, end: all.start + 1 },
    {
      found: path.join('/'),
      expected: rules.record.name,
      message: `The ${rules.record.name} is in an envelope, ${path.join('/')}. The network takes the record alone, as the object of the file.`,
      ...(isFixable
        ? { quickFix: unwrapQuickFix(record, all, 'Remove the envelope') }
        : { fix: `Send the content of ${path.join('/')} alone.` }),
    },
  )
}

/** The record inside a root that has none of its groups itself. Names of groups in other capitals are looked for last, since envelopes have such names. */
function findEnvelope(roots: readonly DocumentNode[], { record }: RuleModel): Enveloped | undefined {
  const holds = (isMember: (name: string) => boolean) => (node: DocumentNode) =>
    node.children.some(({ name, text }) => text === undefined && isMember(name))
  return (
    openEnvelope(
      roots,
      holds((name) => record.content.byName.has(name)),
    ) ??
    openEnvelope(
      roots,
      holds((name) => nameInGroup(name, record.content) !== undefined),
    )
  )
}

function openEnvelope(
  roots: readonly DocumentNode[],
  isRecordLike: (node: DocumentNode) => boolean,
): Enveloped | undefined {
  const [root, ...more] = roots
  if (!root || more.length > 0 || isRecordLike(root)) return undefined
  let level = [root]
  let searched = 0
  for (let depth = 0; depth < deepestEnvelope && level.length > 0; depth += 1) {
    const next = level.flatMap(({ children }) => children.filter(({ children: inner }) => inner.length > 0))
    searched += next.length
    if (searched > maxSearchedNodes) return undefined
    const found = next.filter(isRecordLike)
    const [first] = found
    if (first) {
      const around: DocumentNode[] = []
      for (let at = first.parent; at; at = at.parent) around.push(at)
      const path = [...around.toReversed().slice(1), first].map(({ name }) => name)
      const holdsMore = around.some(({ children }) =>
        children.some((child) => child !== first && !around.includes(child)),
      )
      return { records: found, path, holdsMore }
    }
    level = next
  }
  return undefined
}

/** Counts the prefixes of namespaces in the names of records as marks of a converter. One prefix alone belongs to an unknown name. */
function notePrefixes(records: readonly DocumentNode[], marks: ConverterMarks): void {
  const found: [node: DocumentNode, written: string][] = []
  const open = marks.prefixed.size === 0 ? [] : records.flatMap(({ children }) => children)
  for (let node = open.pop(); node; node = open.pop()) {
    const written = marks.prefixed.get(node)
    if (written !== undefined) found.push([node, written])
    for (const child of node.children) open.push(child)
  }
  found.sort(([a], [b]) => a.span.start - b.span.start)
  for (const [node, written] of found) {
    if (found.length === 1) node.name = written
    else noteMark(marks, node, written)
  }
}

function countText(records: number): string {
  if (records === 0) return 'no record'
  return records === 1 ? 'the record' : `${records} records`
}

function checkEmptyArray({ name, parent, span }: EmptyArray, rules: RuleModel, findings: ReadingFindings): void {
  const group = ruleOfNode(parent, rules)?.content
  const isRequired = group?.kind === 'group' && (group.byName.get(name)?.min ?? 0) > 0
  // A required node that is not there is reported as missing.
  if (isRequired) return
  findings.add('empty-element', span, {
    source: 'schema',
    found: '[]',
    message: `${name} is an empty array. An array has at least one item.`,
    fix: `Leave ${name} out.`,
  })
}

function unwrapQuickFix(record: DocumentNode, all: Span, label = 'Remove what is around the record'): QuickFix {
  const { start, end } = bracesOf(record)
  return {
    label,
    edits: [
      { span: { start: all.start, end: start }, text: '' },
      { span: { start: end, end: all.end }, text: '' },
    ],
  }
}

/** An object with its braces, without the name before them. */
function bracesOf({ content }: DocumentNode): Span {
  return { start: content.start - 1, end: content.end + 1 }
}

/** The records below objects whose only property is the name of the document or of its record. */
function unwrap(
  roots: DocumentNode[],
  { document, record }: RuleModel,
): { records: DocumentNode[]; wrapper: string | undefined } {
  let records = roots
  let wrapper: string | undefined
  for (const name of [document, record.name]) {
    const [only, ...more] = records
    const children = only?.children ?? []
    if (more.length > 0 || children.length === 0 || children.some((child) => !isSameName(child.name, name))) continue
    records = children
    wrapper ??= name
  }
  return { records, wrapper }
}
