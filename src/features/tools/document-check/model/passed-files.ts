import type { InputFile } from './check-state'

let passed: readonly InputFile[] = []

/** Leaves files for the page of the check, which opens next. */
export function passFiles(files: readonly InputFile[]): void {
  passed = files
}

/** Takes the files that were left, once. */
export function takePassedFiles(): readonly InputFile[] {
  const files = passed
  passed = []
  return files
}
