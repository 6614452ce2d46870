/**
 * Focuses the heading of the page, or the main region until there is one. A page may replace its heading when its code or data
 * arrives: the focus follows, until the reader does something or leaves, or the page itself puts the focus elsewhere.
 * Returns how to stop.
 */
export function focusHeading(): (() => void) | undefined {
  const main = document.getElementById('main')
  if (!main) return undefined
  main.focus({ preventScroll: true })
  const follow = () => {
    if (isTakenFrom(main)) return stop()
    const heading = main.querySelector('h1')
    if (!heading || heading === document.activeElement) return
    focusOn(heading)
  }
  const observer = new MutationObserver(follow)
  function stop() {
    observer.disconnect()
    for (const event of ['pointerdown', 'keydown']) window.removeEventListener(event, stop, true)
  }
  follow()
  observer.observe(main, { childList: true, subtree: true })
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, stop, true)
  return stop
}

/** Gives the focus to a heading, which takes it by script only. */
export function focusOn(heading: HTMLElement): void {
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}

/** Whether something other than the main region or its heading has the focus. It falls to the body when its element goes. */
function isTakenFrom(main: HTMLElement): boolean {
  const focused = document.activeElement
  if (focused === null || focused === document.body || focused === main) return false
  return !(main.contains(focused) && focused.matches('h1'))
}
