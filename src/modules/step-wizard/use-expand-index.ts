import { useState } from 'react'
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
 * the other parameters alone. Closing drops the parameter: only then, and until the path changes, none is open,
 * while an address that comes without the parameter opens the first step, or the one given initially.
 */
export function useExpandIndex(steps: readonly Step[], initial?: number): ExpandIndex {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const [closedOn, setClosedOn] = useState<string>()
  const value = query.get(PARAMETER)
  const open = value === null && closedOn === pathname ? undefined : stepToOpen(steps, value, initial)

  function onToggle(id: number) {
    const closing = id === open
    setClosedOn(closing ? pathname : undefined)
    if (closing && value === null) return
    setQuery(
      (current) => {
        const next = new URLSearchParams(current)
        if (closing) next.delete(PARAMETER)
        else next.set(PARAMETER, String(id))
        return next
      },
      { preventScrollReset: true },
    )
  }

  return { open, onToggle }
}
