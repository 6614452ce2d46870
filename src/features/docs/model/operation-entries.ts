import type { DocumentIndex, IndexedOperation } from '@/engines/openapi/document/types'
import { operationGroups, type GroupHeading, type OperationGroup } from '@/engines/openapi/model/operation-groups'
import { isInternal, missingSummary } from '@/engines/openapi/document/title'
import type { TreeEntry } from '@/engines/documentation/tree-entry'

interface Operations {
  /** The path by which the entries know the document. */
  path: string
  index: DocumentIndex
  /** Whether the reader may see internal operations. */
  isStaff: boolean
  linkTo: (operation: IndexedOperation) => string
}

/** The path by which an entry of the tree knows an operation. Addresses name methods in upper case. */
export function operationPlace(document: string, { method, path }: { method: string; path: string }): string {
  return `${document}#${method.toUpperCase()} ${path}`
}

/** Adds the operations of a document below its entry in a table of contents, by tag and group of tags (DOC-34). */
export function withOperations(entries: readonly TreeEntry[], operations: Operations): TreeEntry[] {
  return withDocument(entries, operations.path, (entry) => ({
    ...entry,
    children: [...entry.children, ...operationEntries(entry.id, operations)],
  }))
}

/** Marks the entry of a document whose operations are being loaded. */
export function withLoadingOperations(entries: readonly TreeEntry[], path: string): TreeEntry[] {
  return withDocument(entries, path, (entry) => ({ ...entry, isLoading: true }))
}

function withDocument(
  entries: readonly TreeEntry[],
  path: string,
  change: (entry: TreeEntry) => TreeEntry,
): TreeEntry[] {
  return entries.map((entry) => {
    if (entry.paths.includes(path)) return change(entry)
    return entry.children.length === 0 ? entry : { ...entry, children: withDocument(entry.children, path, change) }
  })
}

function operationEntries(above: string, { path, index, isStaff, linkTo }: Operations): TreeEntry[] {
  const groups = operationGroups(index, isStaff)
  const leaf = (operation: IndexedOperation, isAmbiguous: boolean): TreeEntry => ({
    id: `${above}/${operation.method} ${operation.path}`,
    text: operationText(operation, isAmbiguous),
    // Computed when the row is rendered: a document may have ten thousand operations, of which a screenful is rendered.
    get to() {
      return linkTo(operation)
    },
    href: undefined,
    paths: [operationPlace(path, operation)],
    internal: isInternal(operation),
    method: operation.method,
    children: [],
  })
  const leaves = ({ operations }: OperationGroup) => {
    const duplicates = duplicateNames(operations)
    return operations.map((operation) => leaf(operation, duplicates.has(nameOf(operation))))
  }
  const [only] = groups
  if (groups.length === 1 && only && !only.tag) return leaves(only)
  const entries: TreeEntry[] = []
  const branches = new Map<string, TreeEntry>()
  const sizes = new Map<string | undefined, number>()
  for (const { family } of groups) sizes.set(family, (sizes.get(family) ?? 0) + 1)
  const listIn = ({ key, title }: GroupHeading, list: TreeEntry[]) => {
    const entry = branches.get(key) ?? branch(`${above}/${key}`, title, [])
    if (!branches.has(key)) list.push(entry)
    branches.set(key, entry)
    return entry.children
  }
  for (const group of groups) {
    const { family } = group
    // A group of a single tag needs no branch of its own.
    const isFamily = family !== undefined && sizes.get(family) !== 1
    const around = [...(isFamily ? [{ key: `family ${family}`, title: family }] : []), ...group.above]
    const list = [...around, group].reduce((within, step) => listIn(step, within), entries)
    for (const entry of leaves(group)) list.push(entry)
  }
  return entries
}

/** Methods with titles that several operations of a list share. */
function duplicateNames(operations: readonly IndexedOperation[]): Set<string> {
  const names = operations.map(nameOf)
  const unseen = new Set(names)
  return new Set(names.filter((name) => !unseen.delete(name)))
}

function nameOf({ method, title }: IndexedOperation): string {
  return `${method} ${title}`
}

/** The path replaces a missing summary, whose usual replacement is the same for all, and follows an ambiguous one. */
function operationText({ title, path }: IndexedOperation, isAmbiguous: boolean): string {
  if (title === missingSummary) return breakable(path)
  return isAmbiguous ? `${title} (${breakable(path)})` : title
}

/** A path with invisible places for line breaks: a narrow list would break it within words. */
function breakable(path: string): string {
  return path.replaceAll(/[/_]/g, '$&\u200b')
}

function branch(id: string, text: string, children: TreeEntry[]): TreeEntry {
  return { id, text, to: undefined, href: undefined, paths: [], internal: false, children }
}
