/** Moves the focus within a tree by an arrow key, Home or End; returns false if the key does nothing in a tree. */
export function moveFocus(
  root: HTMLElement,
  event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
): boolean {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !root.contains(focused) || event.ctrlKey || event.metaKey || event.altKey)
    return false
  // A button beside a link is not a row of its own: the arrow keys on the link open and close the branch.
  const rows = () => [...root.querySelectorAll<HTMLElement>('a[href], button:not([aria-label])')]
  const row = focused.nextElementSibling instanceof HTMLAnchorElement ? focused.nextElementSibling : focused
  switch (event.key) {
    case 'ArrowDown':
      return focus(rows()[rows().indexOf(row) + 1])
    case 'ArrowUp':
      return focus(rows()[rows().indexOf(row) - 1])
    case 'Home':
      return focus(rows()[0])
    case 'End':
      return focus(rows().at(-1))
    case 'ArrowRight':
      return openOrEnter(focused)
    case 'ArrowLeft':
      return closeOrLeave(focused, root)
    default:
      return false
  }
}

function focus(row: HTMLElement | undefined): boolean {
  row?.focus()
  return true
}

/** The button that opens and closes the entry of an element. */
function disclosureOf(element: HTMLElement): HTMLElement | null {
  const item = element.closest('li')
  return (
    item?.querySelector<HTMLElement>(':scope > button[aria-expanded], :scope > div > button[aria-expanded]') ?? null
  )
}

function openOrEnter(element: HTMLElement): boolean {
  const button = disclosureOf(element)
  if (button?.getAttribute('aria-expanded') === 'false') button.click()
  else button?.closest('li')?.querySelector<HTMLElement>(':scope > ul :is(a[href], button:not([aria-label]))')?.focus()
  return true
}

function closeOrLeave(element: HTMLElement, root: HTMLElement): boolean {
  const button = disclosureOf(element)
  if (button?.getAttribute('aria-expanded') === 'true') {
    button.click()
    button.focus()
    return true
  }
  const parent = element.closest('li')?.parentElement?.closest<HTMLElement>('li')
  const above =
    parent && root.contains(parent) ? parent.querySelector<HTMLElement>('a[href], button:not([aria-label])') : null
  above?.focus()
  return true
}
