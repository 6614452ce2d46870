import type { DocumentIndex, IndexedOperation } from '@/modules/openapi/document/types'
import { operationGroups, type GroupHeading, type OperationGroup } from '@/modules/openapi/model/operation-groups'
import { isInternal, missingSummary } from '@/modules/openapi/document/title'
import type { TreeEntry } from '@/modules/toc-tree/tree-entry'

interface Operations {
  /** The entries' path of the document. */
  path: string
  index: DocumentIndex
  /** Whether the reader may see internal operations. */
  staff: boolean
  linkTo: (operation: IndexedOperation) => string
}

/** What the entry of an operation is current on: its document's path, method and path. Addresses name methods in upper case. */
export function operationPlace(document: string, { method, path }: { method: string; path: string }): string {
  return `${document}#${method.toUpperCase()} ${path}`
}

/** The entries of a table of contents with the operations of a document below its entry, by tag and by family of tags. */
export function withOperations(entries: readonly TreeEntry[], operations: Operations): TreeEntry[] {
  return entries.map((entry) => {
    if (!entry.paths.includes(operations.path)) {
      return entry.children.length === 0 ? entry : { ...entry, children: withOperations(entry.children, operations) }
    }
    return { ...entry, children: [...entry.children, ...operationEntries(entry.id, operations)] }
  })
}

function operationEntries(above: string, { path, index, staff, linkTo }: Operations): TreeEntry[] {
  const groups = operationGroups(index, staff)
  const leaf = (operation: IndexedOperation, shared: boolean): TreeEntry => ({
    id: `${above}/${operation.method} ${operation.path}`,
    text: textOf(operation, shared),
    // Written when it is shown: a document may have ten thousand operations, of which a screenful is.
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
    const shared = namedTwice(operations)
    return operations.map((operation) => leaf(operation, shared.has(nameOf(operation))))
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
    // A family of one is that one.
    const isFamily = family !== undefined && sizes.get(family) !== 1
    const around = [...(isFamily ? [{ key: `family ${family}`, title: family }] : []), ...group.above]
    const list = [...around, group].reduce((within, step) => listIn(step, within), entries)
    list.push(...leaves(group))
  }
  return entries
}

function namedTwice(operations: readonly IndexedOperation[]): Set<string> {
  const names = operations.map(nameOf)
  const left = new Set(names)
  return new Set(names.filter((name) => !left.delete(name)))
}

function nameOf({ method, title }: IndexedOperation): string {
  return `${method} ${title}`
}

/** The path stands in for a missing summary, whose replacement would tell nothing apart, and beside one that several share. */
function textOf({ title, path }: IndexedOperation, shared: boolean): string {
  if (title === missingSummary) return breakable(path)
  return shared ? `${title} (${breakable(path)})` : title
}

/** A path with places to break that nobody sees: a narrow list would break it within its words. */
function breakable(path: string): string {
  return path.replaceAll(/[/_]/g, '$&\u200b')
}

function branch(id: string, text: string, children: TreeEntry[]): TreeEntry {
  return { id, text, to: undefined, href: undefined, paths: [], internal: false, children }
}
