import type { Opening } from './input-files'

let passed: Opening | undefined

/** Leaves files for the page of the check, which opens next. They are in the memory of this tab and nowhere else. */
export function passFiles(opening: Opening): void {
  passed = opening
}

/** Takes the files that were left, once. */
export function takePassedFiles(): Opening | undefined {
  const opening = passed
  passed = undefined
  return opening
}
