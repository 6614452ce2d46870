/** Focuses what tells of something, but takes nobody out of a dialog that it is not part of. */
export function focusNotice(notice: HTMLElement | null): void {
  const dialog = document.activeElement?.closest('[role$="dialog"]')
  if (!dialog || dialog.contains(notice)) notice?.focus()
}
