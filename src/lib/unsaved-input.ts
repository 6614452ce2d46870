const unsaved = new Set<string>()

/** Says that the form with this id holds input that is not saved. */
export function markUnsaved(id: string) {
  unsaved.add(id)
}

/** Says that the form holds none any more, or is gone. */
export function clearUnsaved(id: string) {
  unsaved.delete(id)
}

/** Whether leaving or reloading the page now would lose input. */
export function hasUnsavedInput(): boolean {
  return unsaved.size > 0
}
