import type { DocumentIndex, IndexedOperation, TagView } from '../document/types'
import { tagLabel } from './sibling'
import { isInternal } from '../document/title'

/** What holds operations, or what holds them. */
export interface GroupHeading {
  /** Unique among the groups. */
  key: string
  title: string
}

/** Operations under one heading: those of a tag, of none, or webhooks. */
export interface OperationGroup extends GroupHeading {
  /** What it belongs to together with others (`x-sps-group-by`); these stand next to each other. */
  family?: string
  /** The tags that it lies in, outermost first. */
  above: GroupHeading[]
  tag?: TagView
  operations: IndexedOperation[]
}

/**
 * The operations of a document by tag in the document's order, those of a family together and those of a tag before
 * those of the tags below it; each operation once, under its first tag. Internal ones for staff only.
 */
export function operationGroups({ operations: all, tags, places }: DocumentIndex, staff: boolean): OperationGroup[] {
  const seen = staff ? all : all.filter((operation) => !isInternal(operation))
  const byTag = new Map<string | undefined, IndexedOperation[]>()
  for (const operation of seen.filter(({ webhook }) => !webhook)) {
    const [first] = operation.tags
    const list = byTag.get(first)
    if (list) list.push(operation)
    else byTag.set(first, [operation])
  }
  const headings = tags.map((tag) => ({ key: `tag ${tag.name}`, title: tagLabel(tag), tag }))
  const tagged = places.flatMap((place): OperationGroup[] => {
    const own = headings[place.tag]
    const operations = byTag.get(own?.tag.name)
    if (!own || !operations) return []
    const above = place.above.flatMap((number) => headings[number] ?? [])
    const family = (above[0] ?? own).tag.groupBy
    return [{ ...own, ...(family !== undefined && { family }), above, operations }]
  })
  const untagged = byTag.get(undefined) ?? []
  const webhooks = seen.filter(({ webhook }) => webhook)
  const other = tagged.length > 0 ? 'Other operations' : 'Operations'
  return [
    ...tagged,
    ...(untagged.length > 0 ? [{ key: 'untagged', above: [], title: other, operations: untagged }] : []),
    ...(webhooks.length > 0 ? [{ key: 'webhooks', above: [], title: 'Webhooks', operations: webhooks }] : []),
  ]
}

/** Finds operations by words in summary, path, operation id, method or tag. */
export function operationFinder(groups: readonly OperationGroup[]): (words: string) => OperationGroup[] {
  const texts = new Map<IndexedOperation, string>()
  for (const { title, operations } of groups) {
    for (const operation of operations) {
      const { title: summary, path, operationId = '', method } = operation
      texts.set(operation, `${method} ${path} ${summary} ${operationId} ${title}`.toLowerCase())
    }
  }
  return (wanted) => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) return [...groups]
    return groups.flatMap((group) => {
      const operations = group.operations.filter((operation) => {
        const text = texts.get(operation) ?? ''
        return words.every((word) => text.includes(word))
      })
      return operations.length > 0 ? [{ ...group, operations }] : []
    })
  }
}

/** The first groups and operations of a list up to a number. */
export function firstOperations(groups: readonly OperationGroup[], limit: number): OperationGroup[] {
  let left = limit
  return groups.flatMap((group) => {
    const operations = group.operations.slice(0, left)
    left -= operations.length
    return operations.length > 0 ? [{ ...group, operations }] : []
  })
}
