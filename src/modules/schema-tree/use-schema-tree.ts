import { useCallback, useMemo, useState } from 'react'
import { usePrinting } from '@/ui/use-printing'
import { allNodes, isBranch, searchTree, visibleRows, type TreeMatch, type TreeNode, type TreeRow } from './tree-model'

interface TreeOptions<T> {
  /**
   * What the reader looks for; undefined when nothing. A new function is a new search, so keep it with `useMemo`.
   * Branches with hits open, and what the reader opens and closes meanwhile lasts as long as the search.
   */
  search?: TreeMatch<T> | undefined
  /** Which branches are open before the reader chooses; a stable function. The first level when absent. */
  initiallyOpen?: ((node: TreeNode<T>, level: number) => boolean) | undefined
  /** The node that the address names: the branches above it are open until the reader closes them. */
  markedId?: string | undefined
}

/** What a tree shows and what can be done to it; `SchemaTree` shows it, buttons beside it use the rest. */
export interface SchemaTreeState<T> {
  rows: readonly TreeRow<T>[]
  /** Ids of the nodes that fit the search; undefined without one. */
  hits: ReadonlySet<string> | undefined
  /** The id of the node above a node, wherever in the tree. */
  parents: ReadonlyMap<string, string | undefined>
  markedId: string | undefined
  /** No branch on screen is closed. */
  allOpen: boolean
  setOpen: (ids: readonly string[], open: boolean) => void
  /** Opens or closes every branch: of the search's result, while there is a search. */
  setAllOpen: (open: boolean) => void
}

interface Choices {
  search: unknown
  open: ReadonlyMap<string, boolean>
}

const noChoices: ReadonlyMap<string, boolean> = new Map()
const firstLevel = (_: unknown, level: number) => level === 1

/**
 * State of a schema tree: which branches are open, by what was chosen, searched, named in the address. On paper all
 * of them are.
 */
export function useSchemaTree<T>(
  roots: readonly TreeNode<T>[],
  { search, initiallyOpen = firstLevel, markedId }: TreeOptions<T> = {},
): SchemaTreeState<T> {
  const printing = usePrinting()
  const [choices, setChoices] = useState<Choices>({ search: undefined, open: noChoices })
  const [searchChoices, setSearchChoices] = useState<Choices>({ search: undefined, open: noChoices })

  const parents = useMemo(
    () => new Map(Array.from(allNodes(roots), ({ node, parent }) => [node.id, parent] as const)),
    [roots],
  )
  const aboveMarked = useMemo(() => ancestors(markedId, parents), [markedId, parents])
  const result = useMemo(() => search && searchTree(roots, search), [roots, search])
  const shown = result?.roots ?? roots
  const chosen = search ? (searchChoices.search === search ? searchChoices.open : noChoices) : choices.open

  const rows = useMemo(
    () =>
      visibleRows(shown, (node, level) => {
        if (printing) return true
        const choice = chosen.get(node.id)
        if (choice !== undefined) return choice
        return result ? result.opened.has(node.id) : aboveMarked.has(node.id) || initiallyOpen(node, level)
      }),
    [shown, chosen, result, aboveMarked, initiallyOpen, printing],
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
        Array.from(allNodes(shown)).flatMap(({ node }) => (isBranch(node) ? node.id : [])),
        open,
      )
    },
    [setOpen, shown],
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
  const above = new Set<string>()
  let at = id === undefined ? undefined : parents.get(id)
  while (at !== undefined && !above.has(at)) {
    above.add(at)
    at = parents.get(at)
  }
  return above
}
