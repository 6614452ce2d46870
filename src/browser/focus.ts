/**
 * Focuses the heading of the page, or the main region until there is one. A page may replace its heading when its code or
 * data arrives: the focus moves to the new one, until the reader presses something or the page moves the focus elsewhere.
 * @returns a function that stops following the heading.
 */
export function focusHeading(): (() => void) | undefined {
  const main = document.getElementById('main')
  if (!main) return undefined
  main.focus({ preventScroll: true })
  const follow = () => {
    if (isFocusElsewhere(main)) return stop()
    const heading = main.querySelector('h1')
    if (!heading || heading === document.activeElement) return
    focusHeadingElement(heading)
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

/** Focuses this heading and makes it focusable for that, without adding it to the Tab order. */
export function focusHeadingElement(heading: HTMLElement): void {
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}

/** Whether something other than the main region or its heading has the focus. The body has it after its element was removed. */
function isFocusElsewhere(main: HTMLElement): boolean {
  const focused = document.activeElement
  if (focused === null || focused === document.body || focused === main) return false
  return !(main.contains(focused) && focused.matches('h1'))
}

/** Focuses the button in the next or, without one, previous list item. Called before the item of `button` is removed. */
export function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li')
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling]
  neighbours
    .map((neighbour) => neighbour?.querySelector('button'))
    .find(Boolean)
    ?.focus()
}

/** Focuses a message, unless that would take the focus out of an open dialog. */
export function focusNotice(notice: HTMLElement | null): void {
  const dialog = document.activeElement?.closest('[role$="dialog"]')
  if (!dialog || dialog.contains(notice)) notice?.focus()
}
