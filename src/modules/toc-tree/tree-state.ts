import { useSyncExternalStore } from 'react'

/** Which entries of a tree the reader opened and closed; outlives the pages, so that it stays while moving about. */
export interface TreeState {
  subscribe: (listener: () => void) => () => void
  snapshot: () => ReadonlyMap<string, boolean>
  set: (id: string, open: boolean) => void
  /** Forgets that these were closed: the current page's branch opens. */
  reveal: (ids: readonly string[]) => void
}

export function createTreeState(): TreeState {
  const listeners = new Set<() => void>()
  let choices: ReadonlyMap<string, boolean> = new Map()

  function change(next: ReadonlyMap<string, boolean>) {
    choices = next
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => choices,
    set: (id, open) => change(new Map(choices).set(id, open)),
    reveal(ids) {
      if (ids.some((id) => choices.get(id) !== true)) {
        change(new Map([...choices, ...ids.map((id): [string, boolean] => [id, true])]))
      }
    },
  }
}

/** What the reader chose, by id. */
export function useTreeChoices({ subscribe, snapshot }: TreeState): ReadonlyMap<string, boolean> {
  return useSyncExternalStore(subscribe, snapshot)
}
