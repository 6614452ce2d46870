import { useEffect, useRef, type RefObject } from 'react'
import { focusHeadingElement } from '@/browser/focus'

/**
 * Keeps the focus at its place in the list when a tick takes its row out of it: it moves to the box that is next there, else to
 * the last one, else to the heading of the page.
 * @returns a function to call before the tick.
 */
export function useWorkListFocus(list: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<{ index: number; count: number }>(undefined)

  // After each rendering: the one after the tick has the filtered list.
  useEffect(() => {
    if (!pressed.current) return
    const { index, count } = pressed.current
    pressed.current = undefined
    const boxes = boxesIn(list.current)
    if (boxes.length === count) return
    const next = boxes[Math.min(index, boxes.length - 1)]
    const heading = document.querySelector('h1')
    if (next) next.focus()
    else if (heading) focusHeadingElement(heading)
  })
  return () => {
    const boxes = boxesIn(list.current)
    pressed.current = { index: boxes.findIndex((box) => box === document.activeElement), count: boxes.length }
  }
}

function boxesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? [])]
}
