/** The forms with unsaved input, by id; each asks the reader whether to leave. */
const unsaved = new Map<string, () => Promise<boolean>>()

/** Says that the form with this id holds input that is not saved. `ask` asks whether to leave all the same. */
export function markUnsaved(id: string, ask: () => Promise<boolean>) {
  unsaved.set(id, ask)
}

/** Says that the form holds none any more, or is gone. */
export function clearUnsaved(id: string) {
  unsaved.delete(id)
}

/** Whether leaving or reloading the page now would lose input. */
export function hasUnsavedInput(): boolean {
  return unsaved.size > 0
}

/** Whether the page may be left for another site: the reader is asked when that would lose input. */
export async function mayLeave(): Promise<boolean> {
  const [ask] = unsaved.values()
  return ask === undefined || ask()
}
