import type { DocumentIndex, IndexedOperation, TagView } from '../document/types'
import { tagLabel } from './sibling'
import { isInternal } from '../document/title'

/** The heading of a group of operations, or of a parent tag. */
export interface GroupHeading {
  /** Unique among the groups. */
  key: string
  title: string
}

/** Operations under one heading: those of a tag, those without a tag, or the webhooks. */
export interface OperationGroup extends GroupHeading {
  /** Value of `x-sps-group-by`; groups with the same value are next to each other. */
  family?: string
  /** The parent tags, outermost first. */
  above: GroupHeading[]
  tag?: TagView
  operations: IndexedOperation[]
}

/**
 * Groups the operations of a document by their first tag, in the document's order. Tags of a family stay together, and a
 * tag comes before its child tags. Internal operations are for staff only.
 */
export function operationGroups({ operations: all, tags, places }: DocumentIndex, isStaff: boolean): OperationGroup[] {
  const visible = isStaff ? all : all.filter((operation) => !isInternal(operation))
  const byTag = new Map<string | undefined, IndexedOperation[]>()
  for (const operation of visible.filter(({ webhook }) => !webhook)) {
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
  const webhooks = visible.filter(({ webhook }) => webhook)
  const untaggedTitle = tagged.length > 0 ? 'Other operations' : 'Operations'
  return [
    ...tagged,
    ...(untagged.length > 0 ? [{ key: 'untagged', above: [], title: untaggedTitle, operations: untagged }] : []),
    ...(webhooks.length > 0 ? [{ key: 'webhooks', above: [], title: 'Webhooks', operations: webhooks }] : []),
  ]
}

/** Creates a search that finds operations by words in summary, path, operation id, method or tag. */
export function operationFinder(groups: readonly OperationGroup[]): (query: string) => OperationGroup[] {
  const texts = new Map<IndexedOperation, string>()
  for (const { title, operations } of groups) {
    for (const operation of operations) {
      const { title: summary, path, operationId = '', method } = operation
      texts.set(operation, `${method} ${path} ${summary} ${operationId} ${title}`.toLowerCase())
    }
  }
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
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

/** Cuts a list of groups after a number of operations. */
export function firstOperations(groups: readonly OperationGroup[], limit: number): OperationGroup[] {
  let remaining = limit
  return groups.flatMap((group) => {
    const operations = group.operations.slice(0, remaining)
    remaining -= operations.length
    return operations.length > 0 ? [{ ...group, operations }] : []
  })
}
