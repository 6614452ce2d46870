import type { DocumentNode, Span } from '../document-tree'
import type { RuleModel } from '../rule-model'
import type { ReadingFindings } from './reading-findings'

/** The input of the framing checks beside the tree. */
export interface XmlFraming {
  rules: RuleModel
  text: string
  findings: ReadingFindings
  /** All versions that have the document, the newest first. */
  versions: readonly string[]
}

/** The opening tag of an element. */
export function openTag({ span, content }: DocumentNode): Span {
  return { start: span.start, end: Math.max(content.start, span.start) }
}

/** Where the name in the opening tag of an element ends, as it is written. */
export function endOfTagName({ span }: DocumentNode, text: string): number {
  const name = /[^\s/>]*/y
  name.lastIndex = span.start + 1
  name.test(text)
  return name.lastIndex
}
