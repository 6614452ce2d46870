import { useEffect, useRef, type RefObject } from 'react'
import { startOf } from '@/browser/event-target'

/** Lets the arrow keys move the focus between the elements of a list that match a selector. */
export function useArrowKeys(selector: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = list.current
    const press = (event: KeyboardEvent) => {
      const start = startOf(event)
      if (!start?.matches(selector) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      const all = [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])]
      all[all.findIndex((other) => other === start) + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [selector])
  return list
}
