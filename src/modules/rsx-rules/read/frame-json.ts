import type { DocumentNode, Span } from '../document-tree'
import type { Mend } from '../finding'
import type { RuleModel } from '../rule-model'
import type { EmptyArray } from './json-tree'
import type { JsonReading } from './read-json'
import type { ReadingFindings } from './reading-findings'
import { ruleOfNode } from './rule-of-node'

/** Finds the records of a JSON file, which should be its one object, and reports an array or a wrapper around them. */
export function frameJson(
  reading: JsonReading,
  rules: RuleModel,
  text: string,
  findings: ReadingFindings,
): DocumentNode[] {
  const { roots, isArray } = reading
  const all: Span = { start: text.search(/\S/), end: text.trimEnd().length }
  const { records, wrapper } = isArray ? { records: roots, wrapper: undefined } : unwrap(roots, rules)
  if (isArray || wrapper !== undefined) {
    const found = wrapper === undefined ? 'An array' : `The object ${wrapper}`
    const [record, ...more] = records
    findings.add(
      'wrong-root',
      { start: all.start, end: all.start + 1 },
      {
        found: wrapper ?? 'array',
        message: `${found} holds ${countText(records.length)}. A JSON file holds one record, without a root.`,
        ...(record && more.length === 0
          ? { mend: unwrapMend(record, all) }
          : { fix: record ? 'Send one file for each record.' : 'Write the record as an object.' }),
      },
    )
  }
  const objects = records.filter((record) => record.json?.type === 'object')
  for (const record of records) {
    if (record.json?.type === 'object') continue
    findings.add('wrong-root', record, {
      found: record.text ?? '',
      message: `A JSON file holds one ${rules.record.name} as an object, not a value.`,
    })
  }
  for (const record of objects) {
    record.name = rules.record.name
    record.parent = undefined
  }
  for (const empty of reading.emptyArrays) checkEmptyArray(empty, rules, findings)
  return objects
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

function unwrapMend(record: DocumentNode, all: Span): Mend {
  const { start, end } = recordSpan(record)
  return {
    label: `Remove what is around the record`,
    edits: [
      { span: { start: all.start, end: start }, text: '' },
      { span: { start: end, end: all.end }, text: '' },
    ],
  }
}

/** The braces of an object, without the name before them. */
function recordSpan({ content }: DocumentNode): Span {
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
    if (more.length > 0 || children.length === 0 || children.some((child) => child.name !== name)) continue
    records = children
    wrapper ??= name
  }
  return { records, wrapper }
}
