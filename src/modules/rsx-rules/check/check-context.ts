import type { DocumentNode, ReadDocument, Span } from '../document-tree'
import type { RuleModel } from '../rule-model'
import type { FindingList } from './finding-list'
import type { SchemaIndex } from './schema-index'

/** What all checks of one document share. */
export interface CheckContext {
  document: ReadDocument
  rules: RuleModel
  index: SchemaIndex
  findings: FindingList
}

/** Names from the record down to a node, without numbers. */
export function pathOf(node: DocumentNode): string {
  const names: string[] = []
  for (let at = node; at.parent; at = at.parent) names.push(at.name)
  return names.toReversed().join('/')
}

/** Name of a place below a node. */
export function pathBelow(node: DocumentNode, name: string): string {
  const path = pathOf(node)
  return path === '' ? name : `${path}/${name}`
}

/** The empty span after a node, where its next sibling would be inserted. */
export function spanAfter({ span }: DocumentNode): Span {
  return { start: span.end, end: span.end }
}

/** The empty span at the beginning of a group's content. */
export function spanInside({ content }: DocumentNode): Span {
  return { start: content.start, end: content.start }
}
