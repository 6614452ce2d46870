import { useLocation, useSearchParams } from 'react-router-dom'
import { isRecord } from '@/lib/json-values'
import { stepToOpen } from './model'
import type { Step } from './model'

const PARAMETER = 'expandIndex'

interface ExpandIndex {
  open: number | undefined
  onToggle: (id: number) => void
}

/**
 * Keeps the open step of a wizard in the query parameter `expandIndex` (UI-10). Every change is a history entry; other
 * parameters stay. Closing removes the parameter and marks the history entry, because an address without the parameter
 * opens the initial or the first step.
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
      // An unchanged address replaces its history entry.
      { preventScrollReset: true, replace: closing && value === null, state: closing ? closed : null },
    )
  }

  return { open, onToggle }
}

const closed = { closed: true }

function isClosed(state: unknown): boolean {
  return isRecord(state) && 'closed' in state
}
