/** Focuses the button of the next item of a list, else of the one before: the item of this button is about to go. */
export function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li')
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling]
  neighbours
    .map((neighbour) => neighbour?.querySelector('button'))
    .find(Boolean)
    ?.focus()
}
