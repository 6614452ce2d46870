/** Stands for the package in the browser: requests are built by this portal and need no validation. */
export function validateRequest(): boolean {
  return true
}
