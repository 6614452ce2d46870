import type { DocumentNode } from '../document-tree'
import type { ElementRule, RuleModel } from '../rule-model'

/** The rule of a node by the names from its record down; undefined when the schema does not have it there. */
export function ruleOfNode(node: DocumentNode, rules: RuleModel): ElementRule | undefined {
  return ruleOfPath(namesTo(node), rules)
}

/** The rule at a path of names below the record; undefined when the schema does not have it. */
export function ruleOfPath(names: readonly string[], { record }: RuleModel): ElementRule | undefined {
  let rule: ElementRule | undefined = record
  for (const name of names) rule = rule?.content.kind === 'group' ? rule.content.byName.get(name) : undefined
  return rule
}

/** Whether a node is a group that may hold elements which the schema does not name, or is in such an element. */
export function isInOpenGroup(node: DocumentNode, { record }: RuleModel): boolean {
  let content: ElementRule['content'] = record.content
  for (const name of namesTo(node)) {
    if (content.kind === 'value') return false
    const next = content.byName.get(name)
    if (!next) return content.isOpen
    content = next.content
  }
  return content.kind === 'group' && content.isOpen
}

/** The names from the record down to a node. */
function namesTo(node: DocumentNode): string[] {
  const names: string[] = []
  for (let at = node; at.parent; at = at.parent) names.push(at.name)
  return names.toReversed()
}
