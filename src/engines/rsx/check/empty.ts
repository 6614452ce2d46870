import type { DocumentNode } from '../document-tree'
import type { GroupRule, ValueRule } from '../rule-model'
import type { CheckContext } from './check-context'
import { codeListOf } from './codes'

/** Whether a node has no content, or nothing but blanks. */
export function isEmpty({ text, children, json }: DocumentNode): boolean {
  return text === undefined ? json !== undefined && children.length === 0 : text.trim() === ''
}

/**
 * Whether the schema accepts a node without content: a group that requires nothing, as an object in JSON, or a text that no length
 * and no list forbids to be empty or blank.
 */
export function acceptsEmpty(context: CheckContext, node: DocumentNode, rule: GroupRule | ValueRule): boolean {
  const { text = '', json } = node
  if (rule.kind === 'group') {
    return context.index.group(rule).required.length === 0 && (json === undefined || json.type === 'object')
  }
  if (rule.type !== 'string' || json?.type === 'null') return false
  if (codeListOf(context.rules, rule)?.has(text) === false) return false
  const { minLength = 0, maxLength = Infinity, patterns } = rule
  return (
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text) !== false)
  )
}
