/** Moves the focus within a tree by an arrow key, Home or End; false when the key means nothing here. */
export function moveFocus(
  root: HTMLElement,
  event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
): boolean {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || !root.contains(at) || event.ctrlKey || event.metaKey || event.altKey) return false
  // A button beside a link belongs to the link's row: the arrows open and close it from there.
  const rows = () => [...root.querySelectorAll<HTMLElement>('a[href], button:not([aria-label])')]
  const row = at.nextElementSibling instanceof HTMLAnchorElement ? at.nextElementSibling : at
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
      return open(at)
    case 'ArrowLeft':
      return close(at, root)
    default:
      return false
  }
}

function focus(row: HTMLElement | undefined): boolean {
  row?.focus()
  return true
}

/** The disclosure button of the row in which an element stands. */
function disclosure(at: HTMLElement): HTMLElement | null {
  const item = at.closest('li')
  return (
    item?.querySelector<HTMLElement>(':scope > button[aria-expanded], :scope > div > button[aria-expanded]') ?? null
  )
}

function open(at: HTMLElement): boolean {
  const button = disclosure(at)
  if (button?.getAttribute('aria-expanded') === 'false') button.click()
  else button?.closest('li')?.querySelector<HTMLElement>(':scope > ul :is(a[href], button:not([aria-label]))')?.focus()
  return true
}

function close(at: HTMLElement, root: HTMLElement): boolean {
  const button = disclosure(at)
  if (button?.getAttribute('aria-expanded') === 'true') {
    button.click()
    button.focus()
    return true
  }
  const parent = at.closest('li')?.parentElement?.closest<HTMLElement>('li')
  const above =
    parent && root.contains(parent) ? parent.querySelector<HTMLElement>('a[href], button:not([aria-label])') : null
  above?.focus()
  return true
}
