import type { DocumentNode } from '../document-tree'
import type { ValueRule } from '../rule-model'
import type { CheckContext } from './check-context'
import { codeListOf } from './codes'
import { lengthOf } from '../findings/text-length'

/** Whether the schema accepts a text for a value: only where it takes any text of this length and form. */
export function acceptsText({ rules }: CheckContext, node: DocumentNode, text: string, rule: ValueRule): boolean {
  if (rule.type !== 'string' || (node.json !== undefined && node.json.type !== 'string')) return false
  if (codeListOf(rules, rule)?.has(text) === false) return false
  const { minLength = 0, maxLength = Infinity, patterns } = rule
  const length = lengthOf(text)
  return length >= minLength && length <= maxLength && patterns.every((pattern) => pattern.test(text) !== false)
}
