import type { DocumentNode, ReadDocument, Span } from '../document-tree'
import type { Finding, Level, QuickFix } from '../findings/finding'
import { maxFindings } from '../check/finding-list'
import { kinds, type KindCode } from '../findings/kinds'
import { createCounts, type LevelCounts } from '../level-counts'
import type { GroupRule, RuleModel } from '../rule-model'
import { isFree, type KnownNumbers } from './known-numbers'
import type { DocumentRelations } from './tables/relation-types'
import { pathOf } from './tree'

/** The details of an error, as a relation gives them. */
export interface ErrorDetails {
  /** `error` unless given. */
  level?: Level
  found?: string | undefined
  expected?: string | undefined
  message: string
  fix?: string
  quickFix?: QuickFix | undefined
}

/** The state of checking the relations of one document. */
export interface RelationCheck {
  document: ReadDocument
  rules: RuleModel
  relations: DocumentRelations
  /**
   * Whether a finding says that elements of one of these names are missing, stand elsewhere, have another name or a code that is not in
   * the list, so that it is not certain what is missing and what a sum consists of.
   */
  isUncertain(names: readonly string[]): boolean
  /** Whether a value has a finding already that its length does not explain. */
  isInvalid(value: DocumentNode): boolean
  /** Whether a corrected number is that of nothing else in the open documents, and the correction of no other number. */
  isFreeNumber(correction: string): boolean
  /** Whether a group has a value of a name. The names of a group are collected once. */
  hasValue(group: DocumentNode, name: string): boolean
  report(code: KindCode, node: DocumentNode, details: ErrorDetails): void
  result(): RelationResult
}

/** The findings of relations in a document. */
export interface RelationResult {
  /** In the order of the file, at most `maxFindings`. */
  findings: readonly Finding[]
  /** All by level. */
  levels: LevelCounts
}

/** A group with what its relations look at. */
export interface CheckedGroup {
  node: DocumentNode
  rule: GroupRule
  /** The first child of each name. */
  fields: ReadonlyMap<string, DocumentNode>
}

/** Starts checking a document. `reported` are its findings so far, `known` the numbers of all open documents. */
export function createRelationCheck(
  document: ReadDocument,
  rules: RuleModel,
  relations: DocumentRelations,
  reported: readonly Finding[],
  known: KnownNumbers,
): RelationCheck {
  const findings: Finding[] = []
  const levels = createCounts()
  const unexpected = unexpectedNames(reported)
  const invalidStarts = new Set(
    reported.flatMap(({ code, place }) =>
      kinds[code].group === 'Value' && code !== 'too-short' && code !== 'too-long' ? place.span.start : [],
    ),
  )
  const isMoved = reported.some(({ code }) => movingErrors.has(code))
  const valueNames = new WeakMap<DocumentNode, Set<string>>()
  return {
    document,
    rules,
    relations,
    isUncertain: (names) => isMoved || names.some((name) => unexpected.has(name)),
    isInvalid: ({ content }) => invalidStarts.has(content.start),
    isFreeNumber: (correction) => isFree(known, correction),
    hasValue(group, name) {
      const names =
        valueNames.get(group) ??
        new Set(group.children.flatMap((child) => (child.text === undefined ? [] : child.name)))
      valueNames.set(group, names)
      return names.has(name)
    },
    report(code, node, details) {
      levels[details.level ?? 'error'] += 1
      if (findings.length < maxFindings) findings.push(relationFinding(document, code, node, details))
    },
    result: () => ({ findings: findings.toSorted((a, b) => a.place.span.start - b.place.span.start), levels }),
  }
}

/** Errors of reading with which data is lost, or belongs to another group. */
const movingErrors = new Set<KindCode>([
  'duplicate-key',
  'open-quote',
  'column-count',
  'unknown-record',
  'record-without-parent',
])

const unexpectedErrors = new Set<KindCode>([
  'wrong-place',
  'unknown-element',
  'former-name',
  'required-missing',
  'unknown-code',
  'later-code',
  'case-or-padding',
  'placeholder',
  'empty-element',
])

/**
 * Names of elements that are missing or are in the wrong place, that elements with an unknown or former name stand for, or whose code
 * is wrong.
 */
function unexpectedNames(reported: readonly Finding[]): Set<string> {
  // An element that may be empty has a warning, and nothing that a sum lacks.
  const isUnexpected = ({ code, level }: Finding) =>
    unexpectedErrors.has(code) && (code !== 'empty-element' || level === 'error')
  return new Set(reported.flatMap((finding) => (isUnexpected(finding) ? (finding.reference?.field ?? []) : [])))
}

/** A finding of the domain's relations at a node. */
export function relationFinding(
  document: ReadDocument,
  code: KindCode,
  node: DocumentNode,
  details: ErrorDetails,
): Finding {
  return {
    code,
    level: details.level ?? 'error',
    place: document.placeOf(node),
    found: details.found,
    expected: details.expected,
    source: 'domain',
    retailers: [],
    message: details.message,
    fix: details.fix,
    quickFix: details.quickFix,
    reference: node.text === undefined ? undefined : { kind: 'field', field: node.name },
  }
}

/** The fields of a group, by name. */
export function fieldsOf(node: DocumentNode): Map<string, DocumentNode> {
  const fields = new Map<string, DocumentNode>()
  for (const child of node.children) if (!fields.has(child.name)) fields.set(child.name, child)
  return fields
}

/**
 * Whether it is certain that a group has none of these elements, and worth a finding. It is not when reading ended early, when the
 * file's layout has no place for them, when they were reported already, and when a child with an unknown name, or an unexpected beside the
 * group, may be what is missing: that has a finding of its own.
 */
export function isCertainlyMissing(
  check: RelationCheck,
  { node, rule }: CheckedGroup,
  names: readonly string[],
): boolean {
  const { parent } = node
  if (!check.document.isComplete || check.isUncertain(names)) return false
  const known = names.filter((name) => rule.byName.has(name))
  if (known.length === 0) return false
  if (node.children.some(({ name }) => !rule.byName.has(name))) return false
  if (parent && known.some((name) => check.hasValue(parent, name))) return false
  const { carriedPaths } = check.document
  if (!carriedPaths) return true
  const path = pathOf(node)
  return known.some((name) => carriedPaths.has(`${path}/${name}`))
}

/**
 * Replaces the part of a value's text that begins at an offset. Undefined when the file writes the value with escapes, and when a
 * longer text would move what comes after it in a record of fixed positions; a shorter one is padded there.
 */
export function replaceIn(
  { document }: RelationCheck,
  node: DocumentNode,
  value: string,
  part: { from: number; to: number; by: string },
): QuickFix | undefined {
  const { start, end } = node.content
  const at = document.text.slice(start, end).indexOf(value)
  const whole = value.slice(0, part.from) + part.by + value.slice(part.to)
  if (at < 0) return undefined
  const label = `Replace with ${whole}`
  if (document.format === 'Positional' && whole.length !== value.length) {
    const span: Span = { start: start + at, end: start + at + value.length }
    return whole.length > value.length ? undefined : { label, edits: [{ span, text: whole.padEnd(value.length) }] }
  }
  const span: Span = { start: start + at + part.from, end: start + at + part.to }
  return { label, edits: [{ span, text: part.by }] }
}
