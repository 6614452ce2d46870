import { useSyncExternalStore } from 'react'
import { createNotifier } from '@/browser/notifier'

/** Which entries of a tree the reader opened and closed; outlives the pages, so that it stays while moving about. */
export interface TreeState {
  subscribe: (listener: () => void) => () => void
  snapshot: () => ReadonlyMap<string, boolean>
  set: (id: string, open: boolean) => void
  /** Forgets that these were closed: the current page's branch opens. */
  reveal: (ids: readonly string[]) => void
}

export function createTreeState(): TreeState {
  const { subscribe, notify } = createNotifier()
  let choices: ReadonlyMap<string, boolean> = new Map()

  function change(next: ReadonlyMap<string, boolean>) {
    choices = next
    notify()
  }

  return {
    subscribe,
    snapshot: () => choices,
    set: (id, open) => change(new Map(choices).set(id, open)),
    reveal(ids) {
      if (ids.some((id) => choices.get(id) !== true)) {
        change(new Map([...choices, ...ids.map((id): [string, boolean] => [id, true])]))
      }
    },
  }
}

/** Whether the reader opened (true) or closed an entry; undefined while that was left to the page. */
export function useTreeChoice({ subscribe, snapshot }: TreeState, id: string): boolean | undefined {
  return useSyncExternalStore(subscribe, () => snapshot().get(id))
}
