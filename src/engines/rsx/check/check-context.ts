import type { DocumentNode, ReadDocument, Span } from '../document-tree'
import type { CodeList, RuleModel } from '../rule-model'
import type { EmptyRemovals } from './empty-removals'
import type { FindingList } from './finding-list'
import type { SchemaIndex } from './schema-index'

/** The code lists of another version, for codes that this one lacks. */
export interface OtherVersion {
  version: string
  codeLists: ReadonlyMap<string, CodeList>
}

/** The state that all checks of one document share. */
export interface CheckContext {
  document: ReadDocument
  rules: RuleModel
  index: SchemaIndex
  findings: FindingList
  empty: EmptyRemovals
  otherVersions: readonly OtherVersion[]
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

/** A text as XML Schema reads numbers and dates: without blanks at its ends. Only the four blanks of XML count. */
export function collapse(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isXmlBlank(text.charCodeAt(start))) start += 1
  while (end > start && isXmlBlank(text.charCodeAt(end - 1))) end -= 1
  return start === 0 && end === text.length ? text : text.slice(start, end)
}

function isXmlBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d
}
