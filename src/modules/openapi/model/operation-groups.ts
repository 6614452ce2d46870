import type { DocumentIndex, IndexedOperation, TagView } from '../engine/types'
import { groupedTags, tagLabel } from './sibling'
import { isInternal } from './title'

/** Operations under one heading. */
export interface OperationGroup {
  /** Unique among the groups. */
  key: string
  /** What it belongs to together with others (`x-sps-group-by`); these stand next to each other. */
  family?: string
  title: string
  tag?: TagView
  operations: IndexedOperation[]
}

/**
 * The operations of a document by tag in the document's order, those of a family together; each operation once, under
 * its first tag. Internal ones for staff only.
 */
export function operationGroups({ operations: all, tags }: DocumentIndex, staff: boolean): OperationGroup[] {
  const seen = staff ? all : all.filter((operation) => !isInternal(operation))
  const byTag = new Map<string | undefined, IndexedOperation[]>()
  for (const operation of seen.filter(({ webhook }) => !webhook)) {
    const [first] = operation.tags
    const list = byTag.get(first)
    if (list) list.push(operation)
    else byTag.set(first, [operation])
  }
  const tagged = groupedTags(tags).flatMap(({ name: family, tags: members }) =>
    members.flatMap((tag): OperationGroup[] => {
      const operations = byTag.get(tag.name)
      if (!operations) return []
      const heading = family === undefined ? {} : { family }
      return [{ key: `tag ${tag.name}`, ...heading, title: tagLabel(tag), tag, operations }]
    }),
  )
  const untagged = byTag.get(undefined) ?? []
  const webhooks = seen.filter(({ webhook }) => webhook)
  return [
    ...tagged,
    ...(untagged.length > 0
      ? [{ key: 'untagged', title: tagged.length > 0 ? 'Other operations' : 'Operations', operations: untagged }]
      : []),
    ...(webhooks.length > 0 ? [{ key: 'webhooks', title: 'Webhooks', operations: webhooks }] : []),
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
