/** Leaves the portal. Key and state do not stay in the history: Back leads to the application, not to a used-up screen. */
export function leaveFor(address: string): void {
  window.location.replace(address)
}
