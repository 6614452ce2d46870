import type { Reason } from './sample-options'
import { numberedValues, samplePath, type SampleNode } from './sample-tree'

/**
 * Why each value is in a sample, by its path with numbers where siblings share a name:
 * `LineItem[2]/OrderLine/OrderQtyUOM`. The reason of a code that only some retailers require names them.
 */
export function reasonsOf(record: SampleNode): Map<string, Reason> {
  return new Map(numberedValues(record).map(({ node, path }) => [path, reasonOf(node)]))
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
    for (const child of next.children) open.push(child)
  }
  return paths
}
