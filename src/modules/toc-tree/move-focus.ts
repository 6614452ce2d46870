/** Moves the focus within a tree by an arrow key, Home or End; false when the key means nothing here. */
export function moveFocus(
  root: HTMLElement,
  event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
): boolean {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || !root.contains(at) || event.ctrlKey || event.metaKey || event.altKey) return false
  const rows = () => [...root.querySelectorAll<HTMLElement>('a[href], button')]
  switch (event.key) {
    case 'ArrowDown':
      return focus(rows()[rows().indexOf(at) + 1])
    case 'ArrowUp':
      return focus(rows()[rows().indexOf(at) - 1])
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
  else button?.closest('li')?.querySelector<HTMLElement>('ul a[href], ul button')?.focus()
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
  const row = parent && root.contains(parent) ? parent.querySelector<HTMLElement>('a[href], button') : null
  row?.focus()
  return true
}
