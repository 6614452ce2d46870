import type { DocumentIndex, IndexedOperation, TagView } from '../engine/types'
import { tagPlaces, type Heading, type TagPlace } from './tag-places'
import { isInternal } from './title'

/** Operations under one heading: those of a tag, of none, or webhooks. */
export interface OperationGroup extends Heading, Pick<TagPlace, 'family' | 'above'> {
  tag?: TagView
  operations: IndexedOperation[]
}

/**
 * The operations of a document by tag in the document's order, those of a family together and those of a tag before
 * those of the tags below it; each operation once, under its first tag. Internal ones for staff only.
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
  const tagged = tagPlaces(tags).flatMap((place): OperationGroup[] => {
    const operations = byTag.get(place.tag.name)
    return operations ? [{ ...place, operations }] : []
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
