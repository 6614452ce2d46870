import { useSyncExternalStore } from 'react'
import { createNotifier } from '@/lib/notifier'

/** The entries that the reader has opened or closed. Lives outside the components, so it survives navigation. */
export interface TreeState {
  subscribe: (listener: () => void) => () => void
  snapshot: () => ReadonlyMap<string, boolean>
  set: (id: string, open: boolean) => void
  /** Opens entries, also those that the reader has closed. */
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

/** Whether the reader has opened (true) or closed (false) an entry; undefined if neither. */
export function useTreeChoice({ subscribe, snapshot }: TreeState, id: string): boolean | undefined {
  return useSyncExternalStore(subscribe, () => snapshot().get(id))
}
