import { addNode, createRecord, groupOf, type SampleNode } from '@/engines/rsx/generate/sample-tree'
import type { RuleModel } from '@/engines/rsx/rule-model'

/** The content of a group as plain data. */
export interface Content {
  readonly [name: string]: string | Content | readonly (string | Content)[]
}

/** A record with this content. @throws when the schema does not have a name. */
export function recordOf({ record }: RuleModel, content: Content): SampleNode {
  const root = createRecord(record, undefined)
  addAll(root, content)
  return root
}

function addAll(node: SampleNode, content: Content): void {
  for (const [name, present] of Object.entries(content)) {
    const own = groupOf(node)?.byName.get(name)
    if (!own) throw new Error(`no ${name}`)
    for (const one of Array.isArray(present)
      ? (present as readonly (string | Content)[])
      : [present as string | Content]) {
      if (typeof one === 'string') addNode(node, own, one)
      else addAll(addNode(node, own), one)
    }
  }
}
