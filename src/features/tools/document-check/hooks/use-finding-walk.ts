import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { startOf } from '@/browser/event-target'
import type { FindingGroup, FoldedFinding } from '../model/finding-list'

interface FindingWalk {
  currentKey: string | undefined
  /** The finding that the person is at, for screen readers: "Finding 3 of 12. Line 22: …". */
  announcement: string
  step: (by: 1 | -1) => void
  /** Makes a finding the current one, without moving the focus. */
  reveal: (key: string) => void
}

/**
 * Steps through the findings that are shown: with the buttons, with F8 and Shift+F8 anywhere on the page, and with the arrow keys
 * between the places of the list.
 */
export function useFindingWalk(
  list: RefObject<HTMLElement | null>,
  groups: readonly FindingGroup[],
  onReveal: (entry: FoldedFinding) => void,
): FindingWalk {
  const entries = groups.flatMap(({ findings }) => findings)
  const [currentKey, setCurrentKey] = useState<string>()
  const index = entries.findIndex(({ key }) => key === currentKey)
  const current = entries[index]

  function step(by: 1 | -1) {
    if (entries.length === 0) return
    const start = index === -1 && by === -1 ? 0 : index
    const next = (start + by + entries.length) % entries.length
    const entry = entries[next]
    if (!entry) return
    setCurrentKey(entry.key)
    onReveal(entry)
    const button = list.current?.querySelectorAll<HTMLElement>('[data-finding]')[next]
    button?.closest('li')?.scrollIntoView({ block: 'nearest' })
    if (list.current?.contains(document.activeElement)) button?.focus({ preventScroll: true })
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'F8' && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault()
      step(event.shiftKey ? -1 : 1)
    }
    const start = startOf(event)
    if (start?.matches('[data-finding]') && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      focusNeighbourPlace(list.current, start, event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const announcement = current
    ? `Finding ${index + 1} of ${entries.length}. ${current.finding.place.label}: ${current.finding.message}`
    : ''
  return { currentKey, announcement, step, reveal: setCurrentKey }
}

function focusNeighbourPlace(list: HTMLElement | null, place: Element, by: number) {
  const places = [...(list?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])]
  const index = places.findIndex((other) => other === place)
  places[index + by]?.focus()
}
