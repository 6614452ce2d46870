import type { DocumentNode, ReadDocument, Span } from '../document-tree'
import type { Finding, Level, Mend } from '../finding'
import type { KindCode } from '../kinds'
import type { GroupRule, RuleModel } from '../rule-model'
import { pathOf } from './tree'
import type { DocumentRelations } from './relation-types'

/** What a relation says about a fault. */
export interface FaultDetails {
  /** `error` unless given. */
  level?: Level
  found?: string | undefined
  expected?: string | undefined
  message: string
  fix?: string
  mend?: Mend | undefined
}

/** The state of checking the relations of one document. */
export interface RelationCheck {
  document: ReadDocument
  rules: RuleModel
  relations: DocumentRelations
  report(code: KindCode, node: DocumentNode, details: FaultDetails): void
  findings(): Finding[]
}

/** A group with what its relations look at. */
export interface CheckedGroup {
  node: DocumentNode
  rule: GroupRule
  /** The first child of each name. */
  fields: ReadonlyMap<string, DocumentNode>
}

/** Starts checking a document. */
export function createRelationCheck(
  document: ReadDocument,
  rules: RuleModel,
  relations: DocumentRelations,
): RelationCheck {
  const findings: Finding[] = []
  return {
    document,
    rules,
    relations,
    report(code, node, details) {
      findings.push(relationFinding(document, code, node, details))
    },
    findings: () => findings.toSorted((a, b) => a.place.span.start - b.place.span.start),
  }
}

/** A finding of the domain's relations at a node. */
export function relationFinding(
  document: ReadDocument,
  code: KindCode,
  node: DocumentNode,
  details: FaultDetails,
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
    mend: details.mend,
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
 * Whether it is certain that a group has none of these elements. It is not when reading ended early, when the file's layout has no
 * place for them, and when a child with an unknown name, or a stray beside the group, may be what is missing: that has a finding of
 * its own.
 */
export function isCertainlyMissing(
  { document }: RelationCheck,
  { node, rule }: CheckedGroup,
  names: readonly string[],
): boolean {
  if (!document.isComplete) return false
  const known = names.filter((name) => rule.byName.has(name))
  if (known.length === 0) return false
  if (node.children.some(({ name }) => !rule.byName.has(name))) return false
  if (node.parent?.children.some(({ name, text }) => text !== undefined && known.includes(name))) return false
  const { carriedPaths } = document
  if (!carriedPaths) return true
  const path = pathOf(node)
  return known.some((name) => carriedPaths.has(`${path}/${name}`))
}

/** Replaces the part of a value's text that begins at an offset. Undefined when the file writes the value with escapes. */
export function replaceIn(
  { document }: RelationCheck,
  node: DocumentNode,
  value: string,
  part: { from: number; to: number; by: string },
): Mend | undefined {
  const { start, end } = node.content
  const at = document.text.slice(start, end).indexOf(value)
  if (at < 0) return undefined
  const span: Span = { start: start + at + part.from, end: start + at + part.to }
  const whole = value.slice(0, part.from) + part.by + value.slice(part.to)
  return { label: `Replace by ${whole}`, edits: [{ span, text: part.by }] }
}
