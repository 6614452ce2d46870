import { startOf } from './event-target'

/** For each form with unsaved input, by its id: asks the reader whether to leave. */
const questions = new Map<string, () => Promise<boolean>>()

/** Marks a form as having unsaved input. `ask` asks the reader whether to leave without saving. */
export function markUnsaved(id: string, ask: () => Promise<boolean>) {
  questions.set(id, ask)
}

/** Marks a form as saved, or as removed from the page. */
export function clearUnsaved(id: string) {
  questions.delete(id)
}

/** Whether leaving or reloading the page now would lose input. */
export function hasUnsavedInput(): boolean {
  return questions.size > 0
}

/** The parts of the page that hold files of the reader, by id. */
const openFiles = new Set<string>()

/** Marks a part of the page as holding files. The reader may leave them without a question, but the portal does not close them. */
export function markFilesOpen(id: string) {
  openFiles.add(id)
}

/** Marks the files of a part as closed. */
export function clearFilesOpen(id: string) {
  openFiles.delete(id)
}

/** Whether the page holds files of the reader. */
export function hasOpenFiles(): boolean {
  return openFiles.size > 0
}

/** Whether reloading the page now would lose input, or close files that the reader then has to open again. */
export function hasOpenWork(): boolean {
  return hasUnsavedInput() || hasOpenFiles()
}

/** The fields in which the reader has typed or chosen something. */
const changedFields = new WeakSet<Element>()

/** Starts to detect which fields the reader changes. */
export function watchFields(): void {
  const markChanged = (event: Event) => {
    const field = startOf(event)
    if (field) changedFields.add(field)
  }
  document.addEventListener('input', markChanged, true)
}

/** Whether the page has fields that the reader has changed, whether or not a form asks before they are left. */
export function hasChangedFields(): boolean {
  const fields = document.querySelectorAll('input, select, textarea, [contenteditable]')
  return [...fields].some((field) => changedFields.has(field))
}

/** Asks the reader, if leaving would lose input, whether the page may be left. */
export async function mayLeave(): Promise<boolean> {
  const [ask] = questions.values()
  return ask === undefined || ask()
}
