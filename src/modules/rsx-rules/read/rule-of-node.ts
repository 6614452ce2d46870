import type { DocumentNode } from '../document-tree'
import type { ElementRule, RuleModel } from '../rule-model'

/** The rule of a node by the names from its record down; undefined when the schema does not have it there. */
export function ruleOfNode(node: DocumentNode, rules: RuleModel): ElementRule | undefined {
  const names: string[] = []
  for (let at = node; at.parent; at = at.parent) names.push(at.name)
  return ruleOfPath(names.toReversed(), rules)
}

/** The rule at a path of names below the record; undefined when the schema does not have it. */
export function ruleOfPath(names: readonly string[], { record }: RuleModel): ElementRule | undefined {
  let rule: ElementRule | undefined = record
  for (const name of names) rule = rule?.content.kind === 'group' ? rule.content.byName.get(name) : undefined
  return rule
}
