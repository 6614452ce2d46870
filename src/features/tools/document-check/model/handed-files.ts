import type { GivenBlob } from './check-state'

let handed: readonly GivenBlob[] = []

/** Leaves files for the page of the check, which opens next. */
export function handFiles(files: readonly GivenBlob[]): void {
  handed = files
}

/** Takes the files that were left, once. */
export function takeHandedFiles(): readonly GivenBlob[] {
  const files = handed
  handed = []
  return files
}
