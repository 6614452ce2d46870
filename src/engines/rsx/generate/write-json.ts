import type { SampleNode } from './sample-tree'

/** Types whose values JSON writes without quotes. */
const bareTypes = new Set(['decimal', 'integer', 'boolean'])

/** Writes a sample as JSON: the record without a root, and an array for each element that can repeat. Numbers are written exactly. */
export function writeJson(record: SampleNode): string {
  return `${objectText(record, '')}\n`
}

function objectText(group: SampleNode, indent: string): string {
  const inner = `${indent}  `
  const byName = new Map<string, SampleNode[]>()
  for (const child of group.children) byName.set(child.name, [...(byName.get(child.name) ?? []), child])
  const properties = [...byName].map(
    ([name, nodes]) => `${inner}${JSON.stringify(name)}: ${propertyText(nodes, inner)}`,
  )
  return properties.length === 0 ? '{}' : `{\n${properties.join(',\n')}\n${indent}}`
}

function propertyText(nodes: readonly SampleNode[], indent: string): string {
  const [first] = nodes
  if (first && first.element.max <= 1) return nodeText(first, indent)
  const inner = `${indent}  `
  return `[\n${nodes.map((node) => inner + nodeText(node, inner)).join(',\n')}\n${indent}]`
}

function nodeText(node: SampleNode, indent: string): string {
  const { content } = node.element
  if (content.kind === 'group') return objectText(node, indent)
  const text = node.text ?? ''
  return bareTypes.has(content.type) ? text : JSON.stringify(text)
}
