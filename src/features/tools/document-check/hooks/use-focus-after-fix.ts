import { useCallback, useEffect, useRef } from 'react'
import { focusHeadingElement } from '@/browser/focus'

/**
 * Keeps the focus when a fix removes the error whose button was pressed. It moves to the error that took its place, else to
 * the last one, else to the heading of the page.
 * @returns a function to call before the fix.
 */
export function useFocusAfterFix(): () => void {
  const pressed = useRef<{ button: Element; index: number }>(undefined)

  // After each rendering: until the text has been checked again, the pressed button is there and has the focus.
  useEffect(() => {
    if (!pressed.current || document.activeElement === pressed.current.button) return
    const { index } = pressed.current
    pressed.current = undefined
    if (document.activeElement !== document.body) return
    const places = findingPlaces()
    const place = places[Math.min(index, places.length - 1)]
    const heading = document.querySelector('h1')
    if (place) place.focus()
    else if (heading) focusHeadingElement(heading)
  })

  return useCallback(() => {
    const button = document.activeElement
    const row = button?.closest('li')
    if (button && row) pressed.current = { button, index: findingPlaces().findIndex((place) => row.contains(place)) }
  }, [])
}

function findingPlaces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-finding]')]
}
