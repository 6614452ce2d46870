import type { Reason } from './sample-options'
import { samplePath, type SampleNode } from './sample-tree'

/**
 * Why each value is in a sample, by its path with numbers where siblings share a name: `LineItem[2]/OrderLine/OrderQtyUOM`. Of a code
 * that only some retailers require, those are named.
 */
export function reasonsOf(record: SampleNode): Map<string, Reason> {
  const reasons = new Map<string, Reason>()
  const open: { node: SampleNode; path: string }[] = [{ node: record, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, path } = next
    if (node.text !== undefined) reasons.set(path, reasonOf(node))
    const counts = new Map<string, number>()
    for (const { name } of node.children) counts.set(name, (counts.get(name) ?? 0) + 1)
    const seen = new Map<string, number>()
    const below = node.children.map((child) => {
      const at = (seen.get(child.name) ?? 0) + 1
      seen.set(child.name, at)
      const step = counts.get(child.name) === 1 ? child.name : `${child.name}[${at}]`
      return { node: child, path: path === '' ? step : `${path}/${step}` }
    })
    open.push(...below.toReversed())
  }
  return reasons
}

function reasonOf(node: SampleNode): Reason {
  const { design, element, isExtra, text } = node
  const code = design?.codes.find((required) => required.code === text)
  const retailers = code?.retailers ?? design?.retailers ?? []
  if (retailers.length > 0) return retailers
  if (element.min > 0) return 'schema'
  return isExtra ? 'size' : 'model'
}

/** The paths of all values of a sample, without numbers. */
export function valuePaths(record: SampleNode): Set<string> {
  const paths = new Set<string>()
  const open = [record]
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.text !== undefined) paths.add(samplePath(next))
    open.push(...next.children)
  }
  return paths
}
