import type { TagView } from '../engine/types'
import { tagLabel } from './sibling'

/** What holds operations or what holds them. */
export interface Heading {
  /** Unique among the groups. */
  key: string
  title: string
}

/** A tag and where it stands among the others. */
export interface TagPlace extends Heading {
  tag: TagView
  /** What it belongs to together with others (`x-sps-group-by`); these stand next to each other. */
  family?: string
  /** The tags that it lies in (`parent` of OpenAPI 3.2), outermost first. */
  above: readonly Heading[]
}

/** Deeper levels stand beside this one. */
const deepest = 3

/**
 * The tags of a document, each once and followed by those below it: a family stands where its first tag does. A parent
 * that is none counts for nothing; of tags that lie in each other the first is above the others.
 */
export function tagPlaces(tags: readonly TagView[]): TagPlace[] {
  const names = new Set(tags.map(({ name }) => name))
  const below = new Map<string, TagView[]>()
  const roots = new Map<unknown, TagView[]>()
  for (const tag of tags) {
    const { parent, groupBy } = tag
    if (parent !== undefined && names.has(parent)) add(below, parent, tag)
    // A tag without a family is one of its own.
    else add(roots, groupBy ?? tag, tag)
  }
  const places: TagPlace[] = []
  const seen = new Set<string>()
  for (const root of [...[...roots.values()].flat(), ...tags]) {
    const open = [placeOf(root, root.groupBy, [])]
    for (let next = open.pop(); next; next = open.pop()) {
      const { tag, above, key, title, family } = next
      if (seen.has(tag.name)) continue
      seen.add(tag.name)
      places.push(next)
      const inner = above.length < deepest ? [...above, { key, title }] : above
      for (const child of below.get(tag.name)?.toReversed() ?? []) open.push(placeOf(child, family, inner))
    }
  }
  return places
}

function add<K>(lists: Map<K, TagView[]>, key: K, tag: TagView) {
  const list = lists.get(key)
  if (list) list.push(tag)
  else lists.set(key, [tag])
}

function placeOf(tag: TagView, family: string | undefined, above: readonly Heading[]): TagPlace {
  return { key: `tag ${tag.name}`, title: tagLabel(tag), tag, above, ...(family !== undefined && { family }) }
}
