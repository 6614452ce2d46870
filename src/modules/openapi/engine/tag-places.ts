import type { TagPlace, TagView } from '../document/types'

/** Deeper levels stand beside this one. */
const deepest = 3

/**
 * The tags of a document, each once and followed by those below it: those of a family (`x-sps-group-by`) stand where its
 * first one does. A parent that is none counts for nothing; of tags that lie in each other the first is above the others.
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
      const inner = above.length < deepest ? [...above, tag] : above
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
