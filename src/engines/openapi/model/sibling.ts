import type { DocumentIndex, IndexedOperation, OperationView, TagView } from '../document/types'

/** The visible name of a tag: its summary, or else its name. `x-sps-latest` adds ' (Latest)' (DOC-33). */
export function tagLabel({ name, summary = name, latest }: TagView): string {
  return latest ? `${summary} (Latest)` : summary
}

/** The latest version of an operation's tag. */
export interface LatestSibling {
  /** Address of the document that contains the tag. */
  url: string
  tag: TagView
  /** The same operation there, if there is one. */
  operation?: IndexedOperation
}

/**
 * Finds the latest sibling of an operation that is not the latest itself: a tag with the same `x-sps-group-by` and with
 * `x-sps-latest`, in its own document or in one of the others (DOC-35).
 */
export function latestSibling(
  operation: Pick<OperationView, 'path' | 'method' | 'title' | 'operationId' | 'tags'>,
  own: DocumentIndex,
  others: readonly DocumentIndex[],
): LatestSibling | undefined {
  const grouped = operation.tags.filter(({ groupBy }) => groupBy !== undefined)
  if (grouped.length === 0 || grouped.some(({ latest }) => latest)) return undefined
  for (const index of [own, ...others]) {
    const tag = index.tags.find((candidate) => candidate.latest && grouped.some(isSameGroup(candidate)))
    if (!tag) continue
    const same = sameOperation(operation, index, tag)
    return { url: index.url, tag, ...(same && { operation: same }) }
  }
  return undefined
}

function isSameGroup({ groupBy }: TagView) {
  return (tag: TagView) => tag.groupBy === groupBy
}

/** Finds an operation by id, else by method and path regardless of the version, else by method and title. */
function sameOperation(
  { path, method, title, operationId }: Pick<OperationView, 'path' | 'method' | 'title' | 'operationId'>,
  { operations }: DocumentIndex,
  tag: TagView,
): IndexedOperation | undefined {
  const candidates = operations.filter((operation) => operation.tags.includes(tag.name))
  return (
    candidates.find((operation) => operationId !== undefined && operation.operationId === operationId) ??
    candidates.find((operation) => operation.method === method && unversioned(operation.path) === unversioned(path)) ??
    candidates.find((operation) => operation.method === method && operation.title === title)
  )
}

function unversioned(path: string): string {
  return path.replaceAll(/\/v\d+(\.\d+)*(?=\/|$)/gi, '/v').replaceAll(/\{[^{}]*\}/g, '{}')
}
