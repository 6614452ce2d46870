import { useLocation, useSearchParams } from 'react-router-dom'
import { stepToOpen } from './model'
import type { Step } from './model'

const PARAMETER = 'expandIndex'

interface ExpandIndex {
  open: number | undefined
  onToggle: (id: number) => void
}

/**
 * The open step of a wizard in the query parameter `expandIndex`; every change is an entry of the history and leaves
 * the other parameters alone. Closing drops the parameter and marks the entry: only there none is open, while every
 * other address without the parameter opens the first step, or the one given initially.
 */
export function useExpandIndex(steps: readonly Step[], initial?: number): ExpandIndex {
  const { state } = useLocation() as { state: unknown }
  const [query, setQuery] = useSearchParams()
  const value = query.get(PARAMETER)
  const open = value === null && isClosed(state) ? undefined : stepToOpen(steps, value, initial)

  function onToggle(id: number) {
    const closing = id === open
    setQuery(
      (current) => {
        const next = new URLSearchParams(current)
        if (closing) next.delete(PARAMETER)
        else next.set(PARAMETER, String(id))
        return next
      },
      // Where the address stays the same, so does the entry.
      { preventScrollReset: true, replace: closing && value === null, state: closing ? closed : null },
    )
  }

  return { open, onToggle }
}

const closed = { closed: true }

function isClosed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'closed' in state
}
