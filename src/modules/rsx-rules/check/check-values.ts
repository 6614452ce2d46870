import type { DocumentNode } from '../document-tree'
import type { ElementRule, ValueRule } from '../rule-model'
import type { CheckContext } from './check-context'
import { reportUnknownCode } from './codes'

/** Checks a value by the schema. @returns whether the schema accepts it. */
export function checkValue(context: CheckContext, node: DocumentNode, _element: ElementRule, rule: ValueRule): boolean {
  const { text } = node
  if (text === undefined) return false
  const list = rule.codeList === undefined ? undefined : context.rules.codeLists.get(rule.codeList)
  if (list && !list.has(text)) {
    reportUnknownCode(context, node, text, list)
    return false
  }
  return true
}
