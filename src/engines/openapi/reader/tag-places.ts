import type { TagPlace, TagView } from '../document/types'

/** Maximum depth of the tree. Deeper tags become siblings at this depth. */
const maxDepth = 3

/**
 * Arranges the tags of a document as a tree, each tag once and followed by its descendants. Tags of a group
 * (`x-sps-group-by`) are placed at the first of them. Unknown parents are ignored; in a cycle, the first tag is the root.
 */
export function tagPlaces(tags: readonly TagView[]): TagPlace[] {
  const names = new Set(tags.map(({ name }) => name))
  const below = new Map<string, number[]>()
  const roots = new Map<string | number, number[]>()
  for (const [index, { parent, groupBy }] of tags.entries()) {
    if (parent !== undefined && names.has(parent)) add(below, parent, index)
    else add(roots, groupBy ?? index, index)
  }
  const places: TagPlace[] = []
  const seen = new Set<string>()
  for (const root of [...[...roots.values()].flat(), ...tags.keys()]) {
    const open: TagPlace[] = [{ tag: root, above: [] }]
    for (let next = open.pop(); next; next = open.pop()) {
      const { tag, above } = next
      const name = tags[tag]?.name ?? ''
      if (seen.has(name)) continue
      seen.add(name)
      places.push(next)
      const inner = above.length < maxDepth ? [...above, tag] : above
      for (const child of below.get(name)?.toReversed() ?? []) open.push({ tag: child, above: inner })
    }
  }
  return places
}

function add<K>(lists: Map<K, number[]>, key: K, index: number) {
  const list = lists.get(key)
  if (list) list.push(index)
  else lists.set(key, [index])
}
