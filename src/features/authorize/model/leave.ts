/** Leaves the portal and replaces the history entry: key and state do not stay, and Back leads to the application. */
export function leaveFor(address: string): void {
  window.location.replace(address)
}
