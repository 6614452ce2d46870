import { accepts, singleCodeOf } from './accepted-values'
import type { SampleContext } from './sample-context'
import { addNode, groupOf, type SampleNode } from './sample-tree'

/** The content of a group as plain data. A name that the schema does not have is left out. */
export interface Draft {
  readonly [name: string]: string | Draft | readonly Draft[] | undefined
}

/** Fills an empty group with a draft. Values that schema or retailers do not accept are left out; codes give way to those of the retailers. */
export function fillFrom(context: SampleContext, node: SampleNode, draft: Draft): void {
  for (const [name, content] of Object.entries(draft)) {
    const element = groupOf(node)?.byName.get(name)
    if (!element || content === undefined) continue
    if (typeof content === 'string') {
      if (element.content.kind !== 'value') continue
      const design = node.design?.children.get(name)
      const preferred = context.orderCodes.get(name) ?? content
      const text = singleCodeOf(context, node, element, design, preferred) ?? preferred
      if (!accepts(context, element.content, design, text)) continue
      addNode(node, element, text)
    } else if (element.content.kind === 'group') {
      const all: readonly Draft[] = Array.isArray(content) ? content : [content as Draft]
      for (const item of all.slice(0, element.max)) fillFrom(context, addNode(node, element), item)
    }
  }
}
