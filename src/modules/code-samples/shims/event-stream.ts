/** Stands for the package in the browser: httpsnippet hands the written parts of a form to this function. */
export function map(write: (data: string) => void): (data: string) => void {
  return write
}
