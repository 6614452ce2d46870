/** Focuses a message, unless that would take the focus out of an open dialog. */
export function focusNotice(notice: HTMLElement | null): void {
  const dialog = document.activeElement?.closest('[role$="dialog"]')
  if (!dialog || dialog.contains(notice)) notice?.focus()
}
