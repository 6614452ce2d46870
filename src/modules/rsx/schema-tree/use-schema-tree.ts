import { useCallback, useMemo, useState } from 'react'
import { usePrinting } from '@/ui/use-printing'
import { allNodes, isBranch, searchTree, visibleRows, type TreeMatch, type TreeNode, type TreeRow } from './tree-model'

interface TreeOptions<T> {
  /**
   * The search; undefined without one. A new function is a new search, so memoize it. Branches with hits open, and what the
   * reader opens and closes during a search is forgotten when it ends.
   */
  search?: TreeMatch<T> | undefined
  /** Whether a branch is open at first; a stable function. By default the first level is open. */
  initiallyOpen?: ((node: TreeNode<T>, level: number) => boolean) | undefined
  /** The node that the address names. Its ancestors are open until the reader closes them. */
  markedId?: string | undefined
}

/** The state of a tree, for `SchemaTree` and for buttons beside it. */
export interface SchemaTreeState<T> {
  rows: readonly TreeRow<T>[]
  /** Ids of the nodes that match the search; undefined without a search. */
  hits: ReadonlySet<string> | undefined
  /** The id of every node's parent. */
  parents: ReadonlyMap<string, string | undefined>
  markedId: string | undefined
  /** Whether no visible branch is closed. */
  allOpen: boolean
  setOpen: (ids: readonly string[], open: boolean) => void
  /** Opens or closes every branch; during a search, every branch of its result. */
  setAllOpen: (open: boolean) => void
}

/** The nodes that the reader has opened (true) or closed (false) during a search, or without one. */
interface Choices {
  search: unknown
  open: ReadonlyMap<string, boolean>
}

const noChoices: ReadonlyMap<string, boolean> = new Map()
const isFirstLevel = (_: unknown, level: number) => level === 1

/**
 * The state of a schema tree: which branches are open follows from what the reader has opened, the search, and the address.
 * All branches are open while printing.
 */
export function useSchemaTree<T>(
  roots: readonly TreeNode<T>[],
  { search, initiallyOpen = isFirstLevel, markedId }: TreeOptions<T> = {},
): SchemaTreeState<T> {
  const isPrinting = usePrinting()
  const [choices, setChoices] = useState<Choices>({ search: undefined, open: noChoices })
  const [searchChoices, setSearchChoices] = useState<Choices>({ search: undefined, open: noChoices })

  const parents = useMemo(
    () => new Map(Array.from(allNodes(roots), ({ node, parent }) => [node.id, parent] as const)),
    [roots],
  )
  const markedAncestors = useMemo(() => ancestors(markedId, parents), [markedId, parents])
  const result = useMemo(() => search && searchTree(roots, search), [roots, search])
  const shownRoots = result?.roots ?? roots
  const openById = search ? (searchChoices.search === search ? searchChoices.open : noChoices) : choices.open

  const rows = useMemo(
    () =>
      visibleRows(shownRoots, (node, level) => {
        if (isPrinting) return true
        const choice = openById.get(node.id)
        if (choice !== undefined) return choice
        return result ? result.opened.has(node.id) : markedAncestors.has(node.id) || initiallyOpen(node, level)
      }),
    [shownRoots, openById, result, markedAncestors, initiallyOpen, isPrinting],
  )

  const setOpen = useCallback(
    (ids: readonly string[], open: boolean) => {
      const change = (before: Choices): Choices => ({
        search,
        open: new Map([
          ...(before.search === search ? before.open : noChoices),
          ...ids.map((id) => [id, open] as const),
        ]),
      })
      if (search) setSearchChoices(change)
      else setChoices(change)
    },
    [search],
  )
  const setAllOpen = useCallback(
    (open: boolean) => {
      setOpen(
        Array.from(allNodes(shownRoots)).flatMap(({ node }) => (isBranch(node) ? node.id : [])),
        open,
      )
    },
    [setOpen, shownRoots],
  )

  return {
    rows,
    hits: result?.hits,
    parents,
    markedId,
    allOpen: rows.every(({ open }) => open !== false),
    setOpen,
    setAllOpen,
  }
}

function ancestors(id: string | undefined, parents: ReadonlyMap<string, string | undefined>): ReadonlySet<string> {
  const found = new Set<string>()
  let parent = id === undefined ? undefined : parents.get(id)
  while (parent !== undefined && !found.has(parent)) {
    found.add(parent)
    parent = parents.get(parent)
  }
  return found
}
