import type { DocumentNode } from '../document-tree'
import type { ElementRule, RuleModel } from '../rule-model'

/** The rule of a node by the names from its record down; undefined when the schema does not have it there. */
export function ruleOfNode(node: DocumentNode, { record }: RuleModel): ElementRule | undefined {
  const names: string[] = []
  for (let at = node; at.parent; at = at.parent) names.push(at.name)
  let rule: ElementRule | undefined = record
  for (const name of names.toReversed()) {
    rule = rule?.content.kind === 'group' ? rule.content.byName.get(name) : undefined
  }
  return rule
}
