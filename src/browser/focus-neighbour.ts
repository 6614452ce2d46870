/** Focuses the button in the next or, without one, previous list item. Called before the item of `button` is removed. */
export function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li')
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling]
  neighbours
    .map((neighbour) => neighbour?.querySelector('button'))
    .find(Boolean)
    ?.focus()
}
